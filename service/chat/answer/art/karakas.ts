import { pointOf } from '../../../../engines/chart/nativity.ts';
import { type KarakaName, karakaNames, karakasOf } from '../../../../engines/jyotish/karakas.ts';
import { navamsaSign } from '../../../../engines/jyotish/navamsa.ts';
import { strengthOf } from '../../../../engines/jyotish/strength.ts';
import { signName } from '../../../../engines/zodiac/signs.ts';
import type { Brief } from '../../composer.ts';
import { areaOf } from '../../words/houses.ts';
import { karakaMeaning, rankWords } from '../../words/karakas.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { capital, placement, sign } from '../basics/say.ts';
import { led, worthLead } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';

export function karakaAnswer(name: KarakaName | null, brief: Brief): Paragraphs {
  const { nativity, level, understood } = brief;
  const karakas = karakasOf(nativity);
  if (name === null) {
    const lines = karakaNames.map((each) => `${capital(each)} is ${karakas[each]} (${karakaMeaning[each]}).`);
    return [['Your seven chara karakas, from the planet furthest in its sign to the one least far:'], lines];
  }
  const body = karakas[name];
  const point = pointOf(nativity, body);
  const head = `Your ${name} is ${body}: of the seven planets it has gone ${rankWords[name]} in its sign.`;
  if (understood.intent === 'why') {
    return [
      [
        head,
        'The planets from Sun to Saturn are ranked by the degrees that they have passed in their signs; the nodes are left out in this count of seven.',
      ],
      ['The rule is from: Brihat Parashara Hora Shastra 32, Jaimini Sutras 1.1.'],
    ];
  }
  if (understood.intent === 'worth') {
    const well = strengthOf(point) >= 0;
    return [
      [
        led(
          worthLead(brief, well),
          `${body} stands ${well ? 'well enough' : 'uneasily'}: ${placement(point, level)}.`,
        ),
      ],
      [head],
    ];
  }
  if (understood.intent === 'remedy') return [[head], remedyFor(body, brief)];
  if (understood.intent === 'when')
    return [[head, `${body} has its say in these times.`, ...timesOf([body], brief)]];
  return [
    [head, `It stands for ${karakaMeaning[name]}.`],
    [`${placement(point, level)}: ${sign(point)}. You notice it most in ${areaOf(point.house)}.`],
    ...(level === 'EXPERT'
      ? [[`In the navamsa it stands in ${signName(navamsaSign(point.longitude))}.`]]
      : []),
    ...(understood.intent === 'more'
      ? [[`It is heard most in its own times.`, ...timesOf([body], brief)]]
      : []),
  ];
}
