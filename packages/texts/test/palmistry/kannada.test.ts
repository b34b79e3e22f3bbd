import { expect, test } from 'vitest';
import { labelsIn } from '../../tables/labels/languages.ts';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const words = await palmLanguages.kn();
const everything = everyWord(words);
const clauses = everything.flatMap((text) => text.split(/[.,;:?!] ?/));
const labels = await labelsIn.kn();

test('A Kannada palm reading uses only its own script, without doubled or stray signs', () => {
  for (const text of everything) {
    expect(text).toMatch(/^[\p{Script=Kannada}\p{Script=Common}]+$/u);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u0cbe-\u0ccd]{2}|(?<![\p{L}\p{M}])\p{M}/u);
  }
});

test('A Kannada palm reading addresses the reader by the polite ನೀವು (you) with plural verbs, and gives nobody a gender', () => {
  for (const clause of clauses) {
    expect(clause).not.toMatch(/(?<![\p{L}\p{M}])(?:ನೀನು|ನಿನ್ನ|ನಿನಗೆ|ನಿನ್ನನ್ನು|ನಿನ್ನಲ್ಲಿ|ನಾನು)(?![\p{L}\p{M}])/u);
    expect(clause).not.toMatch(/(?:ವನು|ವಳು|(?<!ಯಾ)ಗಾರ|(?<!ಸಂ)ಗಾತಿ|ಕನು|ಅವನ|ಅವಳ|ಆಕೆ|ಆತ)(?![\p{L}\p{M}])/u);
    expect(clause).not.toMatch(/(?:ತ್ತೀಯ|ತ್ತೀಯೆ|ನೀವು [\p{L}\p{M}]+(?:ತ್ತದೆ|ತ್ತವೆ))$/u);
  }
});

test('A Kannada palm reading has no passive verb, and joins lists by commas', () => {
  for (const text of everything) expect(text).not.toMatch(/ಲ್ಪಟ್ಟ|ಲ್ಪಡು/u);
  expect(words.list(['ಅ', 'ಆ', 'ಇ'])).toBe('ಅ, ಆ, ಇ');
});

test('A Kannada palm reading names its topics as the book’s labels do, and has one word for each finger, line and mount', () => {
  expect(words.titles).toEqual(labels.topics);
  for (const text of everything)
    expect(text).not.toMatch(
      /ಮಧ್ಯದ ಬೆರಳು|(?:ತೋರು|ಉಂಗುರ|ಉಂಗುರದ|ಕಿರು|ನಡು) ಬೆರಳ|ತರ್ಜನಿ|ಅನಾಮಿಕ|ಅಂಗುಷ್ಠ|ಶಿರೋರೇಖೆ|ಮಸ್ತಿಷ್ಕ ರೇಖೆ|ಆಯು ?ರೇಖೆ|ಜೀವ ರೇಖೆ|ಅದೃಷ್ಟ ರೇಖೆ|ದಿಬ್ಬ/u,
    );
});

test('A Kannada palm reading keeps each feature in the nominative, whatever follows it', () => {
  for (const [topic, says] of Object.entries(words.sources)) expect(says('#'), topic).toMatch(/ #(?: |\.)/);
  for (const phrase of everyWord(words.looks)) expect(phrase).not.toMatch(/(?:ನ್ನು|ಗೆ|ಕ್ಕೆ|ಲ್ಲಿ|ಯಿಂದ|ಾಗಿ)$/u);
});
