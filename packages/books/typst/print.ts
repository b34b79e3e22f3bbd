import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { isGlyph } from '../answers/strokes.ts';
import { BookError } from '../book-error.ts';
import type { Block, Book } from '../composing/book.ts';
import { glyphAlone } from '../drawings/glyph.ts';
import { familiesOf, readFonts } from '../fonts/fonts.ts';
import { onPaper, sizes } from '../look/tokens.ts';
import { printable } from '../printable.ts';
import { brandLine, logoOf, type Theme } from '../theme/theme.ts';
import { lettersApart } from './letters-apart.ts';
import { PrintError } from './print-error.ts';
import { template } from './template.ts';

/** Widths and heights in points. */
const pages: Record<
  Theme['page'],
  {
    readonly width: number;
    readonly height: number;
    readonly unit: number;
    readonly margin: number;
    readonly photo: number;
  }
> = {
  A5: { width: 419.53, height: 595.28, unit: 0.92, margin: 46, photo: 300 },
  A4: { width: 595.28, height: 841.89, unit: 1.08, margin: 72, photo: 430 },
  Letter: { width: 612, height: 792, unit: 1.08, margin: 72, photo: 400 },
};

const workspace = '/palmleaf-book';

/** Letters of other scripts hang from a line and need more leading. */
const onBaseline: ReadonlySet<string> = new Set(['Latn', 'Cyrl']);

const tones = {
  letters: onPaper('ink'),
  soft: onPaper('soft'),
  line: onPaper('line'),
  lead: sizes.lead,
  fine: sizes.fine,
};

/** Longer cards may break over two pages. */
const cardLetters = 700;

/** Frees the memory of each book before the next. */
export class BookPrinter {
  readonly #compiler: NodeCompiler;

  constructor(fonts: Buffer[] = readFonts()) {
    this.#compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
  }

  print(book: Book, theme: Theme): Buffer {
    const compiler = this.#compiler;
    const logo = theme.logo === undefined ? undefined : logoOf(theme.logo);
    const photo = book.photo && `/photo.${book.photo.contentType.slice('image/'.length)}`;
    try {
      if (logo !== undefined) compiler.mapShadow(`${workspace}/logo.${logo.format}`, Buffer.from(logo.bytes));
      if (book.photo !== undefined && photo !== undefined)
        compiler.mapShadow(`${workspace}${photo}`, Buffer.from(book.photo.bytes));
      const { photo: _photo, ...rest } = book;
      const data = {
        book: {
          ...rest,
          chapters: book.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(prepared) })),
        },
        look: styleOf(book, theme),
        glyphs: Object.fromEntries(
          glyphsIn(book).map((name) => [name, glyphAlone(name, theme.colours.main)]),
        ),
        ...(logo === undefined ? {} : { logo: `/logo.${logo.format}` }),
        ...(photo === undefined ? {} : { photo }),
      };
      compiler.addSource(`${workspace}/main.typ`, template);
      compiler.mapShadow(`${workspace}/book.json`, Buffer.from(JSON.stringify(data, printableTexts)));
      // A document object would hold its pages until garbage collection.
      return compiler.pdf({ mainFilePath: `${workspace}/main.typ`, resetRead: true });
    } catch (cause) {
      if (cause instanceof BookError) throw cause;
      throw new PrintError('The book could not be printed', { cause });
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  }
}

const printableTexts = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? printable(value) : value;

/** Top and bottom, as in template.ts. */
const marginsOfHeight = 1.05 + 1.2;
const maxDrawingShare = 0.8;

function styleOf(book: Book, theme: Theme) {
  const isOnBaseline = onBaseline.has(new Intl.Locale(book.locale).maximize().script ?? '');
  const { width, height, unit, margin, photo } = pages[theme.page];
  return {
    ...theme.colours,
    ...tones,
    width,
    height,
    unit,
    margin,
    photo,
    maxDrawing: (height - marginsOfHeight * margin) * maxDrawingShare,
    name: theme.name,
    title: theme.cover.title ?? book.title,
    ...(theme.cover.text === undefined ? {} : { cover: theme.cover.text }),
    footer: brandLine(theme),
    fonts: familiesOf(theme.font),
    lang: book.locale,
    hyphenate: isOnBaseline,
    justify: isOnBaseline,
    leading: isOnBaseline ? 0.68 : 0.82,
    lines: isOnBaseline ? 1.1 : 2,
  };
}

function prepared(block: Block): Block {
  if (block.kind === 'drawing') return { ...block, ...lettersApart(block.svg) };
  if (block.kind !== 'card') return block;
  const breakable = JSON.stringify(block.blocks.map((one) => ('svg' in one ? '' : one))).length > cardLetters;
  const card = { kind: 'card', breakable, blocks: block.blocks.map(prepared) } as const;
  return card;
}

function glyphsIn({ chapters }: Book) {
  const found = new Set<string>();
  JSON.stringify(chapters, (name, value: unknown) => {
    if (name === 'signs' && Array.isArray(value)) for (const sign of value) found.add(String(sign));
    return value;
  });
  return [...found].filter(isGlyph);
}
