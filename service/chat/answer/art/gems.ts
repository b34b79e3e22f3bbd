import { housesRuledBy } from '../../../../engines/chart/nativity.ts';
import { gemsOf } from '../../../../engines/jyotish/gems.ts';
import { trikonas } from '../../../../engines/jyotish/places.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import { grahaCustoms } from '../../words/grahas.ts';
import { ordinal } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';

export function gemAnswer(body: Graha | null, brief: Brief): Paragraphs {
  if (brief.nativity.tradition === 'WESTERN') return birthstone(brief);
  return body === null ? suitedStones(brief) : oneStone(body, brief);
}

function suitedStones({ nativity, understood }: Brief): Paragraphs {
  const { life, fortune, merit, avoid } = gemsOf(nativity);
  const others = [...new Set([fortune, merit])].filter((other) => other !== life);
  const stone = (body: Graha): string => grahaCustoms[body].stone;
  const head = `Your stone is ${stone(life)}, because ${life} rules your Ascendant.`;
  if (understood.intent === 'why') {
    return [
      [
        head,
        'Stones are chosen by the lords of the 1st, 5th and 9th from the Ascendant, which do good whatever else they rule.',
      ],
      ['The rule is from: Brihat Parashara Hora Shastra 34; the stones of the planets from Phaladeepika 2.'],
    ];
  }
  return [
    [head, wear(life)],
    [
      ...(others.length > 0
        ? [
            `Beside it, ${list(others.map((other) => `${stone(other)} (${other}, lord of the ${ruledTrines(other, nativity)})`))} ${others.length > 1 ? 'suit' : 'suits'} you too.`,
          ]
        : []),
      ...(avoid.length > 0
        ? [
            `Leave ${list(avoid.map(stone))} alone: their planets rule none of the 1st, 5th and 9th from your Ascendant.`,
          ]
        : []),
    ],
  ];
}

function ruledTrines(body: Graha, nativity: Brief['nativity']): string {
  return list(
    housesRuledBy(nativity, body)
      .filter((house) => trikonas.includes(house))
      .map(ordinal),
  );
}

function wear(body: Graha): string {
  const { metal, finger, day } = grahaCustoms[body];
  return `By custom it is set in ${metal} and worn on the ${finger}, first on a ${day}.`;
}

/** "Should I wear a blue sapphire?": yes where its planet rules a trine. */
function oneStone(body: Graha, { nativity }: Brief): Paragraphs {
  const { stone } = grahaCustoms[body];
  const { life } = gemsOf(nativity);
  if (body === 'Rahu' || body === 'Ketu') {
    return [
      [
        `No, not as a rule: ${stone} belongs to ${body}, which rules no house, so it is worn only for a time and on a reading of its own.`,
      ],
      [`The stone that suits you is ${grahaCustoms[life].stone}, because ${life} rules your Ascendant.`],
    ];
  }
  const trines = housesRuledBy(nativity, body).filter((house) => trikonas.includes(house));
  if (trines.length > 0) {
    return [
      [
        `Yes, ${stone} suits you: ${body} rules the ${list(trines.map(ordinal))} from your Ascendant.`,
        wear(body),
      ],
    ];
  }
  const ruled = housesRuledBy(nativity, body);
  return [
    [
      `No, ${stone} is better left alone: ${body} rules the ${list(ruled.map(ordinal))} from your Ascendant and none of the 1st, 5th and 9th.`,
    ],
    [`The stone that suits you is ${grahaCustoms[life].stone}, because ${life} rules your Ascendant.`],
  ];
}

const birthstones = [
  'garnet',
  'amethyst',
  'aquamarine or bloodstone',
  'diamond',
  'emerald',
  'pearl or moonstone',
  'ruby',
  'peridot or sardonyx',
  'sapphire',
  'opal or tourmaline',
  'topaz',
  'turquoise or zircon',
] as const;

/** Stones by month are a custom of jewellers (American National Association of Jewelers, 1912), not a rule of the Western tradition. */
function birthstone({ birthday }: Brief): Paragraphs {
  return [
    [`Your birthstone is ${birthstones[birthday.month - 1]}, by the month of your birth.`],
    [
      'That is a custom of jewellers since 1912; Western astrology has no rule for stones. Stones by the lord of the Ascendant belong to the Vedic tradition.',
    ],
  ];
}
