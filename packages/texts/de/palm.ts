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
  rather: (nearer, other) => `${nearer} oder ${other}, eher ${nearer}`,
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
    if (count === 0) return 'ohne Unterbrechung';
    return count === 1 ? 'eine kurze Lücke' : `${count} kurze Lücken`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

const looks: PalmWords['looks'] = texts.looks.looks;

/** The dative, after an, aus, in, mit, von. */
const sourceLooks: PalmWords['sourceLooks'] = languageForms.looks.sourceLooks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `Mittelfinger ${decimal(fingers)} der Handfläche, Handfläche ${decimal(palm)}-mal so lang wie breit`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} des Ringfingers`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} des Ringfingers`,
  thumb: ({ thumbDegrees }) => `etwa ${decimal(thumbDegrees)} Grad`,
  heartEnd: ({ heartEnd }) => `${decimal(heartEnd)} von der Achse des Mittelfingers`,
  heartForm: ({ heartCurvature }) => `${decimal(heartCurvature)} länger als der gerade Weg`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} Handlängen`,
  headLength: ({ headLength }) => `${decimal(headLength)} Handlängen`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)} Grad unter der Waagerechten`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} Handlängen`,
  lifeSweep: ({ lifeReach }) => `bis ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} Handlängen, bis ${decimal(lifeEnd)}; das Handgelenk ist 0, die Fingerwurzel -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'keine gefunden' : `${decimal(fateLength)} Handlängen, von ${decimal(fateStart)} an`,
  skin: ({ fineLines }) => `die mittlere Furche hat ${decimal(fineLines)} der Stärke der deutlichen`,
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
      personality: (seen) => `Geschrieben steht es in ${seen}.`,
      career: (seen) => `Darauf weist deine Hand mit ${seen}.`,
      money: (seen) => `Zu erkennen ist es an ${seen}.`,
      love: (seen) => `Deine Handfläche erzählt es mit ${seen}.`,
      marriage: (seen) => `Das kommt von ${seen}.`,
      health: (seen) => `Gelesen ist es aus ${seen}.`,
      challenges: (seen) => `Abgelesen ist das an ${seen}.`,
      luck: (seen) => `Man findet es in ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Nicht gemessen, weil das Foto es nicht ganz und gerade zeigt: ${list(fingers)}. Ein Foto mit der ganzen Hand im Bild würde mehr entscheiden.`
          : 'So gehalten lassen sich die Finger nicht messen; ein Foto der flachen, offenen Hand würde mehr entscheiden.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      seenIn: (clauses) => `Auf dem Foto sieht man: ${clauses}.`,
      cut: (names) => `Ausgelassen, weil der Bildrand ihn ganz oder beinahe abschneidet: ${names}.`,
      unseen: (names) => `Ausgelassen, weil das Foto ihn nicht gerade und bis zur Spitze zeigt: ${names}.`,
      restOpen: texts.frame.fingers.restOpen,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Eher schwach als deutlich auf diesem Foto: ${names}.`,
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
    summary: { seen: (side) => `Gesehen wurde all das in deiner ${sides[side]} Hand.` },
  },
);
