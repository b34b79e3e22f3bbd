import type { RefusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { count, counted } from '../../../../shared/figures.ts';
import type { Found, FoundFile, FoundReason } from '../messages.ts';
import { element } from './element.ts';
import { shownGrid } from './show-grid.ts';
import { shownPreview } from './show-preview.ts';
import { type Replies, type Shown, shownQuestions } from './show-questions.ts';

export function shownFound(shown: Shown): readonly Node[] {
  const { found } = shown;
  return [
    numbersOf(found),
    ...shownQuestions(shown),
    ...found.files.flatMap((file) => [...shownPreview(file), ...shownFile(file, shown)]),
    ...unmatchedInputs(found),
    ...townsOf(found),
  ];
}

function numbersOf({ people: { people, places }, refused, quote, files }: Found): Node {
  const archives = files.filter(({ kind }) => kind === 'zip').length;
  const numbers: [string, string, string][] = [
    ...(people > 0 || places === 0
      ? [tile('complete', people, people === 1 ? 'valid person' : 'valid people')]
      : []),
    ...(places > 0 ? [tile('complete', places, places === 1 ? 'valid place' : 'valid places')] : []),
    ...(archives > 0
      ? [
          tile(
            '',
            archives,
            archives === 1 ? 'archive, read after the upload' : 'archives, read after the upload',
          ),
        ]
      : []),
    tile(
      refused > 0 ? 'failed' : '',
      refused,
      refused === 1 ? 'row or file refused' : 'rows or files refused',
    ),
    ...(quote === undefined
      ? []
      : [tile('', quote.toBuy, quote.toBuy === 1 ? 'call to buy' : 'calls to buy')]),
  ];
  const cost = costWords(quote);
  return element(
    'div',
    {},
    element(
      'dl',
      { class: 'numbers' },
      ...numbers.map(([state, value, what]) =>
        element(
          'div',
          state === '' ? {} : { class: state },
          element('dt', {}, what),
          element('dd', {}, element('span', { class: 'value' }, value)),
        ),
      ),
    ),
    element('p', { 'data-cost': true }, cost),
  );
}

const tile = (state: string, number: number, what: string): [string, string, string] => [
  state,
  count(number),
  what,
];

function costWords(quote: Found['quote']): string {
  if (quote === undefined) return 'The cost is not known, because the stack could not be reached.';
  const { toBuy, bought, cost } = quote;
  const before = bought === 0 ? '' : ` ${counted(bought, 'call is', 'calls are')} bought already.`;
  if (toBuy === 0) return `There is nothing to buy.${before}`;
  return cost === undefined
    ? `The cost of the calls is not known: the profile of the service names no prices.${before}`
    : `The calls cost ${cost}.${before}`;
}

function shownFile(file: FoundFile, { grids, replies }: Shown): Node[] {
  const { name, reasons, warnings, kind, isUnusable, isWithoutRows } = file;
  if (reasons.length === 0 && warnings.length === 0) return [];
  const isTable = kind === 'rows' || kind === 'places';
  const hasRows = isTable && !isWithoutRows && reasons.some(({ lines }) => lines.length > 0);
  return [
    element(
      'h3',
      {},
      element('span', { class: 'file' }, name),
      ...(isUnusable ? [' ', element('span', { class: 'state failed' }, 'not sent')] : []),
    ),
    ...(reasons.length === 0 ? [] : [reasonsTable(reasons, isTable)]),
    ...(hasRows ? correctionChoices(name, grids.get(name), replies) : []),
    ...(warnings.length === 0
      ? []
      : [element('ul', { class: 'warnings' }, ...warnings.map((text) => element('li', {}, text)))]),
  ];
}

function correctionChoices(
  name: string,
  grid: RefusedGrid | undefined,
  { open, download, correct }: Replies,
): Node[] {
  const opener = element('button', { type: 'button', class: 'quiet' }, 'Correct the refused rows here');
  opener.addEventListener('click', () => open(name));
  const button = element('button', { type: 'button', class: 'quiet' }, 'Download the refused rows');
  button.addEventListener('click', () => download(name));
  const note = ' In the columns of the file, with a column of reasons. Made in this browser and not sent.';
  return [
    element(
      'p',
      {},
      ...(grid === undefined ? [opener, ' '] : []),
      button,
      element('span', { class: 'fine' }, note),
    ),
    ...(grid === undefined ? [] : [shownGrid(name, grid, (corrections) => correct(name, corrections))]),
  ];
}

function reasonsTable(reasons: readonly FoundReason[], isTable: boolean): Node {
  const row = ({ rows, field, reason, advice, lines }: FoundReason) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, reason, element('span', { class: 'fine' }, ` ${advice}`)),
      ...(isTable
        ? [
            element('td', { 'data-label': 'Rows', class: 'figure' }, count(rows)),
            element('td', { 'data-label': 'Column' }, field ?? '–'),
            element(
              'td',
              { 'data-label': 'Lines' },
              `${lines.join(', ')}${rows > lines.length && lines.length > 0 ? ' …' : ''}`,
            ),
          ]
        : []),
    );
  const heads = ['Why, and what to do', ...(isTable ? ['Rows', 'Column', 'Lines'] : [])];
  return element(
    'div',
    { class: 'scroll' },
    element(
      'table',
      { class: 'stacked refusals' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...reasons.map(row)),
    ),
  );
}

function unmatchedInputs({ people }: Found): Node[] {
  const { withoutRows, withoutPhotos, photosWithoutRows, rowsWithoutPhotos } = people;
  const line = (number: number, words: string, names: readonly string[]) =>
    number === 0
      ? []
      : [
          element(
            'li',
            {},
            `${words}: ${names.join(', ')}${number > names.length ? `, and ${count(number - names.length)} more` : ''}`,
          ),
        ];
  const lines = [
    ...line(
      withoutRows,
      counted(withoutRows, 'photo without a row', 'photos without a row'),
      photosWithoutRows,
    ),
    ...line(
      withoutPhotos,
      counted(withoutPhotos, 'row without a photo', 'rows without a photo'),
      rowsWithoutPhotos,
    ),
  ];
  return lines.length === 0
    ? []
    : [
        element('h3', {}, 'Photos without a row, and rows without a photo'),
        element('ul', { class: 'plain' }, ...lines),
      ];
}

function townsOf({ people: { placesByName } }: Found): Node[] {
  if (placesByName.length === 0) return [];
  const head = ['The file says', 'Read as', 'People'].map((text) => element('th', { scope: 'col' }, text));
  const rows = placesByName.map(({ said, town, people }) =>
    element('tr', {}, ...[said, town, people.join(', ')].map((text) => element('td', {}, text))),
  );
  return [
    element('h3', {}, 'Places found by name'),
    element(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Places found by name' },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
    ),
  ];
}
