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
  rather: (nearer, other) => `${nearer} o ${other}, más bien ${nearer}`,
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
    if (count === 0) return 'sin interrupción';
    return count === 1 ? 'un hueco corto' : `${count} huecos cortos`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

/** Phrases that do not change after "en", "por" and "con". */
const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `dedo medio: ${decimal(fingers)} de la palma; palma: ${decimal(palm)} veces más larga que ancha`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} del anular`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} del anular`,
  thumb: ({ thumbDegrees }) => `unos ${decimal(thumbDegrees)} grados`,
  heartEnd: ({ heartEnd }) => `a ${decimal(heartEnd)} del eje del dedo medio`,
  heartForm: ({ heartCurvature }) => `${decimal(heartCurvature)} más que el trazo recto`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} largos de palma`,
  headLength: ({ headLength }) => `${decimal(headLength)} largos de palma`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)} grados bajo la horizontal`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} largos de palma`,
  lifeSweep: ({ lifeReach }) => `hasta ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} largos de palma, hasta ${decimal(lifeEnd)}; la muñeca es 0 y la raíz de los dedos -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'no se encontró'
      : `${decimal(fateLength)} largos de palma, desde ${decimal(fateStart)}`,
  skin: ({ fineLines }) => `el surco mediano tiene ${decimal(fineLines)} de la fuerza de los marcados`,
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
      personality: (seen) => `Está escrito en ${seen}.`,
      career: (seen) => `Tu mano lo señala con ${seen}.`,
      money: (seen) => `Se reconoce por ${seen}.`,
      love: (seen) => `Tu palma lo cuenta con ${seen}.`,
      marriage: (seen) => `Detrás está ${seen}.`,
      health: (seen) => `Se lee en ${seen}.`,
      challenges: (seen) => `Se ve en ${seen}.`,
      luck: (seen) => `Se encuentra en ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Queda sin medir, porque la foto no lo muestra entero y recto: ${list(fingers)}. Una foto con la mano entera en el cuadro decidiría más.`
          : 'Los dedos no se pueden medir en esta postura; una foto de la mano plana y abierta decidiría más.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      restOpen: texts.frame.fingers.restOpen,
      seenIn: (clauses) => `En la foto se ve así: ${clauses}.`,
      cut: (names) => `Queda fuera, porque el borde de la foto lo corta o casi: ${names}.`,
      unseen: (names) => `Queda fuera, porque la foto no lo muestra recto y hasta la punta: ${names}.`,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Más débil que clara en esta foto: ${names}.`,
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
    summary: { seen: (side) => `Todo esto se vio en la palma de tu mano ${sides[side]}.` },
  },
);
