const wide =
  /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const columnsOf = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);

/** Approximate: combining marks take no column, East Asian letters and emoji two. */
export function widthOf(text: string): number {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += columnsOf(segment);
  return columns;
}

export function cutTo(text: string, columns: number): string {
  if (text.length <= columns && /^[\u0020-\u007e]*$/.test(text)) return text;
  let remaining = columns;
  let cut = '';
  for (const { segment } of graphemes.segment(text)) {
    remaining -= columnsOf(segment);
    if (remaining < 0) break;
    cut += segment;
  }
  return cut;
}
