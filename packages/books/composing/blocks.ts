import { aspectGrid } from '../drawings/aspect-grid.ts';
import { kundlis } from '../drawings/kundli.ts';
import { mandala } from '../drawings/mandala.ts';
import { moonDisc } from '../drawings/moon.ts';
import { type Colours, printed } from '../drawings/printed.ts';
import { wheel } from '../drawings/wheel.ts';
import type { CellContent, Piece } from '../model/pieces.ts';
import type { BookWording } from '../words/wording.ts';
import type { Block, TableCell } from './book.ts';
import { blocksOf } from './generic.ts';

interface BlockOptions {
  readonly colours: Colours;
  readonly words: BookWording['words'];
  readonly degrees: BookWording['degrees'];
  readonly hasPhoto: boolean;
}

type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>;

export const blocksFor = (pieces: readonly Piece[], options: BlockOptions): Block[] =>
  pieces.flatMap((piece) => blocksOfPiece(piece, options));

function blocksOfPiece(piece: Piece, options: BlockOptions): Block[] {
  switch (piece.kind) {
    case 'heading':
      return [heading(piece)];
    case 'text':
      return [{ kind: 'text', text: piece.text }];
    case 'zodiac':
      return [{ kind: 'fine', text: piece.text }];
    case 'fine':
      return [{ kind: 'fine', text: piece.label ? `${piece.label.text}: ${piece.text}` : piece.text }];
    case 'lead':
      return [{ kind: 'text', text: piece.text }];
    case 'prose':
      return [{ kind: piece.isSummary ? 'lead' : 'text', text: piece.text }];
    case 'facts':
      return [{ kind: 'facts', rows: piece.rows.map(([name, value]) => [name, cell(value)] as const) }];
    case 'table':
      return table(piece);
    case 'chips':
      return piece.title === undefined
        ? [{ kind: 'fine', text: piece.items.join(' · ') }]
        : [{ kind: 'facts', rows: [[piece.title, piece.items.join(', ')]] }];
    case 'shares':
      return [{ kind: 'shares', rows: piece.rows.map(([name, percent]) => [name, share(percent)]) }];
    case 'drawing':
      return [drawing(piece, options)];
    case 'moon':
      return moon(piece, options);
    case 'lights':
      return [{ kind: 'facts', rows: piece.rows.map(lightRow) }];
    case 'photo':
      return options.hasPhoto ? [photo(piece)] : [];
    case 'aspects':
      return aspects(piece, options);
    case 'conversation':
      return piece.turns.map((turn) => exchange(turn, options));
    case 'card':
      return [{ kind: 'card', blocks: blocksFor(piece.pieces, options) }];
    case 'advice':
      return piece.texts.map((text) => ({ kind: 'text', text }));
    case 'cards':
      return blocksFor(piece.pieces, options);
    case 'beside':
      return piece.sides.flatMap((side) => blocksFor(side, options));
    case 'folded':
      return blocksFor(
        piece.pieces.filter(({ kind }) => kind === 'value'),
        options,
      );
    case 'value':
      return piece.isRepeated === true ? [] : blocksOf(piece.value, piece.labels?.name);
    case 'closing':
      return piece.limits.length === 0 ? [] : [{ kind: 'fine', text: piece.limits.join(' ') }];
    case 'month':
    case 'terms':
      return [];
  }
}

const share = (percent: number): number => Math.min(100, Math.max(0, percent));

function cell(content: CellContent): TableCell {
  if (typeof content === 'string') return content;
  const { text, signs = [], mark } = content;
  const marked = mark === undefined ? text : `${text} ${mark.text}`;
  return signs.length === 0 ? marked : { text: marked, signs };
}

const heading = ({ text, value, aside }: PieceOf<'heading'>): Block => ({
  kind: 'heading',
  text: value === undefined ? text : { text: `${text}: ${value.text}`, signs: value.signs ?? [] },
  ...(aside && { aside: aside.text }),
});

function table({ name, title, head, rows, numberColumns }: PieceOf<'table'>): Block[] {
  const marks = rows.flat().flatMap((content) => (typeof content === 'object' ? (content.mark ?? []) : []));
  const legend = marks[0] && `${marks[0].text}: ${marks[0].means}`;
  return [
    ...(name === 'places' ? [] : [{ kind: 'heading', text: title } as const]),
    { kind: 'table', head, rows: rows.map((row) => row.map(cell)), numberColumns },
    ...(legend === undefined ? [] : [{ kind: 'fine', text: legend } as const]),
  ];
}

function drawing({ figure, alt }: PieceOf<'drawing'>, { colours }: BlockOptions): Block {
  switch (figure.of) {
    case 'wheel':
      return { kind: 'drawing', svg: printed(wheel(figure.chart), colours), alt, width: 1.16 };
    case 'kundli':
      return {
        kind: 'drawing',
        svg: printed(kundlis(figure.charts, figure.style), colours),
        alt,
        width: 1,
      };
    case 'mandala':
      return {
        kind: 'drawing',
        svg: printed(mandala(figure.reference, figure.marks), colours),
        alt,
        width: 0.94,
      };
  }
}

const moon = ({ elongation, text }: PieceOf<'moon'>, { colours }: BlockOptions): Block[] => [
  ...(elongation === undefined
    ? []
    : [{ kind: 'drawing', svg: printed(moonDisc(elongation), colours), alt: text, width: 0.18 } as const]),
  { kind: 'lead', text },
];

const lightRow = ({ name, sign: { text, signs = [] }, degree }: PieceOf<'lights'>['rows'][number]) =>
  [name, { text: `${text} ${degree}`, signs }] as const;

const photo = ({ alt, legend }: PieceOf<'photo'>): Block => ({
  kind: 'photo',
  alt,
  legend: legend.map(({ colour, isDashed, text }) => ({ colour, dashed: isDashed, text })),
});

const exchange = (
  { question, pieces }: PieceOf<'conversation'>['turns'][number],
  options: BlockOptions,
): Block => ({
  kind: 'card',
  blocks: [
    ...(question === undefined ? [] : [{ kind: 'heading', text: question } as const]),
    ...blocksFor(pieces, options),
  ],
});

function aspects({ chart, entries }: PieceOf<'aspects'>, { colours, words, degrees }: BlockOptions): Block[] {
  const grid = chart && aspectGrid(chart, degrees);
  const found = chart?.aspects ?? [];
  const rows = [...found]
    .sort((a, b) => (a.orb ?? 99) - (b.orb ?? 99))
    .map(({ from, type, to, orb }) => [
      `${from} – ${type} – ${to}`,
      orb === undefined ? '' : degrees(orb, 2),
    ]);
  return [
    ...(grid === undefined
      ? []
      : [
          {
            kind: 'drawing',
            svg: printed(grid, colours),
            alt: found.map(({ from, type, to }) => `${from} ${type} ${to}`).join(', '),
            width: 0.86,
          } as const,
        ]),
    ...(entries.length === 0 && rows.length > 0
      ? [{ kind: 'table', head: [words.aspects, words.orb], rows, numberColumns: [1] } as const]
      : []),
    ...entries.map(
      ({ title, signs, orb, text }): Block => ({
        kind: 'card',
        blocks: [
          { kind: 'heading', text: { text: title, signs }, ...(orb === undefined ? {} : { aside: orb }) },
          { kind: 'text', text },
        ],
      }),
    ),
  ];
}
