import { PrintError } from '../typst/print-error.ts';

interface PdfObject {
  readonly head: string;
  readonly stream: Uint8Array | undefined;
}

/** Typst compresses neither the cross-reference table nor the objects. */
interface PdfParts {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly catalog: number;
}

const entryBytes = 20;

/** @throws PrintError for a PDF that Typst did not write */
export function partsOf(pdf: Uint8Array): PdfParts {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 2_000));
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1]);
  const catalog = Number(/\/Root (\d+) 0 R/.exec(end)?.[1]);
  const head = bytes.toString('latin1', table, table + 40);
  const [whole = '', count = ''] = /^xref\n0 (\d+)\n/.exec(head) ?? [];
  if (whole === '' || !Number.isInteger(catalog)) throw new PrintError('The PDF was not made by Typst');
  const places = Array.from({ length: Number(count) }, (_, number) => {
    const at = table + whole.length + number * entryBytes;
    const entry = bytes.toString('latin1', at, at + entryBytes);
    return { number, at: entry.includes('n') ? Number(entry.slice(0, 10)) : -1 };
  })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return {
    catalog,
    objects: new Map(
      places.map(({ number, at }, index) => [
        number,
        objectIn(bytes.subarray(at, places[index + 1]?.at ?? table), number),
      ]),
    ),
  };
}

function objectIn(bytes: Buffer, number: number): PdfObject {
  const text = bytes.toString('latin1');
  const begins = `${number} 0 obj\n`;
  if (!text.startsWith(begins)) throw new PrintError('The PDF was not made by Typst');
  const ends = endOf(text);
  if (ends === undefined) throw new PrintError('The PDF was not made by Typst');
  return {
    head: text.slice(begins.length, ends.at),
    stream: ends.word === 'stream' ? bytes.subarray(ends.at) : undefined,
  };
}

function endOf(text: string): Token | undefined {
  for (const token of tokens(text)) if (token.word === 'stream' || token.word === 'endobj') return token;
  return undefined;
}

interface Token {
  readonly at: number;
  readonly word: string;
}

function* tokens(text: string): Generator<Token> {
  const next = /\d+ 0 R\b|[A-Za-z]+|\(|\/[^\s/<>()[\]]*|<[0-9A-Fa-f\s]*>/g;
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    if (match[0] === '(') next.lastIndex = afterString(text, match.index);
    else yield { at: match.index, word: match[0] };
  }
}

/** The string may hold nested and escaped brackets. */
function afterString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new PrintError('The PDF was not made by Typst');
}

export function renumbered(head: string, by: number): string {
  let written = '';
  let from = 0;
  for (const { at, word } of tokens(head)) {
    const number = /^(\d+) 0 R$/.exec(word)?.[1];
    if (number === undefined) continue;
    written += `${head.slice(from, at)}${Number(number) + by} 0 R`;
    from = at + word.length;
  }
  return written + head.slice(from);
}

export function referenceIn(head: string, field: string): number | undefined {
  let isNext = false;
  for (const { word } of tokens(head)) {
    const number = /^(\d+) 0 R$/.exec(word)?.[1];
    if (isNext && number !== undefined) return Number(number);
    isNext = word === `/${field}`;
  }
  return undefined;
}
