/**
 * Reads decimal text such as "19.25", "-.5" or " +7 ".
 *
 * @returns undefined for anything else: "+05:30" is no number, nor are "1e3", "0x1f" and "".
 */
export function readDecimal(text: string): number | undefined {
  // No digit may be read in two ways: a text of many digits that ends otherwise would be tried in all of them.
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : undefined;
}
