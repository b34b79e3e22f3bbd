import { describe, expect, test } from 'vitest';
import {
  findEverydayWords,
  findOverusedWords,
  findSameNames,
  findSentenceValues,
} from './structure/names.ts';
import { parseTree } from './structure/source-tree.ts';

describe('a name', () => {
  const twice = {
    'shared/a.ts': 'export interface Place {\n',
    'functions/b.ts': 'export type Place = string;\n',
    'packages/service/c.ts': 'export class Place {\n',
  };

  test('The check finds a name that is declared twice in one reading context, and accepts it in another', () => {
    expect(findSameNames(parseTree(twice), {})).toEqual(['pipeline Place: shared/a.ts, functions/b.ts']);
  });

  test('The check finds a value that two top-level folders of one reading context export', () => {
    const texts = {
      'shared/a.ts': 'export const roomOf = () => 1;\n',
      'infra/b.ts': 'export async function roomOf() {}\n',
      'packages/texts/de/c.ts': 'export const roomOf = 2;\n',
      'packages/texts/fr/c.ts': 'export const roomOf = 3;\n',
    };
    expect(findSameNames(parseTree(texts), {})).toEqual(['pipeline roomOf: shared/a.ts, infra/b.ts']);
  });

  test('The check finds a declared name with an overused word, and accepts longer words that contain it', () => {
    const text =
      'const heldBack = { isTold: 1, outlook };\n  readonly #lastTurn: number;\n  keptAs: string;\n';
    const found = ['heldBack', 'lastTurn', 'keptAs'].map((name) => `shared/a.ts: ${name}`);
    expect(findOverusedWords(parseTree({ 'shared/a.ts': text }))).toEqual(found);
  });

  test('The check finds an everyday word in a name of the pipeline, and accepts it in a text of the service', () => {
    const text = 'const wayOf = { letGo: 1 };\n  readonly #unbegun: number;\n  goesOn: boolean;\n';
    const found = ['wayOf', 'unbegun', 'goesOn'].map((name) => `shared/a.ts: ${name}`);
    expect(findEverydayWords(parseTree({ 'shared/a.ts': text, 'packages/texts/a.ts': text }))).toEqual(found);
  });

  test('The check finds a sentence among the members of a union, an enum and a constant list', () => {
    const text =
      "type A = 'is read already' | 'open';\nz.enum(['open', 'who-has-it'])\nconst c = ['it goes on'] as const;\n";
    const found = ['is read already', 'who-has-it', 'it goes on'].map((value) => `shared/a.ts: ${value}`);
    expect(findSentenceValues(parseTree({ 'shared/a.ts': text }))).toEqual(found);
    expect(findSentenceValues(parseTree({ 'shared/a.ts': "type A = 'not due' | 'leased';\n" }))).toEqual([]);
  });

  test('The check accepts a re-exported name, and requires a reason for an exception', () => {
    const passedOn = {
      'shared/a.ts': twice['shared/a.ts'],
      'packages/cli/b.ts': "export { Place } from '../../shared/a.ts';\n",
    };
    expect(findSameNames(parseTree(passedOn), {})).toEqual([]);
    expect(findSameNames(parseTree(twice), { 'pipeline Place': 'for the test' })).toEqual([]);
  });
});
