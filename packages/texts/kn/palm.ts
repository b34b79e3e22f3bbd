import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import data from './palm.json' with { type: 'json' };

const { texts, own: languageForms } = data;

const keys: KeyWords = {
  ...texts.keys,
  rather: (nearer, other) => `${nearer} ಅಥವಾ ${other}, ಹೆಚ್ಚಿನ ಸಾಧ್ಯತೆ: ${nearer}`,
  gaps: (count) => {
    if (count === 0) return 'ಬಿಡುವಿಲ್ಲ';
    return count === 1 ? 'ಒಂದು ಸಣ್ಣ ಬಿಡುವು' : `${count} ಸಣ್ಣ ಬಿಡುವುಗಳು`;
  },
};

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `ನಡುಬೆರಳು ಅಂಗೈಯ ${fingers} ಪಾಲು, ಅಂಗೈಯ ಉದ್ದ ಅದರ ಅಗಲದ ${palm} ಪಟ್ಟು`,
  index: ({ indexToRing }) => `ಉಂಗುರಬೆರಳಿನ ${indexToRing} ಪಟ್ಟು`,
  little: ({ littleToRing }) => `ಉಂಗುರಬೆರಳಿನ ${littleToRing} ಪಟ್ಟು`,
  thumb: ({ thumbDegrees }) => `ಸುಮಾರು ${thumbDegrees} ಡಿಗ್ರಿ`,
  heartEnd: ({ heartEnd }) => `ನಡುಬೆರಳಿನ ಅಕ್ಷದಿಂದ ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `ನೇರ ದಾರಿಗಿಂತ ${heartCurvature} ಹೆಚ್ಚು ಉದ್ದ`,
  heartGap: ({ heartToHead }) => `ಅಂಗೈಯ ಉದ್ದದ ${heartToHead} ಪಾಲು`,
  headLength: ({ headLength }) => `ಅಂಗೈಯ ಉದ್ದದ ${headLength} ಪಾಲು`,
  headSlope: ({ headSlope }) => `ಅಡ್ಡಗೆರೆಯಿಂದ ${headSlope} ಡಿಗ್ರಿ ಕೆಳಕ್ಕೆ`,
  headStart: ({ headToLife }) => `ಅಂಗೈಯ ಉದ್ದದ ${headToLife} ಪಾಲು`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} ವರೆಗೆ`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `ಅಂಗೈಯ ಉದ್ದದ ${lifeLength} ಪಾಲು, ${lifeEnd} ವರೆಗೆ; ಮಣಿಕಟ್ಟು 0, ಬೆರಳುಗಳ ಬುಡ -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'ಕಂಡಿಲ್ಲ' : `ಅಂಗೈಯ ಉದ್ದದ ${fateLength} ಪಾಲು, ${fateStart} ಇಂದ`,
  skin: ({ fineLines }) => `ಮಧ್ಯಮ ಮಡಿಕೆಗೆ ಸ್ಪಷ್ಟ ಮಡಿಕೆಗಳ ಬಲದ ${fineLines} ಪಾಲು`,
};

const list = (items: readonly string[]): string => items.join(', ');

const { sides } = languageForms.frame;

export const languageTexts = palmWords(
  {
    alone: texts.alone,
    bonds: texts.bonds,
    gifts: { gifts: texts.gifts },
    hand: texts.hand,
    joined: texts.joined,
    keys: { keys },
    lines: texts.lines,
    looks: texts.looks,
    measures: { measures },
    mounts: { mounts: texts.mounts },
    self: texts.self,
    special: { special: texts.special },
    summary: { summary: texts.summary },
    work: texts.work,
  },
  {
    ...texts.frame,
    list,
    sources: {
      personality: (seen) => `ಇದನ್ನು ತೋರಿಸುವುದು ${seen}.`,
      career: (seen) => `ಕೈಯಲ್ಲಿ ಇದಕ್ಕೆ ಆಧಾರ ${seen}.`,
      money: (seen) => `ಇದರ ಗುರುತು ${seen}.`,
      love: (seen) => `ನಿಮ್ಮ ಅಂಗೈಯಲ್ಲಿ ಈ ಮಾತು ಹೇಳುವುದು ${seen}.`,
      marriage: (seen) => `ಇದರ ಹಿಂದಿರುವುದು ${seen}.`,
      health: (seen) => `ಇದಕ್ಕೆ ಮೂಲ ${seen}.`,
      challenges: (seen) => `ಇದನ್ನು ತಿಳಿಸುವುದು ${seen}.`,
      luck: (seen) => `ಇದನ್ನು ಸೂಚಿಸುವುದು ${seen}.`,
    },
    handType: {
      ...texts.frame.handType,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `ಫೋಟೋದಲ್ಲಿ ಪೂರ್ತಿಯಾಗಿ, ನೇರವಾಗಿ ಕಾಣದ ಕಾರಣ ಅಳೆದಿಲ್ಲ: ${list(fingers)}. ಇಡೀ ಕೈ ಕಾಣುವ ಫೋಟೋ ಹೆಚ್ಚನ್ನು ಇತ್ಯರ್ಥ ಮಾಡುತ್ತಿತ್ತು.`
          : 'ಕೈ ಹೀಗಿರುವಾಗ ಬೆರಳುಗಳನ್ನು ಅಳೆಯಲಾಗದು; ಚಪ್ಪಟೆಯಾಗಿ ಚಾಚಿದ ಕೈಯ ಫೋಟೋ ಹೆಚ್ಚನ್ನು ಇತ್ಯರ್ಥ ಮಾಡುತ್ತಿತ್ತು.',
    },
    fingers: {
      ...texts.frame.fingers,
      seenIn: (clauses) => `ಫೋಟೋದಲ್ಲಿ ಕಾಣುವುದು ಇದು: ${clauses}.`,
      cut: (names) => `ಫೋಟೋದ ಅಂಚು ಪೂರ್ತಿ ಅಥವಾ ಬಹುತೇಕ ಕತ್ತರಿಸಿರುವುದರಿಂದ ಲೆಕ್ಕಕ್ಕೆ ಬಂದಿಲ್ಲ: ${names}.`,
      unseen: (names) => `ಫೋಟೋದಲ್ಲಿ ನೇರವಾಗಿ, ತುದಿಯವರೆಗೆ ಕಾಣದ ಕಾರಣ ಲೆಕ್ಕಕ್ಕೆ ಬಂದಿಲ್ಲ: ${names}.`,
    },
    lines: {
      ...texts.frame.lines,
      faint: (names) => `ಈ ಫೋಟೋದಲ್ಲಿ ಸ್ಪಷ್ಟತೆ ಕಡಿಮೆ: ${names}.`,
    },
    mounts: {
      ...texts.frame.mounts,
      told: (heading, says) => `${heading}: ${says}`,
    },
    summary: { seen: (side) => `ಇದೆಲ್ಲವೂ ನಿಮ್ಮ ${sides[side]} ಅಂಗೈಯಲ್ಲಿ ಕಂಡದ್ದು.` },
  },
);
