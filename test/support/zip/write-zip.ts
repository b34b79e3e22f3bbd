import { crc32, deflateRawSync } from 'node:zlib';

export interface PackedFile {
  readonly name: string | Buffer;
  readonly content: Uint8Array | string;
  readonly stored?: boolean;
  /** Whether sizes and checksum follow the data, as in a streamed archive. */
  readonly described?: boolean;
  readonly utf8?: boolean;
  readonly encrypted?: boolean;
  readonly method?: number;
  readonly extra?: Buffer;
  /** Whether sizes and offset are in 64-bit fields. */
  readonly long?: boolean;
  readonly unixMode?: number;
  /** Values with which the directory contradicts the file. */
  readonly claims?: { readonly bytes?: number; readonly crc?: number; readonly from?: number };
}

interface ZipOptions {
  readonly comment?: string;
  readonly before?: Buffer;
  /** Between the directory and the end, the place of a signature. */
  readonly beforeEnd?: Buffer;
  readonly long?: boolean;
  readonly claims?: { readonly entries?: number };
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value & 0xffff);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const field = (kind: number, content: Buffer): Buffer =>
  Buffer.concat([u16(kind), u16(content.length), content]);

/** 2025-01-01 at midnight. */
const timeAndDate = 0x5a21_0000;
const unknownField = 0xcafe;

/** Follows APPNOTE.TXT 6.3.10. */
export function writeZip(files: readonly PackedFile[], options: ZipOptions = {}): Buffer {
  const { comment = '', before = Buffer.alloc(0), beforeEnd = Buffer.alloc(0) } = options;
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = file.stored ? content : deflateRawSync(content);
    const name = Buffer.isBuffer(file.name) ? file.name : Buffer.from(file.name);
    const flags = (file.encrypted ? 1 : 0) | (file.described ? 8 : 0) | (file.utf8 ? 0x800 : 0);
    const method = file.method ?? (file.stored ? 0 : 8);
    const crc = file.claims?.crc ?? crc32(content);
    const bytes = file.claims?.bytes ?? content.length;
    const from = file.claims?.from ?? at;
    const sums = [u32(crc), u32(packed.length), u32(content.length)];
    const local = Buffer.concat([
      u32(0x04034b50),
      u16(20),
      u16(flags),
      u16(method),
      u32(timeAndDate),
      ...(file.described ? [u32(0), u32(0), u32(0)] : sums),
      u16(name.length),
      u16(4),
      name,
      field(unknownField, Buffer.alloc(0)),
    ]);
    const descriptor = file.described ? Buffer.concat([u32(0x08074b50), ...sums]) : Buffer.alloc(0);
    bodies.push(local, packed, descriptor);
    at += local.length + packed.length + descriptor.length;
    const extra = Buffer.concat([
      file.extra ?? Buffer.alloc(0),
      file.long ? field(1, Buffer.concat([u64(bytes), u64(packed.length), u64(from)])) : Buffer.alloc(0),
    ]);
    heads.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(0x031e),
        u16(20),
        u16(flags),
        u16(method),
        u32(timeAndDate),
        u32(crc),
        u32(file.long ? 0xffffffff : packed.length),
        u32(file.long ? 0xffffffff : bytes),
        u16(name.length),
        u16(extra.length),
        u16(0),
        u16(0),
        u16(0),
        u32((file.unixMode ?? 0o100644) * 0x10000),
        u32(file.long ? 0xffffffff : from),
        name,
        extra,
      ]),
    );
  }
  const directory = Buffer.concat(heads);
  const entries = options.claims?.entries ?? files.length;
  const long = options.long
    ? Buffer.concat([
        u32(0x06064b50),
        u64(44),
        u16(45),
        u16(45),
        u32(0),
        u32(0),
        u64(entries),
        u64(entries),
        u64(directory.length),
        u64(at),
        u32(0x07064b50),
        u32(0),
        u64(before.length + at + directory.length + beforeEnd.length),
        u32(1),
      ])
    : Buffer.alloc(0);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(options.long ? 0xffff : entries),
    u16(options.long ? 0xffff : entries),
    u32(options.long ? 0xffffffff : directory.length),
    u32(options.long ? 0xffffffff : at),
    u16(Buffer.byteLength(comment)),
    Buffer.from(comment),
  ]);
  return Buffer.concat([before, ...bodies, directory, beforeEnd, long, end]);
}
