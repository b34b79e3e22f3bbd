import { deflateSync, inflateSync } from 'node:zlib';
import { hashOf } from '../../plan/canonical.ts';
import type { PartName } from '../../plan/plan.ts';
import type { BodyStore } from '../context.ts';
import { type Subject, subjectName } from '../items/keys.ts';
import type { Part } from '../items/part.ts';

/**
 * Deflated bodies beyond this lie in the store. A write there costs as much as one of 8 KB in the table, and
 * every look at a report reads all of its items; below it stays what a report is read for, in one query (bench/ledger.ts).
 */
export const maxItemBytes = 32 * 1024;

/** Folder of a subject in the store. A hash, so that no name shows in a key or a presigned address. */
export const storeFolder = (subject: Subject): string => hashOf(subjectName(subject)).slice(0, 32);

export async function packBody(
  bodies: BodyStore,
  subject: Subject,
  part: PartName,
  inputsHash: string,
  body: unknown,
): Promise<Pick<Part, 'body'> | Pick<Part, 'bodyKey'>> {
  const packed = deflateSync(JSON.stringify(body ?? null));
  if (packed.byteLength <= maxItemBytes) return { body: new Uint8Array(packed) };
  const bodyKey = bodyKeyOf(subject, part, inputsHash);
  await bodies.put(bodyKey, packed, 'application/zlib');
  return { bodyKey };
}

export const bodyKeyOf = (subject: Subject, part: PartName, inputsHash: string): string =>
  `parts/${storeFolder(subject)}/${part}/${inputsHash}`;

/** The answer's body as it came; undefined where an outcome had none. */
export async function unpackBody(bodies: BodyStore, part: Part): Promise<unknown> {
  const packed = part.body ?? (part.bodyKey === undefined ? undefined : await bodies.get(part.bodyKey));
  return packed === undefined ? undefined : JSON.parse(inflateSync(packed).toString('utf8'));
}
