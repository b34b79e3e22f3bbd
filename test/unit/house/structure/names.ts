import { isTestFile, roomOf, type SourceTree } from './source-tree.ts';

/** In folders that people read together, a name has one meaning; each other folder has its own names. */
const vocabularyOfRoom: Readonly<Record<string, string>> = {
  shared: 'pipeline',
  functions: 'pipeline',
  infra: 'pipeline',
  'packages/cli': 'pipeline',
  'packages/contract': 'pipeline',
  'packages/service': 'service',
  'packages/engines': 'service',
  'packages/texts': 'service',
  'packages/stack-runner': 'local',
  'packages/local': 'local',
  'packages/books': 'service',
  'packages/client': 'client',
  'packages/bench': 'bench',
};

/** A folder of texts in one language has its own names, which those of the other languages translate. */
const languageFolder = /^packages\/texts\/(?:[a-z]{2})\//;

const vocabularyOf = (path: string): string | undefined =>
  languageFolder.exec(path)?.[0] ?? vocabularyOfRoom[roomOf(path)];

const sameNames: Readonly<Record<string, string>> = {
  'pipeline handler': 'Lambda calls each function by this name',
  'pipeline send': 'fan-out sends a wave, the client of the service a call',
  'pipeline sha256Hex': 'one for Node, one for browsers',
  'service bias': 'the training writes it',
  'service subjectModel': 'the training writes it',
  'service askingModel': 'the training writes it',
  'service asideModel': 'the training writes it',
  'service scale': 'the training writes it',
  'service weights': 'the training writes it',
  'service loadWeights': 'one for Node, one for browsers',
  'service inCase': 'one for each Dravidian language',
  'service too': 'one for each Dravidian language',
  'service PalmTopic': 'the labels of pages and books name the topics of any answer about a palm',
  'service PalmWords': 'the labels of pages and books are other words than those of the readings',
};

const declaredType = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;
const declaredValue = /^export (?:async )?(?:const|let|function\*?) (\w+)/gm;

export const findSameNames = (tree: SourceTree, exceptions = sameNames): string[] => {
  const places = new Map<string, string[]>();
  for (const { path, text } of tree.values()) {
    const language = vocabularyOf(path);
    if (language === undefined) continue;
    // Overloads declare a name several times; a program reads these two names in each language's files.
    const declared = [...text.matchAll(declaredType), ...text.matchAll(declaredValue)];
    for (const name of new Set(declared.map(([, name = '']) => name))) {
      if (/^(?:languageTexts|moodReader)$/.test(name) && languageFolder.test(path)) continue;
      const key = `${language} ${name}`;
      places.set(key, [...(places.get(key) ?? []), path]);
    }
  }
  return [...places]
    .filter(([key, paths]) => paths.length > 1 && exceptions[key] === undefined)
    .map(([key, paths]) => `${key}: ${paths.join(', ')}`);
};

/** Words with many meanings in English have one here; only the listed names use them. */
const overusedWords: Readonly<Record<string, { readonly meaning: string; readonly names: string }>> = {
  told: { meaning: 'a cost that the service stated, or an oddity that a trial stored', names: 'told' },
  kept: {
    meaning: 'a person kept out by a ban; a book that an order found already made',
    names: 'kept keptOut DeadLettersKept',
  },
  held: {
    meaning: 'a batch that its trial stopped; a receipt names data held at the vendor',
    names: 'held isHeld HeldEvent heldOut isHeldOut heldOutEvery',
  },
  turn: {
    meaning:
      'a rotation in a computation; an exchange of a chat; a slot of a rate; a share of an upload queue',
    names: `turn turns Turn nextTurnAt recentTurns rememberedTurns storeTurns turnAfter turnAt turnCos turnSin turnSlack
      turnsOfMessage turnsRight turnsWithinDays`,
  },
  look: {
    meaning: 'the appearance of a page, a book or a palm; to look up is to find by a key',
    names: `look looks Look Looks hiddenLook lookOf ruledOutLook sourceLooks lookAlikes lookUp lookUpLanguage`,
  },
};

const meant = new Set(Object.values(overusedWords).flatMap(({ names }) => names.split(/\s+/)));
const overused = /^(?:told|kept|held|looks?|looked|turns?)$/;
const partsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
const declaredName =
  /\b(?:const|let|function\*?|class|interface|type|readonly|get|set|async) #?([A-Za-z]\w*)|^\s+#?([A-Za-z]\w*)\??: /gm;

export const findOverusedWords = (tree: SourceTree): string[] =>
  [...tree.values()]
    .filter(({ path }) => !isTestFile(path) && !languageFolder.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declaredName)]
        .map(([, one, other]) => one ?? other ?? '')
        .filter((name) => !meant.has(name) && partsOf(name).some((part) => overused.test(part)))
        .map((name) => `${path}: ${name}`),
    );

/** The pipeline has a term for each of these; the listed names are documented. */
const everydayWord =
  /^(?:anew|barred|came|comes?|coming|eighth|forgiven|goes|going|heard|hopeless|lets?|mine|poisonous|retold|shut|tells?|telling|things?|unbegun|wakes|ways?|whom|whose)$/;
const documented = 'isRetold retold tells tellsEmail TellsTopic wakes wakesEmail WakesTopic underWay'.split(
  ' ',
);

export const findEverydayWords = (tree: SourceTree): string[] =>
  [...tree.values()]
    .filter(
      ({ path }) => !isTestFile(path) && !['service', undefined].includes(vocabularyOfRoom[roomOf(path)]),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(declaredName)]
        .map(([, one, other]) => one ?? other ?? '')
        .filter((name) => !documented.includes(name) && partsOf(name).some((part) => everydayWord.test(part)))
        .map((name) => `${path}: ${name}`),
    );

const unions =
  /(?:[|:=<] )('[^'\n]*'(?:\s*\|\s*'[^'\n]*')+)|(?:= \[|z\.enum\(\[)([^\]]*)\] ?(?:as const|\))/g;
const finiteVerb =
  /(?:^|[ -])(?:is|are|was|were|has|have|had|does|do|did|will|would|can|goes|comes|looks|gets|lacks|wants|needs)(?=[ -]|$)/;

const storedSentenceValues: readonly string[] = [
  'another is named',
  'customer-is-batch',
  'which-is-the-month',
  'what-to-do',
];

export const findSentenceValues = (tree: SourceTree): string[] =>
  [...tree.values()]
    .filter(({ path }) => !isTestFile(path) && !languageFolder.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(unions)]
        .flatMap(([, union = '', list = '']) => [...`${union}${list}`.matchAll(/'([^'\n]*)'/g)])
        .map(([, value = '']) => value)
        .filter(
          (value) => /[ -]/.test(value) && finiteVerb.test(value) && !storedSentenceValues.includes(value),
        )
        .map((value) => `${path}: ${value}`),
    );
