import type { PassageWords } from '../../palm/passages.ts';

/**
 * The lines. Course and ending of the heart line after Cheiro, Language of the Hand (1894), chapter on the line of heart; the joined
 * or parted beginning of head and life line and the fate line's rise from the same book; the head that governs the heart and the
 * life line's sweep after Benham (1900). Fine lines: Saint-Germain, The Practice of Palmistry (1897). The sentences are ours.
 */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Devotion, and no secret made of it: your heart line bows upward and runs on to below the index finger.',
      straight:
        'Ideals that are lived more than spoken of: your heart line goes almost straight, as far as the index finger.',
    },
    between: {
      curved:
        'Warmth with a sense of proportion: your heart line bows, and comes to rest between the first two fingers.',
      straight:
        'A friend for all weathers: your heart line is nearly straight and stops between the first two fingers.',
    },
    middle: {
      curved: 'Strong wishes, openly worn: your heart line rises early and ends under the middle finger.',
      straight:
        'A heart with a mind of its own: its line is nearly straight and ends under the middle finger.',
    },
  },
  head: {
    long: {
      sloping:
        'A patient imagination, the rarer kind: the head line runs far across your palm and sinks towards the wrist.',
      level:
        'Thought that holds its course: the head line crosses most of your palm and hardly drops, as with people who like a thing complete.',
    },
    mean: {
      sloping: 'Good sense with a window in it: the head line is of ordinary length and leans downward.',
      level: 'A head for everyday decisions: the head line is of ordinary length and keeps its height.',
    },
    short: {
      sloping: 'Ideas that come in flashes: the head line is brief and dips.',
      level: 'Straight to the point: a brief head line, and a level one.',
    },
  },
  start: {
    joined: {
      near: 'You look before you step and think before you feel: head and life line set out together, and the heart line stays close by.',
      apart:
        'Careful in beginnings, frank in dealings: head and life line set out together, while the heart line keeps its distance.',
    },
    apart: {
      near: 'You go your own way and still consult your reason about your heart: head and life line begin apart, and heart and head stay close.',
      apart:
        'Little in you waits for permission: head and life line begin apart, and a broad field lies between heart and head.',
    },
  },
  life: {
    wide: {
      long: 'Warmth with stamina: your life line swings far out into the palm and can be followed all the way.',
      short: 'Great warmth in short spells: your life line swings far out and is not marked throughout.',
    },
    mean: {
      long: 'A steady flame: your life line takes the usual way around the thumb and holds it to the end.',
      short:
        'Strength enough, unevenly delivered: your life line takes the usual way around the thumb, and part of it is hard to see.',
    },
    narrow: {
      long: 'Strength kept for few purposes: your life line stays close to the thumb and runs long.',
      short:
        'Energy that you do well to budget: your life line stays close to the thumb, and only part of it is marked.',
    },
  },
  fate: {
    near: {
      joined: 'A start with a kind hand on your shoulder: the fate line rises close to the life line.',
      apart: 'Independent, and yet with a home at your back: the fate line rises close to the life line.',
    },
    centre: {
      joined: 'A careful beginner with a firm course: the fate line rises in mid-palm.',
      apart: 'A road of your own: the fate line rises in mid-palm, owing nothing to its neighbours.',
    },
    far: {
      joined: 'Others call you out of your shelter: the fate line begins on the side of the little finger.',
      apart: 'A way among people: the fate line begins on the side of the little finger.',
    },
    absent: {
      joined:
        'No marked road, and therefore a choice at each crossing: a clear fate line is not to be seen, which the books count as no bad sign.',
      apart: 'Free of a laid-out road and none the worse for it: there is no clear fate line in your palm.',
    },
  },
  blend: {
    sloping: {
      wide: 'Read together, the lines of head and life tell of imagination that goes visiting.',
      mean: 'Read together, the lines of head and life make a dreamer who keeps regular hours.',
      narrow: 'Read together, the lines of head and life speak of a rich inner world with a narrow gate.',
    },
    level: {
      wide: 'Read together, the lines of head and life tell of plain good sense that loves company.',
      mean: 'Read together, the lines of head and life make a person by whom one could set a watch.',
      narrow:
        'Read together, the lines of head and life speak of a specialist: one thing, clearly seen and followed.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Your palm is a page written full, and your mind reads along: little escapes you, and you think about all of it.',
      mean: 'Your palm is a page written full: you take in much, and you let most of it go again.',
      short: 'Many fine lines and a quick mind: you answer before you have counted your impressions.',
    },
    calm: {
      long: 'A clear page, thoroughly read: few things disturb you, and you look closely at those.',
      mean: 'A clear page: you meet small troubles with an even temper.',
      short: 'Few fine lines: what you see, you see at once, and then it is quiet again.',
    },
  },
  tone: {
    busy: {
      near: 'Feelings reach you by many small roads, and on each of them reason keeps a toll gate.',
      apart: 'You feel much and say much of it, and afterwards the air is clearer.',
    },
    calm: {
      near: 'You keep your composure because you keep your own counsel first.',
      apart: 'Your calm is no mask: asked, you say what is on your mind.',
    },
  },
};
