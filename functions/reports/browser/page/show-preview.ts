import type { Preview, PreviewRow } from '../../../../shared/drafts/preview.ts';
import { counted } from '../../../../shared/figures.ts';
import type { FoundFile } from '../messages.ts';
import { element } from './element.ts';

const heads = ['Line', 'Person', 'Born', 'Place as written', 'Taken as', 'Calls'] as const;

/** Renders the first rows of a table as the intake understands them, with everything to check before paying. */
export function shownPreview({ name, preview }: FoundFile): Node[] {
  if (preview === undefined || preview.rows.length === 0) return [];
  const label = `First rows of ${name}`;
  return [
    element('h3', {}, element('span', { class: 'file' }, name), ', as its first rows are understood'),
    element(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label },
      element(
        'table',
        { class: 'stacked', 'data-preview': true },
        element(
          'thead',
          {},
          element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))),
        ),
        element('tbody', {}, ...preview.rows.map(shownRow)),
      ),
    ),
    ...doubts(preview),
  ];
}

function shownRow(row: PreviewRow): Node {
  const cells = [String(row.line), row.person, row.born, row.said, row.taken, callsText(row)];
  return element(
    'tr',
    {},
    ...heads.map((head, at) =>
      at === 1
        ? element('th', { scope: 'row' }, cells[at] ?? '')
        : element('td', { 'data-label': head }, cells[at] ?? ''),
    ),
  );
}

const callsText = ({ calls, notAsked = 0 }: PreviewRow): string =>
  calls === undefined ? 'not known' : notAsked === 0 ? String(calls) : `${calls} of ${calls + notAsked}`;

function doubts({ timeless, notBought, twice }: Preview): Node[] {
  const left = notBought.length === 0 ? 'what needs a time' : notBought.join(', ');
  const lines = [
    ...(timeless === 0
      ? []
      : [
          `${counted(timeless, 'person has', 'people have')} no time of birth, so these are not bought for them: ${left}. “How tables are read” above can have them bought for noon.`,
        ]),
    ...twice.map(({ name, ids }) => `${name} may be here twice, with one date of birth: ${ids.join(', ')}.`),
  ];
  return lines.length === 0
    ? []
    : [element('ul', { class: 'warnings' }, ...lines.map((line) => element('li', {}, line)))];
}
