import { houseOfNativity, pointOf } from '../../../../engines/chart/nativity.ts';
import { karakasOf } from '../../../../engines/jyotish/karakas.ts';
import { loveOrArranged } from '../../../../engines/jyotish/love-or-arranged.ts';
import { ofSign } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { factsInWords } from '../../words/facts.ts';
import { areaOf } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import { standsFor } from '../../words/planets.ts';
import { partnerTraits } from '../../words/topics.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { capital, house, placement } from '../basics/say.ts';
import { topicFacts } from '../basics/topic.ts';
import { windowsOf } from '../time/windows.ts';
import { yesOrNo } from './verdict.ts';

/** What the husband or wife tends to be like: the sign of the house of marriage, who stands in it, its lord, the significator. */
export function spouseAnswer(brief: Brief): Paragraphs {
  const { nativity, level, gender } = brief;
  const partner = gender === 'male' ? 'wife' : 'husband';
  const seventh = houseOfNativity(nativity, 7);
  const ruler = pointOf(nativity, seventh.ruler);
  const others = seventh.occupants.filter(({ name }) => name !== ruler.name);
  const named = topicFacts('spouse', brief).significators[0];
  const where =
    level === 'STANDARD'
      ? 'The sign of marriage in your chart'
      : `That is the colour of ${house(seventh, nativity, level)}; its lord`;
  const lead = brief.understood.form === 'yes or no' ? [[yesOrNo('spouse', brief)]] : [];
  return [
    ...lead,
    [`Your ${partner} is likely to be someone ${ofSign(partnerTraits, seventh.sign)}.`],
    [
      level === 'STANDARD'
        ? `${where} goes with ${placement(ruler, level)}: you may meet through ${areaOf(ruler.house)}, and between you it is ${standsFor[ruler.name]} that count.`
        : `${where} is ${placement(ruler, level)}: you may meet through ${areaOf(ruler.house)}, and between you it is ${standsFor[ruler.name]} that count.`,
      ...(others.length > 0
        ? [
            `${list(others.map((point) => placement(point, level)))} ${others.length === 1 ? 'stands' : 'stand'} in the place of marriage and ${others.length === 1 ? 'adds' : 'add'} ${list(others.map(({ name }) => standsFor[name]))}.`,
          ]
        : []),
      ...(named
        ? [`The natural planet of a ${partner}, ${placement(named, level)}, adds ${standsFor[named.name]}.`]
        : []),
      ...(nativity.tradition === 'VEDIC' ? [darakaraka(brief)] : []),
    ],
  ];
}

function darakaraka({ nativity }: Brief): string {
  const body = karakasOf(nativity).darakaraka;
  return `Your darakaraka, the planet of husband or wife by degrees, is ${body}: ${standsFor[body]}.`;
}

/** Love or arranged, by the signs of both that the chart holds. */
export function loveOrArrangedAnswer(brief: Brief): Paragraphs {
  const { nativity, understood } = brief;
  const { love, arranged, leans } = loveOrArranged(nativity);
  const text = understood.text;
  const asked =
    /\blove\b/.test(text) !== /\barrang/.test(text)
      ? /\barrang/.test(text)
        ? 'arranged'
        : 'love'
      : undefined;
  const lean = {
    love: 'more likely a love marriage',
    arranged: 'more likely an arranged marriage',
    both: 'a marriage of both kinds: your own choice, with the blessing of the family',
  }[leans];
  const opening =
    understood.form === 'yes or no'
      ? `${leans === (asked ?? 'both') || (asked && leans === 'both') ? 'Yes' : 'No'}, ${lean}.`
      : capital(`${lean}.`);
  const reasons = [
    ...(love.length > 0
      ? [`For love speaks: ${factsInWords(love)}.`]
      : [
          'Nothing in particular speaks for love: the lords of the 5th (romance) and 7th (marriage) go separate ways.',
        ]),
    ...(arranged.length > 0
      ? [`For an arranged one speaks: ${factsInWords(arranged)}.`]
      : ['Nothing in particular speaks for an arranged one.']),
  ];
  const when = understood.intent === 'when' ? [windowsOf(brief, topicFacts('marriage', brief))] : [];
  return [[opening], reasons, ...when];
}
