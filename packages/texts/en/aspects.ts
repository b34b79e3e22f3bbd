import { ofSign, signName } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { capital } from '../languages/capital.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import data from './aspects.json' with { type: 'json' };
import { names, words } from './names.ts';

const { texts } = data;

/** Leo, The Art of Synthesis; Sepharial, The Manual of Astrology. */
const jupiter: PairTexts<'Jupiter'> = texts.jupiter;

/** Leo, The Art of Synthesis; Lilly, Christian Astrology. */
const mars: PairTexts<'Mars'> = texts.mars;

/** Leo, The Art of Synthesis; Raphael, A Manual of Astrology. */
const mercury: PairTexts<'Mercury'> = texts.mercury;

/** Leo, How to Judge a Nativity; Sepharial, The Manual of Astrology. */
const moon: PairTexts<'Moon'> = texts.moon;

/** {b} is the point that stands further on. Leo, Astrology for All. */
const signPairs: SignPairs = {
  same: perSign(texts.signPairs.same),
  sextile: perSign(texts.signPairs.sextile),
  square: perSign(texts.signPairs.square),
  trine: perSign(texts.signPairs.trine),
  opposition: exactly(6, texts.signPairs.opposition),
  across: someOf(texts.signPairs.across),
};

/** Leo, Saturn the Reaper and The Art of Synthesis. Pluto, found in 1930: later practice. */
const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = texts.slow;

/** Leo, The Art of Synthesis; Sepharial, The Manual of Astrology. */
const sun: PairTexts<'Sun'> = texts.sun;

/** Leo, The Art of Synthesis; Lilly, Christian Astrology. */
const venus: PairTexts<'Venus'> = texts.venus;

/** Lilly, Christian Astrology; Sepharial. */
const fields: PerHouse<string> = perSign(texts.fields);

const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
const nth = (house: number): string => ofSign(ordinals, house);

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: signName,
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `Both stand in the ${nth(house)} house, so its subject is ${field(house)}.`,
    (house) =>
      `You will find it concentrated in one place: ${field(house)}, the ${nth(house)} house, where both of them are.`,
    (house) =>
      `They share the ${nth(house)} house as well, and ${field(house)} can hardly be thought of without them.`,
    (house) => `One house, the ${nth(house)}, has to hold the two: ${field(house)}.`,
  ],
  twoHouses: [
    (a, b) => `It moves between two houses, the ${nth(a)} (${field(a)}) and the ${nth(b)} (${field(b)}).`,
    (a, b) =>
      `One end of it lies in the ${nth(a)} house, in ${field(a)}, the other in the ${nth(b)}, in ${field(b)}.`,
    (a, b) =>
      `What starts in the ${nth(a)} house, over ${field(a)}, is felt in the ${nth(b)}, over ${field(b)}.`,
    (a, b) =>
      `Look for it in ${field(a)}, since the ${nth(a)} house is touched, and for its echo in ${field(b)}, the ${nth(b)}.`,
    (a, b) => `The ${nth(a)} house brings ${field(a)} into it, the ${nth(b)} ${field(b)}.`,
  ],
  oneHouse: [
    (point, house) => `Through ${names[point]} the ${nth(house)} house has a part in it: ${field(house)}.`,
    (point, house) =>
      `Where you notice it is the ${nth(house)} house, for there ${names[point]} stands: ${field(house)}.`,
    (point, house) =>
      `The ground that ${names[point]} brings into this is ${field(house)}, the ${nth(house)} house.`,
    (point, house) =>
      `Ask ${names[point]} and the answer comes from the ${nth(house)} house: ${field(house)}.`,
    (point, house) =>
      `As ${names[point]} holds the ${nth(house)} house, the talk soon turns to ${field(house)}.`,
    (point, house) => `From ${names[point]} in the ${nth(house)} house a line runs to ${field(house)}.`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `No aspect in your chart is nearer to exact: ${orb} is all that parts ${names[a]} and ${names[b]} from it, and you hear this one first.`,
    ],
    close: [
      (a, b, orb) => `With ${names[a]} and ${names[b]} only ${orb} from exact, it is no undertone.`,
      (a, b, orb) =>
        `${capital(names[a])} and ${names[b]} are within ${orb} of the mark, so it is at work on ordinary days, too.`,
      (a, b, orb) =>
        `Others will have told you about it, for ${names[a]} and ${names[b]} come within ${orb} of exact.`,
      (a, b, orb) => `${orb} from exact: ${names[a]} rarely lets ${names[b]} out of sight.`,
      (a, b, orb) =>
        `Hardly a week goes by without it: ${names[a]} and ${names[b]} miss the exact angle by ${orb}.`,
      (a, b, orb) => `Only ${orb} keep ${names[a]} and ${names[b]} from the exact angle, and it shows.`,
    ],
    middling: [
      (a, b, orb) => `${capital(names[a])} and ${names[b]} are ${orb} from exact, near enough to count.`,
      (a, b, orb) =>
        `${capital(names[a])} and ${names[b]} fall short of exact by ${orb}, which leaves room for good days and bad.`,
      (a, b, orb) =>
        `You can lean on it or leave it: ${names[a]} stands ${orb} away from the perfect angle to ${names[b]}.`,
      (a, b, orb) => `It is one thread among several, ${names[a]} with ${names[b]}, ${orb} wide.`,
      (a, b, orb) => `At ${orb} from exact, ${names[a]} and ${names[b]} speak up when they are spoken to.`,
      (a, b, orb) =>
        `People who know you well have met this side of you; ${names[a]} and ${names[b]} are ${orb} from exact.`,
      (a, b, orb) =>
        `Give it a task and it comes forward: ${names[a]} and ${names[b]} miss the exact angle by ${orb}.`,
    ],
    wide: [
      (a, b, orb) =>
        `${capital(names[a])} and ${names[b]} are ${orb} from exact; it shows when something else calls it up.`,
      (a, b, orb) =>
        `At ${orb}, what passes between ${names[a]} and ${names[b]} is a colour more than a line.`,
      (a, b, orb) =>
        `${orb} is a long way: ${names[a]} and ${names[b]} find each other chiefly in years when a slow planet stands between.`,
      (a, b, orb) => `Being as wide as ${orb}, this one leaves ${names[a]} and ${names[b]} the choice.`,
      (a, b, orb) =>
        `Think of ${names[a]} and ${names[b]} as neighbours who, ${orb} from the exact angle, greet each other over the fence.`,
      (a, b, orb) =>
        `You may read this one twice before you nod: ${names[a]} and ${names[b]} are ${orb} from the exact angle.`,
      (a, b, orb) => `In a loud year ${names[a]} and ${names[b]}, ${orb} from exact, are easily drowned out.`,
      (a, b, orb) =>
        `At ${orb} from exact, what joins ${names[a]} and ${names[b]} is a habit more than a fate.`,
    ],
  },
};
