import { describe, expect, test } from 'vitest';
import { devatas } from '../../mandala/devatas.ts';
import { allPadas, padaAt, zoneOfDevata } from '../../mandala/mandala.ts';

function zone(name: string) {
  return devatas.filter((devata) => devata.name === name).map(zoneOfDevata)[0];
}

describe('the mandala', () => {
  test('The mandala consists of 81 padas and 45 Devatas without gap or overlap', () => {
    expect(allPadas.map(({ number }) => number)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(new Set(allPadas.map(({ row, column }) => `${row},${column}`)).size).toBe(81);
    expect(new Set(allPadas.map(({ devata }) => devata.name)).size).toBe(45);
    expect(new Set(devatas.map(({ code }) => code)).size).toBe(45);
  });

  test('The mandala has 32 boundary, 16 corner, 24 cardinal and 9 central padas', () => {
    const padas = (ring: string) => allPadas.filter(({ devata }) => devata.ring === ring).length;
    expect(['boundary ring 1', 'ring 2', 'ring 3', 'centre'].map(padas)).toEqual([32, 16, 24, 9]);
    const counts = devatas.map(({ padas: squares }) => squares.length).sort((a, b) => a - b);
    expect(counts).toEqual([...Array(32).fill(1), ...Array(8).fill(2), ...Array(4).fill(6), 9]);
  });

  test('The mandala runs clockwise along the boundary from the north-east corner', () => {
    const corners = [padaAt(1, 9), padaAt(9, 9), padaAt(9, 1), padaAt(1, 1)];
    expect(corners.map(({ devata }) => devata.name)).toEqual(['Shikhi', 'Agni', 'Pitri', 'Roga']);
    const middles = [padaAt(5, 9), padaAt(9, 5), padaAt(5, 1), padaAt(1, 5)];
    expect(middles.map(({ devata }) => devata.name)).toEqual(['Surya', 'Yama', 'Varuna', 'Soma']);
  });

  test('A quarter turn of the mandala keeps its pattern of fields', () => {
    const sizes = (rotation: (row: number, column: number) => [number, number]) =>
      allPadas.map(({ row, column }) => padaAt(...rotation(row, column)).devata.padas.length);
    expect(sizes((row, column) => [column, 10 - row])).toEqual(sizes((row, column) => [row, column]));
    for (const devata of devatas) {
      const turned = devata.padas.map(({ row, column }) => padaAt(column, 10 - row).devata.name);
      expect(new Set(turned).size, devata.name).toBe(1);
    }
  });

  test('The mandala names a compass zone for each field', () => {
    const names = [
      'Shikhi',
      'Jayanta',
      'Surya',
      'Aryama',
      'Savita',
      'Vivasvan',
      'Mukhya',
      'Papayakshma',
      'Brahma',
    ];
    expect(names.map(zone)).toEqual(['NE', 'ENE', 'E', 'E', 'SE', 'S', 'NNW', 'NW', 'centre']);
    expect(new Set(devatas.map(zoneOfDevata)).size).toBe(17);
  });

  test('The mandala names the region of each ring', () => {
    expect([padaAt(1, 1), padaAt(2, 2), padaAt(5, 7), padaAt(5, 5)].map(({ region }) => region)).toEqual([
      'outer',
      'inner',
      'inner',
      'central',
    ]);
  });
});
