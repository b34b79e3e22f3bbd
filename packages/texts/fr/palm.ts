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
  rather: (nearer, other) => `${nearer} ou ${other}, plutôt ${nearer}`,
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
    if (count === 0) return 'sans interruption';
    return count === 1 ? 'une courte interruption' : `${count} courtes interruptions`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

/** Phrases that do not change after "dans", "par" and "avec". */
const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `majeur : ${decimal(fingers)} de la paume ; paume : ${decimal(palm)} fois aussi longue que large`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} de l’annulaire`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} de l’annulaire`,
  thumb: ({ thumbDegrees }) => `environ ${decimal(thumbDegrees)} degrés`,
  heartEnd: ({ heartEnd }) => `à ${decimal(heartEnd)} de l’axe du majeur`,
  heartForm: ({ heartCurvature }) => `${decimal(heartCurvature)} de plus que le trajet droit`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} longueur de paume`,
  headLength: ({ headLength }) => `${decimal(headLength)} longueur de paume`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)} degrés sous l’horizontale`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} longueur de paume`,
  lifeSweep: ({ lifeReach }) => `jusqu’à ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} longueur de paume, jusqu’à ${decimal(lifeEnd)} ; le poignet est à 0 et la racine des doigts à -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'aucune trouvée'
      : `${decimal(fateLength)} longueur de paume, depuis ${decimal(fateStart)}`,
  skin: ({ fineLines }) => `le sillon médian a ${decimal(fineLines)} de la force des sillons marqués`,
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
      personality: (seen) => `C’est écrit dans ${seen}.`,
      career: (seen) => `C’est la voie qu’indique ${seen}.`,
      money: (seen) => `Le signe en est ${seen}.`,
      love: (seen) => `Dans ta paume, c’est ce que raconte ${seen}.`,
      marriage: (seen) => `Derrière tout cela se tient ${seen}.`,
      health: (seen) => `Cela se lit dans ${seen}.`,
      challenges: (seen) => `On le voit dans ${seen}.`,
      luck: (seen) => `On la trouve dans ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Non mesuré, parce que la photo ne le montre pas entier et droit : ${list(fingers)}. Une photo avec la main entière dans le cadre en déciderait davantage.`
          : 'Les doigts ne se mesurent pas dans cette pose ; une photo de la main à plat, ouverte, en déciderait davantage.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      restOpen: texts.frame.fingers.restOpen,
      seenIn: (clauses) => `La photo le montre ainsi : ${clauses}.`,
      cut: (names) => `Laissé de côté, parce que le bord de la photo le coupe ou presque : ${names}.`,
      unseen: (names) =>
        `Laissé de côté, parce que la photo ne le montre pas droit et jusqu’au bout : ${names}.`,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Plutôt faible que nette sur cette photo : ${names}.`,
      paused: texts.frame.lines.paused,
      names: texts.frame.lines.names,
    },
    mounts: {
      opening: texts.frame.mounts.opening,
      headings: texts.frame.mounts.headings,
      places: texts.frame.mounts.places,
      stands: texts.frame.mounts.stands,
      told: (heading, says) => `${heading} : ${says}`,
      silent: texts.frame.mounts.silent,
    },
    minorLines: texts.frame.minorLines,
    summary: { seen: (side) => `Tout cela s’est vu dans la paume de ta main ${sides[side]}.` },
  },
);
