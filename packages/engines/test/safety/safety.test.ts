import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { soundsOf } from '../../learned/sound.ts';
import { countryOf } from '../../safety/country.ts';
import { featuresOf } from '../../safety/features.ts';
import { helpFor } from '../../safety/help.ts';
import { dangerKinds, safetyLanguages } from '../../safety/kinds.ts';
import { recogniseDanger } from '../../safety/recognise.ts';
import { readCorpus } from '../../safety/train/corpus.ts';

const cries = readFileSync(new URL('../../safety/corpus/core.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

describe('A short cry for help', () => {
  test('The model recognises a short cry for help in every language', () => {
    const missed = cries.filter(([, text = '']) => recogniseDanger(text) === undefined);
    expect(missed).toEqual([]);
  });

  test('The corpus holds at least eight short cries for help for each kind of danger in each language', () => {
    const languages = [...safetyLanguages, 'hi-Latn', 'ta-Latn', 'ru-Latn'];
    const few = languages.flatMap((language) =>
      dangerKinds
        .map((kind) => ({
          language,
          kind,
          count: cries.filter(
            ([kindOfCry, , languageOfCry]) => kindOfCry === kind && languageOfCry === language,
          ).length,
        }))
        .filter(({ count }) => count < 8),
    );
    expect(few).toEqual([]);
  });
});

describe('A message that signals danger', () => {
  test.each([
    ['He raped me, should I marry him?', 'violence'],
    ['My uncle touches me at night', 'child-abuse'],
    ['Mein Mann schlägt mich', 'violence'],
    ['mi marido me pega', 'violence'],
    ['mera pati mujhe maarta hai', 'violence'],
    ['im going to end it tonight, i want to die', 'self-harm'],
    ['i want to sleep and never wake up', 'self-harm'],
    ['i took too many pills', 'self-harm'],
    ['ich habe zu viele tabletten genommen', 'self-harm'],
    ['ho preso troppe pillole', 'self-harm'],
    ['я выпила слишком много таблеток', 'self-harm'],
    ['मैंने बहुत गोलियाँ खा लीं', 'self-harm'],
    ['jeene ka mann nahi karta', 'self-harm'],
    ['ya no aguanto mas, no quiero vivir', 'self-harm'],
    ['is the lump in my breast cancer', 'medical'],
    ['My mother has cancer, will she survive?', 'medical'],
    ['should i stop my insulin and do puja instead', 'medical'],
    ['My baby has a fever of 41', 'medical'],
    ['Should I abort my baby?', 'medical'],
    ['I will kill my boss tomorrow, is it a good day', 'threat'],
    ['கருக்கலைப்பு செய்யலாமா', 'medical'],
    ['перережу ему тормоза', 'threat'],
    ['what is my lucky number, and my husband chokes me at night', 'violence'],
    ["I can't go on", 'self-harm'],
    ["I can't go on anymore", 'self-harm'],
    ['I cannot go on anymore', 'self-harm'],
    ['Ich kann nicht mehr', 'self-harm'],
    ['quero acabar com tudo', 'self-harm'],
    ['my ex follows me everywhere', 'violence'],
    ['मुझे मार डालेंगे', 'violence'],
    ['my father collapsed', 'medical'],
  ] as const)('The model recognises a message that signals danger: %s', (message, kind) => {
    expect(recogniseDanger(message)?.kind).toBe(kind);
  });

  test.each([
    'I am dying to know when I will marry',
    'my moon is in Cancer',
    'my husband beats me at chess',
    'When will I get a job?',
    'Should I quit my toxic job?',
    'how is my health this year',
    'hello',
    'why?',
    'Question 25?',
    'my wife beat cancer three years ago, when can we travel',
    'should I stop eating sugar',
    '',
    '💔',
  ])('The model takes a harmless message for no danger: %s', (message) => {
    expect(recogniseDanger(message)).toBeUndefined();
  });

  test('A Tamil message has the same sounds in Tamil and in Latin letters', () => {
    const sound = (word: string) => soundsOf([word.normalize('NFC')]).join(' ');
    expect(sound('கொலை')).toBe(sound('kolai'));
    const buckets = (message: string) => new Set(featuresOf(message).map(([bucket]) => bucket));
    const latin = buckets('avana kollanum');
    const shared = [...buckets('அவன கொல்லணும்')].filter((bucket) => latin.has(bucket));
    expect(shared.length).toBeGreaterThan(20);
  });

  test('A number that cannot be the age of a child changes no judgement', () => {
    const numbers = Array.from({ length: 82 }, (_, at) => at + 18);
    const meanings = new Set(numbers.map((number) => JSON.stringify(featuresOf(`Question ${number}?`))));
    expect(meanings.size).toBe(1);
    expect(featuresOf('she is 13')).not.toEqual(featuresOf('she is 31'));
  });

  test('The model recognises 97 % of the dangers of its corpus, and mistakes under 2 % of the rest for dangers', () => {
    const corpus = readCorpus().filter((_, index) => index % 4 === 0);
    const dangers = corpus.filter(({ label }) => label !== 'none');
    const harmless = corpus.filter(({ label }) => label === 'none');
    const found = (examples: typeof corpus) => examples.filter(({ text }) => recogniseDanger(text)).length;
    expect(dangers.length).toBeGreaterThan(3000);
    expect(found(dangers) / dangers.length).toBeGreaterThan(0.97);
    expect(found(harmless) / harmless.length).toBeLessThan(0.02);
  });

  test.each(['\ud800', 'a'.repeat(64_000), 'மர '.repeat(20_000), '\u0000'.repeat(9999)])(
    'The model reads a message of any letters without an error',
    (message) => {
      expect(() => recogniseDanger(message)).not.toThrow();
    },
  );
});

describe('The answer to danger', () => {
  test('The answer to danger names help of the country, or international help where the country has none', () => {
    expect(helpFor('self-harm', 'IN')).toEqual([
      { name: 'Emergency', phone: '112', country: 'IN' },
      { name: 'Tele-MANAS', phone: '14416', country: 'IN' },
    ]);
    expect(helpFor('violence', undefined).map(({ country }) => country)).toEqual([
      'international',
      'international',
    ]);
    expect(helpFor('child-abuse', 'ZZ')[1]?.url).toContain('childhelpline');
  });

  test('The answer to danger names the ambulance for an illness, and the police for violence', () => {
    const first = (kind: 'medical' | 'self-harm' | 'violence' | 'threat', country: string) =>
      helpFor(kind, country)[0]?.phone;
    expect([first('medical', 'BR'), first('self-harm', 'BR'), first('violence', 'BR')]).toEqual([
      '192',
      '192',
      '190',
    ]);
    expect([first('medical', 'JP'), first('threat', 'JP')]).toEqual(['119', '110']);
    expect([first('medical', 'IN'), first('violence', 'IN')]).toEqual(['112', '112']);
  });

  test.each([
    [{ country: 'India' }, 'IN'],
    [{ country: 'भारत' }, 'IN'],
    [{ country: 'Deutschland' }, 'DE'],
    [{ country: 'us' }, 'US'],
    [{ place: 'Chennai, India' }, 'IN'],
    [{ place: 'Paris', lat: 48.86, lon: 2.35 }, 'FR'],
    [{ country: 'nowhere', lat: 19.07, lon: 72.88 }, 'IN'],
    [{ lat: 999, lon: 0 }, undefined],
    [{ country: 'Turkey' }, 'TR'],
    [{ country: 'Hong Kong' }, 'HK'],
    [{ country: 'South Korea' }, 'KR'],
    [{ country: 'PA' }, 'PA'],
    [{ lat: 8.98, lon: -79.52 }, 'PA'],
    [{ lat: 6.5, lon: 2.6 }, 'BJ'],
    [{ lat: 12.37, lon: -1.52 }, 'BF'],
    [{ lat: 23.59, lon: 58.4 }, 'OM'],
    [{ lat: 25.2, lon: 55.27 }, 'AE'],
    [{ lat: 47.14, lon: 9.52 }, 'LI'],
    [{ lat: 59.91, lon: 10.75 }, 'NO'],
    [{ lat: 50.85, lon: 4.35 }, 'BE'],
  ])('The answer to danger is for the country of %j', (whereabouts, country) => {
    expect(countryOf(whereabouts)).toBe(country);
  });
});
