import { describe, expect, test } from 'vitest';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const everything = everyWord(await palmLanguages.ta());
const sentences = everything.flatMap((text) => text.split(/(?<=[.;:?!]) /));

describe('Tamil', () => {
  test('A Tamil palm reading uses only its own script', async () => {
    for (const text of everything)
      expect(text).toMatch(/^[\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u);
  });

  test('A Tamil palm reading doubles the consonant after an accusative or a dative', async () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/(?:த்தை|களை|வற்றை|ரேகையை|விரலை) [கசதப]/u);
      expect(sentence).not.toMatch(/(?<!கண|விள)(?:க்கு|ற்கு) [கசதப]/u);
      expect(sentence).not.toMatch(/[ாிீுூெேைொோௌ]{2}/u);
    }
  });

  test('A Tamil palm reading addresses the reader in the polite plural, whose verbs name no gender', async () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/(?<![\p{L}\p{M}])(?:நீ|உன்|உனக்கு|உன்னை|உன்னுடைய|நான்)(?![\p{L}\p{M}])/u);
      expect(sentence).not.toMatch(
        /(?<![\p{L}\p{M}])நீங்கள் [\p{L}\p{M}]+(?:கிறான்|கிறாள்|ந்தான்|ந்தாள்)(?![\p{L}\p{M}])/u,
      );
    }
  });
});
