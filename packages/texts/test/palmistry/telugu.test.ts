import { expect, test } from 'vitest';
import { labelsIn } from '../../tables/labels/languages.ts';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const words = await palmLanguages.te();
const everything = everyWord(words);
const clauses = everything.flatMap((text) => text.split(/[.,;:?!] ?/));
const labels = await labelsIn.te();

test('A Telugu palm reading uses only its own script, without doubled or stray signs', () => {
  for (const text of everything) {
    expect(text).toMatch(/^[\p{Script=Telugu}\p{Script=Common}]+$/u);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u0c3e-\u0c4d]{2}|(?<![\p{L}\p{M}])\p{M}/u);
  }
});

test('A Telugu palm reading addresses the reader by the polite మీరు (you) with plural verbs, and reveals no gender', () => {
  for (const clause of clauses) {
    expect(clause).not.toMatch(/(?<![\p{L}\p{M}])(?:నువ్వు|నీవు|నీ|నీకు|నిన్ను|నీలో|నీతో|నేను)(?![\p{L}\p{M}])/u);
    expect(clause).not.toMatch(/(?:వాడు|గాడు|తాడు|కుడు|ుడిని|ురాలు|అతను|అతడు|ఆమె)(?![\p{L}\p{M}])/u);
    expect(clause).not.toMatch(/(?:తావు|నావు|మీరు [\p{L}\p{M}]+(?:తుంది|తాయి|ింది))$/u);
  }
});

test('A Telugu palm reading joins words by commas and endings, and has no passive verb', () => {
  for (const text of everything)
    expect(text).not.toMatch(/(?<![\p{L}\p{M}])(?:మరియు|యొక్క)(?![\p{L}\p{M}])|[యపవటచ]బడ[ిుత]/u);
  expect(words.list(['అ', 'ఆ', 'ఇ'])).toBe('అ, ఆ, ఇ');
});

test('A Telugu palm reading names its topics as the book’s labels do, and has one word for each finger, line and mount', () => {
  expect(words.titles).toEqual(labels.topics);
  for (const text of everything)
    expect(text).not.toMatch(
      /వ్రేలు|(?:చూపుడు|బొటన|మధ్య|ఉంగరపు|చిటికెన) వేల[ిు]|తర్జని|అనామిక|కనిష్ఠ|అంగుష్ఠ|శిరోరేఖ|బుద్ధి రేఖ|ఆయు ?రేఖ|జీవిత రేఖ|అదృష్ట రేఖ|మేడ/u,
    );
});

test('A Telugu palm reading keeps each feature in the nominative, whatever follows it', () => {
  for (const [topic, says] of Object.entries(words.sources)) expect(says('#'), topic).toMatch(/ #(?: |\.)/);
  for (const phrase of everyWord(words.looks)) expect(phrase).not.toMatch(/(?:ని|ను|కి|కు|లో|తో|గా)$/u);
});
