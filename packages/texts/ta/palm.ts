import { listWith } from '../languages/list-with.ts';
import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import type { PassageWords } from '../palm/passages.ts';
import data from './palm.json' with { type: 'json' };

const { texts, own: languageForms } = data;

const alone: PalmWords['alone'] = texts.alone.alone;

const tooLittle: PalmWords['tooLittle'] = texts.alone.tooLittle;

const love: PassageWords<'love'> = texts.bonds.love;

const marriage: PassageWords<'marriage'> = texts.bonds.marriage;

const health: PassageWords<'health'> = texts.bonds.health;

const gifts: PalmWords['gifts'] = texts.gifts;

const handType: PassageWords<'hand-type'> = texts.hand.handType;

const fingers: PassageWords<'fingers'> = texts.hand.fingers;

const joinedPassages: PassageWords<'joined'> = texts.joined.joinedPassages;

const joined: PalmWords['joined'] = texts.joined.joined;

const keys: KeyWords = {
  undecided: texts.keys.undecided,
  rather: (nearer, other) => `${nearer} அல்லது ${other}; பெரும்பாலும் ${nearer}`,
  tentative: texts.keys.tentative,
  invisible: texts.keys.invisible,
  unidentified: texts.keys.unidentified,
  notFound: texts.keys.notFound,
  depth: texts.keys.depth,
  palmShape: texts.keys.palmShape,
  element: texts.keys.element,
  joinedShape: texts.keys.joinedShape,
  heartShape: texts.keys.heartShape,
  heartStart: texts.keys.heartStart,
  headShape: texts.keys.headShape,
  headStart: texts.keys.headStart,
  lifeShape: texts.keys.lifeShape,
  gaps: (count) => {
    if (count === 0) return 'இடைவெளி இல்லை';
    return count === 1 ? 'ஒரு சிறு இடைவெளி' : `${count} சிறு இடைவெளிகள்`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

/** Nominative, for lists and `sources`. */
const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `நடுவிரல் உள்ளங்கையில் ${fingers}, உள்ளங்கை அகலத்தைப்போல் ${palm} மடங்கு நீளம்`,
  index: ({ indexToRing }) => `மோதிரவிரலில் ${indexToRing}`,
  little: ({ littleToRing }) => `மோதிரவிரலில் ${littleToRing}`,
  thumb: ({ thumbDegrees }) => `சுமார் ${thumbDegrees} பாகை`,
  heartEnd: ({ heartEnd }) => `நடுவிரலின் அச்சிலிருந்து ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `நேர்வழியைவிட ${heartCurvature} நீளம்`,
  heartGap: ({ heartToHead }) => `உள்ளங்கை நீளத்தில் ${heartToHead}`,
  headLength: ({ headLength }) => `உள்ளங்கை நீளத்தில் ${headLength}`,
  headSlope: ({ headSlope }) => `குறுக்குக் கோட்டுக்குக் கீழே ${headSlope} பாகை`,
  headStart: ({ headToLife }) => `உள்ளங்கை நீளத்தில் ${headToLife}`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} வரை`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `உள்ளங்கை நீளத்தில் ${lifeLength}, ${lifeEnd} வரை; மணிக்கட்டு 0, விரலடி -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'காணப்படவில்லை' : `உள்ளங்கை நீளத்தில் ${fateLength}, குறுக்கே ${fateStart} இலிருந்து`,
  skin: ({ fineLines }) => `நடுத்தரப் பள்ளத்துக்குத் தெளிவானவற்றின் வலிமையில் ${fineLines}`,
};

const mounts: PassageWords<'mounts'> = texts.mounts;

const personality: PassageWords<'personality'> = texts.self.personality;

const challenges: PassageWords<'challenges'> = texts.self.challenges;

const special: PalmWords['special'] = texts.special;

const summary: PassageWords<'summary'> = texts.summary;

const career: PassageWords<'career'> = texts.work.career;

const money: PassageWords<'money'> = texts.work.money;

const luck: PassageWords<'luck'> = texts.work.luck;

const list = (items: readonly string[]): string => listWith(items, 'மற்றும்');

const sides = languageForms.frame.sides;

export const languageTexts = palmWords(
  {
    alone: { alone, tooLittle },
    bonds: { love, marriage, health },
    gifts: { gifts },
    hand: { handType, fingers },
    joined: { joinedPassages, joined },
    keys: { keys },
    lines: { majorLines, minorLines },
    looks: { looks, ruledOut },
    measures: { measures },
    mounts: { mounts },
    self: { personality, challenges },
    special: { special },
    summary: { summary },
    work: { career, money, luck },
  },
  {
    titles: texts.frame.titles,
    limits: texts.frame.limits,
    basis: texts.frame.basis,
    disclaimer: texts.frame.disclaimer,
    list,
    sources: {
      personality: (seen) => `உங்கள் கையில் இதைச் சொல்வது: ${seen}.`,
      career: (seen) => `இதற்குச் சான்று: ${seen}.`,
      money: (seen) => `இதன் அடையாளம்: ${seen}.`,
      love: (seen) => `உள்ளங்கை இதைச் சொல்லும் விதம்: ${seen}.`,
      marriage: (seen) => `இதன் பின்னால் நிற்பது: ${seen}.`,
      health: (seen) => `இது படித்த இடம்: ${seen}.`,
      challenges: (seen) => `இந்தப் பாடம் எழுதியுள்ள இடம்: ${seen}.`,
      luck: (seen) => `இதைக் காண்பது: ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `முழுமையாகவும் நேராகவும் படத்தில் தெரியாததால் விடப்பட்டவை: ${list(fingers)}. முழுக் கையும் உள்ள படம் அதிகம் சொல்லும்.`
          : 'இங்கே வைத்திருக்கும் விதத்தில் விரல்களை அளக்க முடியாது; விரித்த தட்டையான கையின் படம் அதிகம் சொல்லும்.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      seenIn: (clauses) => `படத்தில் தெரிவது: ${clauses}.`,
      cut: (names) => `படத்தின் ஓரம் வெட்டுவதால், அல்லது ஏறக்குறைய வெட்டுவதால், விடப்பட்டவை: ${names}.`,
      unseen: (names) => `நேராகவும் நுனிவரையும் படத்தில் தெரியாததால் விடப்பட்டவை: ${names}.`,
      restOpen: texts.frame.fingers.restOpen,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `இந்தப் படத்தில் தெளிவைவிட மங்கலே அதிகம்: ${names}.`,
      paused: texts.frame.lines.paused,
      names: texts.frame.lines.names,
    },
    mounts: {
      opening: texts.frame.mounts.opening,
      headings: texts.frame.mounts.headings,
      places: texts.frame.mounts.places,
      stands: texts.frame.mounts.stands,
      told: (heading, says) => `${heading}: ${says}`,
      silent: texts.frame.mounts.silent,
    },
    minorLines: texts.frame.minorLines,
    summary: { seen: (side) => `இவை அனைத்தும் உங்கள் ${sides[side]} உள்ளங்கையில் கண்டவை.` },
  },
);
