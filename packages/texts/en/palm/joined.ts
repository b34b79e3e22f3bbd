import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line: single-mindedness in Cheiro, Language of the Hand (1894), and Benham (1900). The sentences are ours. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth:
      'What you have begun you carry through, in all weathers, and you do not see what there is to discuss about it.',
    air: 'One subject at a time has you, and then it has all of you; conversation keeps coming back to it by itself.',
    fire: 'You go at a thing like weather, and the only way to stop you is to give you something better.',
    water: 'A feeling fills you to the brim, and there is no corner left from which to look at it coolly.',
    unknown: 'You seldom do two things at once, and never by halves.',
  },
  affection: {
    earth: 'You prove it by years rather than by words, and you expect the same coin back.',
    air: 'You think about the other person even where you seem to be thinking of something else.',
    fire: 'Your attention is a spotlight: wonderful to stand in, and tiring; dim it now and then on purpose.',
    water: 'You make room for one, and to that one you are a whole country.',
    unknown: 'Who has your attention has all of it.',
  },
  pull: {
    wide: 'What pulls in you is company against concentration: you like to have people about, and then you do not hear them.',
    mean: 'What pulls in you is little enough, and that is the danger: nobody inside objects when you overdo it.',
    narrow:
      'What pulls in you is rest against resolve, and resolve mostly wins; let rest win on one day of the week.',
  },
  fate: {
    near: 'A start among your own people: the fate line rises beside the life line.',
    centre: 'A road that you laid yourself: the fate line rises in mid-palm.',
    far: 'A way among people: the fate line rises on the side of the little finger.',
    absent:
      'No marked road, and therefore your own choice: there is no clear fate line here, which the books count as no bad sign.',
  },
  page: {
    busy: 'Many fine lines run about the one great line of your palm: much reaches you, and most of it has to wait.',
    calm: 'The one great line of your palm runs through a quiet page: what does not belong to your subject hardly reaches you.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Feeling and thought pull in one direction in you, with uncommon force. What you take up you take up wholly, and half-heartedness in others puzzles you.',
    career:
      'You give yourself to one pursuit at a time. Find the one that deserves it, and leave the juggling to others.',
    money: 'You spend and save by conviction, rarely by calculation.',
    love: 'You love wholly or not at all; to be lukewarm seems to you a kind of lie.',
    marriage: 'Undivided commitment is what you bring, and what you look for.',
    health:
      'You go on until the thing is finished and rest only then; a pause in between would do the thing good as well.',
    challenges: 'The shades between yes and no are your lesson: most people live there.',
    luck: 'Concentration is your luck: where others try ten doors you stay at the one.',
  },
  line: 'Single-minded, all or nothing: in your palm heart and head seem to run as one line, which is possible here and not certain.',
  summary:
    'You are all of one piece: what your heart wants your head wants, too, and the two of them go straight at it.',
  look: 'heart and head line as one (possible, not certain)',
  gift: {
    trait: 'single-mindedness',
    strength: 'concentration',
    professions: ['one pursuit, followed wholly'],
  },
};
