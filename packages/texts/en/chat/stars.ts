import { nadiOf, starCustom } from '@palmleaf/engines/jyotish';
import type { Nakshatra } from '@palmleaf/engines/zodiac';
import { signName } from '@palmleaf/engines/zodiac';
import type { StarSaid } from '../../chat/said/star-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { ascendant, likeness, placement } from './places.ts';
import { grahaCustoms } from './words/grahas.ts';
import { areaOf, ordinal } from './words/houses.ts';
import { karakaMeaning, rankWords } from './words/karakas.ts';
import { bodyWords } from './words/planets.ts';
import { mannerOf } from './words/signs.ts';

const ganaMeaning = {
  deva: 'gentle and ready to give way',
  manushya: 'human: practical, with wishes of its own',
  rakshasa: 'strong-willed, quick to see what others hide',
} as const;

const named = (star: Nakshatra): string =>
  `Your birth star (nakshatra) is ${star.name}, in its ${ordinal(star.pada)} quarter.`;

export const stars: SentencesOf<StarSaid> = {
  ascendant: ({ rising }) =>
    `Your ascendant (rising sign, lagna) is ${signName(rising.sign)}: you meet the world ${mannerOf(rising.sign)}.`,
  'ascendant lord': ({ rising, ruler }, { level }) =>
    `${ascendant(rising, level)}; its lord is ${placement(ruler, level)}.`,
  'at a border': () =>
    'It stands at the border of a sign, so a birth time a few minutes off would change it.',
  'sign of': ({ body, sign }, { tradition }) => {
    const name = body === 'Sun' ? 'sun sign' : tradition === 'VEDIC' ? 'moon sign (rashi)' : 'moon sign';
    return `Your ${name} is ${signName(sign)}.`;
  },
  'tropical sign': ({ sign, same, apart }) =>
    `In the tropical zodiac of Western papers your sun sign is ${signName(sign)}${same ? ' as well' : `; the two zodiacs are ${apart} degrees apart, and this reading uses the sidereal one`}.`,
  'in its sign': ({ point }, { level }) => `${placement(point, level)}: ${likeness(point)}.`,

  star: ({ star }) => named(star),
  'of the star': ({ what, star }) => {
    const { gana, yoni, syllables } = starCustom(star.index);
    const heads = {
      star: named(star),
      gana: `Your gana is ${gana}: ${ganaMeaning[gana]}.`,
      nadi: `Your nadi is ${nadiOf(star.index)}.`,
      yoni: `Your yoni is the ${yoni}.`,
      letter: `A name that begins with "${syllables[star.pada - 1] ?? syllables[0]}" fits your birth star.`,
    };
    return heads[what];
  },
  'why star': ({ star }) =>
    `It follows from the Moon alone, which stood in the nakshatra ${star.name} at your birth: each of the 27 stars spans 13°20′ of the sidereal zodiac, each quarter 3°20′.`,
  'star quarters': ({ star }) =>
    `The four quarters of ${star.name} have ${starCustom(star.index).syllables.join(', ')}.`,
  'star lord': ({ star }) =>
    `Its lord is ${bodyWords(star.lord)}, and its deity ${starCustom(star.index).deity}.`,
  'star customs': ({ star }) => {
    const { gana, yoni } = starCustom(star.index);
    return `Its gana is ${gana}, its nadi ${nadiOf(star.index)}, its yoni the ${yoni}.`;
  },
  'star began': () => 'Its lord also began the round of your great periods.',

  deity: ({ body }) =>
    `Your ishta devata (chosen deity) is ${grahaCustoms[body].deity}, because ${bodyWords(body)} shows it in your chart.`,
  'deity why': ({ soul, source }) =>
    `It is read from the navamsa: the twelfth sign from that of your atmakaraka, ${soul}${source ? ' (Jaimini Sutras 1.2)' : ''}.`,
  'deity custom': ({ body }) =>
    `Its day is ${grahaCustoms[body].day}, its mantra "${grahaCustoms[body].mantra}".`,

  'seven karakas': () =>
    'Your seven chara karakas, from the planet furthest in its sign to the one least far:',
  'karaka line': ({ karaka, body }) => `${karaka} is ${bodyWords(body)} (${karakaMeaning[karaka]}).`,
  karaka: ({ karaka, body }) =>
    `Your ${karaka} is ${bodyWords(body)}: of the seven planets it has gone ${rankWords[karaka]} in its sign.`,
  'karaka rule': () =>
    'The planets from Sun to Saturn are ranked by the degrees that they have passed in their signs; the nodes are left out in this count of seven.',
  'karaka source': () => 'The rule is from: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.',
  'karaka worth': ({ point, well }, { level }) =>
    `${bodyWords(point.name)} stands ${well ? 'well enough' : 'uneasily'}: ${placement(point, level)}.`,
  'has its say': ({ body }) => `${bodyWords(body)} has its say in these times.`,
  'karaka means': ({ karaka }) => `It stands for ${karakaMeaning[karaka]}.`,
  'noticed in': ({ point }, { level }) =>
    `${placement(point, level)}: ${likeness(point)}. You notice it most in ${areaOf(point.house)}.`,
  'in the navamsa': ({ sign }) => `In the navamsa it stands in ${signName(sign)}.`,
  'own times': () => 'It is heard most in its own times.',

  navamsa: ({ sign }) => `Your navamsa (D9) has ${signName(sign)} rising.`,
  'navamsa reads': () => 'It is read for marriage and for how firmly a planet stands.',
  'navamsa signs': ({ places }) =>
    `Signs in the navamsa: ${places.map(({ body, sign }) => `${body} ${signName(sign)}`).join(', ')}.`,
  vargottama: ({ bodies }) =>
    bodies.length > 0
      ? `${list(bodies)} ${bodies.length === 1 ? 'stands' : 'stand'} in the same sign in both charts (vargottama), which counts as firm.`
      : 'No planet stands in the same sign in both charts (vargottama).',
};
