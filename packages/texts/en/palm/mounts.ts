import type { PassageWords } from '../../palm/passages.ts';

/**
 * What each mount stands for: Benham, The Laws of Scientific Hand Reading (1900), part II; Saint-Germain, The Practice of Palmistry (1897).
 * A photo has no relief: the sign read in a mount's stead is our choice. Each goes on after the mount's name and a colon.
 */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'you are open about your aims and take others along.',
      straight: 'you aim high and mention it seldom.',
    },
    equal: {
      curved: 'you want honour chiefly for what you love.',
      straight: 'a fair share is enough for you, and you know what is fair.',
    },
    shorter: {
      curved: 'applause means more to you than rank.',
      straight: 'titles leave you cool, good work does not.',
    },
  },
  saturn: {
    near: {
      busy: 'duty has a family face for you, and you think of it more often than you say.',
      calm: 'you carry what was handed to you without making a burden of it.',
    },
    centre: {
      busy: 'you take your own course seriously, down to the details that nobody sees.',
      calm: 'yours is a settled mind that knows what it is for.',
    },
    far: {
      busy: 'your conscience listens to many voices.',
      calm: 'you take others seriously and yourself lightly.',
    },
    absent: {
      busy: 'you weigh choices that others never noticed were choices.',
      calm: 'you are grave when it is needed, and not an hour longer.',
    },
  },
  apollo: {
    longer: {
      wide: 'you celebrate what you achieve, and not alone.',
      mean: 'joy has its place on your list, a little below the task.',
      narrow: 'you allow yourself few pleasures, and good ones.',
    },
    equal: {
      wide: 'your delight in life needs no occasion.',
      mean: 'you enjoy things at the right time and in the right measure.',
      narrow: 'a small beauty, looked at long, is your idea of a feast.',
    },
    shorter: {
      wide: 'colour, guests, music: the festive side of things is yours.',
      mean: 'you have taste, and you use it daily.',
      narrow: 'you would give a week of bustle for one perfect line.',
    },
  },
  mercury: {
    long: {
      sloping: 'you tell stories, and you have improved the best of them.',
      level: 'you explain so well that people think they knew it already.',
    },
    mean: {
      sloping: 'your remarks come from an unexpected side.',
      level: 'you say what is so, no more and no less.',
    },
    short: {
      sloping: 'your finest lines you keep for paper.',
      level: 'dry and brief, and often the only one worth quoting.',
    },
  },
  luna: {
    sloping: {
      busy: 'there is an inner sea here, with much traffic on it.',
      calm: 'there is deep water here, seldom stirred.',
    },
    level: {
      busy: 'you notice everything and dream little, except on journeys.',
      calm: 'you travel better with a map.',
    },
  },
  venus: {
    wide: {
      curved: 'you are generous with both, and everybody knows it.',
      straight: 'great warmth goes about in you under a quiet manner.',
    },
    mean: {
      curved: 'yours is a friendly fire, and it does not smoke.',
      straight: 'your warmth is constant, at the temperature of a good room.',
    },
    narrow: {
      curved: 'you are tender, to a chosen few.',
      straight: 'you keep your warmth for those who come close, and then you do not count it out.',
    },
  },
};
