import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Cheiro, Language of the Hand (1894); Heron-Allen, A Manual of Cheirosophy (1885) for the fingers. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'One line where others have two: the old books make much of a hand whose heart and head run together, and call it the hand of people who do nothing by halves.',
    heartBroken: 'A short gap in the heart line, which the books take for a second thought in affection.',
    headApart:
      'A head line that keeps away from the life line at its start: the mark of those who make up their own minds.',
    wideField:
      'Heart and head line keep unusually far from each other, and the old name for that is frankness.',
    freeThumb: 'Few thumbs stand as free as yours, and a free thumb was always read as a free will.',
    longIndex: 'An index finger that outgrows the ring finger is a leader’s mark in the old books.',
    longRing: 'A ring finger of such length was given to artists, and to players.',
    middleHeart: 'A heart line that stops early is rare, and was read as a heart that takes its own way.',
    narrowLife: 'A life line drawn so tightly round the thumb is seldom seen; it keeps its strength at home.',
    fateNear: 'A fate line as clear as yours is no common thing, and it begins among your own people.',
    fateCentre: 'A fate line as clear as yours is no common thing, and it begins with yourself.',
    fateFar: 'A fate line as clear as yours is no common thing, and it begins among strangers.',
  },
  none: 'No single feature of your hand falls out of the usual; its character lies in how the usual things go together. The books call such a hand harmonious.',
  open: 'What this photo shows for certain of your hand is nothing out of the ordinary, and what it leaves open is not counted. Another photo, of the flat hand in even light, may decide more.',
  unnamed: 'Crosses, stars, islands, squares and rings are not identified.',
};
