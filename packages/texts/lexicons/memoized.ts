/** Caches the newest `limit` results, because the chat reads each message and clause many times. */
export function memoized<Given extends readonly (string | undefined)[], Result extends object | string>(
  limit: number,
  compute: (...given: Given) => Result,
): (...given: Given) => Result {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = given.join('\0');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...given);
    const [oldest] = results.keys();
    if (results.size >= limit && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}
