import { type Language, scriptOf } from '@palmleaf/contract/languages';
import { type Planet, planetNames } from '@palmleaf/engines/zodiac';
import type { AspectsTexts } from '../../../aspects-report/texts.ts';
import type { ReadingLanguage } from '../../../tables/natal-reading/index.ts';
import { natalTexts } from '../natal-texts.ts';

export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

const houses = Array.from({ length: 12 }, (_, i) => i + 1);

export function aspectsStrings(texts: AspectsTexts): string[] {
  const { sameHouse, twoHouses, oneHouse, nearness } = texts;
  return [
    ...strings(texts),
    ...houses.flatMap((house) => [
      ...sameHouse.map((sentence) => sentence(house)),
      ...twoHouses.map((sentence) => sentence(house, (house % 12) + 1)),
      ...oneHouse.map((sentence) => sentence('Venus', house)),
    ]),
    ...Object.values(nearness).flatMap((variants) =>
      variants.map((sentence) => sentence('Sun', 'Moon', '1°02′')),
    ),
  ];
}

export const sentences = (text: string): string[] =>
  text.match(/[^.?!।]+[.?!।]/g)?.map((one) => one.trim()) ?? [];

const english =
  'the and you your with house who which from that this are not for but when what they it of is to'.split(
    ' ',
  );
const sharedWithEnglish: Partial<Record<Language, readonly string[]>> = { fr: ['but'], pt: ['for'] };

export function leftoversIn(language: Language): RegExp {
  const words = english.filter((word) => !sharedWithEnglish[language]?.includes(word));
  return new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
}

export function onlyIn(language: Language): RegExp {
  return new RegExp(`^[\\p{Script=${scriptOf(language)}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
}

export const faults = /undefined|\.\.|,,| {2}|[.?] \p{Ll}|[{}$]|'/u;

interface Stems {
  readonly signs: readonly string[];
  readonly planets: Readonly<Record<Planet, string>>;
}

const russian: Stems = {
  signs: 'Овн,Тельц,Близнец,Рак,Льв,Дев,Вес,Скорпион,Стрельц,Козерог,Водоле,Рыб'.split(','),
  planets: {
    Sun: 'Солнц',
    Moon: 'Лун',
    Mars: 'Марс',
    Mercury: 'Меркури',
    Jupiter: 'Юпитер',
    Venus: 'Венер',
    Saturn: 'Сатурн',
    Uranus: 'Уран',
    Neptune: 'Нептун',
    Pluto: 'Плутон',
  },
};

const tamil: Stems = {
  signs: 'மேஷ,ரிஷப,மிதுன,கடக,சிம்ம,கன்னி,துலா,விருச்சிக,தனுச,மகர,கும்ப,மீன'.split(','),
  planets: {
    Sun: 'சூரிய',
    Moon: 'சந்திர',
    Mars: 'செவ்வா',
    Mercury: 'புத',
    Jupiter: 'குரு',
    Venus: 'சுக்கிர',
    Saturn: 'சனி',
    Uranus: 'யுரேனஸ',
    Neptune: 'நெப்டியூ',
    Pluto: 'புளூட்டோ',
  },
};

export function stemsOf(language: ReadingLanguage): Stems {
  if (language === 'ru') return russian;
  if (language === 'ta') return tamil;
  const { signs, names } = natalTexts[language];
  const cut = (name: string): string => name.slice(0, 4);
  const stems = Object.fromEntries(planetNames.map((planet) => [planet, cut(names[planet])]));
  return { signs: signs.map(cut), planets: { ...names, ...stems } };
}
