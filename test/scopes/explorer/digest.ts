/** 64 bits as two whole numbers. The sum of digests does not depend on their order. */
interface Digest {
  readonly high: number;
  readonly low: number;
}

export const noDigest: Digest = { high: 0, low: 0 };

export const sumOf = (a: Digest, b: Digest): Digest => ({
  high: (a.high + b.high) | 0,
  low: (a.low + b.low) | 0,
});

export const nameOf = ({ high, low }: Digest): string => `${high.toString(36)}.${low.toString(36)}`;

/** cyrb53 with all 64 bits. */
export function digestOfText(text: string): Digest {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return { high: high | 0, low: low | 0 };
}

const digests = new WeakMap<object, Digest>();

/** The object must be immutable. */
export function digestOfItem(item: object): Digest {
  const known = digests.get(item);
  if (known !== undefined) return known;
  const digest = digestOfText(textOf(item));
  digests.set(item, digest);
  return digest;
}

export function textOf(value: unknown): string {
  if (value === undefined) return '?';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Error) return `!${value.name}`;
  if (value instanceof Set) return `<${[...value].map(textOf).sort().join()}>`;
  if (value instanceof Map)
    return `<${[...value]
      .map(([key, member]) => `${textOf(key)}:${textOf(member)}`)
      .sort()
      .join()}>`;
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const members: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const member: unknown = Reflect.get(value, name);
    if (member !== undefined) members.push(`${name}:${textOf(member)}`);
  }
  return `{${members.join()}}`;
}
