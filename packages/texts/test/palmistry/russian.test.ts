import { describe, expect, test } from 'vitest';
import { topics } from '../../palm/names.ts';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const everything = everyWord(await palmLanguages.ru());
const sentences = everything.flatMap((text) => text.split(/(?<=[.;:?!]) /));

describe('Russian', () => {
  test('A Russian palm reading uses only its own script', async () => {
    for (const text of everything) expect(text).toMatch(/^[\p{Script=Cyrillic}\p{Script=Common}]+$/u);
  });

  test('A Russian palm reading says the polite "вы" (you) with a small letter and names no gender of the reader', async () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/(?<!\p{L})(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ей|их))(?!\p{L})/iu);
      expect(sentence).not.toMatch(/(?<=\p{L},? )(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u);
      expect(sentence).not.toMatch(
        /(?<!\p{L})вы (?:(?:не|уже|ещё|бы|так|всё|и|часто|редко) )*(?!если|дела|сила|стол|след|путём)(?:сам|сама|должен|должна|готов|готова|рад|рада|\p{L}{2,}л|\p{L}{2,}ла)(?!\p{L})/iu,
      );
    }
  });

  test('A Russian palm reading conjugates the verb after "вы" (you)', async () => {
    for (const sentence of sentences)
      for (const [, verb = ''] of sentence.matchAll(
        /(?:^|[,:] )вы (?:не )?(\p{L}+(?:ет|ит|ёт|ют|ят|ешь|ишь))(?!\p{L})/giu,
      ))
        expect(verb, sentence).toBe('');
  });

  test('A Russian palm reading puts words after "по" into the dative and items of a list into the nominative', async () => {
    const { looks, sourceLooks, sources } = await palmLanguages.ru();
    for (const topic of topics) expect(sources[topic]('#')).toMatch(/ по #\.$/);
    for (const phrase of everyWord(sourceLooks))
      expect(phrase).toMatch(
        /^(?:(?:коротким|длинным) пальцам|(?:указательному|безымянному) (?:пальцу,|и безымянному пальцам)|(?:длинному |короткому )?мизинцу|широко отставленному|(?:длинной |короткой |ровной )?линии|изгибу|прямому ходу|близости|широкому полю|(?:общему|раздельному) началу|отсутствию|множеству|немногим тонким линиям)(?!\p{L})/u,
      );
    for (const phrase of everyWord(looks))
      expect(phrase).toMatch(
        /^(?:(?:короткие|длинные) пальцы|(?:указательный|безымянный) (?:палец|и безымянный пальцы)|(?:длинный |короткий )?мизинец|широко отставленный|(?:длинная |короткая |ровная )?линия|изгиб|прямой ход|близость|широкое поле|(?:общее|раздельное) начало|отсутствие|множество|немногие тонкие линии)(?!\p{L})/u,
      );
  });

  test('A Russian palm reading agrees in gender and writes prepositions by sound', async () => {
    const all = everything.join('\n');
    expect(all).not.toMatch(/(?<!\p{L})(?:линия|рука|ладонь) \p{L}*(?:ный|ого|ому|ел|шёл|лся)(?!\p{L})/u);
    expect(all).not.toMatch(/(?<!\p{L})(?:палец|мизинец|снимок) \p{L}*(?:ная|ное|ла|лась)(?!\p{L})/u);
    expect(all).not.toMatch(/(?<!\p{L})(?:об (?!руку)[бвгджзклмнпрстфхцчшщ]|о [аиоуэ])/u);
    expect(all).not.toMatch(/ - |['"“”]|ё́/u);
  });

  test('A Russian palm reading closes a clause with a comma before "и"', async () => {
    const { list } = await palmLanguages.ru();
    expect(list(['а', 'б', 'в'])).toBe('а, б и в');
    expect(list(['линии, идущей вниз', 'дуге'])).toBe('линии, идущей вниз, и дуге');
    expect(list(['дуга'])).toBe('дуга');
  });

  test('A Russian palm reading counts gaps with the right plural', async () => {
    const { keys } = await palmLanguages.ru();
    expect([0, 1, 2, 5].map(keys.gaps)).toEqual([
      'без разрывов',
      'один короткий разрыв',
      '2 коротких разрыва',
      '5 коротких разрывов',
    ]);
  });
});
