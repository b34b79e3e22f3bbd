import { inCase, itIs } from '../languages/malayalam-cases.ts';
import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import data from './palm.json' with { type: 'json' };

const { texts, own: languageForms } = data;

const keys: KeyWords = {
  ...texts.keys,
  rather: (nearer, other) => `${nearer} അല്ലെങ്കിൽ ${other}; കൂടുതൽ സാധ്യത ആദ്യത്തേതിന്`,
  gaps: (count) => {
    if (count === 0) return 'ഇടമുറിയാത്തത്';
    return count === 1 ? 'ചെറിയൊരു വിടവ്' : `${count} ചെറിയ വിടവുകൾ`;
  },
};

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `നടുവിരലിന് കൈപ്പത്തിയുടെ ${fingers} മടങ്ങു നീളം, കൈപ്പത്തിക്ക് വീതിയുടെ ${palm} മടങ്ങു നീളം`,
  index: ({ indexToRing }) => `മോതിരവിരലിന്റെ ${indexToRing} മടങ്ങ്`,
  little: ({ littleToRing }) => `മോതിരവിരലിന്റെ ${littleToRing} മടങ്ങ്`,
  thumb: ({ thumbDegrees }) => `ഏകദേശം ${thumbDegrees} ഡിഗ്രി`,
  heartEnd: ({ heartEnd }) => `നടുവിരലിന്റെ അക്ഷത്തിൽ നിന്ന് ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `നേർവഴിയെക്കാൾ ${heartCurvature} കൂടുതൽ നീളം`,
  heartGap: ({ heartToHead }) => `കൈപ്പത്തിയുടെ നീളത്തിന്റെ ${heartToHead} മടങ്ങ്`,
  headLength: ({ headLength }) => `കൈപ്പത്തിയുടെ നീളത്തിന്റെ ${headLength} മടങ്ങ്`,
  headSlope: ({ headSlope }) => `നേർകുറുകെയുള്ള വരയിൽ നിന്ന് ${headSlope} ഡിഗ്രി താഴേക്ക്`,
  headStart: ({ headToLife }) => `കൈപ്പത്തിയുടെ നീളത്തിന്റെ ${headToLife} മടങ്ങ്`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} വരെ`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `കൈപ്പത്തിയുടെ നീളത്തിന്റെ ${lifeLength} മടങ്ങ്, ${lifeEnd} വരെ; മണിബന്ധം 0, വിരലുകളുടെ ചുവട് -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'കണ്ടെത്താനായില്ല' : `കൈപ്പത്തിയുടെ നീളത്തിന്റെ ${fateLength} മടങ്ങ്, കുറുകെ ${fateStart} മുതൽ`,
  skin: ({ fineLines }) => `ഇടത്തരം ചുളിവിന് തെളിഞ്ഞ ചുളിവുകളുടെ ${fineLines} മടങ്ങു ശക്തി`,
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.join(', ')} എന്നിവ`;

const from = (seen: string): string => inCase(seen, 'ablative');

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
      personality: (seen) => `ഇതു പറയുന്നത് ${itIs(seen)}.`,
      career: (seen) => `ഈ ദിശയിലേക്കു വിരൽചൂണ്ടുന്നത് ${itIs(seen)}.`,
      money: (seen) => `ഇതിന്റെ അടയാളം ${itIs(seen)}.`,
      love: (seen) => `നിങ്ങളുടെ കൈപ്പത്തി ഇത് അറിയിക്കുന്നത് ${itIs(from(seen))}.`,
      marriage: (seen) => `ഇതിനു പിന്നിലുള്ളത് ${itIs(seen)}.`,
      health: (seen) => `ഇതു വായിച്ചെടുത്തത് ${itIs(from(seen))}.`,
      challenges: (seen) => `ഈ പാഠം വരുന്നത് ${itIs(from(seen))}.`,
      luck: (seen) => `ഇതിന്റെ സൂചന തരുന്നത് ${itIs(seen)}.`,
    },
    handType: {
      ...texts.frame.handType,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `ഫോട്ടോയിൽ മുഴുവനായും നേരെയും കാണാത്തതിനാൽ അളക്കാതെ വിട്ടത്: ${list(fingers)}. കൈ മുഴുവൻ ഉൾപ്പെടുന്ന ഫോട്ടോയിൽ കൂടുതൽ കാര്യങ്ങൾ തീർച്ചയാകും.`
          : 'ഇവിടെ പിടിച്ചിരിക്കുന്ന രീതിയിൽ വിരലുകൾ അളക്കാനാകില്ല; നിവർത്തി വിടർത്തിയ കൈയുടെ ഫോട്ടോയിൽ കൂടുതൽ കാര്യങ്ങൾ തീർച്ചയാകും.',
    },
    fingers: {
      ...texts.frame.fingers,
      seenIn: (clauses) => `ഫോട്ടോയിൽ കാണുന്നത്: ${clauses}.`,
      cut: (names) => `ഫോട്ടോയുടെ അരിക് മുറിക്കുകയോ മുറിക്കാറാകുകയോ ചെയ്തതിനാൽ ഒഴിവാക്കിയത്: ${names}.`,
      unseen: (names) => `ഫോട്ടോയിൽ നേരെയും അറ്റംവരെയും കാണാത്തതിനാൽ ഒഴിവാക്കിയത്: ${names}.`,
    },
    lines: {
      ...texts.frame.lines,
      faint: (names) => `ഈ ഫോട്ടോയിൽ തെളിഞ്ഞതിനെക്കാൾ മങ്ങിയത്: ${names}.`,
    },
    mounts: {
      ...texts.frame.mounts,
      told: (heading, says) => `${heading}: ${says}`,
    },
    summary: { seen: (side) => `ഇതെല്ലാം കണ്ടത് നിങ്ങളുടെ ${sides[side]}കൈപ്പത്തിയിലാണ്.` },
  },
);
