import type { Growth } from './judge.ts';

/** The longest text that slow regular expressions get. */
interface Bound {
  /** A file, or a folder with a slash at its end. */
  readonly path: string;
  /** `trusted` if no stranger writes the text. */
  readonly letters: number | 'trusted';
  readonly because: string;
}

const question =
  'a question has at most 2,000 letters (packages/contract/astrology.ts), and in a table 1,000';
const cell = 'the reader of tables refuses a longer cell (shared/intake/csv/refusals.ts)';
const own = 'the text is made by the project itself';
const operator = 'the operator of the stack writes the text';
const signed = 'the local stack reads it only from callers that it has authenticated';

export const bounds: readonly Bound[] = [
  { path: 'packages/texts/', letters: 2000, because: question },
  { path: 'packages/engines/learned/', letters: 2000, because: question },
  { path: 'shared/intake/gazetteer/place-words.ts', letters: 1000, because: cell },
  { path: 'shared/intake/values/numbers.ts', letters: 1000, because: cell },
  { path: 'shared/intake/values/dates.ts', letters: 1000, because: cell },
  { path: 'shared/intake/births/moment-cell.ts', letters: 1000, because: cell },
  { path: 'shared/intake/csv/plain-header.ts', letters: 500, because: 'it cuts the name of a column first' },
  { path: 'shared/intake/workbook/cell-styles.ts', letters: 250, because: 'it cuts a number format first' },
  { path: 'shared/service-client/profile/contents.ts', letters: 4000, because: 'it cuts a message first' },
  { path: 'shared/drift/shape.ts', letters: 100, because: 'only short texts are taken for names' },
  { path: 'packages/service/http/request-body.ts', letters: 200, because: 'the engine cuts what it quotes' },
  { path: 'shared/visible.ts', letters: 8, because: 'it cuts what stands around a joiner first' },
  { path: 'shared/figures.ts', letters: 30, because: 'the digits of one number' },
  { path: 'shared/money/money.ts', letters: 30, because: 'the digits of one amount' },
  { path: 'packages/books/pdf/parts.ts', letters: 'trusted', because: own },
  { path: 'packages/bench/', letters: 'trusted', because: own },
  { path: 'infra/', letters: 'trusted', because: operator },
  { path: 'shared/service-client/seller.ts', letters: 'trusted', because: operator },
  { path: 'shared/service-client/profile/fields.ts', letters: 'trusted', because: operator },
  { path: 'packages/stack-runner/', letters: 'trusted', because: signed },
];

export function boundOf(path: string, growth: Growth): Bound | undefined {
  if (growth === 'exponential') return undefined;
  return bounds.find((bound) => path.startsWith(bound.path));
}
