import type { GridRow, RefusedCell, RefusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { counted } from '../../../../shared/figures.ts';
import type { Corrections } from '../messages.ts';
import { element } from './element.ts';

export function shownGrid(
  name: string,
  grid: RefusedGrid,
  correct: (corrections: Corrections) => void,
): Node {
  if (grid.rows.length === 0)
    return element(
      'p',
      { class: 'fine' },
      'None of its rows can be corrected here: choose its columns above, or fix the file.',
    );
  const corrections = new Map<string, string>();
  const button = element('button', { type: 'button', disabled: true }, 'Use the corrected rows');
  const change = (key: string, old: string, text: string) => {
    if (text === old) corrections.delete(key);
    else corrections.set(key, text);
    button.disabled = corrections.size === 0;
    button.textContent =
      corrections.size === 0
        ? 'Use the corrected rows'
        : `Use ${counted(corrections.size, 'correction', 'corrections')}`;
  };
  button.addEventListener('click', () => correct(corrections));
  const heads = ['Line', 'Person', 'Column', 'Value', 'What is wrong'];
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': `Refused rows of ${name}` },
    element(
      'table',
      { class: 'stacked', 'data-grid': true },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element(
        'tbody',
        {},
        ...grid.rows.flatMap((row) => row.refused.map((cell, index) => shownCell(row, cell, index, change))),
      ),
    ),
    ...(grid.more === 0
      ? []
      : [
          element(
            'p',
            { class: 'fine' },
            `${counted(grid.more, 'more row is', 'more rows are')} refused: download them.`,
          ),
        ]),
    element(
      'p',
      {},
      button,
      element(
        'span',
        { class: 'fine' },
        ' The corrected rows become a separate table, which is checked and sent with the file.',
      ),
    ),
  );
}

function shownCell(
  { line, person }: GridRow,
  { at, header, value, reason, candidates }: RefusedCell,
  index: number,
  change: (key: string, old: string, text: string) => void,
): Node {
  const field = element('input', {
    value,
    'aria-label': `${header} of line ${line}`,
  });
  field.addEventListener('input', () => change(`${line} ${at}`, value, field.value));
  const picks = candidates.map((candidate) => {
    const pick = element('button', { type: 'button', class: 'quiet pick' }, candidate);
    pick.addEventListener('click', () => {
      field.value = candidate;
      change(`${line} ${at}`, value, candidate);
    });
    return pick;
  });
  return element(
    'tr',
    {},
    element('td', { 'data-label': 'Line', class: 'figure' }, index === 0 ? String(line) : ''),
    element('td', { 'data-label': 'Person' }, index === 0 ? person : ''),
    element('td', { 'data-label': 'Column' }, header),
    element(
      'td',
      { 'data-label': 'Value' },
      ...(at === undefined ? [header === '' ? '' : 'The table has no such column.'] : [field, ...picks]),
    ),
    element('td', { 'data-label': 'What is wrong' }, reason),
  );
}
