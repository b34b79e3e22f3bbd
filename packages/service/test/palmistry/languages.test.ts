import { readFile } from 'node:fs/promises';
import { palmProse, palmSentences } from '@palmleaf/bench/testing';
import { languageTag, scriptOf } from '@palmleaf/contract/languages';
import { palmIdRequest } from '@palmleaf/contract/palmistry';
import { anyReading } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn, sections, topics } from '@palmleaf/texts/palm';
import type { PalmWords } from '@palmleaf/texts/testing';
import { everyWord, type PalmLanguage, palmLanguages, wordsIn, writtenIn } from '@palmleaf/texts/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionAnswer } from '../../palmistry/answers/features.ts';
import { palmTopicAnswer } from '../../palmistry/answers/topics.ts';
import { palmClaims } from './palm-claims.ts';

const readOf = (answer: object): string[] =>
  everyWord(answer).filter((text) => !/^(?:left|right|clear|faint|not found)$/.test(text));

type Translated = Exclude<PalmLanguage, 'en'>;

const codes = writtenIn(palmLanguages).filter((code): code is Translated => code !== 'en');

const leftover =
  /(?<!\p{L})(?:the|and|your|you|with|of|is|are|that|this|which|they|have|line|lines|palm)(?!\p{L})/iu;

const whole = (code: Translated): RegExp =>
  scriptOf(code) === 'Latn' ? /^\p{Lu}.*\.$/su : new RegExp(`^\\p{Script=${scriptOf(code)}}.*[.।]$`, 'su');

const called: Readonly<Partial<Record<Translated, RegExp>>> = {
  es: /líneas? (?:del corazón|de la cabeza|de la vida|del destino)(?: y (?:del corazón|de la cabeza|de la vida))?|tan largo como el anular/g,
  fr: /lignes? de (?:cœur|tête|vie|destinée)(?: et de (?:tête|vie))?|aussi long que l’annulaire/g,
  it: /line[ae] (?:del cuore|della testa|della vita|del destino)(?: e (?:della vita|della testa))?|lungo quanto l’anulare/g,
  pt: /linhas? (?:do coração|da cabeça|da vida|do destino)(?: e (?:da vida|da cabeça))?|tão longo quanto o anular/g,
};

describe.each(codes)('palm readings in %s', (code) => {
  let words: PalmWords;
  beforeAll(async () => {
    words = await palmLanguages[code]();
  });

  test('Palm readings have words for every English passage, each once, and none is left in English', () => {
    const texts = everyWord([words.passages, words.alone, words.ruledOut]);
    expect(texts).toHaveLength(everyWord([english.passages, english.alone, english.ruledOut]).length);
    expect(texts.filter((sentence, i) => texts.indexOf(sentence) !== i)).toEqual([]);
    expect(everyWord(words).filter((word) => leftover.test(word))).toEqual([]);
    expect(texts.filter((sentence) => / {2}|\.\.|“|”|"| ,|undefined/.test(sentence))).toEqual([]);
  });

  test('Palm readings of any hand are whole sentences without a gap, a number or English', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const palm = palmIn(words, reading);
        const answers = [
          ...sections.map((section) => sectionAnswer(section, palm)),
          ...topics.map((topic) => palmTopicAnswer(topic, palm)),
        ];
        for (const answer of answers) {
          expect(answer.text).toMatch(whole(code));
          expect(answer.text).not.toMatch(/\d|undefined|null|\[object/);
          for (const text of readOf(answer)) expect(text).not.toMatch(leftover);
          if (new Intl.NumberFormat(languageTag(code)).format(0.5).includes(','))
            for (const entry of answer.rests_on) expect(entry, 'a comma of decimals').not.toMatch(/\d\.\d/);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('Palm readings of the language claim nothing that their own measures contradict', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const { made, denied } = palmClaims(reading, words);
        expect(made).toBeGreaterThan(0);
        expect(denied).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('Palm readings repeat no run of five words more than twice in a report', () => {
    for (let hand = 0; hand < 60; hand++) {
      const runs = new Map<string, number>();
      for (const sentence of palmProse(hand, words).paragraphs.flatMap((text) => text.split(/(?<=[.।]) /))) {
        const spoken =
          sentence
            .toLowerCase()
            .replace(called[code] ?? /$^/, 'x')
            .match(/[\p{L}\p{M}’-]+/gu) ?? [];
        for (let from = 0; from + 5 <= spoken.length; from++) {
          const run = spoken.slice(from, from + 5).join(' ');
          runs.set(run, (runs.get(run) ?? 0) + 1);
        }
      }
      expect([...runs].filter(([, count]) => count > 2)).toEqual([]);
    }
  });

  test('No item of a list in a palm reading begins with a capitalised article', () => {
    for (let hand = 0; hand < 40; hand++) {
      for (const text of palmProse(hand, words).paragraphs) expect(text).not.toMatch(/; (?:La|A|Der) /);
    }
  });

  test('The page of the language shows twenty sentences of palm readings to judge', async () => {
    const page = await readFile(new URL(`../../../../docs/languages/${code}.md`, import.meta.url), 'utf8');
    const shown = [
      ...(page.split('## The reading of a palm')[1]?.split('\n## ')[0] ?? '').matchAll(/^\d+\. (.+)$/gm),
    ];
    expect(shown).toHaveLength(20);
    const known = new Set(palmSentences(words, code));
    expect(shown.map(([, sentence = '']) => sentence).filter((sentence) => !known.has(sentence))).toEqual([]);
  });
});

const sentencesIn = async (code: Translated): Promise<string[]> =>
  everyWord(await palmLanguages[code]()).flatMap((text) => text.split(/(?<=[.;:।?!]) /));

describe('Spanish', () => {
  test('Spanish readings contract, write e and u where the sound needs them, and have an opening mark for each closing one', async () => {
    for (const sentence of await sentencesIn('es')) {
      expect(sentence).not.toMatch(/(?<!\p{L})(?:de|a) el(?!\p{L})/iu);
      expect(sentence).not.toMatch(/(?<!\p{L})y h?[ií](?![aeo])/iu);
      expect(sentence).not.toMatch(/(?<!\p{L})o h?[oó]/iu);
      expect(sentence.split('¿')).toHaveLength(sentence.split('?').length);
    }
    const { list } = await palmLanguages.es();
    expect(list(['a', 'índice'])).toBe('a e índice');
    expect(list(['a', 'hielo'])).toBe('a y hielo');
    expect(list(['a', 'b', 'c'])).toBe('a, b y c');
  });

  test('Spanish readings say "tú", never "usted", and name no gender of the reader', async () => {
    for (const sentence of await sentencesIn('es')) {
      expect(sentence).not.toMatch(/(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu);
      expect(sentence).not.toMatch(
        /(?<!\p{L})(?:eres|estás|te sientes|te quedas|te vuelves) (?:muy |tan |un |una )?(?!pura )\p{Ll}+(?:ado|ido|oso|ivo|ico|ro|to|ada|ida|osa|iva|ica|ra|ta)(?!\p{L})/iu,
      );
    }
  });

  test('Spanish readings give each feature an article of its gender', async () => {
    const { looks } = await palmLanguages.es();
    for (const phrase of everyWord(looks)) {
      expect(phrase).toMatch(
        /^(?:unos dedos|un (?:índice|anular|meñique|pulgar)|una línea|el (?:arco|trazo|ancho campo|comienzo)|la (?:cercanía|falta)|las (?:muchas|pocas) líneas) /,
      );
    }
  });
});

describe('French', () => {
  test('French readings elide and contract, put a space before double punctuation marks, and use the typographic apostrophe', async () => {
    for (const sentence of await sentencesIn('fr')) {
      expect(sentence).not.toMatch(
        /(?<!\p{L})(?:de|à) (?:le|les)(?= (?:pouce|index|majeur|lignes?|doigts?|paume|cœur)\b)/iu,
      );
      expect(sentence).not.toMatch(/(?<![\p{L}-])(?:le|la|de|que|ne|se|me|te|je) [aeéèêiîoôuœ]/iu);
      expect(sentence).not.toMatch(/[^  ][:;?!]/u);
      expect(sentence).not.toMatch(/'/);
    }
  });

  test('French readings say "tu", never "vous" to the reader, and name no gender of the reader', async () => {
    for (const sentence of await sentencesIn('fr')) {
      if (/(?<![\p{L}-])vous(?!\p{L})/iu.test(sentence)) expect(sentence).toContain('tous deux');
      expect(sentence).not.toMatch(
        /(?<!\p{L})tu (?:n’)?es (?:très |plus |si )?\p{Ll}+(?:é|ée|eux|euse|if|ive|ent|ente|ant|ante)(?!\p{L})/iu,
      );
    }
  });

  test('French readings give each feature an article of its gender', async () => {
    const { looks } = await palmLanguages.fr();
    for (const phrase of everyWord(looks)) {
      expect(phrase).toMatch(
        /^(?:des doigts|un (?:index|annulaire|auriculaire|pouce)|une (?:longue |courte )?ligne|la (?:courbe|proximité)|le (?:tracé|large champ|départ)|l’absence|les (?:nombreuses|rares) lignes) /,
      );
    }
  });
});

describe('Italian', () => {
  test('Italian readings contract prepositions, elide articles, and say "tu"', async () => {
    for (const sentence of await sentencesIn('it')) {
      expect(sentence).not.toMatch(
        /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|la|gli|le)(?= (?:pollice|palmo|linee?|dita|cuore|testa|mano)(?!\p{L}))/iu,
      );
      expect(sentence).not.toMatch(/(?<![\p{L}’])(?:una|dello|della|nella|alla) (?![ao] )[aeiou]/iu);
      expect(sentence).not.toMatch(/(?<!\p{L})un’(?:indice|anulare|inizio|uomo)/iu);
      expect(sentence).not.toMatch(/'|(?<!\p{L})(?:Lei|Suo|Sua|voi)(?!\p{L})/u);
      expect(sentence).not.toMatch(
        /(?<!\p{L})(?:sei|ti senti|resti|diventi) (?:molto |così |un |una )?(?!pura )\p{Ll}+(?:ato|ata|oso|osa|ivo|iva|ico|ica|ito|ita)(?!\p{L})/iu,
      );
    }
  });

  test('Italian readings give each feature an article of its gender', async () => {
    const { looks, list } = await palmLanguages.it();
    for (const phrase of everyWord(looks)) {
      expect(phrase).toMatch(
        /^(?:dita (?:corte|lunghe)|un (?:indice|anulare|mignolo|pollice|inizio|ampio campo)|una (?:lunga |corta )?(?:linea|stretta vicinanza)|(?:molte|poche) linee) /,
      );
    }
    expect(list(['a', 'erba'])).toBe('a ed erba');
  });
});

describe('Portuguese', () => {
  test('Portuguese readings contract prepositions, say "você", and name no gender of the reader', async () => {
    for (const sentence of await sentencesIn('pt')) {
      expect(sentence).not.toMatch(
        /(?<!\p{L})(?:de|em|a) [oa]s?(?= (?:polegar|palma|linhas?|dedos?|coração|cabeça|mão)(?!\p{L}))/iu,
      );
      expect(sentence).not.toMatch(/(?<!\p{L})(?:tu|teu|tua|ti|contigo|vosso|vós)(?!\p{L})/iu);
      expect(sentence).not.toMatch(
        /(?<!\p{L})você (?:é|está|fica|se sente) (?:muito |tão |um |uma )?(?!pura )\p{Ll}+(?:ado|ada|oso|osa|ivo|iva|ico|ica|ido|ida)(?!\p{L})/iu,
      );
    }
  });

  test('Portuguese readings name each feature without an article, so that none is left uncontracted', async () => {
    const { looks } = await palmLanguages.pt();
    for (const phrase of everyWord(looks))
      expect(phrase).toMatch(
        /^(?:dedos? |indicador |anular |polegar |linhas? |muitas linhas |poucas linhas )/,
      );
  });
});

describe('Hindi', () => {
  test('Hindi readings use only their own script', async () => {
    for (const text of everyWord(await palmLanguages.hi()))
      expect(text).toMatch(/^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u);
  });

  test('Hindi readings say the polite "आप" (you), and no verb beside it names the gender of the reader', async () => {
    for (const sentence of await sentencesIn('hi')) {
      expect(sentence).not.toMatch(/(?<!\p{L})(?:तुम|तू|तुम्हार[ाीे]|तेर[ाीे])(?!\p{L})/u);
      expect(sentence).not.toMatch(
        /(?:^|[,:;] )आप (?!तक|पर|से|में|को|जैसा)(?:(?!जो|जिस|वह|दूसरे|लोग)[\p{L}\p{M}-]+ ){0,4}[\p{L}\p{M}]+(?:ते|ती|ता) (?:हैं|हों)/u,
      );
    }
  });

  test('Hindi readings put what a postposition governs into the oblique case', async () => {
    const { looks, sourceLooks, sources } = await palmLanguages.hi();
    for (const topic of topics) expect(sources[topic]('#')).toMatch(/# (?:में|से) /);
    for (const phrase of everyWord(sourceLooks)) {
      expect(phrase, phrase).not.toMatch(/(?:उँगलियाँ|रेखाएँ|अंगूठा|मैदान का|का अभाव|का मैदान)$/u);
      expect(phrase, phrase).not.toMatch(/ का (?:साझा|अलग-अलग|चौड़ा) /u);
    }
    for (const phrase of everyWord(looks)) expect(phrase, phrase).not.toMatch(/(?:उँगलियों|रेखाओं|अंगूठे)$/u);
  });

  test('Hindi readings agree in gender: a line is feminine, a type of hand and a turn are masculine', async () => {
    const all = everyWord(await palmLanguages.hi()).join('\n');
    expect(all).not.toMatch(/(?:लंबा|छोटा|सीधा|मुड़ा|झुका|अंकित हुआ) (?:हृदय|मस्तिष्क|जीवन|भाग्य) रेखा/u);
    expect(all).not.toMatch(/रेखा (?:रुकता|उठता|चलता|मुड़ता|पहुँचता|जाता|रहता|फैलता) है/u);
    expect(all).not.toMatch(/हाथ (?:रखती|होती|चलती|दिखाती) है/u);
  });
});

test('The field `language` chooses the language of palm readings, and the disclaimer says if it has no texts', async () => {
  for (const code of codes)
    expect(await wordsIn(`${code}-XX`)).toEqual({ language: code, words: await palmLanguages[code]() });
  expect(await wordsIn(undefined)).toEqual({ language: 'en', words: english });
  expect((await wordsIn('en-GB')).words).toBe(english);
  const { language, words } = await wordsIn('ma');
  expect(language).toBe('en');
  expect(words.disclaimer).toMatch(
    /\. You asked for Marathi; this is in English\. It is available in .+ and \p{Lu}\p{Ll}+ too\.$/u,
  );
  expect((await wordsIn('<b>')).words.disclaimer).not.toContain('<b>');
});

test('The contract document lists the languages of palm readings', () => {
  expect(palmIdRequest.unwrap().shape.language.meta()?.description).toContain(
    `: one of ${writtenIn(palmLanguages).join(', ')};`,
  );
});
