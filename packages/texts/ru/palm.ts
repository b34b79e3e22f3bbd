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

const plural = new Intl.PluralRules('ru');

const keys: KeyWords = {
  undecided: texts.keys.undecided,
  rather: (nearer, other) => `${nearer} или ${other}, скорее ${nearer}`,
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
    if (count === 0) return 'без разрывов';
    if (count === 1) return 'один короткий разрыв';
    return `${count} коротких ${plural.select(count) === 'few' ? 'разрыва' : 'разрывов'}`;
  },
  fatePresence: texts.keys.fatePresence,
  fateOrigin: texts.keys.fateOrigin,
};

const majorLines: PassageWords<'major-lines'> = texts.lines.majorLines;

const minorLines: PassageWords<'minor-lines'> = texts.lines.minorLines;

const looks: PalmWords['looks'] = texts.looks.looks;

/** Dative, after "по". */
const sourceLooks: PalmWords['sourceLooks'] = languageForms.looks.sourceLooks;

const ruledOut: PalmWords['ruledOut'] = texts.looks.ruledOut;

const decimal = (value: number | null): string => String(value).replace('.', ',');

/** Fractions govern the genitive singular. */
const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) =>
    `средний палец ${decimal(fingers)} длины ладони, длина ладони ${decimal(palm)} её ширины`,
  index: ({ indexToRing }) => `${decimal(indexToRing)} безымянного пальца`,
  little: ({ littleToRing }) => `${decimal(littleToRing)} безымянного пальца`,
  thumb: ({ thumbDegrees }) => `угол около ${decimal(thumbDegrees)}°`,
  heartEnd: ({ heartEnd }) => `${decimal(heartEnd)} от оси среднего пальца`,
  heartForm: ({ heartCurvature }) => `на ${decimal(heartCurvature)} длиннее прямого пути`,
  heartGap: ({ heartToHead }) => `${decimal(heartToHead)} длины ладони`,
  headLength: ({ headLength }) => `${decimal(headLength)} длины ладони`,
  headSlope: ({ headSlope }) => `${decimal(headSlope)}° ниже поперечной`,
  headStart: ({ headToLife }) => `${decimal(headToLife)} длины ладони`,
  lifeSweep: ({ lifeReach }) => `выходит до ${decimal(lifeReach)}`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `${decimal(lifeLength)} длины ладони, до ${decimal(lifeEnd)}; запястье 0, основание пальцев -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null
      ? 'не найдена'
      : `${decimal(fateLength)} длины ладони, от ${decimal(fateStart)} поперёк`,
  skin: ({ fineLines }) => `средняя бороздка имеет ${decimal(fineLines)} силы отчётливых`,
};

const mounts: PassageWords<'mounts'> = texts.mounts;

const personality: PassageWords<'personality'> = texts.self.personality;

const challenges: PassageWords<'challenges'> = texts.self.challenges;

const special: PalmWords['special'] = texts.special;

const summary: PassageWords<'summary'> = texts.summary;

const career: PassageWords<'career'> = texts.work.career;

const money: PassageWords<'money'> = texts.work.money;

const luck: PassageWords<'luck'> = texts.work.luck;

/** A subordinate clause ends in a comma before "и". */
const list = (items: readonly string[]): string => {
  const [last = '', ...before] = items.toReversed();
  if (before.length === 0) return last;
  return `${before.toReversed().join(', ')}${before[0]?.includes(', ') ? ',' : ''} и ${last}`;
};

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
      personality: (seen) => `Узнаётся это по ${seen}.`,
      career: (seen) => `Догадаться об этом можно по ${seen}.`,
      money: (seen) => `Примечено всё это по ${seen}.`,
      love: (seen) => `О любви ваша ладонь даёт судить по ${seen}.`,
      marriage: (seen) => `Вывод сделан по ${seen}.`,
      health: (seen) => `Прочитано по ${seen}.`,
      challenges: (seen) => `Судят об этом по ${seen}.`,
      luck: (seen) => `Находят это по ${seen}.`,
    },
    handType: {
      seen: texts.frame.handType.seen,
      between: texts.frame.handType.between,
      mixed: texts.frame.handType.mixed,
      openSeen: texts.frame.handType.openSeen,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Не учтено, поскольку снимок не показывает этого целиком и прямо: ${list(fingers)}. Снимок, где в кадре вся рука, решил бы больше.`
          : 'В таком положении пальцы не измерить; снимок раскрытой, расправленной ладони решил бы больше.',
      leaning: texts.frame.handType.leaning,
    },
    fingers: {
      names: texts.frame.fingers.names,
      seen: texts.frame.fingers.seen,
      excluded: texts.frame.fingers.excluded,
      seenIn: (clauses) => `На снимке это выглядит так: ${clauses}.`,
      cut: (names) => `Не учтено, поскольку срезано краем снимка или почти срезано: ${names}.`,
      unseen: (names) => `Не учтено, поскольку снимок не показывает этого прямо и до кончика: ${names}.`,
      restOpen: texts.frame.fingers.restOpen,
    },
    lines: {
      missing: texts.frame.lines.missing,
      faint: (names) => `Скорее бледно, чем ясно, на этом снимке: ${names}.`,
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
    summary: { seen: (side) => `Всё это увидено на ладони вашей ${sides[side]} руки.` },
  },
);
