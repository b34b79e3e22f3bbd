/**
 * Reads decimal text such as "19.25", "-.5" or " +7 ".
 * @returns undefined for anything else, such as "+05:30", "1e3", "0x1f" and ""
 */
export function readDecimal(text: string): number | undefined {
  // Each digit has one way to match, so long texts fail fast.
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : undefined;
}
