import { computeChart } from '@palmleaf/engines/chart';
import { randomBirths } from '@palmleaf/engines/testing';
import type { AspectsTexts } from '@palmleaf/texts/aspects-report';
import { allAspectsTexts } from '@palmleaf/texts/aspects-report';
import {
  allReadingTexts,
  aspectsStrings,
  natalTexts,
  type ReadingLanguage,
  readingLanguages,
  strings,
} from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalReading } from '../../../astrology/natal/reading/reading.ts';

const charts = randomBirths(71, 30).map((birth) =>
  computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' }),
);

const forbidden: Readonly<Record<ReadingLanguage, string>> = {
  en: 'health… illness… disease… sick sickness die dies died death… money wealth… income… rich riches',
  de: 'gesund… krank… sterbe… stirb… tod todes… tödlich… geld… reich reiche reicher reichtum… einkommen',
  es: 'salud saludable… enferm… muerte… morir… muere… muera… dinero… riqueza… rico rica ricos ricas ingresos',
  fr: 'santé malade… maladie… mort morts mortel… mourir… meurs meurt argent riche… richesse… revenus',
  it: 'salute malat… morte… morti morire… muore muori denaro soldi ricchezz… ricco ricca ricchi reddit…',
  pt: 'saúde saudáve… doença… doente… morte… morrer… morre dinheiro riqueza… rico rica ricos ricas rendimento…',
  ru: 'здоров… болезн… заболе… недуг… смерт… умр… умер… умира… деньг… денег денеж… богат… доход доходы доходов доходом',
  hi: 'स्वास्थ्य स्वस्थ बीमार… रोग… मृत्यु मौत… मरना मरने मरेंगे निधन धन धनवान धनी पैसा पैसे पैसों रुपये रुपयों दौलत संपत्ति अमीर…',
  ta: 'ஆரோக்கிய… உடல்நல… நோய… மரண… இறப்ப… சாவு… சாவை சாகும் இறந்து… ஆயுள்… பணம்… பணத்… பணமு… பணக்கார… செல்வம்… செல்வத்… செல்வமு… வருமான… சொத்த…',
};

const promises: Readonly<Record<ReadingLanguage, readonly [string, string, string]>> = {
  en: ['Your health will hold.', 'Death comes late.', 'You will be rich.'],
  de: ['Du bleibst gesund.', 'Der Tod kommt spät.', 'Du wirst viel Geld haben.'],
  es: ['Tendrás buena salud.', 'La muerte llegará tarde.', 'Serás rico.'],
  fr: ['Ta santé tiendra.', 'La mort viendra tard.', 'Tu auras de l’argent.'],
  it: ['Avrai buona salute.', 'La morte verrà tardi.', 'Avrai molto denaro.'],
  pt: ['Você terá saúde.', 'A morte virá tarde.', 'Você terá muito dinheiro.'],
  ru: ['Вы будете здоровы.', 'Смерть придёт поздно.', 'У вас будет много денег.'],
  hi: ['आपका स्वास्थ्य अच्छा रहेगा।', 'मृत्यु देर से आएगी।', 'आपके पास बहुत धन होगा।'],
  ta: ['நோயில்லாமல் வாழ்வீர்கள்.', 'மரணம் தாமதமாக வரும்.', 'நிறையப் பணம் வரும்.'],
};

function promisesIn(language: ReadingLanguage): RegExp {
  const words = forbidden[language].split(' ').map((word) => word.replace('…', '[\\p{L}\\p{M}]*'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
}

test.each(readingLanguages)(
  'The forbidden words of %s detect a promise of health, death or money',
  (language) => {
    for (const promise of promises[language]) expect(promise).toMatch(promisesIn(language));
  },
);

test.each(readingLanguages)(
  'No text of natal or aspects in %s promises health, death or money',
  async (language) => {
    const reading = await allReadingTexts[language]();
    const aspects: Partial<Record<ReadingLanguage, () => Promise<AspectsTexts>>> = allAspectsTexts;
    const aspectsTexts = await aspects[language]?.();
    const all = [
      ...strings(natalTexts[language]),
      ...strings(reading),
      ...charts.flatMap((chart) => natalReading(chart, reading).map(({ text }) => text)),
      ...(aspectsTexts ? aspectsStrings(aspectsTexts) : []),
    ];
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter((text) => promisesIn(language).test(text))).toEqual([]);
  },
);
