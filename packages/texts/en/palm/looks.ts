import type { PalmWords } from '../../palm/palm-words.ts';

/** How each class looks: noun phrases. */
export const looks: PalmWords['looks'] = {
  type: {
    earth: 'short fingers on a broad palm',
    air: 'long fingers on a broad palm',
    fire: 'short fingers on a long palm',
    water: 'long fingers on a long palm',
  },
  index: {
    longer: 'an index finger longer than the ring finger',
    equal: 'index and ring finger of one length',
    shorter: 'a ring finger longer than the index finger',
  },
  little: {
    long: 'a long little finger',
    mean: 'a little finger of the usual length',
    short: 'a short little finger',
  },
  thumb: {
    wide: 'a thumb that stands wide',
  },
  heartEnd: {
    index: 'a heart line that reaches the index finger',
    between: 'a heart line that ends between index and middle finger',
    middle: 'a heart line that ends under the middle finger',
  },
  heartForm: { curved: 'the bow of the heart line', straight: 'the straight run of the heart line' },
  heartGap: { near: 'heart and head line close together', apart: 'a wide field between heart and head line' },
  headLength: {
    long: 'a long head line',
    mean: 'a head line of middling length',
    short: 'a short head line',
  },
  headSlope: { sloping: 'a head line that sinks towards the wrist', level: 'a level head line' },
  headStart: {
    joined: 'head and life line with one beginning',
    apart: 'head and life line with a gap at their beginning',
  },
  lifeSweep: {
    wide: 'a life line that sweeps far out',
    mean: 'a life line on its usual course',
    narrow: 'a life line close to the thumb',
  },
  lifeLength: { long: 'a life line that is clear all the way', short: 'a life line that is marked in part' },
  fate: {
    near: 'a fate line that starts near the life line',
    centre: 'a fate line from the middle of the palm',
    far: 'a fate line from the little finger’s side',
    absent: 'the absence of a clear fate line',
  },
  skin: { busy: 'the many fine lines of the palm', calm: 'the few fine lines of the palm' },
};

/** What an undecided feature is not. Meanings as in the passages; the sentences are ours. */
export const ruledOut: PalmWords['ruledOut'] = {
  index: {
    longer: {
      look: 'an index finger no longer than the ring finger',
      says: 'Ruling over others tempts you little, for your index finger does not overtop the ring finger.',
    },
    shorter: {
      look: 'an index finger at least as long as the ring finger',
      says: 'You can do without applause: the ring finger does not overtop the index finger.',
    },
  },
  little: {
    long: {
      look: 'a little finger that is not long',
      says: 'You do not talk people into things; your little finger is not of the long kind.',
    },
    short: {
      look: 'a little finger that is not short',
      says: 'You can speak up for yourself where it counts; your little finger is not of the short kind.',
    },
  },
  heartEnd: {
    index: {
      look: 'a heart line that stops short of the index finger',
      says: 'You put nobody on a pedestal: the heart line stops short of the index finger.',
    },
    middle: {
      look: 'a heart line that runs on past the middle finger',
      says: 'In affection you look beyond the hour: the heart line runs on past the middle finger.',
    },
  },
  headLength: {
    long: {
      look: 'a head line that is not long',
      says: 'You know when a thing has been thought over enough: the head line does not cross the whole palm.',
    },
    short: {
      look: 'a head line that is not short',
      says: 'You give a question the time that it asks: the head line is no brief one.',
    },
  },
  lifeSweep: {
    wide: {
      look: 'a life line that does not sweep far out',
      says: 'You do not spend yourself on everybody: the life line makes no wide bow.',
    },
    narrow: {
      look: 'a life line that keeps some way from the thumb',
      says: 'There is room in your strength for others: the life line does not cling to the thumb.',
    },
  },
};
