import type { Random } from '../../simulation/world/random.ts';

type Change = (random: Random, bytes: Buffer, other: Buffer) => Buffer;

const oddBytes = [0, 0x0a, 0x0d, 0x20, 0x22, 0x25, 0x2c, 0x2f, 0x7f, 0x80, 0xc0, 0xef, 0xfe, 0xff];

const place = (random: Random, bytes: Buffer): number => random.whole(0, bytes.length);

function stretch(random: Random, bytes: Buffer): readonly [number, number] {
  const from = place(random, bytes);
  const most = random.chance(0.9) ? Math.min(32, bytes.length - from) : bytes.length - from;
  return [from, from + random.whole(0, most)];
}

const replaced = (bytes: Buffer, from: number, to: number, by: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(to)]);

const changes: readonly Change[] = [
  function flip(random, bytes) {
    const copy = Buffer.from(bytes);
    const at = Math.min(place(random, bytes), bytes.length - 1);
    if (at >= 0) copy[at] = (copy[at] ?? 0) ^ (1 << random.whole(0, 7));
    return copy;
  },
  function set(random, bytes) {
    const at = place(random, bytes);
    return replaced(bytes, at, at + 1, Buffer.from([random.pick(oddBytes)]));
  },
  function insert(random, bytes) {
    const at = place(random, bytes);
    return replaced(bytes, at, at, Buffer.from([random.pick(oddBytes)]));
  },
  function remove(random, bytes) {
    return replaced(bytes, ...stretch(random, bytes), Buffer.alloc(0));
  },
  function repeat(random, bytes) {
    const [from, to] = stretch(random, bytes);
    const times = random.chance(0.98) ? random.whole(1, 8) : 2000;
    return replaced(bytes, to, to, Buffer.concat(Array(times).fill(bytes.subarray(from, to))));
  },
  function truncate(random, bytes) {
    return bytes.subarray(0, place(random, bytes));
  },
  function splice(random, bytes, other) {
    const [from, to] = stretch(random, bytes);
    return replaced(bytes, from, to, other.subarray(...stretch(random, other)));
  },
];

export const mutateBytes: Change = (random, bytes, other) => random.pick(changes)(random, bytes, other);
