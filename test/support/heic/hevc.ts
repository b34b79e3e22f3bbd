interface Coded {
  readonly configuration: Buffer;
  /** The slices, each after its length in four bytes. */
  readonly slices: Buffer;
}

const unitTypes = { video: 32, sequence: 33, picture: 34 };

/** Splits a stream with start codes into configuration and slices: ISO/IEC 14496-15, 8.3.3. */
export function codedPicture(stream: Buffer, bits: 8 | 10 = 8): Coded {
  const units = unitsOf(stream);
  const typeOf = (unit: Buffer) => ((unit[0] ?? 0) >> 1) & 0x3f;
  const sets = Object.values(unitTypes).map((type) => units.filter((unit) => typeOf(unit) === type));
  const sequence = units.find((unit) => typeOf(unit) === unitTypes.sequence);
  if (sequence === undefined) throw new Error('The stream has no sequence parameter set');
  // Profile, tier and level follow the two bytes of the unit's header and one more.
  const profile = withoutEmulation(sequence).subarray(3, 15);
  const head = Buffer.from([
    1,
    ...profile,
    0xf0,
    0,
    0xfc,
    0xfd,
    0xf8 | (bits - 8),
    0xf8 | (bits - 8),
    0,
    0,
    0x0f,
    sets.length,
  ]);
  const arrays = sets.flatMap((set, at) => [
    Buffer.from([0x80 | (Object.values(unitTypes)[at] ?? 0), 0, set.length]),
    ...set.flatMap((unit) => [u16(unit.length), unit]),
  ]);
  const slices = units.filter((unit) => typeOf(unit) < 32).flatMap((unit) => [u32(unit.length), unit]);
  return { configuration: Buffer.concat([head, ...arrays]), slices: Buffer.concat(slices) };
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function unitsOf(stream: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = 0; at + 2 < stream.length; at += 1) {
    if (stream[at] === 0 && stream[at + 1] === 0 && stream[at + 2] === 1) starts.push(at + 3);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    if (next === undefined) return stream.subarray(start);
    const end = next - 3;
    return stream.subarray(start, stream[end - 1] === 0 ? end - 1 : end);
  });
}

/** Removes every byte 3 that follows two zero bytes. */
function withoutEmulation(unit: Buffer): Buffer {
  const out: number[] = [];
  for (const byte of unit) {
    if (byte === 3 && out.at(-1) === 0 && out.at(-2) === 0) continue;
    out.push(byte);
  }
  return Buffer.from(out);
}
