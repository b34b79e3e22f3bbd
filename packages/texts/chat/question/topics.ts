import type { Tradition } from '@palmleaf/engines/chart';
import type { BodyName } from '@palmleaf/engines/zodiac';

export const chatTopics = [
  'self',
  'appearance',
  'health',
  'money',
  'inheritance',
  'debt',
  'expenses',
  'siblings',
  'mother',
  'father',
  'family',
  'in-laws',
  'friends',
  'home',
  'land',
  'vehicle',
  'children',
  'love',
  'creativity',
  'study',
  'marriage',
  'spouse',
  'career',
  'government',
  'business',
  'fame',
  'enemies',
  'lawsuit',
  'travel',
  'abroad',
  'luck',
  'purpose',
  'spiritual',
  'intuition',
] as const;
export type Topic = (typeof chatTopics)[number];

export interface TopicProfile {
  readonly house: Record<Tradition, number>;
  readonly furtherHouses: readonly number[];
  readonly significators: Record<Tradition, readonly BodyName[]>;
}

const houseInBoth = (house: number): TopicProfile['house'] => ({ VEDIC: house, WESTERN: house });
const inBothTraditions = (...names: readonly BodyName[]): TopicProfile['significators'] => ({
  VEDIC: names,
  WESTERN: names,
});

/** Vedic: Brihat Parashara Hora Shastra 11 and 32. Western: Lilly, Christian Astrology, book 1. */
export const topicProfiles: Record<Topic, TopicProfile> = {
  self: {
    house: houseInBoth(1),
    furtherHouses: [],
    significators: { VEDIC: ['Moon', 'Sun'], WESTERN: ['Sun', 'Moon'] },
  },
  appearance: {
    house: houseInBoth(1),
    furtherHouses: [2],
    significators: inBothTraditions('Moon', 'Venus'),
  },
  health: {
    house: houseInBoth(1),
    furtherHouses: [6, 12],
    significators: { VEDIC: ['Sun', 'Moon'], WESTERN: ['Sun', 'Moon', 'Mars'] },
  },
  money: {
    house: houseInBoth(2),
    furtherHouses: [11, 9],
    significators: { VEDIC: ['Jupiter', 'Venus'], WESTERN: ['Venus', 'Jupiter'] },
  },
  inheritance: {
    house: houseInBoth(8),
    furtherHouses: [2, 4],
    significators: inBothTraditions('Saturn', 'Jupiter'),
  },
  debt: {
    house: { VEDIC: 6, WESTERN: 8 },
    furtherHouses: [12, 2],
    significators: { VEDIC: ['Mars', 'Saturn'], WESTERN: ['Saturn'] },
  },
  expenses: { house: houseInBoth(12), furtherHouses: [2, 11], significators: inBothTraditions('Saturn') },
  siblings: {
    house: houseInBoth(3),
    furtherHouses: [11],
    significators: { VEDIC: ['Mars', 'Mercury'], WESTERN: ['Mercury'] },
  },
  mother: { house: houseInBoth(4), furtherHouses: [9], significators: inBothTraditions('Moon') },
  father: {
    house: { VEDIC: 9, WESTERN: 10 },
    furtherHouses: [4],
    significators: { VEDIC: ['Sun'], WESTERN: ['Sun', 'Saturn'] },
  },
  family: {
    house: houseInBoth(4),
    furtherHouses: [2, 3],
    significators: inBothTraditions('Moon', 'Jupiter'),
  },
  'in-laws': {
    house: houseInBoth(8),
    furtherHouses: [7],
    significators: inBothTraditions('Venus', 'Jupiter'),
  },
  friends: {
    house: houseInBoth(11),
    furtherHouses: [3],
    significators: { VEDIC: ['Mercury', 'Jupiter'], WESTERN: ['Venus', 'Mercury'] },
  },
  home: {
    house: houseInBoth(4),
    furtherHouses: [2, 11],
    significators: { VEDIC: ['Mars', 'Moon'], WESTERN: ['Moon', 'Saturn'] },
  },
  land: {
    house: houseInBoth(4),
    furtherHouses: [11, 2],
    significators: { VEDIC: ['Mars', 'Saturn'], WESTERN: ['Saturn', 'Moon'] },
  },
  vehicle: {
    house: { VEDIC: 4, WESTERN: 3 },
    furtherHouses: [11],
    significators: { VEDIC: ['Venus'], WESTERN: ['Mercury'] },
  },
  children: {
    house: houseInBoth(5),
    furtherHouses: [9, 11],
    significators: { VEDIC: ['Jupiter'], WESTERN: ['Jupiter', 'Moon'] },
  },
  love: {
    house: houseInBoth(5),
    furtherHouses: [7, 11],
    significators: { VEDIC: ['Venus', 'Moon'], WESTERN: ['Venus', 'Mars'] },
  },
  creativity: {
    house: houseInBoth(5),
    furtherHouses: [3, 10],
    significators: { VEDIC: ['Venus', 'Mercury'], WESTERN: ['Venus', 'Neptune'] },
  },
  study: {
    house: { VEDIC: 5, WESTERN: 9 },
    furtherHouses: [4, 3],
    significators: inBothTraditions('Mercury', 'Jupiter'),
  },
  marriage: {
    house: houseInBoth(7),
    furtherHouses: [2, 8],
    significators: { VEDIC: ['Venus', 'Jupiter'], WESTERN: ['Venus', 'Moon'] },
  },
  spouse: {
    house: houseInBoth(7),
    furtherHouses: [2, 5],
    significators: { VEDIC: ['Venus', 'Jupiter'], WESTERN: ['Venus', 'Moon'] },
  },
  career: {
    house: houseInBoth(10),
    furtherHouses: [6, 11],
    significators: { VEDIC: ['Sun', 'Saturn', 'Mercury'], WESTERN: ['Sun', 'Saturn'] },
  },
  government: {
    house: houseInBoth(10),
    furtherHouses: [6, 9],
    significators: { VEDIC: ['Sun', 'Saturn'], WESTERN: ['Sun', 'Saturn'] },
  },
  business: {
    house: houseInBoth(10),
    furtherHouses: [7, 11],
    significators: inBothTraditions('Mercury', 'Saturn'),
  },
  fame: {
    house: houseInBoth(10),
    furtherHouses: [1, 5],
    significators: inBothTraditions('Sun', 'Jupiter'),
  },
  enemies: {
    house: { VEDIC: 6, WESTERN: 7 },
    furtherHouses: [12, 8],
    significators: inBothTraditions('Mars', 'Saturn'),
  },
  lawsuit: {
    house: { VEDIC: 6, WESTERN: 7 },
    furtherHouses: [8, 12],
    significators: { VEDIC: ['Mars', 'Saturn'], WESTERN: ['Mars', 'Jupiter'] },
  },
  travel: {
    house: houseInBoth(9),
    furtherHouses: [3, 12],
    significators: { VEDIC: ['Rahu', 'Moon'], WESTERN: ['Jupiter', 'Mercury'] },
  },
  abroad: {
    house: { VEDIC: 12, WESTERN: 9 },
    furtherHouses: [4, 7],
    significators: { VEDIC: ['Rahu', 'Moon'], WESTERN: ['Jupiter', 'Uranus'] },
  },
  luck: { house: houseInBoth(9), furtherHouses: [11, 5], significators: inBothTraditions('Jupiter', 'Sun') },
  purpose: {
    house: houseInBoth(9),
    furtherHouses: [10, 1],
    significators: { VEDIC: ['Sun', 'Jupiter'], WESTERN: ['North Node', 'Sun'] },
  },
  spiritual: {
    house: houseInBoth(9),
    furtherHouses: [12, 8],
    significators: { VEDIC: ['Jupiter', 'Ketu'], WESTERN: ['Jupiter', 'Neptune'] },
  },
  intuition: {
    house: { VEDIC: 8, WESTERN: 12 },
    furtherHouses: [4, 9],
    significators: { VEDIC: ['Ketu', 'Moon'], WESTERN: ['Neptune', 'Moon'] },
  },
};
