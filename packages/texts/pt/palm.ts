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
  rather: (nearer, other) => `${nearer} ou ${other}, mais provavelmente ${nearer}`,
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
    if (count === 0) return 'sem interrupção';
    return count === 1 ? 'uma interrupção curta' : `${count} interrupções curtas`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

/** Phrases that do not change after "em", "por" and "com". */
const looks: PalmWords['looks'] = texts.looks.looks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `dedo médio: ${decimal(fingers)} da palma; palma: ${decimal(palm)} vezes mais longa que larga`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} do anular`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} do anular`,
  thumb: ({ thumbDegrees }) => `cerca de ${decimal(thumbDegrees)} graus`,
  heartEnd: ({ heartEnd }) => `a ${decimal(heartEnd)} do eixo do dedo médio`,
  heartForm: ({ heartCurvature }) => `${decimal(heartCurvature)} a mais que o traço reto`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} comprimentos de palma`,
  headLength: ({ headLength }) => `${decimal(headLength)} comprimentos de palma`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)} graus abaixo da horizontal`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} comprimentos de palma`,
  lifeSweep: ({ lifeReach }) => `até ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} comprimentos de palma, até ${decimal(lifeEnd)}; o pulso é 0 e a raiz dos dedos -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'nenhuma encontrada'
      : `${decimal(fateLength)} comprimentos de palma, desde ${decimal(fateStart)}`,
  skin: ({ fineLines }) => `o sulco mediano tem ${decimal(fineLines)} da força dos marcados`,
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
      personality: (seen) => `Está escrito na mão, com ${seen}.`,
      career: (seen) => `Sua mão o aponta com ${seen}.`,
      money: (seen) => `Reconhece-se por ${seen}.`,
      love: (seen) => `Sua palma o conta com ${seen}.`,
      marriage: (seen) => `Por trás disso: ${seen}.`,
      health: (seen) => `Lê-se em ${seen}.`,
      challenges: (seen) => `Vê-se em ${seen}.`,
      luck: (seen) => `Acha-se em ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Não medido, porque a foto não o mostra inteiro e reto: ${list(fingers)}. Uma foto com a mão inteira no quadro decidiria mais.`
          : 'Nesta pose os dedos não podem ser medidos; uma foto da mão estendida e aberta decidiria mais.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      restOpen: texts.frame.fingers.restOpen,
      seenIn: (clauses) => `Na foto se vê assim: ${clauses}.`,
      cut: (names) => `Fica de fora, porque a borda da foto o corta ou quase: ${names}.`,
      unseen: (names) => `Fica de fora, porque a foto não o mostra reto e até a ponta: ${names}.`,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Mais fraca que clara nesta foto: ${names}.`,
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
    summary: { seen: (side) => `Tudo isso foi visto na palma da sua mão ${sides[side]}.` },
  },
);
