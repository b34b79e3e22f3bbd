import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import type { PassageWords } from '../palm/passages.ts';
import { list } from './grammar.ts';
import data from './palm.json' with { type: 'json' };

const { texts } = data;

/** For photos that do not decide the other feature of a pair. */
const alone: PalmWords['alone'] = texts.alone.alone;

const tooLittle: PalmWords['tooLittle'] = texts.alone.tooLittle;

/** Cheiro (1894), Benham (1900). Life lines mean vigour, not years; nothing mentions illness or events. */
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
  rather: (nearer, other) => `between ${nearer} and ${other}, nearer to ${nearer}`,
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
    if (count === 0) return 'unbroken';
    return count === 1 ? 'one short gap' : `${count} short gaps`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

/** Cheiro (1894), Benham (1900); fine lines: Saint-Germain, The Practice of Palmistry (1897). */
const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

/** Places across count from the middle finger's axis. Marked furrows are at the 90th percentile. */
const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `middle finger ${fingers} of the palm, palm ${palm} times as long as broad`,
  index: ({ indexToRing }) => `${indexToRing} of the ring finger`,
  little: ({ littleToRing }) => `${littleToRing} of the ring finger`,
  thumb: ({ thumbDegrees }) => `about ${thumbDegrees} degrees`,
  heartEnd: ({ heartEnd }) => `${heartEnd} from the middle finger’s axis`,
  heartForm: ({ heartCurvature }) => `${heartCurvature} longer than the straight way`,
  heartGap: ({ heartToHead }) => `${heartToHead} palm lengths`,
  headLength: ({ headLength }) => `${headLength} palm lengths`,
  headSlope: ({ headSlope }) => `${headSlope} degrees below straight across`,
  headStart: ({ headToLife }) => `${headToLife} palm lengths`,
  lifeSweep: ({ lifeReach }) => `out to ${lifeReach}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${lifeLength} palm lengths, down to ${lifeEnd}, the wrist being 0 and the fingers -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'none found' : `${fateLength} palm lengths, from ${fateStart} across`,
  skin: ({ fineLines }) => `the median furrow has ${fineLines} of the strength of the marked ones`,
};

/** Benham (1900), part II; Saint-Germain (1897). A photo has no relief, so each mount has a measured substitute. */
const mounts: PassageWords<'mounts'> = texts.mounts;

const personality: PassageWords<'personality'> = texts.self.personality;

const challenges: PassageWords<'challenges'> = texts.self.challenges;

const special: PalmWords['special'] = texts.special;

const summary: PassageWords<'summary'> = texts.summary;

/** Cheiro (1894, 1916), Benham (1900). Nothing promises an event or a gain. */
const career: PassageWords<'career'> = texts.work.career;

const money: PassageWords<'money'> = texts.work.money;

const luck: PassageWords<'luck'> = texts.work.luck;

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
      personality: (seen) => `It is written in ${seen}.`,
      career: (seen) => `What points there: ${seen}.`,
      money: (seen) => `The sign of it: ${seen}.`,
      love: (seen) => `Your palm tells it by ${seen}.`,
      marriage: (seen) => `What your palm shows here: ${seen}.`,
      health: (seen) => `Read from ${seen}.`,
      challenges: (seen) => `This comes from ${seen}.`,
      luck: (seen) => `One finds it in ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Left out, since the photo does not show it whole and straight: ${list(fingers)}. A photo with the whole hand in the frame would decide more.`
          : 'The fingers cannot be measured as they are held here; a photo of the flat, open hand would decide more.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      seenIn: (clauses) => `The photo shows this: ${clauses}.`,
      cut: (names) => `Left out, because the edge of the photo cuts it off or nearly so: ${names}.`,
      unseen: (names) => `Left out, because the photo does not show it straight and to its tip: ${names}.`,
      restOpen: texts.frame.fingers.restOpen,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `More faint than clear in this photo: ${names}.`,
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
    summary: { seen: (side) => `All this was seen in the palm of your ${side} hand.` },
  },
);
