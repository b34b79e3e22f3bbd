import type { PalmWords } from '../palm-words.ts';

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
    mean: 'a thumb at a middling angle',
    close: 'a thumb held close',
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
    absent: 'the want of a clear fate line',
  },
  skin: { busy: 'the many fine lines of the palm', calm: 'the few fine lines of the palm' },
};
