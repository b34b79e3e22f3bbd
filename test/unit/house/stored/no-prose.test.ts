import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eventDetails } from '../../../../shared/events/events.ts';
import { ItemKind } from '../../../../shared/table/item-kind.ts';
import { readSourceTree } from '../structure/source-tree.ts';
import { quotedValues } from './quoted-values.ts';
import { freeStrings } from './stored-strings.ts';

const sources = [...readSourceTree().values()].filter(({ path }) => /^(?:shared|functions)\//.test(path));
const declaring = sources.filter(
  ({ path, text }) => text.includes('new ItemKind(') && path !== 'shared/table/item-kind.ts',
);

/** Here only codes may be stored, sent or logged; other folders make sentences. */
const codesOnly =
  /^(?:shared\/(?:intake|ledger|holds|gate|blockers|budget|uploads|assets|plan|places|sealing|drift|jobs|table)|functions\/(?:fan-out|rows|photos|reconciler|publish|panchang|dead-letters))\//;
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
const linesOfCodesOnly = sources
  .filter(({ path }) => codesOnly.test(path))
  .flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .map((line) => `${path}: ${line.trim()}`),
  );

/** Quoted texts that end like a sentence: names of former countries, the licence in a colour profile. */
const quoting = ['shared/intake/gazetteer/countries.ts', 'shared/intake/photos/heif/colour-profile.ts'];

const sentence = /(['`])[A-Z“][^'`]* [^'`]*\.\1/;
const command = /["'`](?:palmleaf [a-z]|--[a-z])|"palmleaf /;
const names = '(?:reason|note|problem|warning|advice|oddity|because|refusal)s?';
const comparesProse = [
  new RegExp(`\\b${names}\\??\\.(?:includes|startsWith|endsWith|indexOf|match|matchAll|search|split)\\(`),
  new RegExp(`\\.(?:test|exec)\\((?:\\w+\\??\\.)*${names}\\)`),
];

describe('stored reasons', () => {
  test('Every string field of a stored item that may hold any text is on the list of fields that quote a value', async () => {
    await Promise.all(declaring.map(({ path }) => import(`../../../../${path}`)));
    expect(ItemKind.schemas.size).toBeGreaterThanOrEqual(declaring.length);
    // Tests in the same process define further kinds.
    const stored = [...ItemKind.schemas].filter(([what]) =>
      declaring.some(({ text }) => text.includes(`'${what}'`)),
    );
    expect(stored.length).toBeGreaterThanOrEqual(declaring.length);
    const free = stored.flatMap(([what, schema]) => freeStrings(schema).map((name) => `${what}: ${name}`));
    expect(free.length).toBeGreaterThan(100);
    const unlisted = free.filter((one) => !quotedValues.has(one.slice(one.lastIndexOf(' ') + 1)));
    expect([...new Set(unlisted)]).toEqual([]);
  });

  test('Every string field of an event that may hold any text quotes a value or has a reason code beside it', () => {
    const storedBesideCode = new Set(['batch.held: oddity']);
    const free = Object.entries(eventDetails).flatMap(([kind, schema]) =>
      freeStrings(schema).map((name) => `${kind}: ${name}`),
    );
    const unlisted = free.filter(
      (one) => !quotedValues.has(one.slice(one.lastIndexOf(' ') + 1)) && !storedBesideCode.has(one),
    );
    expect(unlisted).toEqual([]);
  });

  test('No folder that may only store, send and log codes builds a sentence', () => {
    expect(linesOfCodesOnly.length).toBeGreaterThan(10_000);
    const found = linesOfCodesOnly.filter(
      (line) => sentence.test(line) && !quoting.some((path) => line.startsWith(path)),
    );
    expect(found).toEqual([]);
  });

  test('No folder that may only store, send and log codes names a command or an option of a command', () => {
    expect(linesOfCodesOnly.filter((line) => command.test(line))).toEqual([]);
  });

  test('No code searches or parses the text of a reason', () => {
    const readers = [...readSourceTree().values()].filter(({ path }) =>
      /^(?:shared|functions|packages\/(?:cli|client|books))\/(?!.*test\/)/.test(path),
    );
    const found = readers.flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => comparesProse.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    [z.object({ reason: z.string().optional() }), ['reason']],
    [z.object({ list: z.array(z.object({ text: z.string() })) }), ['text']],
    [z.object({ all: z.record(z.string(), z.set(z.string())) }), ['all', 'all']],
    [z.object({ kind: z.enum(['a']), code: z.literal('b'), times: z.int() }), []],
    [z.object({ code: z.literal('legacy'), text: z.string() }), []],
  ])('The check finds a string field for any text at any depth of a schema: %#', (schema, expected) => {
    expect(freeStrings(schema)).toEqual(expected);
  });

  test('The check recognises a sentence, a command and a search in a reason', () => {
    expect(sentence.test("const reason = 'The file is empty.';")).toBe(true);
    expect(sentence.test("log.info('An upload is skipped', {")).toBe(false);
    expect(command.test(`'the credential is set with "palmleaf credentials set"'`)).toBe(true);
    expect(command.test(`: 'palmleaf resume'`)).toBe(true);
    expect(comparesProse.some((one) => one.test(`if (part.note?.includes('odd'))`))).toBe(true);
    expect(comparesProse.some((one) => one.test('pattern.test(header.reason)'))).toBe(true);
  });
});
