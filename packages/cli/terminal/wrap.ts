import { cutTo, widthOf } from './width.ts';

/** Where a word that is too long for a line is parted best: after these. */
const joints = /(?<=[/._\-:=&?,])/;

/**
 * A text in lines of so many columns: parted between words, and inside a word only where it is longer than a line.
 *
 * @param hanging how far the second line and those after it are set in
 */
export function wrapped(text: string, columns: number, hanging = 0): string[] {
  if (widthOf(text) <= columns) return [text];
  const indent = ' '.repeat(Math.min(hanging, Math.max(0, columns - 8)));
  const lines: string[] = [];
  let line = '';
  for (const [, space = '', word = ''] of text.matchAll(/(?<! )( *)([^ ]+)/g)) {
    for (const [index, piece] of pieces(word, columns - indent.length).entries()) {
      const room = Math.max(0, columns - widthOf(line) - widthOf(piece));
      // Blanks before the first word give way to a word that fills the line.
      const glue = index > 0 ? '' : line.trim() === '' ? space.slice(0, room) : space;
      if (line.trim() !== '' && widthOf(line) + glue.length + widthOf(piece) > columns) {
        lines.push(line);
        line = indent + piece;
      } else line += glue + piece;
    }
  }
  return [...lines, line];
}

/** How far the rest of a line is set in: under the text of a list, whose head ends with two spaces; else a little. */
export function hangingOf(line: string, columns: number): number {
  const [head = ''] = /^ *\S+(?: \S+)*? {2,}(?=\S)/.exec(line) ?? [];
  const [start = ''] = /^ */.exec(line) ?? [];
  return head !== '' && widthOf(head) <= columns / 2 ? widthOf(head) : start.length + 2;
}

/** A word as it is, or in pieces that fit. */
function pieces(word: string, columns: number): string[] {
  if (widthOf(word) <= columns) return [word];
  return word.split(joints).flatMap((part) => chopped(part, columns));
}

function chopped(part: string, columns: number): string[] {
  const found: string[] = [];
  for (let rest = part; rest !== ''; ) {
    const cut = cutTo(rest, columns);
    // A letter of two columns on a line of one.
    if (cut === '') return [...found, rest];
    found.push(cut);
    rest = rest.slice(cut.length);
  }
  return found;
}
