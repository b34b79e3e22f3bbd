import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { list } from './grammar.ts';

/** Nilakantha, Tajika Nilakanthi; Raman, Varshaphal. */
const fields: PerSign<string> = [
  'yourself',
  'what you own and keep',
  'letters, short journeys and brothers or sisters',
  'home and land',
  'children, study and whatever you invent',
  'daily work and rivals',
  'partnership and agreements',
  'what is shared, hidden or left to you',
  'teachers, long journeys and belief',
  'work and standing',
  'friends and hopes',
  'retreat and far places',
];

const briefly: PerSign<string> = [
  'yourself',
  'possessions',
  'siblings',
  'home',
  'children',
  'daily work',
  'partnership',
  'shared affairs',
  'far journeys',
  'profession',
  'friendships',
  'retreat',
];

const ordinals: PerSign<string> = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

const names: Readonly<Record<Graha, string>> = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};

const ruled = (houses: readonly number[]): string =>
  `the ${list(houses.map((house) => ofSign(ordinals, house)))} ${houses.length > 1 ? 'houses' : 'house'}`;
const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const date = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const lordOf = ({ other, houses }: Matter): string => `${names[other]}, who rules ${ruled(houses)}`;

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';

const helper = ({ third }: Matter): string => (third === undefined ? 'a third planet' : names[third]);

const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'both are weak' : `${names[first]} is weak`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Less than a degree is missing, so look for it early in the year.'
    : ithasala === 'Bhavishyat'
      ? ' Their light has yet to meet, so look for it late in the year.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'You are asked to lead, and half measures will not satisfy you',
  Moon: 'Moods, people and plans change often, and you do best by moving with them',
  Mars: 'The pace is high, and what you dare is worth more than what you plan',
  Mercury: 'It is a year of talks, papers, learning and quick adjustments',
  Jupiter: 'Good counsel is at hand, and what you do generously comes back',
  Venus: 'Agreement, taste and affection carry further than pressure',
  Saturn: 'Patience is the coin of this year, and what is built slowly will stand',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} is lord of this year and stands in its ${ofSign(ordinals, house)} house, so the year turns on ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} in the ${ofSign(ordinals, house)} house`));

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])}, who stands for you this year, is on the way to ${lordOf(m)}: you come nearer to ${about(m.houses)}, ${isFriendly(m) ? 'and the door is held open' : 'though the door has to be pushed'}.${soon(m)}`
          : `${capital(lordOf(m))}, is coming up to ${names[m.lord]}, who stands for you this year: ${about(m.houses)} will be brought to you, ${isFriendly(m) ? 'gladly' : 'with conditions'}.${soon(m)}`,
      (m) =>
        `The gap between ${names[m.lord]} and ${lordOf(m)}, is closing. Expect movement in ${about(m.houses)}; the two look at each other ${isFriendly(m) ? 'as friends' : 'as rivals, so it asks for effort'}.${soon(m)}`,
      (m) =>
        `In ${about(m.houses)} something comes together ${isFriendly(m) ? 'almost by itself' : 'by insisting'}, for ${names[m.lord]} and ${names[m.other]}, the lord of ${ruled(m.houses)}, are drawing close.${soon(m)}`,
      (m) =>
        `${capital(names[m.other])}, the lord of ${ruled(m.houses)}, ${m.isLordFaster ? `waits for ${names[m.lord]}` : `hurries towards ${names[m.lord]}`}; whatever you begin in ${about(m.houses)} has ${isFriendly(m) ? 'a fair wind' : 'a head wind and still arrives'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} has just parted from ${lordOf(m)}. In ${about(m.houses)} the decisive talk lies behind you; finish what was agreed.`,
      (m) =>
        `What concerns ${about(m.houses)} is past its liveliest time, since ${m.isLordFaster ? `${names[m.lord]} is moving away from ${names[m.other]}, the lord of ${ruled(m.houses)}` : `${names[m.other]}, the lord of ${ruled(m.houses)}, is moving away from ${names[m.lord]}`}: give thanks, and settle what is open.`,
      (m) =>
        `${capital(names[m.other])}, the lord of ${ruled(m.houses)}, and ${names[m.lord]} have had their meeting: in ${about(m.houses)} the first surge is over, and steady care does more than haste.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} and ${lordOf(m)}, do not see each other, but ${helper(m)} runs between them: in ${about(m.houses)} it goes through somebody quick, often younger, who knows both sides.`,
      (m) =>
        `For ${about(m.houses)} you need a messenger; ${helper(m)} carries the light from one to the other, from ${names[m.lord]} to ${names[m.other]}, the lord of ${ruled(m.houses)}, or back.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} and ${lordOf(m)}, do not see each other, yet the gap between each of them and ${helper(m)} is closing: an older or slower hand joins what you could not, in ${about(m.houses)}.`,
      (m) =>
        `In ${about(m.houses)}, wait for the one who can bring the sides together; ${helper(m)} collects the light of ${names[m.lord]} and of ${names[m.other]}, the lord of ${ruled(m.houses)}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} steps between ${names[m.lord]} and ${lordOf(m)}. Over ${about(m.houses)} there may be a quarrel or a delay; speak of it before it speaks of itself.`,
      (m) =>
        `Something hard, ${helper(m)}, stands in the light of the pair ${names[m.lord]} and ${names[m.other]}: have a second plan for ${about(m.houses)}, the affairs of ${ruled(m.houses)}.`,
    ],
    Kamboola: [
      (m) =>
        `The Moon lends a hand to ${names[m.lord]} and ${lordOf(m)}: people take your side in ${about(m.houses)}.`,
      (m) =>
        `In ${about(m.houses)} you have more helpers than you count, for the Moon joins the agreement of ${names[m.lord]} with ${names[m.other]}, the lord of ${ruled(m.houses)}.`,
    ],
    Garikamboola: [
      (m) =>
        `The Moon joins neither ${names[m.lord]} nor ${lordOf(m)}, but on crossing into the next sign it meets ${helper(m)}: help with ${about(m.houses)} comes late and from where you had not looked.`,
    ],
    Khallasara: [
      (m) =>
        `The Moon walks an empty road past ${names[m.lord]} and ${lordOf(m)}. In ${about(m.houses)} you can have what you prepare yourself, and should not count on favour.`,
      (m) =>
        `Nobody takes sides over ${about(m.houses)}, for the Moon passes ${names[m.lord]} and ${names[m.other]}, the lord of ${ruled(m.houses)}, without a glance: do the work, and expect no applause.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} and ${lordOf(m)}, have an understanding, but ${weakness(m)}: whatever you are told about ${about(m.houses)}, have it confirmed.`,
      (m) =>
        `A promise about ${about(m.houses)} may come back undelivered: it rests on ${names[m.lord]} and ${names[m.other]}, the lord of ${ruled(m.houses)}, and ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} and ${names[m.other]} agree, yet ${weakness(m)}: in ${about(m.houses)}, the business of ${ruled(m.houses)}, take the small certain part first.`,
      (m) =>
        `Ask for a date and a second name in ${about(m.houses)}: ${names[m.lord]} and ${lordOf(m)}, mean well, but ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Of ${names[m.lord]} and ${lordOf(m)}, the quicker is weak and the slower strong: in ${about(m.houses)} the beginning limps and the end stands.`,
      (m) =>
        `Do not judge ${about(m.houses)} by the start; of ${names[m.lord]} and ${names[m.other]}, the lord of ${ruled(m.houses)}, it is the slower that has the strength.`,
    ],
    Duttota: [
      (m) =>
        `Neither ${names[m.lord]} nor ${lordOf(m)}, is strong, but ${helper(m)} is, and takes one of them along. In ${about(m.houses)}, do not go alone.`,
      (m) =>
        `For ${about(m.houses)} it takes three: ${names[m.lord]} and ${lordOf(m)}, lack the strength, and ${helper(m)} lends it to one of them.`,
      (m) =>
        `Bring somebody into ${about(m.houses)} who is surer of the ground than you; what ${names[m.lord]} and ${names[m.other]}, the lord of ${ruled(m.houses)}, cannot carry, ${helper(m)} can.`,
    ],
    Thambira: [
      (m) =>
        `At the end of a sign, with ${helper(m)} waiting in the next, what lies between ${names[m.lord]} and ${lordOf(m)}, turns late: keep a bag packed for ${about(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `Well placed this year are ${standing(all)}. You have strength to spend; set it on one thing that deserves it.`,
    Durupha: (all) => `Short of strength this year are ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'All seven planets stand in houses that bear weight. What you undertake this year finds firm ground, and people notice.',
    Induvara:
      'All seven planets stand in the houses that scatter. Plan modestly this year, and let one thing ripen before you begin the next.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      'The muntha, the year’s own focus, has come to the first house: you begin again with yourself.',
      'The muntha, the year’s own focus, has come to the second house: it is about your own means and the people at your table.',
      'The muntha, the year’s own focus, has come to the third house: courage, short roads and plain words.',
      'The muntha, the year’s own focus, has come to the fourth house: things at home want attention first.',
      'The muntha, the year’s own focus, has come to the fifth house: make something, teach something, enjoy someone.',
      'The muntha, the year’s own focus, has come to the sixth house: order the day, and do not feed quarrels.',
      'The muntha, the year’s own focus, has come to the seventh house: another person sets half of the course.',
      'The muntha, the year’s own focus, has come to the eighth house: go carefully, and clear up what has been left lying.',
      'The muntha, the year’s own focus, has come to the ninth house: a teacher, a journey or a conviction widens the view.',
      'The muntha, the year’s own focus, has come to the tenth house: your work is seen, so let it be good.',
      'The muntha, the year’s own focus, has come to the eleventh house: friends and old hopes bear fruit.',
      'The muntha, the year’s own focus, has come to the twelfth house: spend time and strength where they return to you.',
    ],
    balance: {
      helped:
        'On the whole the year helps more than it hinders: begin early, and ask for more than you did last time.',
      hindered:
        'On the whole the year asks for patience: keep what you have in good order, and let new things be small.',
      even: 'Help and hindrance are nearly in balance, so it depends on choosing: put your effort where the way is open.',
    },
    best: ({ planet, houses }) =>
      `The way is most open in ${about(houses)}, for ${names[planet]}, the lord of ${ruled(houses)}, has most in its favour.`,
    worst: ({ planet, houses }) =>
      `Most stands against ${names[planet]}, the lord of ${ruled(houses)}: go slowly with ${about(houses)}.`,
    when: (lord, from, to) =>
      `Its own stretch of the year, under ${names[lord]}, runs from about ${date(from)} to ${date(to)}.`,
  },
};
