/** Characters that a terminal would execute, hide or reorder. */
export const hostileText = [
  'a\u001b]0;owned\u0007',
  '\u001b[2J\u001b[31mred',
  '\u009b1mc1',
  '\u202eesrever\u202c\u2066isolated\u2069',
  'ze\u200bro\u200d\ufeff\u00ad\u{e0041}',
  'line\u2028para\u2029',
  '\ud800lone\udc00',
  'del\u007f\b\b\bnul\u0000',
  'over\rwritten\tby\nforged line\r\nforged too',
].join('');

/** A separate list of control characters, so that tests do not use the pattern that they test. */
const raw = new RegExp(
  [
    String.raw`[\u0000-\u0009\u000b-\u001f\u007f-\u009f]`,
    String.raw`[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`,
    String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`,
    String.raw`\udb40[\udc00-\udc7f]`,
  ].join('|'),
);

export function rawControl(output: string): string | undefined {
  const found = raw.exec(output);
  if (found === null) return undefined;
  return JSON.stringify(output.slice(Math.max(0, found.index - 40), found.index + 20));
}
