import { expect, test } from 'vitest';
import { labelsIn } from '../../tables/labels/languages.ts';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const words = await palmLanguages.ml();
const everything = everyWord(words);
const labels = await labelsIn.ml();

test('A Malayalam palm reading uses only its own script, with one letter for each chillu (a consonant without a vowel)', () => {
  for (const text of everything) {
    expect(text).toMatch(/^[\p{Script=Malayalam}\p{Script=Common}\p{Script=Inherited}]+$/u);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u200c\u200d]|[ാ-ൌൗ]{2}|്[ാ-ൗ]|(?<![\p{L}\p{M}])\p{M}/u);
  }
});

test('A Malayalam palm reading says the polite നിങ്ങൾ (you), and names no gender of any person', () => {
  for (const text of everything) {
    expect(text).not.toMatch(
      /(?<![\p{L}\p{M}])(?:നീ|നിന്നെ|നിന്റെ|നിനക്ക്|താങ്കൾ|അവൻ|അവൾ|അവന്റെ|അവളുടെ)(?![\p{L}\p{M}])/u,
    );
    expect(text).not.toMatch(/(?:കാരൻ|കാരി|ദഗ്ധ(?:ൻ|ന\p{M}*)?|ദേശക(?:ൻ|ന\p{M}*)?|നായകൻ|നായിക)(?![\p{L}\p{M}])/u);
  }
});

test('A Malayalam palm reading names its topics as the book’s labels do, and has one word for each finger and line', () => {
  expect(words.titles).toEqual(labels.topics);
  for (const text of everything)
    expect(text).not.toMatch(
      /മസ്തിഷ്കരേഖ|ശിരോരേഖ|ആയുർരേഖ|ഭാഗ്യരേഖ|(?:ഹൃദയ|ബുദ്ധി|ജീവ|വിധി) രേഖ|പെരുവിരൽ|കനിഷ്ഠ|അനാമിക/u,
    );
});

test('A Malayalam palm reading joins the copula and the case to the last word of each feature', () => {
  for (const says of Object.values(words.sources)) {
    for (const look of everyWord(words.looks)) {
      expect(look).not.toMatch(/ും$|[\p{P}]$/u);
      expect(says(look)).toMatch(/ാണ്\.$/u);
      expect(says(look)).not.toMatch(/ ആണ്|്ആ|ംആ|[ൻർൽൾൺ]ാ/u);
    }
  }
  expect(words.list(['അ', 'ആ', 'ഇ'])).toBe('അ, ആ, ഇ എന്നിവ');
});
