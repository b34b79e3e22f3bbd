export function changed(original: unknown, picks: readonly number[], value: unknown): unknown {
  return picks.reduce<unknown>((current, pick) => replacedAt(current, pick, value), original);
}

function replacedAt(current: unknown, pick: number, value: unknown): unknown {
  if (typeof current !== 'object' || current === null) return value;
  const entries = Object.entries(current);
  const entry = entries[pick % Math.max(1, entries.length)];
  if (entry === undefined) return value;
  const [name, inner] = entry;
  const rest = Math.floor(pick / Math.max(1, entries.length));
  const next = rest % 5 === 0 ? value : replacedAt(inner, Math.floor(rest / 2) + 1, value);
  return Array.isArray(current)
    ? current.map((member, index) => (String(index) === name ? next : member))
    : { ...current, [name]: next };
}
