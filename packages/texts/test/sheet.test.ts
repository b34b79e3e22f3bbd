import { languages } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { readTopic, schemaOf, textTopicsOf } from '../sheet/files.ts';
import { readSheet, rowsOf, sheetOf } from '../sheet/sheet.ts';
import { sentencesIn } from '../sheet/tree.ts';

describe.each(languages)('the texts in %s', (language) => {
  test.each(textTopicsOf(language))(
    'A translation has every sentence and every {placeholder} of the English %s',
    (topic) => {
      expect(schemaOf(topic).safeParse(readTopic(language, topic)).error?.issues ?? []).toEqual([]);
    },
  );

  test('Texts survive a round trip through a sheet', () => {
    const { faults, changed } = readSheet(sheetOf(language, () => ''));
    expect(faults).toEqual([]);
    expect(changed).toBe(0);
  });
});

const sheet = (key: string, sentence: string): string =>
  `\uFEFFkey,appears in,English,de,reach\r\n${key},,,"${sentence.replaceAll('"', '""')}",\r\n`;

const opposition = 'aspects/texts/signPairs/opposition/0';

test('A corrected sentence replaces the old one and nothing else', () => {
  const [old] = rowsOf('de').filter(({ key }) => key === 'palm/texts/frame/basis');
  const { faults, changed, files } = readSheet(
    sheet('palm/texts/frame/basis', 'Deutung nach "Regeln", überliefert'),
  );
  expect(faults).toEqual([]);
  expect(changed).toBe(1);
  const after = new Map(sentencesIn(files.get('palm') ?? {}));
  const before = new Map(sentencesIn(readTopic('de', 'palm')));
  expect(old?.sentence).not.toBe(after.get('/texts/frame/basis'));
  expect(after.get('/texts/frame/basis')).toBe('Deutung nach "Regeln", überliefert');
  expect([...after].filter(([key, text]) => before.get(key) !== text)).toHaveLength(1);
  expect([...after.keys()]).toEqual([...before.keys()]);
});

test.each([
  ['loses a {placeholder}', opposition, 'Ein Satz ohne {b}.'],
  ['has an unknown {placeholder}', 'palm/texts/frame/basis', 'nach {rules}'],
  ['has markup', 'palm/texts/frame/basis', '<b>nach Regeln</b>'],
  ['has a control character', 'palm/texts/frame/basis', 'nach\u0007Regeln'],
  ['is empty', 'palm/texts/frame/basis', '  '],
  ['has an unknown key', 'palm/texts/frame/nobody', 'nach Regeln'],
  ['loses the space at its start or end', 'natal/texts/ties/and', 'und'],
])('The import refuses a row that %s, and names the key of the row', (_, key, sentence) => {
  const { faults } = readSheet(sheet(key, sentence));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${key} `));
});

test('The import refuses a sheet without a language', () => {
  expect(() => readSheet('key,xx\r\na,b\r\n')).toThrow(RangeError);
});

test('The schema refuses a topic without an English sentence, and names the key of the sentence', () => {
  const [, ...missing] = Object.entries(readTopic('de', 'natal').texts ?? {});
  const issues = schemaOf('natal').safeParse({ texts: Object.fromEntries(missing) }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('/'))).toEqual(['texts/phases']);
});

test('The schema refuses a claim for a sentence that does not exist', () => {
  const file = readTopic('de', 'natal');
  const parsed = (claims: unknown) => schemaOf('natal').safeParse({ ...file, claims }).success;
  expect(parsed({ '/zodiac': 'zodiac.is-tropical' })).toBe(true);
  expect(parsed({ '/nothing': 'zodiac.is-tropical' })).toBe(false);
  expect(parsed({ '/zodiac': 'The zodiac is tropical.' })).toBe(false);
});
