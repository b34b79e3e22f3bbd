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
  rather: (nearer, other) => `${nearer} या ${other}, अधिक संभव: ${nearer}`,
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
    if (count === 0) return 'अटूट';
    return count === 1 ? 'एक छोटा अंतराल' : `${count} छोटे अंतराल`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

const looks: PalmWords['looks'] = texts.looks.looks;

/** The oblique case, which the postpositions in `sources` require. */
const sourceLooks: PalmWords['sourceLooks'] = {
  ...looks,
  type: languageForms.looks.sourceLooks.type,
  thumb: languageForms.looks.sourceLooks.thumb,
  heartGap: languageForms.looks.sourceLooks.heartGap,
  headStart: languageForms.looks.sourceLooks.headStart,
  fate: { ...looks.fate, absent: languageForms.looks.sourceLooks.fate.absent },
  skin: languageForms.looks.sourceLooks.skin,
};

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `मध्यमा हथेली की ${fingers}, हथेली चौड़ाई की ${palm} गुना लंबी`,
  index: ({ indexToRing }) => `अनामिका की ${indexToRing}`,
  little: ({ littleToRing }) => `अनामिका की ${littleToRing}`,
  thumb: ({ thumbDegrees }) => `लगभग ${thumbDegrees} अंश`,
  heartEnd: ({ heartEnd }) => `मध्यमा के अक्ष से ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `सीधी राह से ${heartCurvature} अधिक लंबी`,
  heartGap: ({ heartToHead }) => `हथेली की लंबाई का ${heartToHead}`,
  headLength: ({ headLength }) => `हथेली की लंबाई का ${headLength}`,
  headSlope: ({ headSlope }) => `क्षैतिज से ${headSlope} अंश नीचे`,
  headStart: ({ headToLife }) => `हथेली की लंबाई का ${headToLife}`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} तक`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `हथेली की लंबाई का ${lifeLength}, ${lifeEnd} तक; कलाई 0 है और उँगलियों की जड़ -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'नहीं मिली' : `हथेली की लंबाई का ${fateLength}, ${fateStart} से`,
  skin: ({ fineLines }) => `बीच की सिलवट में स्पष्ट सिलवटों के बल का ${fineLines}`,
};

const mounts: PassageWords<'mounts'> = texts.mounts;

const personality: PassageWords<'personality'> = texts.self.personality;

const challenges: PassageWords<'challenges'> = texts.self.challenges;

const special: PalmWords['special'] = texts.special;

const summary: PassageWords<'summary'> = texts.summary;

const career: PassageWords<'career'> = texts.work.career;

const money: PassageWords<'money'> = texts.work.money;

const luck: PassageWords<'luck'> = texts.work.luck;

const list = (items: readonly string[]): string => listWith(items, 'तथा');

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
    looks: { looks, sourceLooks, ruledOut },
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
      personality: (seen) => `यह ${seen} में लिखा है।`,
      career: (seen) => `हाथ इस ओर ${seen} से संकेत करता है।`,
      money: (seen) => `इसकी पहचान ${seen} से होती है।`,
      love: (seen) => `आपकी हथेली यह बात ${seen} से कहती है।`,
      marriage: (seen) => `यह ${seen} में पढ़ा गया।`,
      health: (seen) => `यह ${seen} से समझा गया।`,
      challenges: (seen) => `यह ${seen} से जाना गया।`,
      luck: (seen) => `इसकी झलक ${seen} में है।`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `इसे नापा नहीं गया, क्योंकि फ़ोटो इसे पूरा और सीधा नहीं दिखाता: ${list(fingers)}। चौखट में पूरे हाथ वाला फ़ोटो अधिक तय करता।`
          : 'इस मुद्रा में उँगलियाँ नापी नहीं जा सकतीं; सपाट, खुले हाथ का फ़ोटो अधिक तय करता।',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      restOpen: texts.frame.fingers.restOpen,
      seenIn: (clauses) => `फ़ोटो में यह दिखता है: ${clauses}।`,
      cut: (names) => `इसे छोड़ा गया, क्योंकि फ़ोटो का किनारा इसे पूरा या लगभग काट देता है: ${names}।`,
      unseen: (names) => `इसे छोड़ा गया, क्योंकि फ़ोटो इसे सीधा और सिरे तक नहीं दिखाता: ${names}।`,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `इस फ़ोटो में स्पष्ट से अधिक हल्की: ${names}।`,
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
    summary: { seen: (side) => `यह सब आपके ${sides[side]} हाथ की हथेली में देखा गया।` },
  },
);
