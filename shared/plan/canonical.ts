import { sha256Hex } from '#sha256';

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}
