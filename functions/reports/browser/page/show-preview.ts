import type { Preview } from '../../../../shared/drafts/preview.ts';
import { previewTable } from '../../../../shared/drafts/preview-table.ts';
import { counted } from '../../../../shared/figures.ts';
import type { FoundFile } from '../messages.ts';
import { element } from './element.ts';

export function shownPreview({ name, preview }: FoundFile): Node[] {
  if (preview === undefined) return [];
  const { heads, cells } = previewTable(preview);
  if (cells.length === 0) return [];
  const label = `First rows of ${name}`;
  return [
    element('h3', {}, element('span', { class: 'file' }, name), ', first rows as Palmleaf reads them'),
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
        element('tbody', {}, ...cells.map((row) => shownRow(heads, row))),
      ),
    ),
    ...doubtList(preview),
  ];
}

const shownRow = (heads: readonly string[], row: readonly string[]): Node =>
  element(
    'tr',
    {},
    ...row.map((cell, at) =>
      at === 1
        ? element('th', { scope: 'row' }, cell)
        : element('td', { 'data-label': heads[at] ?? '' }, cell),
    ),
  );

function doubtList({ timeless, notBought, twice }: Preview): Node[] {
  const notBoughtText = notBought.length === 0 ? 'what needs a time' : notBought.join(', ');
  const lines = [
    ...(timeless === 0
      ? []
      : [
          `${counted(timeless, 'person has', 'people have')} no time of birth, so these are not bought for them: ${notBoughtText}. The choices under “How tables are read” above can buy them for noon.`,
        ]),
    ...twice.map(
      ({ name, ids }) => `${name} may be in the file twice, with the same date of birth: ${ids.join(', ')}.`,
    ),
  ];
  return lines.length === 0
    ? []
    : [element('ul', { class: 'warnings' }, ...lines.map((line) => element('li', {}, line)))];
}
