import { housesRuledBy, type Nativity, pointOf } from '@palmleaf/engines/chart';
import { dusthanas, gemsOf, strengthOf } from '@palmleaf/engines/jyotish';
import { birthNumbers, luckyNumbers, nameNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import type { Charm, CharmQuestion, Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';

export function charmAnswer(what: CharmQuestion, brief: Brief): Paragraphs {
  const { wording } = brief.understood;
  const avoided = has(wording, 'bad');
  if (what === 'number') {
    const numbers = [...(avoided ? noUnluckyNumber : []), ...luckyNumberAnswer(brief)];
    return has(wording, 'colour')
      ? [...numbers.slice(0, 1), ...charmAnswer('colour', brief).slice(0, 1)]
      : numbers;
  }
  const { life, fortune } = gemsOf(brief.nativity);
  if (what === 'rudraksha')
    return [[{ say: 'rudraksha', planet: life }], [{ say: 'rudraksha next', planet: fortune }]];
  if (avoided) return unluckyAnswer(what, brief.nativity);
  return [
    [{ say: 'lucky', charm: what, planet: life }],
    [{ say: 'lucky next', charm: what, planet: fortune, same: areAlike(what, life, fortune) }],
  ];
}

const noUnluckyNumber: Paragraphs = [[{ say: 'no unlucky number' }]];

const alikePlanets: Readonly<Partial<Record<Charm, readonly (readonly ClassicalPlanet[])[]>>> = {
  metal: [
    ['Sun', 'Mercury', 'Jupiter'],
    ['Moon', 'Venus'],
  ],
};

function areAlike(charm: Charm, one: ClassicalPlanet, other: ClassicalPlanet): boolean {
  return (
    one === other || (alikePlanets[charm] ?? []).some((each) => each.includes(one) && each.includes(other))
  );
}

/** A lord of the 6th, 8th or 12th that rules no trine; of several, the weakest. */
function unluckyAnswer(charm: Charm, nativity: Nativity): Paragraphs {
  const strength = (planet: ClassicalPlanet): number => strengthOf(pointOf(nativity, planet));
  const hard = gemsOf(nativity)
    .avoid.map((planet) => ({
      planet,
      houses: housesRuledBy(nativity, planet).filter((house) => dusthanas.includes(house)),
    }))
    .filter(({ houses }) => houses.length > 0)
    .sort((a, b) => strength(a.planet) - strength(b.planet));
  const [hardest] = hard;
  const custom: Statement = { say: 'unlucky by custom', charm };
  return hardest ? [[{ say: 'unlucky', charm, ...hardest }], [custom]] : [[{ say: 'no unlucky', charm }]];
}

function luckyNumberAnswer({ birthday, understood }: Brief): Paragraphs {
  const { birth } = birthNumbers(birthday);
  const [own = birth, ...numbers] = luckyNumbers(birth);
  const head: Statement = { say: 'lucky number', number: own, day: birthday.day };
  if (understood.intent === 'why') return [[head, { say: 'why this number' }]];
  return [
    [head, { say: 'numbers beside', numbers }],
    [
      { say: 'planet of that number', number: birth },
      { say: 'number days', days: daysOf(birth) },
    ],
  ];
}

function daysOf(number: number): number[] {
  return [0, 9, 18, 27].map((step) => number + step).filter((day) => day <= 31);
}

export function birthNumberAnswer({ birthday }: Brief): Paragraphs {
  const { birth, lifePath } = birthNumbers(birthday);
  return [
    [{ say: 'birth numbers', birth, lifePath }],
    [
      { say: 'birth number means', number: birth, day: birthday.day },
      { say: 'life number means', number: lifePath },
    ],
  ];
}

export function nameNumberAnswer({ name, birthday }: Brief): Paragraphs | undefined {
  const number = nameNumber(name);
  if (!number) return undefined;
  const { single, compound } = number;
  const { birth } = birthNumbers(birthday);
  const numbers = luckyNumbers(birth);
  const suits = numbers.includes(single);
  return [
    [
      {
        say: 'name number',
        answer: suits ? 'yes' : 'no',
        suits,
        name,
        single,
        compound,
        birth,
      },
    ],
    [
      { say: 'planet of a number', number: single },
      suits ? { say: 'name can stay' } : { say: 'numbers of fitting names', numbers },
    ],
  ];
}
