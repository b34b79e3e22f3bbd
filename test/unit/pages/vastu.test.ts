import { devata, entity, homePieces, mandalaFields } from '@palmleaf/books/testing';
import { expect, test } from 'vitest';
import { answers } from '../../support/pages/answers.ts';
import { readMarkup } from '../../support/pages/markup.ts';
import { onPage } from '../../support/pages/pieces.ts';

const reference = answers.devatas.reference.map((record) => devata.parse(record));

test('The mandala places boundary, cardinals and centre once each, without overlap', () => {
  const fields = mandalaFields(reference);
  expect(fields).toHaveLength(37);
  const padas = fields.flatMap(({ row, column, rows, columns }) =>
    Array.from(
      { length: rows * columns },
      (_, index) => `${row + Math.floor(index / columns)} ${column + (index % columns)}`,
    ),
  );
  expect(padas).toHaveLength(32 + 4 * 6 + 9);
  expect(new Set(padas).size).toBe(padas.length);
});

test('A placed field of the mandala holds the entities that the service names', () => {
  const fields = mandalaFields(reference);
  let compared = 0;
  for (const place of answers.devatas.entities.map((record) => entity.parse(record))) {
    const { row, column } = place.grid_position;
    const field = fields.find(
      (candidate) =>
        row >= candidate.row &&
        row < candidate.row + candidate.rows &&
        column >= candidate.column &&
        column < candidate.column + candidate.columns,
    );
    if (field === undefined) continue;
    compared += 1;
    expect(field.devata.devata_code).toBe(place.devata_code);
  }
  expect(compared).toBeGreaterThan(6);
});

test('A boundary whose directions disagree is not drawn', () => {
  const reversedBoundary = [...reference.slice(0, 32).reverse(), ...reference.slice(32)];
  expect(mandalaFields(reversedBoundary)).toHaveLength(5);
});

test('The mandala marks every place of the home, worst fields first', () => {
  const page = onPage((wording) => homePieces(answers.devatas, wording));
  const { text } = readMarkup(page);
  for (const { display_name: name } of answers.devatas.entities) expect(text).toContain(name);
  expect(page.match(/<g class="mark /g)).toHaveLength(answers.devatas.entities.length);
  expect(text.indexOf('Agni: Stove, Sink')).toBeLessThan(text.indexOf('Mahendra: East window'));
  expect(text.indexOf('Agni: Stove, Sink')).toBeGreaterThan(0);
});

test('The mandala marks eleven things in one pada by numbers and a count', () => {
  const entities = Array.from({ length: 11 }, (_, index) => ({
    display_name: `Thing ${index}`,
    grid_position: { row: 5, column: 5 },
  }));
  const page = onPage((wording) => homePieces({ reference: [], entities, interpretation: [] }, wording));
  expect(page.match(/<g class="mark /g)).toHaveLength(5);
  expect(page).toContain('+6');
});
