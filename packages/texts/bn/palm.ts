import { listWith } from '../languages/list-with.ts';
import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import data from './palm.json' with { type: 'json' };

const { texts, own: languageForms } = data;

const keys: KeyWords = {
  ...texts.keys,
  rather: (nearer, other) => `${nearer} বা ${other}, বেশি সম্ভব: ${nearer}`,
  gaps: (count) => {
    if (count === 0) return 'অখণ্ড';
    return count === 1 ? 'একটি ছোট ফাঁক' : `${count}টি ছোট ফাঁক`;
  },
};

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `মধ্যমা তালুর ${fingers}, তালু প্রস্থের ${palm} গুণ লম্বা`,
  index: ({ indexToRing }) => `অনামিকার ${indexToRing}`,
  little: ({ littleToRing }) => `অনামিকার ${littleToRing}`,
  thumb: ({ thumbDegrees }) => `প্রায় ${thumbDegrees} ডিগ্রি`,
  heartEnd: ({ heartEnd }) => `মধ্যমার অক্ষ থেকে ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `সোজা পথের চেয়ে ${heartCurvature} বেশি লম্বা`,
  heartGap: ({ heartToHead }) => `তালুর দৈর্ঘ্যের ${heartToHead}`,
  headLength: ({ headLength }) => `তালুর দৈর্ঘ্যের ${headLength}`,
  headSlope: ({ headSlope }) => `অনুভূমিক থেকে ${headSlope} ডিগ্রি নিচে`,
  headStart: ({ headToLife }) => `তালুর দৈর্ঘ্যের ${headToLife}`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} পর্যন্ত`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `তালুর দৈর্ঘ্যের ${lifeLength}, ${lifeEnd} পর্যন্ত; কবজি 0 আর আঙুলের গোড়া -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'পাওয়া যায়নি' : `তালুর দৈর্ঘ্যের ${fateLength}, ${fateStart} থেকে`,
  skin: ({ fineLines }) => `মাঝারি ভাঁজে স্পষ্ট ভাঁজের জোরের ${fineLines}`,
};

/** এবং, because several descriptions have their own ও. */
const list = (items: readonly string[]): string => listWith(items, 'এবং');

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
    /** The descriptions stay in the nominative, which these postpositions govern. */
    sources: {
      personality: (seen) => `এ কথা ${seen} থেকে পড়া হয়েছে।`,
      career: (seen) => `হাত এদিকে ইঙ্গিত করে ${seen} দিয়ে।`,
      money: (seen) => `এর পরিচয় মেলে ${seen} দেখে।`,
      love: (seen) => `আপনার তালু এ কথা জানায় ${seen} দিয়ে।`,
      marriage: (seen) => `এর ভিত্তি ${seen}।`,
      health: (seen) => `এর সূত্র ${seen}।`,
      challenges: (seen) => `এটি বোঝা গেছে ${seen} থেকে।`,
      luck: (seen) => `এর আভাস দেয় ${seen}।`,
    },
    handType: {
      ...texts.frame.handType,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `এটি মাপা হয়নি, কারণ ছবি এটিকে পুরো আর সোজা দেখায় না: ${list(fingers)}। গোটা হাত ধরা ছবি আরও কিছু স্থির করত।`
          : 'এই ভঙ্গিতে আঙুল মাপা যায় না; সোজা, মেলা হাতের ছবি আরও কিছু স্থির করত।',
    },
    fingers: {
      ...texts.frame.fingers,
      seenIn: (clauses) => `ছবিতে এটি দেখা যায়: ${clauses}।`,
      cut: (names) => `এটি বাদ গেছে, কারণ ছবির কিনারা একে পুরো বা প্রায় কেটে দেয়: ${names}।`,
      unseen: (names) => `এটি বাদ গেছে, কারণ ছবি একে সোজা আর ডগা পর্যন্ত দেখায় না: ${names}।`,
    },
    lines: {
      ...texts.frame.lines,
      faint: (names) => `এই ছবিতে ক্ষীণ: ${names}।`,
    },
    mounts: {
      ...texts.frame.mounts,
      told: (heading, says) => `${heading}: ${says}`,
    },
    summary: { seen: (side) => `এ সবই দেখা গেছে আপনার ${sides[side]} হাতের তালুতে।` },
  },
);
