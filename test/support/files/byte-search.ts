import { inflateRawSync, inflateSync, unzipSync } from 'node:zlib';

export interface Needle {
  readonly what: string;
  readonly content: string | Uint8Array;
}

export interface Trace {
  readonly what: string;
  readonly where: string;
  readonly form: string;
}

const maxDepth = 4;
const maxInflatedBytes = 64 * 1024 * 1024;

/** As UTF-8, UTF-16 of both byte orders, base64, and all of these compressed. */
export function tracesIn(where: string, bytes: Buffer, needles: readonly Needle[], depth = 0): Trace[] {
  const found = needles.flatMap(({ what, content }) =>
    formsOf(content)
      .filter(([, form]) => bytes.includes(form))
      .map(([form]) => ({ what, where, form })),
  );
  if (depth === maxDepth) return found;
  return [
    ...found,
    ...innerOf(bytes).flatMap(([how, inner]) => tracesIn(`${where} > ${how}`, inner, needles, depth + 1)),
  ];
}

function formsOf(content: string | Uint8Array): (readonly [string, Buffer])[] {
  const plain = Buffer.from(content);
  if (typeof content !== 'string') return [['bytes', plain], ...base64Of('bytes', plain)];
  const utf16 = Buffer.from(content, 'utf16le');
  return [
    ['UTF-8', plain],
    ['UTF-16LE', utf16],
    ['UTF-16BE', Buffer.from(utf16).swap16()],
    ...base64Of('UTF-8', plain),
  ];
}

/** For each alignment, the base64 that all texts with `plain` inside have in common. */
const base64Of = (form: string, plain: Buffer): (readonly [string, Buffer])[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), plain])
      .toString('base64')
      .replace(/=+$/, '');
    return [`base64 of ${form}`, Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -1).slice(0, 400))];
  });

function innerOf(bytes: Buffer): (readonly [string, Buffer])[] {
  const unpacked: (readonly [string, Buffer | undefined])[] = [
    ['inflated', inflated(() => unzipSync(bytes, { maxOutputLength: maxInflatedBytes }))],
  ];
  const found = [...unpacked, ...zipped(bytes), ...streams(bytes)];
  return found.flatMap(([how, inner]) =>
    inner === undefined || inner.length === 0 ? [] : [[how, inner] as const],
  );
}

function zipped(bytes: Buffer): (readonly [string, Buffer | undefined])[] {
  const files: (readonly [string, Buffer | undefined])[] = [];
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    if (at + 30 > bytes.length) break;
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('latin1', at + 30, at + 30 + bytes.readUInt16LE(at + 26));
    files.push([
      `zip ${name}`,
      inflated(() => inflateRawSync(bytes.subarray(from), { maxOutputLength: maxInflatedBytes })),
    ]);
  }
  return files;
}

function streams(bytes: Buffer): (readonly [string, Buffer | undefined])[] {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return [];
  const found: (readonly [string, Buffer | undefined])[] = [];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const from = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    found.push([
      'PDF stream',
      inflated(() => inflateSync(bytes.subarray(from), { maxOutputLength: maxInflatedBytes })),
    ]);
  }
  return found;
}

function inflated(inflate: () => Buffer): Buffer | undefined {
  try {
    return inflate();
  } catch {
    return undefined;
  }
}
