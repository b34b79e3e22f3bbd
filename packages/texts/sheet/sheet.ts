import { type Language, languages } from '@palmleaf/contract/languages';
import { parse } from 'csv-parse/sync';
import {
  englishOf,
  readTopic,
  schemaOf,
  type TextTopic,
  type TopicFile,
  textTopics,
  textTopicsOf,
} from './files.ts';
import { sentencesIn, slotsOf, withSentences } from './tree.ts';

interface Row {
  readonly topic: TextTopic;
  readonly key: string;
  readonly where: string;
  readonly english: string;
  readonly sentence: string;
}

const parts = ['texts', 'own'] as const;

export function rowsOf(language: Language): readonly Row[] {
  return textTopicsOf(language).flatMap((topic) => {
    const english = new Map(sentencesIn({ texts: englishOf(topic) ?? {} }));
    const content = readTopic(language, topic);
    return parts.flatMap((part) =>
      sentencesIn({ [part]: content[part] ?? {} }).map(([key, sentence]) => ({
        topic,
        key: topic + key,
        where: textTopics[topic],
        english: english.get(key) ?? '',
        sentence,
      })),
    );
  });
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV with a byte order mark, which spreadsheets need for UTF-8. */
export function sheetOf(language: Language, reachOf: (topic: TextTopic, sentence: string) => string): string {
  const rows = rowsOf(language).map((row) => [
    row.key,
    row.where,
    row.english,
    row.sentence,
    reachOf(row.topic, row.sentence),
  ]);
  return `\uFEFF${[['key', 'appears in', 'English', language, 'reach'], ...rows]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')}\r\n`;
}

/** `files` are written only if there are no faults. */
interface Correction {
  readonly language: Language;
  readonly faults: readonly string[];
  readonly changed: number;
  readonly files: ReadonlyMap<TextTopic, TopicFile>;
}

function faultIn(sentence: string, before: string): string | undefined {
  if (sentence.trim() === '') return 'is empty';
  if (/[<>]|&\w+;|[\p{Cc}]/u.test(sentence)) return 'has markup or a control character';
  if (slotsOf(sentence) !== slotsOf(before))
    return `has the slots ${slotsOf(sentence) || 'none'} instead of ${slotsOf(before) || 'none'}`;
  const [edges, wanted] = [sentence, before].map((one) => /^(\s*).*?(\s*)$/su.exec(one)?.slice(1).join('|'));
  return edges === wanted ? undefined : 'begins or ends with different white space than before';
}

/**
 * Sentences without a row stay unchanged.
 * @throws RangeError without a column `key` or a language
 */
export function readSheet(csv: string): Correction {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  const [head = [], ...lines] = rows;
  const language = languages.find((code) => head.includes(code));
  const [key, text] = [head.indexOf('key'), language === undefined ? -1 : head.indexOf(language)];
  if (language === undefined || key < 0)
    throw new RangeError('The first line names no column "key", or no column with the code of a language.');
  const before = new Map(rowsOf(language).map((row) => [row.key, row.sentence]));
  const faults: string[] = [];
  const changed = new Map<string, string>();
  for (const line of lines) {
    const [name, sentence] = [line[key] ?? '', line[text] ?? ''];
    const old = before.get(name);
    const fault =
      old === undefined
        ? 'is no key of this language'
        : sentence === old
          ? undefined
          : faultIn(sentence, old);
    if (changed.has(name)) faults.push(`${name} is changed twice`);
    if (fault !== undefined) faults.push(`${name} ${fault}`);
    else if (sentence !== old) changed.set(name, sentence);
  }
  const files = new Map(
    textTopicsOf(language)
      .filter((topic) => [...changed.keys()].some((name) => name.startsWith(`${topic}/`)))
      .map((topic) => [topic, corrected(language, topic, changed)] as const),
  );
  for (const [topic, content] of files)
    for (const { path, message } of schemaOf(topic).safeParse(content).error?.issues ?? [])
      faults.push(`${[topic, ...path].join('/')} ${message}`);
  return { language, faults, changed: changed.size, files };
}

function corrected(language: Language, topic: TextTopic, changed: ReadonlyMap<string, string>): TopicFile {
  const own = new Map(
    [...changed].flatMap(([name, sentence]) =>
      name.startsWith(`${topic}/`) ? [[name.slice(topic.length), sentence] as const] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(readTopic(language, topic)).map(([part, content]) => [
      part,
      withSentences(content, own, `/${part}`),
    ]),
  );
}
