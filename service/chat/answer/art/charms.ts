import { gemsOf } from '../../../../engines/jyotish/gems.ts';
import {
  birthNumbers,
  luckyNumbers,
  nameNumber,
  planetOfNumber,
} from '../../../../engines/numerology/numbers.ts';
import type { ClassicalPlanet } from '../../../../engines/zodiac/bodies.ts';
import type { Brief, Composed } from '../../composer.ts';
import type { CharmQuestion } from '../../question/subject.ts';
import { grahaCustoms } from '../../words/grahas.ts';
import { list } from '../../words/list.ts';
import { numberMeaning } from '../../words/numbers.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';

/** Lucky numbers come from the day of birth, day, colour, direction and metal from the lord of the Ascendant. */
export function charmAnswer(what: CharmQuestion, brief: Brief): Paragraphs {
  if (what === 'number') return luckyNumberAnswer(brief);
  if (what === 'rudraksha') return rudrakshaAnswer(brief);
  const { life, fortune } = gemsOf(brief.nativity);
  const of = { day: 'day', colour: 'colour', direction: 'direction', metal: 'metal' } as const;
  const key = of[what];
  const [own, other] = [grahaCustoms[life][key], grahaCustoms[fortune][key]];
  const plural = what === 'colour' ? 'colours are' : `${what} is`;
  return [
    [`Your lucky ${plural} ${own}, because ${life} rules your Ascendant.`],
    [
      own === other
        ? `${fortune}, the lord of the 9th (fortune), gives the same.`
        : `After it comes ${other}, from ${fortune}, the lord of the 9th (fortune).`,
    ],
  ];
}

/** Beads by planet, as custom counts their faces. */
const faces: Record<ClassicalPlanet, number> = {
  Sun: 1,
  Moon: 2,
  Mars: 3,
  Mercury: 4,
  Jupiter: 5,
  Venus: 6,
  Saturn: 7,
};

function rudrakshaAnswer({ nativity }: Brief): Paragraphs {
  const { life, fortune } = gemsOf(nativity);
  return [
    [
      `A rudraksha of ${faces[life]} face${faces[life] === 1 ? '' : 's'} suits you, because ${life} rules your Ascendant.`,
    ],
    [
      `One of ${faces[fortune]} (${fortune}, lord of the 9th) can be added. The faces of the beads are tied to planets by custom.`,
    ],
  ];
}

function luckyNumberAnswer({ birthday, understood }: Brief): Paragraphs {
  const { birth } = birthNumbers(birthday);
  const [own, ...others] = luckyNumbers(birth);
  const head = `Your lucky number is ${own}, the number of your day of birth (${birthday.day}).`;
  if (understood.intent === 'why')
    return [
      [
        head,
        "The digits of the day are added up to one; which numbers go together is Cheiro's table (Book of Numbers, 1926).",
      ],
    ];
  return [
    [
      head,
      others.length > 0
        ? `${list(others.map(String))} go well with it.`
        : 'It stands for itself and goes with every other.',
    ],
    [
      `It belongs to ${planetOfNumber(birth)}: ${numberMeaning(birth)}.`,
      `Days of the month that count to it: ${list(daysOf(birth).map(String))}.`,
    ],
  ];
}

/** Days of a month whose digits come to a number of 1 to 9. */
function daysOf(number: number): number[] {
  return [0, 9, 18, 27].map((step) => number + step).filter((day) => day <= 31);
}

export function birthNumberAnswer({ birthday }: Brief): Paragraphs {
  const { birth, lifePath } = birthNumbers(birthday);
  return [
    [`Your birth number (mulank) is ${birth}, and your life path number (bhagyank) is ${lifePath}.`],
    [
      `The first is the day of birth (${birthday.day}) brought to one digit; it belongs to ${planetOfNumber(birth)}: ${numberMeaning(birth)}.`,
      `The second is day, month and year together; it belongs to ${planetOfNumber(lifePath)}: ${numberMeaning(lifePath)}.`,
    ],
  ];
}

/** @returns a refusal where the name has no Latin letters, which alone have numbers. */
export function nameNumberAnswer({ name, birthday }: Brief): Paragraphs | Composed {
  const number = nameNumber(name);
  if (!number) {
    return {
      answered: false,
      message:
        'The number of a name is counted from Latin letters, and the name that was sent has none. Send the name as it is written in English.',
    };
  }
  const { birth } = birthNumbers(birthday);
  const suits = luckyNumbers(birth).includes(number.single);
  return [
    [
      `${suits ? 'Yes, your name suits you' : 'No, your name does not add to your birth number'}: the number of "${name}" is ${number.single} (${number.compound} by the Chaldean letters), and your birth number is ${birth}.`,
    ],
    [
      `${number.single} belongs to ${planetOfNumber(number.single)}: ${numberMeaning(number.single)}.`,
      suits
        ? "The two go together in Cheiro's table, so the spelling can stay."
        : `Names that count to ${list(luckyNumbers(birth).map(String))} go with your birth number.`,
    ],
  ];
}
