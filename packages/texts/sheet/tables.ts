import { existsSync } from 'node:fs';
import {
  type Language,
  languages,
  languagesWith,
  type TextKind,
  textsOf,
} from '@palmleaf/contract/languages';
import { filesOf } from '../languages/kinds.ts';

const command = '/** Written by `npm run languages`. */';

export class IncompleteLanguageError extends Error {
  override readonly name = 'IncompleteLanguageError';
}

interface Table {
  readonly folder: string;
  readonly kind: TextKind;
  readonly name: string;
  readonly type: string;
  readonly imports: readonly string[];
  readonly load: (code: Language) => string;
}

// The tests in test/unit/house find imports by regular expressions, so no line here may look like one.
const quoted = (path: string): string => `'../../${path}'`;
const imported = (names: string, path: string): string => `import ${names} from ${quoted(path)}`;
const typed = (type: string, path: string): string => `${imported(`type { ${type} }`, path)};`;
const declared = (name: string): string => `export ${'const'} ${name}`;
const json = (code: Language, file: string): string =>
  `import(${quoted(`${code}/${file}.json`)}, { with: { type: 'json' } })`;
const ofJson = (file: string) => (code: Language) => `async () => (await ${json(code, file)}).default.texts`;
const ofModule =
  (file: string, name = 'languageTexts') =>
  (code: Language) =>
    `async () => (await import(${quoted(`${code}/${file}.ts`)})).${name}`;

const tables: readonly Table[] = [
  {
    folder: 'aspects-report',
    kind: 'readings',
    name: 'allAspectsTexts',
    type: 'AspectsTexts',
    imports: [typed('AspectsTexts', 'aspects-report/texts.ts')],
    load: ofModule('aspects'),
  },
  {
    folder: 'calendar',
    kind: 'panchang',
    name: 'allCalendarWords',
    type: 'CalendarWords',
    imports: [typed('CalendarWords', 'calendar/words.ts')],
    load: ofJson('calendar'),
  },
  {
    folder: 'chat',
    kind: 'readings',
    name: 'chatTexts',
    type: 'ChatWords',
    imports: [typed('ChatWords', 'chat/chat-words.ts')],
    load: ofModule('chat/index'),
  },
  {
    folder: 'labels',
    kind: 'labels',
    name: 'labelsIn',
    type: 'Labels',
    imports: [typed('Labels', 'labels/labels.ts')],
    load: ofJson('labels'),
  },
  {
    folder: 'natal',
    kind: 'readings',
    name: 'natalTexts',
    type: 'NatalTexts',
    imports: [`${imported('{ type NatalTexts, natalIn }', 'natal/texts.ts')};`],
    load: (code) => `async () =>
    natalIn(
      (await import(${quoted(`${code}/names.ts`)})).words,
      (await ${json(code, 'natal')}).default.texts,
    )`,
  },
  {
    folder: 'natal-reading',
    kind: 'readings',
    name: 'allReadingTexts',
    type: 'ReadingTexts',
    imports: [typed('ReadingTexts', 'natal-reading/texts.ts')],
    load: ofModule('natal-reading'),
  },
  {
    folder: 'pages',
    kind: 'labels',
    name: 'pageTextsIn',
    type: 'PageTexts',
    imports: [typed('PageTexts', 'pages/page-texts.ts')],
    load: ofJson('pages'),
  },
  {
    folder: 'palm',
    kind: 'palms',
    name: 'palmLanguages',
    type: 'PalmWords',
    imports: [typed('PalmWords', 'palm/palm-words.ts')],
    load: ofModule('palm'),
  },
  {
    folder: 'panchang',
    kind: 'panchang',
    name: 'allPanchangTexts',
    type: 'PanchangTexts',
    imports: [`${imported('{ type PanchangTexts, panchangIn }', 'panchang/texts.ts')};`],
    load: (code) => `async () => panchangIn(await ${json(code, 'panchang')})`,
  },
  {
    folder: 'safety',
    kind: 'readings',
    name: 'allSafetyTexts',
    type: 'SafetyTexts',
    imports: [`import type { SafetyTexts } ${'from'} '@palmleaf/engines/safety/kinds';`],
    load: ofJson('safety'),
  },
  {
    folder: 'varshaphal',
    kind: 'years',
    name: 'allVarshaphalTexts',
    type: 'VarshaphalTexts',
    imports: [typed('VarshaphalTexts', 'varshaphal/texts.ts')],
    load: ofJson('varshaphal'),
  },
  {
    folder: 'year',
    kind: 'years',
    name: 'allYearTexts',
    type: 'YearTexts',
    imports: [typed('YearTexts', 'year/texts.ts')],
    load: ofModule('year'),
  },
];

/** @throws {IncompleteLanguageError} if a folder lacks a file of its kinds */
function checkFolder(code: Language, folders: URL): void {
  for (const kind of textsOf[code]) {
    const missing = filesOf[kind].filter((file) => !existsSync(new URL(`${code}/${file}`, folders)));
    if (missing.length > 0)
      throw new IncompleteLanguageError(`${code} has no ${missing.join(', ')}, which ${kind} need`);
  }
}

/**
 * @param folders which contains the folders of the languages
 * @throws {IncompleteLanguageError}
 */
export function tableTexts(folders = new URL('../', import.meta.url)): ReadonlyMap<string, string> {
  for (const code of languages) checkFolder(code, folders);
  return new Map([
    ['tables/lexicons/languages.ts', lexiconsText(languagesWith('readings'))],
    ...tables.map(
      (table) =>
        [`tables/${table.folder}/languages.ts`, tableText(table, languagesWith(table.kind))] as const,
    ),
  ]);
}

function tableText({ kind, name, type, imports, load }: Table, codes: readonly Language[]): string {
  const written = typed('Written', 'languages/kinds.ts');
  return `${command}
${sorted([...imports, written]).join('\n')}

${declared(name)} = {
${codes.map((code) => `  ${code}: ${load(code)},`).join('\n')}
} as const satisfies Readonly<Record<Written<'${kind}'>, () => Promise<${type}>>>;
`;
}

/** The chat reads a question synchronously, so these load at once. */
function lexiconsText(codes: readonly Language[]): string {
  const imports = sorted([
    ...codes.map((code) => `${imported(code, `${code}/lexicon.json`)} with { type: 'json' };`),
    ...codes.map((code) => `${imported(`{ moodReader as ${code}Mood }`, `${code}/mood.ts`)};`),
    typed('Written', 'languages/kinds.ts'),
    typed('Concepts', 'lexicons/concepts.ts'),
    typed('FrameTexts', 'lexicons/frame.ts'),
    typed('MoodReader', 'lexicons/mood.ts'),
  ]);
  return `${command}
${imports.join('\n')}

/** The phrases of messages in each language. */
${declared('frameTexts')}: Readonly<Record<Written<'readings'>, FrameTexts>> = {
${codes.map((code) => `  ${code}: ${code}.own.frame,`).join('\n')}
};

${declared('lexiconTexts')}: Readonly<Record<Written<'readings'>, Concepts>> = {
${codes.map((code) => `  ${code}: ${code}.own.words,`).join('\n')}
};

${declared('moodReaders')}: Readonly<Record<Written<'readings'>, MoodReader>> = {
${codes.map((code) => `  ${code}: ${code}Mood,`).join('\n')}
};
`;
}

function sorted(imports: readonly string[]): string[] {
  const pathOf = (line: string): string => / from '([^']+)'/.exec(line)?.[1] ?? '';
  return imports.toSorted((a, b) => {
    const [x, y] = [pathOf(a), pathOf(b)];
    return Number(y.startsWith('@')) - Number(x.startsWith('@')) || (x < y ? -1 : 1);
  });
}
