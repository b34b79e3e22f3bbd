import { expect, test } from 'vitest';
import type { AspectsTexts } from '../../../aspects-report/texts.ts';
import { allAspectsTexts } from '../../../tables/aspects-report/index.ts';
import { allReadingTexts, type ReadingLanguage } from '../../../tables/natal-reading/index.ts';
import { natalTexts } from '../natal-texts.ts';
import { aspectsStrings, strings } from './linter.ts';

async function tables(language: Exclude<ReadingLanguage, 'en'>): Promise<string[]> {
  const aspects: Partial<Record<ReadingLanguage, () => Promise<AspectsTexts>>> = allAspectsTexts;
  const aspectsTexts = await aspects[language]?.();
  return [
    ...strings(await allReadingTexts[language]()),
    ...(aspectsTexts ? aspectsStrings(aspectsTexts) : []),
  ];
}

test('German nouns and pronouns agree: signs with their article, planets with er and sie', async () => {
  const { planets } = await allReadingTexts.de();
  const all = (await tables('de')).join(' ');
  expect(all).not.toMatch(/\b(im|in den) (Jungfrau|Waage)/);
  expect(all).not.toMatch(/\bin der (Widder|Stier|Krebs|Löwe|Skorpion|Schütze|Steinbock|Wassermann)/);
  expect(all).not.toMatch(/\b(im|in der) (Zwilling|Fisch)/);
  for (const feminine of ['Sun', 'Venus'] as const) {
    for (const text of planets[feminine].houses)
      expect(text).not.toMatch(/(?<!\p{L})(er|ihn|ihm|seine)(?!\p{L})/iu);
  }
  for (const masculine of ['Moon', 'Mercury', 'Mars', 'Jupiter', 'Saturn'] as const) {
    for (const text of planets[masculine].houses)
      expect(text).not.toMatch(/(?<!\p{L})(sie|ihr|ihre)(?!\p{L})/u);
  }
});

test('Spanish contracts de and a with el, and says e and u before i and o', async () => {
  const all = (await tables('es')).join(' ');
  expect(all).not.toMatch(/(?<!\p{L})(de|a) el(?!\p{L})/iu);
  expect(all).not.toMatch(/ y h?i(?!e)/i);
  expect(all).not.toMatch(/ o h?o/i);
  for (const text of await tables('es')) {
    expect(text.split('¿')).toHaveLength(text.split('?').length);
  }
});

test('French elides and contracts, and puts a space before double punctuation marks', async () => {
  for (const text of await tables('fr')) {
    expect(text).not.toMatch(/(?<!\p{L})(de|à) (le|les)(?= (Soleil|Lune|Ascendant|Milieu|maison|signes?))/iu);
    expect(text).not.toMatch(/(?<![\p{L}-])(le|la|de|que|ne|se|me|te|je) [aeéèêiîoôuœ](?!nzième)/iu);
    expect(text).not.toMatch(/[^  ][:;?!]/u);
    expect(text).not.toMatch(/'/);
  }
});

test('A French chart addresses one reader as tu and never says vous', async () => {
  for (const text of strings(natalTexts.fr))
    expect(text).not.toMatch(/(?<![\p{L}-])(vous|votre|vos)(?!\p{L})/iu);
});

test('French adjectives agree with the Moon and Venus, which are feminine', async () => {
  const { ascendant, voice } = await allReadingTexts.fr();
  for (const house of [3, 8, 11, 12]) {
    const sentence = ascendant.rulerHouses[house - 1];
    expect(sentence?.('Venus')).toMatch(/ (partie|descendue|assise|cachée) /);
    expect(sentence?.('Mars')).toMatch(/ (parti|descendu|assis|caché) /);
  }
  expect(voice.reasons.exalted('Moon', 'Moon')).toContain('exaltée');
});

test('Italian joins prepositions with the article, elides, and puts a d between two equal vowels', async () => {
  for (const text of await tables('it')) {
    expect(text).not.toMatch(/(?<!\p{L})(di|a|da|in|su) (il|lo|la|i|gli|le)(?!\p{L})/iu);
    expect(text).not.toMatch(
      /(?<!\p{L})(della|alla|nella|sulla|dalla|dello|allo|nello|dallo) [aeiouàèéìòù]/iu,
    );
    expect(text).not.toMatch(/(?<!\p{L})(e e|a a)\p{L}/iu);
    expect(text).not.toMatch(/(?<!\p{L})(il|un|del|al|nel|dal|sul) (s[^aeiouàèéìòù ]|z|gn|ps)/iu);
    expect(text).not.toMatch(/(?<!\p{L})sei (stat|nat|sol|pront)[oa](?!\p{L})/iu);
  }
});

test('Italian adjectives agree with the Moon and Venus, which are feminine', async () => {
  const { planets, ascendant } = await allReadingTexts.it();
  for (const house of [3, 8, 9, 11, 12]) {
    const sentence = ascendant.rulerHouses[house - 1];
    expect(sentence?.('Venus')).toMatch(/ (andata|scesa|lontana|seduta|nascosta)\b/);
    expect(sentence?.('Mars')).toMatch(/ (andato|sceso|lontano|seduto|nascosto)\b/);
  }
  for (const feminine of ['Moon', 'Venus'] as const) {
    expect(planets[feminine].houses.join(' ')).not.toMatch(
      /(?<!\p{L})(gli dà|lo (manda|attira|mette|tiene)|è salito|nascosto)(?!\p{L})/iu,
    );
  }
  for (const masculine of ['Sun', 'Mercury', 'Mars', 'Jupiter', 'Saturn'] as const) {
    expect(planets[masculine].houses.join(' ')).not.toMatch(
      /(?<!\p{L})(le dà|la (manda|attira|mette|tiene)|è salita|nascosta)(?!\p{L})/iu,
    );
  }
});

test('Portuguese joins prepositions with article and pronoun, and uses one spelling', async () => {
  for (const text of await tables('pt')) {
    expect(text).not.toMatch(/(?<!\p{L})((de|em|por) (o|a|os|as)|(de|em) (ele|ela|eles|elas))(?!\p{L})/iu);
    expect(text).not.toMatch(/(?<!\p{L})a (a|as)(?!\p{L})/iu);
    expect(text).not.toMatch(
      /Vénus|Neptuno|Caranguejo|Balança(?!\p{L})|facto|(?<!\p{L})(tu|teu|tua)(?!\p{L})/u,
    );
  }
});

test('Portuguese adjectives agree, and no sentence names the gender of the reader', async () => {
  const { ascendant, voice, planets } = await allReadingTexts.pt();
  for (const house of [6, 11, 12]) {
    const sentence = ascendant.rulerHouses[house - 1];
    expect(sentence?.('Moon')).toMatch(/ (ocupada|sentada|escondida) /);
    expect(sentence?.('Sun')).toMatch(/ (ocupado|sentado|escondido) /);
  }
  expect(voice.reasons.exalted('Venus', 'Venus')).toContain('exaltada');
  expect(voice.retrograde.Venus).toContain('retrógrada');
  expect([...strings(voice), ...strings(planets)].join(' ')).not.toMatch(
    /você (é|está|fica|foi|parece) (?!\p{L}*ndo )(mais )?\p{L}{3,}(ado|ada|ido|ida|oso|osa|eiro|eira)(?!\p{L})/u,
  );
});

test('Russian declines: signs and houses in the prepositional, planets after «с» in the instrumental', async () => {
  const texts = await allReadingTexts.ru();
  for (const text of await tables('ru')) {
    expect(text).not.toMatch(
      /(?<!\p{L})во? (Овен|Телец|Близнецы|Рак|Лев|Дева|Весы|Скорпион|Стрелец|Козерог|Водолей|Рыбы)(?!\p{L})/u,
    );
    expect(text).not.toMatch(
      /(?<!\p{L})в Льве|(?<!\p{L})с (Солнце|Луна|Марс|Меркурий|Юпитер|Венера|Сатурн)(?!\p{L})/u,
    );
  }
  expect(texts.voice.reasons.tied('Moon', 'Sun')).toBe('Луна в тесном аспекте с Солнцем');
  expect(texts.voice.reasons.rising('Sun', 'Sun')).toMatch(/Солнце стояло /);
  expect(texts.voice.reasons.rising('Venus', 'Venus')).toMatch(/Венера стояла /);
  expect(texts.voice.reasons.rising('Mars', 'Mars')).toMatch(/Марс стоял /);
});

test("Russian aspects decline points and ordinals, and avoid adjectives that would need a point's gender", async () => {
  const { signPairs, sameHouse, twoHouses, oneHouse, nearness } = await allAspectsTexts.ru();
  expect(nearness.close[0]('Sun', 'Midheaven', '0°10′')).toContain('Между Солнцем и Серединой неба');
  expect(nearness.wide[4]?.('Moon', 'Venus', '7°00′')).toContain('Луну и Венеру соседями');
  expect(nearness.wide[3]?.('Moon', 'Mercury', '7°00′')).toContain('Луне и Меркурию выбор');
  expect(oneHouse[5]?.('Moon', 3)).toContain('От Луны тянется нить к теме третьего дома');
  expect(twoHouses[0](3, 8)).toContain('третьим (');
  for (let house = 1; house <= 12; house++) {
    const sentences = [
      ...sameHouse.map((sentence) => sentence(house)),
      ...twoHouses.map((sentence) => sentence(house, 13 - house)),
      ...oneHouse.map((sentence) => sentence('Venus', house)),
    ];
    for (const text of sentences) {
      expect(text).not.toMatch(
        /(?<!ом|ем) доме(?!\p{L})|(?<!ого|его) дома(?!\p{L})|(?<!ый|ий|ой|ин) дом(?!\p{L})/u,
      );
    }
  }
  for (const text of strings(signPairs)) {
    expect(text).not.toMatch(/\{[ab]\}[^,;:.]* (?!стол|тело|правила)\p{L}+(л|ла|ло|лся|лась|лось)(?!\p{L})/u);
  }
});

test('Russian pronouns agree with their planet, and the reader is a polite plural without gender', async () => {
  const texts = await allReadingTexts.ru();
  const genders = [
    { points: ['Sun'], others: /(?<!\p{L})(он|она|её|ей|ней|нём)(?!\p{L})/iu },
    { points: ['Moon', 'Venus'], others: /(?<!\p{L})(он|оно|ему|нём|него)(?!\p{L})/iu },
    { points: ['Mars', 'Mercury', 'Jupiter', 'Saturn'], others: /(?<!\p{L})(она|оно|её|ей|ней)(?!\p{L})/iu },
  ] as const;
  for (const { points, others } of genders) {
    for (const point of points) {
      for (const text of texts.planets[point].houses) expect(text.split(/[:;,]/)[0]).not.toMatch(others);
    }
  }
  for (const text of await tables('ru')) {
    expect(text).not.toMatch(/(?<!\p{L})(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей)(?!\p{L})/iu);
    expect(text).not.toMatch(
      /(?<!\p{L})вы (?!сначала)(сам|сама|должен|должна|готов|готова|рад|рада|\p{L}+л|\p{L}+ла)(?!\p{L})/iu,
    );
  }
});

test('Hindi puts exactly the words before a postposition into the oblique case', async () => {
  const direct = 'पहला|दूसरा|तीसरा|चौथा|पाँचवाँ|छठा|सातवाँ|आठवाँ|नौवाँ|दसवाँ|ग्यारहवाँ|बारहवाँ';
  const oblique = 'पहले|दूसरे|तीसरे|चौथे|पाँचवें|छठे|सातवें|आठवें|नौवें|दसवें|ग्यारहवें|बारहवें';
  const postposition = '(में|से|को|का|की|के|पर|तक|ने)';
  for (const text of await tables('hi')) {
    expect(text).not.toMatch(new RegExp(`(${direct}) भाव ${postposition}(?!\\p{L})`, 'u'));
    expect(text).not.toMatch(new RegExp(`(${oblique}) भाव (?!${postposition})`, 'u'));
    expect(text).not.toMatch(/(तारा|घोड़ा|चेहरा|दरवाज़ा|रास्ता|बच्चा) (में|से|को|पर|तक)(?!\p{L})/u);
  }
});

test('Hindi aspects put an ordinal into the oblique before a postposition, and leave points unchanged', async () => {
  const { sameHouse, twoHouses, oneHouse, nearness, signPairs } = await allAspectsTexts.hi();
  expect(sameHouse[0](5)).toContain('पाँचवें भाव में');
  expect(sameHouse[2]?.(5)).toMatch(/^पाँचवाँ भाव भी /);
  expect(twoHouses[1]?.(1, 12)).toMatch(/पहले भाव में .* बारहवें में: /);
  expect(twoHouses[4]?.(3, 6)).toMatch(/^तीसरा भाव .*; छठा भी /);
  expect(oneHouse[3]?.('Moon', 9)).toContain('चन्द्रमा से पूछिए, और उत्तर नौवें भाव से');
  expect(nearness.close[0]('Sun', 'Midheaven', '0°10′')).toContain('सूर्य और मध्याकाश के बीच');
  for (const text of strings(signPairs))
    expect(text).not.toMatch(/की \{[ab]\}|\{[ab]\} [\p{L}\p{M}]+(ती|ई) है/u);
});

test('Hindi adjectives agree: Virgo and Libra are feminine, every planet is masculine', async () => {
  const { ascendant, voice } = await allReadingTexts.hi();
  for (const [i, text] of ascendant.signs.entries()) {
    expect(text).toContain(i === 5 || i === 6 ? 'उदय हो रही थी' : 'उदय हो रहा था');
  }
  for (const planet of ['Sun', 'Moon', 'Venus', 'Saturn'] as const) {
    expect(voice.reasons.rising(planet, planet)).toMatch(/ था$/);
    expect(voice.reasons.rising(planet, planet)).toContain('क्षितिज');
  }
});

test('Hindi says the polite आप (you) throughout, and no sentence names the gender of the reader', async () => {
  for (const text of await tables('hi')) {
    expect(text).not.toMatch(/(?<![\p{L}\p{M}])(तुम|तू|तेरा|तुम्हारा|तुम्हें)(?![\p{L}\p{M}])/u);
    expect(text).not.toMatch(
      /(?<!अपने |[\p{L}\p{M}])आप (?!पर|तक|से)[^।,;:]*(ते|ती|ता) (हैं|हो|है)(?![\p{L}\p{M}])/u,
    );
    expect(text).not.toMatch(
      /(?<!अपने |[\p{L}\p{M}])आप (?!पर|तक|से|भी)[^।,;:]*(थे|थीं|(खड़े|खड़ी|बैठे|बैठी|रहे|रही|गए|गई|वाले|वाली) हैं)(?![\p{L}\p{M}])/u,
    );
  }
});

test('Tamil doubles a hard consonant after an accusative and after a dative', async () => {
  for (const text of await tables('ta')) {
    expect(text).not.toMatch(/(த்தை|களை|வற்றை) [கசதப]/u);
    expect(text).not.toMatch(/(க்கு|ற்கு) [கசதப]/u);
    expect(text).not.toMatch(/[ாிீுூெேைொோௌ]{2}/u);
  }
});

test('Tamil aspects decline points, and use honorific verbs for planets but not for angles', async () => {
  const { oneHouse, nearness, signPairs } = await allAspectsTexts.ta();
  const { close, wide } = nearness;
  expect(close[0]('Sun', 'Pluto', '0°10′')).toContain('சூரியனுக்கும் புளூட்டோவுக்கும் இடையே');
  expect(close[1]?.('Moon', 'Midheaven', '0°10′')).toMatch(/^சந்திரனும் நடுவானமும் /);
  expect(close[3]?.('Mars', 'Ascendant', '0°10′')).toMatch(/ லக்னத்தைப் பார்வையிலிருந்து .* விடுகிறார்\.$/);
  expect(close[3]?.('Ascendant', 'Midheaven', '0°10′')).toMatch(/ நடுவானத்தைப் .* விடுகிறது\.$/);
  expect(wide[4]?.('Jupiter', 'Saturn', '7°00′')).toMatch(/^குருவையும் சனியையும்/);
  expect(oneHouse[3]?.('Venus', 2)).toMatch(/^சுக்கிரனைக் கேளுங்கள்/);
  for (const text of strings(signPairs)) {
    expect(text).not.toMatch(/(கிறார்|ார்கள்|வார்|தார்)(?![\p{L}\p{M}])|\{[ab]\} [\p{L}\p{M}]+கிறது/u);
  }
});

test('Tamil uses honorific verbs for planets and addresses the reader in the plural', async () => {
  const { planets, voice } = await allReadingTexts.ta();
  for (const planet of ['Sun', 'Moon', 'Venus', 'Uranus'] as const) {
    expect(voice.reasons.rising(planet, planet)).toMatch(/ இருந்தார்$/);
    expect(planets[planet].houses.join(' ')).not.toMatch(
      /(?<![\p{L}\p{M}])(அவன்|அவள்|அது நிற்கிறது)(?![\p{L}\p{M}])/u,
    );
  }
  for (const text of await tables('ta')) {
    expect(text).not.toMatch(/(?<![\p{L}\p{M}])(நீ|உன்|உனக்கு|உன்னை|நான்)(?![\p{L}\p{M}])/u);
  }
});
