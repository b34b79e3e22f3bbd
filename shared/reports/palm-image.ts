import type { LedgerContext } from '../ledger/context.ts';
import { partKey, type Subject } from '../ledger/items/keys.ts';
import { partItems } from '../ledger/items/part.ts';
import { unpackBody } from '../ledger/parts/bodies.ts';

export const palmImagePart = 'palm/get-palm-image';

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

export async function readPalmImage(
  { table, bodies }: LedgerContext,
  subject: Subject,
): Promise<Picture | undefined> {
  const item = await table.get(partKey(subject, palmImagePart));
  const known = item && partItems.parse(item);
  if (known?.state !== 'bought') return undefined;
  const embedded = pictureIn(await unpackBody(bodies, known))?.picture;
  const key = known.assets?.find((asset) => asset.key !== undefined)?.key;
  if (embedded !== undefined || key === undefined) return embedded;
  const bytes = new Uint8Array(await bodies.get(key));
  const contentType = typeOf(Buffer.from(bytes.subarray(0, 16)));
  return contentType && { bytes, contentType };
}

const minTextLength = 200;

/** The contract does not show the answer's shape: takes the first base64 picture at any depth. */
function pictureIn(answer: unknown): { readonly text: string; readonly picture: Picture } | undefined {
  if (typeof answer === 'string') {
    const picture = decode(answer);
    return picture && { text: answer, picture };
  }
  if (typeof answer !== 'object' || answer === null) return undefined;
  for (const member of Object.values(answer)) {
    const found = pictureIn(member);
    if (found !== undefined) return found;
  }
  return undefined;
}

function decode(text: string): Picture | undefined {
  if (text.length < minTextLength) return undefined;
  const content = text.slice(0, 64).startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text;
  const contentType = typeOf(Buffer.from(content.slice(0, 16), 'base64'));
  if (contentType === undefined || !/^[A-Za-z0-9+/_=\s-]+$/.test(content)) return undefined;
  return { bytes: new Uint8Array(Buffer.from(content, 'base64')), contentType };
}

function typeOf(head: Buffer): Picture['contentType'] | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  return undefined;
}

export function replacePicture(answer: unknown, address: string): unknown {
  const found = pictureIn(answer);
  return found === undefined ? answer : replaced(answer, found.text, address);
}

function replaced(value: unknown, text: string, address: string): unknown {
  if (value === text) return address;
  if (Array.isArray(value)) return value.map((member) => replaced(member, text, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaced(member, text, address)]),
  );
}
