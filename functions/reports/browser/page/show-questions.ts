import type { RefusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { count } from '../../../../shared/figures.ts';
import type { TableUploadKind } from '../../../../shared/intake/object-key.ts';
import type { Corrections, Found, FoundFile } from '../messages.ts';
import { element } from './element.ts';

export interface Replies {
  readonly map: (chosen: ReadonlyMap<string, string>) => void;
  readonly content: (file: string, content: TableUploadKind) => void;
  readonly separate: (hasSeparateBatches: boolean) => void;
  readonly download: (file: string) => void;
  readonly open: (file: string) => void;
  readonly correct: (file: string, corrections: Corrections) => void;
}

export interface Shown {
  readonly found: Found;
  readonly columns: readonly string[];
  readonly mapped: ReadonlyMap<string, string>;
  readonly hasSeparateBatches: boolean;
  readonly grids: ReadonlyMap<string, RefusedGrid>;
  readonly replies: Replies;
}

export const shownQuestions = (shown: Shown): Node[] => [
  ...shown.found.files
    .filter(({ isAmbiguous }) => isAmbiguous)
    .map((file) => eitherQuestion(file, shown.replies)),
  ...batchQuestion(shown),
  ...headerQuestions(shown),
];

function eitherQuestion({ name, kind }: FoundFile, { content }: Replies): Node {
  const select = element(
    'select',
    {},
    ...options(
      [
        ['rows', 'people'],
        ['places', 'places'],
      ],
      kind,
    ),
  );
  select.addEventListener('change', () => content(name, select.value === 'places' ? 'places' : 'rows'));
  return element(
    'p',
    { class: 'ask' },
    element(
      'label',
      {},
      element('span', { class: 'file' }, name),
      ' could be a table of people or of places. It holds ',
      select,
    ),
  );
}

/** Tables without a common person are probably several batches. */
function batchQuestion({ found, hasSeparateBatches, replies }: Shown): Node[] {
  const { length } = found.people.unrelatedTables;
  if (length < 2 && !hasSeparateBatches) return [];
  const select = element(
    'select',
    {},
    ...options(
      [
        ['', 'one batch'],
        ['apart', 'a batch for each table, named like the table'],
      ],
      hasSeparateBatches ? 'apart' : '',
    ),
  );
  select.addEventListener('change', () => replies.separate(select.value === 'apart'));
  const text = hasSeparateBatches
    ? 'Upload the tables as '
    : `${count(length)} tables have no person in common. Upload them as `;
  return [element('p', { class: 'ask' }, element('label', {}, text, select))];
}

function headerQuestions({ found, columns, mapped, replies }: Shown): Node[] {
  const headers = [
    ...new Set([...found.files.flatMap(({ unknownHeaders }) => unknownHeaders), ...mapped.keys()]),
  ];
  if (headers.length === 0) return [];
  const suggested = new Map(
    found.files.flatMap((file) => [...file.suggested]).filter(([header]) => !mapped.has(header)),
  );
  const button = element('button', { type: 'button', class: 'quiet' }, 'Read them this way');
  button.addEventListener('click', () => replies.map(suggested));
  const list = [...suggested].map(([header, column]) => `“${header}” as ${column}`).join(', ');
  return [
    element('h3', {}, 'Unknown columns'),
    ...(suggested.size === 0
      ? []
      : [element('p', { class: 'ask' }, `Their names suggest: ${list}. `, button)]),
    element(
      'p',
      { class: 'fine' },
      'Palmleaf leaves these columns out unless you choose what they mean. The upload carries your choice.',
    ),
    element(
      'div',
      { class: 'asks' },
      ...headers.map((header) => {
        const select = element(
          'select',
          {},
          ...options(
            [['', 'left out'], ...columns.map((column): [string, string] => [column, column])],
            mapped.get(header) ?? '',
          ),
        );
        select.addEventListener('change', () => replies.map(new Map([[header, select.value]])));
        return element('label', {}, element('span', { class: 'file' }, header), select);
      }),
    ),
  ];
}

const options = (all: readonly (readonly [string, string])[], chosen: string): Node[] =>
  all.map(([value, text]) =>
    element('option', { value, ...(value === chosen ? { selected: true as const } : {}) }, text),
  );
