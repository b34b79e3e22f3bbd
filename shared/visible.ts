/**
 * Characters that a terminal obeys or hides: controls, direction marks, zero-width characters, line separators, lone
 * surrogates.
 */
const unshown =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** More marks than any spelling puts on a letter. An unbounded look-back would take quadratic time. */
const nearLetters = 8;

/** Whether spelling needs a joiner (RFC 5892, appendix A, and Unicode's emoji sequences). */
function isNeededJoiner(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - nearLetters), at);
  const after = text.slice(at + 1, at + 1 + nearLetters);
  if (
    /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u17d2]\u200c?$/.test(
      before,
    )
  )
    return true;
  return text[at] === '\u200c'
    ? /\p{Script=Arabic}\p{Mn}*$/u.test(before) && /^\p{Script=Arabic}/u.test(after)
    : /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u.test(before) &&
        /^\p{Extended_Pictographic}/u.test(after);
}

function replaced(text: string, write: (sign: string) => string): string {
  if (text.search(unshown) < 0) return text;
  return text.replace(unshown, (sign: string, at: number) =>
    (sign === '\u200c' || sign === '\u200d') && isNeededJoiner(text, at) ? sign : write(sign),
  );
}

/** One line for a terminal: unsafe signs become `␛` or `<U+202E>`. */
export const visible = (text: string): string => replaced(text, signOf);

function signOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 0x7f) return '\u2421';
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** JSON that parsers read exactly, without any sign that a terminal obeys. */
export const jsonText = (value: unknown, indent?: number): string => {
  const text = JSON.stringify(value, null, indent) ?? 'null';
  return indent === undefined ? escaped(text) : text.split('\n').map(escaped).join('\n');
};

const escaped = (line: string): string => replaced(line, (sign) => sign.split('').map(escapedUnit).join(''));

const escapedUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
