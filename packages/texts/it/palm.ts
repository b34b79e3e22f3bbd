import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import type { PassageWords } from '../palm/passages.ts';
import { list } from './grammar.ts';
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
  rather: (nearer, other) => `${nearer} o ${other}, piuttosto ${nearer}`,
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
    if (count === 0) return 'senza interruzioni';
    return count === 1 ? 'una breve interruzione' : `${count} brevi interruzioni`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

/** Phrases that do not change after "con", "per" and "sono". */
const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `medio: ${decimal(fingers)} del palmo; palmo: ${decimal(palm)} volte più lungo che largo`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} dell’anulare`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} dell’anulare`,
  thumb: ({ thumbDegrees }) => `circa ${decimal(thumbDegrees)} gradi`,
  heartEnd: ({ heartEnd }) => `a ${decimal(heartEnd)} dall’asse del medio`,
  heartForm: ({ heartCurvature }) => `${decimal(heartCurvature)} più del tratto dritto`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} lunghezze di palmo`,
  headLength: ({ headLength }) => `${decimal(headLength)} lunghezze di palmo`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)} gradi sotto l’orizzontale`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} lunghezze di palmo`,
  lifeSweep: ({ lifeReach }) => `fino a ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} lunghezze di palmo, fino a ${decimal(lifeEnd)}; il polso è 0 e la radice delle dita -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'non trovata'
      : `${decimal(fateLength)} lunghezze di palmo, da ${decimal(fateStart)}`,
  skin: ({ fineLines }) => `il solco mediano ha ${decimal(fineLines)} della forza di quelli marcati`,
};

const mounts: PassageWords<'mounts'> = texts.mounts;

const personality: PassageWords<'personality'> = texts.self.personality;

const challenges: PassageWords<'challenges'> = texts.self.challenges;

const special: PalmWords['special'] = texts.special;

const summary: PassageWords<'summary'> = texts.summary;

const career: PassageWords<'career'> = texts.work.career;

const money: PassageWords<'money'> = texts.work.money;

const luck: PassageWords<'luck'> = texts.work.luck;

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
      personality: (seen) => `È scritto in ${seen}.`,
      career: (seen) => `La tua mano lo mostra con ${seen}.`,
      money: (seen) => `Si riconosce per ${seen}.`,
      love: (seen) => `Il tuo palmo lo racconta con ${seen}.`,
      marriage: (seen) => `Dietro a questo sta ${seen}.`,
      health: (seen) => `Si legge in ${seen}.`,
      challenges: (seen) => `Si vede in ${seen}.`,
      luck: (seen) => `La si trova in ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Non misurato, perché la foto non lo mostra intero e dritto: ${list(fingers)}. Una foto con tutta la mano nel quadro deciderebbe di più.`
          : 'In questa posa le dita non si possono misurare; una foto della mano distesa e aperta deciderebbe di più.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      restOpen: texts.frame.fingers.restOpen,
      seenIn: (clauses) => `Nella foto si vede così: ${clauses}.`,
      cut: (names) => `Resta fuori, perché il bordo della foto lo taglia o quasi: ${names}.`,
      unseen: (names) => `Resta fuori, perché la foto non lo mostra dritto e fino alla punta: ${names}.`,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Più debole che chiara in questa foto: ${names}.`,
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
    summary: { seen: (side) => `Tutto questo si è visto nel palmo della tua mano ${sides[side]}.` },
  },
);
