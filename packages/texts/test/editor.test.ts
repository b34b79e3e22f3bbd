import { type Language, languages } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../sheet/sheet.ts';
import { sourceLines } from './source-lines.ts';

type Forbidden = Readonly<Partial<Record<Language, RegExp>>>;

/** A reading is based on the sky at birth, not on later events. */
const childhood: Forbidden = {
  en: /\b(?:(?:as|were) a child|your childhood|grew up|knew you small|your parents|early in life)\b/i,
  de: /als Kind|deine(?:r)? Kindheit|aufgewachsen|aufwuchsen|klein kannten|deine Eltern/i,
  es: /tu infancia|creciste|crecieron|tus padres/i,
  fr: /ton enfance|tu as grandi|ont grandi|tes parents/i,
  it: /tua infanzia|sei cresciut|è cresciuto senza|tuoi genitori/i,
  pt: /sua infância|você cresceu|cresceram|seus pais/i,
  ru: /в детстве|вы росли|кто вырос|ваших родителей|повзрослели/i,
  hi: /आपका बचपन|बचपन जल्दी|बचपन में ही|माता-पिता/,
  ta: /சிறுவயதில்|உங்கள் பெற்றோர|சீக்கிரமே வளர்ந்த/,
};

const englishImages: Forbidden = {
  en: /with corners|has corners|runs in water|are both of water/i,
  de: /(?:mit|hat|in|rundet die) Ecken|läuft im Wasser|aus Wasser/,
  es: /esquinas|corre por el agua|los dos de agua/i,
  fr: /gagne-pain anguleux|a des angles|court dans l’eau|tous deux d’eau/i,
  it: /spigol|negli angoli|giro dell’angolo|corre nell’acqua|entrambi d’acqua/i,
  pt: /(?<!\p{L})quinas|nos cantos|esquina|corre na água|os dois de água/iu,
  ru: /с углами|есть углы|(?<!стоят )в углах|за угол|течёт водой|живут в воде/i,
  hi: /में कोने|कोनों|जल में बहता|दोनों जल के/,
  ta: /மூலைகள்|மூலையைத் திரும்பி|நீராய் ஓடுகிறது|நீரைச் சேர்ந்தவர்கள்/,
};

const falseFriends: Forbidden = {
  de: /Termine verlegen|sieht danach\.|Kreuzfahrer|an einem: (?:der|die|das) /,
  fr: /sourdine|comme tu livres|(?:bonne) dispute|depuis le sol/,
  es: /\bhumores\b|de falta entre|buena disputa|desde el suelo/i,
  it: /vedi un acquisto|ispiri più che ordinare|di quanto esci/,
  pt: /juízo é pedido|por gosto nunca esgota\./,
  ru: /суждение спрашивают|рыли то|не полутон|пол под ногами|по сговору/i,
};

/** A Tamil noun in -ம் takes -த்தில் and -த்தின்; Hindi writes चन्द्र. */
const forms: Forbidden = { hi: /चंद्र|विषय के विषय/, ta: /துலாமி|ாமில்(?!\p{L})/u };

/** Either all members of a list after a colon are in the locative, or none. */
const mixedCases: Forbidden = {
  ta: /: [^:.]*ில், [^:.]* அல்லது [^ .]*(?<!ில்)\.$/,
  te: /: [^:.]*లో, [^:.]* లేదా [^ .]*(?<!లో)\.$/,
  ml: /: [^:.]*ിൽ, [^:.]* അല്ലെങ്കിൽ [^ .]*(?<!ിൽ)\.$/,
  kn: /: [^:.]*ಲ್ಲಿ, [^:.]* ಅಥವಾ [^ .]*(?<!ಲ್ಲಿ)\.$/,
};

/** A singular noun after several numbers. */
const singulars: Forbidden = {
  hi: /\d, \d+ भाव(?!ों)/,
  ma: /\d, \d+ (?:भावात|स्थानात)/,
  ta: /\d, \d+ பாவ(?:ம்|த்தில்)/,
  te: /\d, \d+ భావం/,
  ml: /\d, \d+ ഭാവ(?:ം|ത്തിൽ)/,
  kn: /\d, \d+ ಭಾವ(?!ಗಳ)/,
};

/** "decide about", not "decide for". */
const prepositions: Forbidden = {
  pt: /se decide para|movimento para \$|[Pp]romessa para|prometem para|devagar com o que importa/,
  it: /si decide per|movimento per|promessa per|promettono per|va’ piano per/,
  fr: /se joue pour|mouvement pour|promesse pour|promet pour|lentement pour/,
};

describe.each(languages)('the texts in %s', (language) => {
  test.each([
    ["mention the reader's childhood", childhood],
    ['use figures of speech of English', englishImages],
    ['use words that a native reader misunderstands', falseFriends],
    ['have a wrong form', forms],
    ['use "for" where the language needs another preposition', prepositions],
    ['mix two cases in a list', mixedCases],
    ['name several houses in the singular', singulars],
  ])('The texts in %s never %s', (_, forbidden) => {
    const pattern = forbidden[language];
    const sentences = [
      ...rowsOf(language).filter(({ topic }) => topic !== 'lexicon'),
      ...sourceLines(language),
    ];
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter(({ sentence }) => pattern?.test(sentence) === true)).toEqual([]);
  });
});

test('A year and a chart in Hindi call the Moon चन्द्रमा, and use the short चन्द्र in compounds only', () => {
  const lines = sourceLines('hi').filter(({ key }) => /\/(?:year|names|natal-reading|aspects)\.ts/.test(key));
  const sentences = [
    ...rowsOf('hi').filter(({ topic }) => !/chat|lexicon|palm|panchang|calendar|frame/.test(topic)),
    ...lines,
  ];
  expect(sentences.length).toBeGreaterThan(500);
  const alone = /चन्द्र(?!मा|ोदय|ास्त|-| (?:कला|राशि|नक्षत्र|बल|पर्वत|दशा))/u;
  expect(sentences.filter(({ sentence }) => alone.test(sentence))).toEqual([]);
});
