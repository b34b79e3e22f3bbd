import { cutTo, widthOf } from './width.ts';

const breakPoints = /(?<=[/._\-:=&?,])/;

const minTextColumns = 8;

/** @param hanging the indentation of further lines */
export function wrapped(text: string, columns: number, hanging = 0): string[] {
  if (widthOf(text) <= columns) return [text];
  const indent = ' '.repeat(Math.min(hanging, Math.max(0, columns - minTextColumns)));
  const lines: string[] = [];
  let line = '';
  for (const [, space = '', word = ''] of text.matchAll(/(?<! )( *)([^ ]+)/g)) {
    for (const [index, piece] of pieces(word, columns - indent.length).entries()) {
      const room = Math.max(0, columns - widthOf(line) - widthOf(piece));
      // The indentation shrinks for a word that fills the line.
      const glue = index > 0 ? '' : line.trim() === '' ? space.slice(0, room) : space;
      if (line.trim() !== '' && widthOf(line) + glue.length + widthOf(piece) > columns) {
        lines.push(line);
        line = indent + piece;
      } else line += glue + piece;
    }
  }
  return [...lines, line];
}

/** The text of a list item follows two spaces; further lines align with it. */
export function hangingOf(line: string, columns: number): number {
  const [head = ''] = /^ *\S+(?: \S+)*? {2,}(?=\S)/.exec(line) ?? [];
  const [start = ''] = /^ */.exec(line) ?? [];
  return head !== '' && widthOf(head) <= columns / 2 ? widthOf(head) : start.length + 2;
}

const addressesIn = (line: string): readonly string[] =>
  line
    .split(/\s/)
    .flatMap((word) => /https?:\/\/.*/.exec(word)?.[0] ?? [])
    .map((found) => {
      let end = found.length;
      while ('.,;:)'.includes(found.charAt(end - 1))) end -= 1;
      return found.slice(0, end);
    });

/** Never breaks an address or a text of `unbreakable`. */
export function wrappedAround(line: string, columns: number, unbreakable: ReadonlySet<string>): string[] {
  if (widthOf(line) <= columns) return [line];
  const found = [...unbreakable].filter((one) => one !== '' && line.includes(one));
  const [unbroken] = [...found, ...addressesIn(line)].sort((a, b) => b.length - a.length);
  if (unbroken === undefined) return wrapped(line, columns, hangingOf(line, columns));
  const start = line.indexOf(unbroken);
  const around = (text: string) => (text === '' ? [] : wrappedAround(text, columns, unbreakable));
  return [
    ...around(line.slice(0, start).trimEnd()),
    `    ${unbroken}`,
    ...around(line.slice(start + unbroken.length).trim()),
  ];
}

function pieces(word: string, columns: number): string[] {
  if (widthOf(word) <= columns) return [word];
  return word.split(breakPoints).flatMap((part) => chopped(part, columns));
}

function chopped(part: string, columns: number): string[] {
  const found: string[] = [];
  for (let rest = part; rest !== ''; ) {
    const cut = cutTo(rest, columns);
    if (cut === '') return [...found, rest];
    found.push(cut);
    rest = rest.slice(cut.length);
  }
  return found;
}
