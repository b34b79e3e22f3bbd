import { pointOf } from '../../../../engines/chart/nativity.ts';
import { karakasOf } from '../../../../engines/jyotish/karakas.ts';
import { deityPlanetOf } from '../../../../engines/jyotish/navamsa.ts';
import { nadiOf, starCustom } from '../../../../engines/jyotish/star-customs.ts';
import { normalize } from '../../../../engines/sky/angle.ts';
import { rulerOf } from '../../../../engines/zodiac/rulership.ts';
import { signName, signOf } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import type { StarQuestion } from '../../question/subject.ts';
import { grahaCustoms } from '../../words/grahas.ts';
import { ordinal } from '../../words/houses.ts';
import { inSign } from '../../words/in-sign.ts';
import { mannerOf } from '../../words/signs.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { ascendant, capital, placement } from '../basics/say.ts';

const ganaMeaning = {
  deva: 'gentle and ready to give way',
  manushya: 'human: practical, with wishes of its own',
  rakshasa: 'strong-willed, quick to see what others hide',
} as const;

/** The birth star and what custom takes from it. */
export function starAnswer(what: StarQuestion, { nativity, understood }: Brief): Paragraphs {
  const star = pointOf(nativity, 'Moon').nakshatra;
  if (!star) return [];
  const custom = starCustom(star.index);
  const name = `Your birth star (nakshatra) is ${star.name}, in its ${ordinal(star.pada)} quarter`;
  const letter = custom.syllables[star.pada - 1] ?? custom.syllables[0];
  const heads: Record<StarQuestion, string> = {
    star: `${name}.`,
    gana: `Your gana is ${custom.gana}: ${ganaMeaning[custom.gana]}.`,
    nadi: `Your nadi is ${nadiOf(star.index)}.`,
    yoni: `Your yoni is the ${custom.yoni}.`,
    letter: `A name that begins with "${letter}" fits your birth star.`,
  };
  if (understood.intent === 'why' || understood.intent === 'more') {
    return [
      [
        heads[what],
        `It follows from the Moon alone, which stood in the nakshatra ${star.name} at your birth: each of the 27 stars spans 13°20′ of the sidereal zodiac, each quarter 3°20′.`,
      ],
      what === 'letter'
        ? [`The four quarters of ${star.name} have ${custom.syllables.join(', ')}.`]
        : [`Its lord is ${star.lord}, and its deity ${custom.deity}.`],
    ];
  }
  const further = [
    ...(what === 'star' ? [] : [`${name}.`]),
    `Its lord is ${star.lord}, and its deity ${custom.deity}.`,
    ...(what === 'star'
      ? [
          `Its gana is ${custom.gana}, its nadi ${nadiOf(star.index)}, its yoni the ${custom.yoni}.`,
          `Its lord also began the round of your great periods.`,
        ]
      : []),
  ];
  return [[heads[what]], further];
}

/** Ascendant, Moon sign or Sun sign; the Sun sign with the other zodiac's, because people know that one from papers. */
export function signAnswer(what: 'Ascendant' | 'Moon' | 'Sun', brief: Brief): Paragraphs {
  const { nativity, level } = brief;
  if (what === 'Ascendant') {
    const { sign, degree } = nativity.ascendant;
    const ruler = pointOf(nativity, rulerOf(sign));
    const near = degree < 1 || degree > 29;
    return [
      [`Your ascendant (rising sign, lagna) is ${signName(sign)}: you meet the world ${mannerOf(sign)}.`],
      [
        `${capital(ascendant(nativity, level))}; its lord is ${placement(ruler, level)}.`,
        ...(near
          ? ['It stands at the border of a sign, so a birth time a few minutes off would change it.']
          : []),
      ],
    ];
  }
  const point = pointOf(nativity, what);
  const vedic = nativity.tradition === 'VEDIC';
  const names = { Moon: vedic ? 'moon sign (rashi)' : 'moon sign', Sun: 'sun sign' } as const;
  const offset = nativity.chart.zodiacOffset;
  const tropical = signOf(normalize(point.longitude + offset));
  const both =
    what === 'Sun' && vedic
      ? [
          `In the tropical zodiac of Western papers your sun sign is ${signName(tropical)}${tropical === point.sign ? ' as well' : `; the two zodiacs are ${Math.round(offset)} degrees apart, and this reading uses the sidereal one`}.`,
        ]
      : [];
  return [
    [`Your ${names[what]} is ${signName(point.sign)}.`, ...both],
    [`${placement(point, level)}: ${inSign(what, point.sign)}.`],
  ];
}

/** The deity of the twelfth sign from the soul planet's navamsa. */
export function deityAnswer({ nativity, understood }: Brief): Paragraphs {
  const body = deityPlanetOf(nativity);
  const { deity, mantra, day } = grahaCustoms[body];
  const soul = karakasOf(nativity).atmakaraka;
  return [
    [`Your ishta devata (chosen deity) is ${deity}, because ${body} shows it in your chart.`],
    [
      `It is read from the navamsa: the twelfth sign from that of your atmakaraka, ${soul}${understood.intent === 'why' ? ' (Jaimini Sutras 1.2)' : ''}.`,
      `Its day is ${day}, its mantra "${mantra}".`,
    ],
  ];
}
