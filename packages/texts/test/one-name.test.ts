import { expect, test } from 'vitest';
import { writtenIn } from '../languages/texts-by-language.ts';
import { labelsIn } from '../tables/labels/languages.ts';
import { natalTexts } from '../tables/natal/languages.ts';
import { palmLanguages } from '../tables/palm/index.ts';

const small = (text: string): string => text.toLowerCase();

test.each(writtenIn(palmLanguages))('A palm reading in %s calls its lines as the labels do', async (code) => {
  const [{ lines }, { names }] = await Promise.all([palmLanguages[code](), labelsIn[code]()]);
  expect(Object.values(lines.names).map(small)).toEqual(
    [names.heart_line, names.head_line, names.life_line, names.fate_line].map(small),
  );
});

test.each(writtenIn(natalTexts))('A natal reading in %s calls the angles as the labels do', async (code) => {
  const [{ names }, labels] = await Promise.all([natalTexts[code](), labelsIn[code]()]);
  expect([names.Ascendant, names.Midheaven].map(small)).toEqual(
    [labels.ascendant, labels.midheaven].map(small),
  );
});
