import type { AspectPoint, AspectType } from '../../../engines/chart/aspect-types.ts';
import type { Aspect } from '../../../engines/chart/aspects.ts';
import { type Meeting, meetings, type Pair } from './meetings.ts';

/** How a point is named inside a sentence. */
const named: Record<AspectPoint, string> = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Ascendant: 'the Ascendant',
  Midheaven: 'the Midheaven',
};

type Frame = (a: string, b: string, meeting: Meeting) => readonly string[];

/** Ways to tell an aspect; which one a pair gets depends on the pair, so that a report does not repeat itself. */
const frames: Record<AspectType, readonly [Frame, Frame, Frame]> = {
  Conjunction: [
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} stand together, so ${topic} are joined in you and act as one.`,
      `At its best, ${gift}.`,
      `At other times, ${strain}.`,
      'It helps to notice which of the two is speaking before you follow.',
    ],
    (a, b, { topic, gift, strain }) => [
      `With ${a} beside ${b}, you hardly know the one without the other: ${topic} are woven together.`,
      `This is a source of strength, because ${gift}.`,
      `Its shadow is that ${strain}.`,
      'The closer the two are, the more it is worth giving each a moment of its own.',
    ],
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} share one place in your chart, and ${topic} are a single theme of your life.`,
      `Where this theme is lived awake, ${gift}.`,
      `Where it runs by itself, ${strain}.`,
      'You are the one who decides what this union is used for.',
    ],
  ],
  Opposition: [
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} face each other across your chart, and ${topic} are the two ends of one scale.`,
      `You often meet the far end in another person; then ${strain}.`,
      `Once you own both sides, ${gift}.`,
      'Balance here is a movement and not a place to stand still.',
    ],
    (a, b, { topic, gift, strain }) => [
      `Between ${a} and ${b} lies the full width of the sky: ${topic} look at each other from afar.`,
      `While you live only one of them, ${strain}.`,
      `When you let the two talk, ${gift}.`,
      'Relationships are the place where you learn this most quickly.',
    ],
    (a, b, { topic, gift, strain }) => [
      `${a} opposes ${b}, and you are asked to hold ${topic} in view at the same time.`,
      `Under pressure, ${strain}.`,
      `With some distance, ${gift}.`,
      'What seems to come at you from outside is frequently the half that you have left to others.',
    ],
  ],
  Trine: [
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} support each other from afar, and ${topic} flow together without effort.`,
      `As a matter of course, ${gift}.`,
      `Since it comes so easily, it can go unused; only rarely do you find that ${strain}.`,
      'The gift grows when you put it to work on purpose.',
    ],
    (a, b, { topic, gift, strain }) => [
      `A harmonious line runs from ${a} to ${b}: ${topic} understand each other.`,
      `You may think nothing of it, yet ${gift}.`,
      `If ease turns into habit, ${strain}.`,
      'Others would have to practise what you were given; share it.',
    ],
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} speak the same language in your chart, so ${topic} come to terms by themselves.`,
      `People notice that ${gift}.`,
      `The only risk is comfort, for in idle moments ${strain}.`,
      'A task that matters to you brings out the best of it.',
    ],
  ],
  Square: [
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} meet at a right angle, and ${topic} get in each other's way.`,
      `You know the friction: ${strain}.`,
      `The same friction gives you energy, and once you work with it, ${gift}.`,
      'Small honest steps serve you better here than one great solution.',
    ],
    (a, b, { topic, gift, strain }) => [
      `There is tension between ${a} and ${b}; ${topic} want different things of you.`,
      `When you are tired or hurried, ${strain}.`,
      `What you build out of this tension is your own, and in time ${gift}.`,
      'Give both sides their turn, and the quarrel becomes a motor.',
    ],
    (a, b, { topic, gift, strain }) => [
      `${a} challenges ${b} in your chart, and ${topic} have to be brought together by effort.`,
      `It begins with a stumbling block: ${strain}.`,
      `It can end in mastery, since under load ${gift}.`,
      'Be as patient with yourself in this as you would be with a friend.',
    ],
  ],
  Sextile: [
    (a, b, { topic, gift, strain }) => [
      `${a} and ${b} offer each other a hand, and ${topic} can be brought together by a small effort.`,
      `When you take the opportunity, ${gift}.`,
      `Left to itself the offer passes quietly; then you may find that ${strain}.`,
      'It is a talent that answers to practice.',
    ],
    (a, b, { topic, gift, strain }) => [
      `A friendly link joins ${a} with ${b}: ${topic} are good neighbours in you.`,
      `Invite them to work together, and ${gift}.`,
      `In a careless hour, ${strain}.`,
      'New people and new places tend to bring this side of you to life.',
    ],
    (a, b, { topic, gift, strain }) => [
      `${a} stands in easy reach of ${b}, so that ${topic} can help each other along.`,
      `You need only begin, and ${gift}.`,
      `Should you wait for it to happen by itself, ${strain}.`,
      'Curiosity is the key to this aspect.',
    ],
  ],
};

/**
 * The paragraph for an aspect: what the two points mean for each other, told in the manner of the aspect, and how
 * strongly it is felt.
 */
export function paragraph({ aspecting, aspected, type, orb }: Aspect): string {
  const pair = `${aspecting}-${aspected}`;
  if (!isPair(pair)) throw new RangeError(`${pair} is not a pair of the report`);
  const [first, second, third] = frames[type];
  const frame = [first, second, third][pairIndex(pair) % 3] ?? first;
  const sentences = frame(named[aspecting], named[aspected], meetings[pair]).map(capitalized);
  return [...sentences, ...strength(orb)].join(' ');
}

/** Very close and very wide aspects are named; the many between need no remark. */
function strength(orb: number): readonly string[] {
  if (orb < 1) return ['The aspect is almost exact and one of the clear notes of your chart.'];
  if (orb > 6) return ['The aspect is wide, so it works rather in the background.'];
  return [];
}

function isPair(key: string): key is Pair {
  return Object.hasOwn(meetings, key);
}

function pairIndex(pair: Pair): number {
  return Object.keys(meetings).indexOf(pair);
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
