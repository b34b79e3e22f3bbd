import { mkdirSync, writeFileSync } from 'node:fs';
import { aspectsResponse } from '../../contract/astrology.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { randomBirths } from '../../engines/test/astrology/oracle.ts';
import { additionalFields } from '../../service/astrology/additional-fields.ts';
import { astrologyOperations } from '../../service/astrology/operations.ts';
import { nameOfLanguage } from '../../texts/languages/answer-language.ts';
import { writtenIn } from '../../texts/languages/texts-by-language.ts';
import { rowsOf } from '../../texts/sheet/sheet.ts';
import { aspectsLanguages } from '../../texts/tables/aspects-report/index.ts';
import { chatLanguages } from '../../texts/tables/chat/index.ts';
import { readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { palmLanguages } from '../../texts/tables/palm/index.ts';
import { allYearTexts } from '../../texts/tables/year/languages.ts';
import { chatSentences } from './chat-sentences.ts';
import { palmSentences } from './of-palms.ts';
import { reachIn } from './reach.ts';
import { composedSentences, segmentsOf, yearTexts } from './year-sentences.ts';

const sentenceCount = 20;
const births = randomBirths(23, 40);
const operations = astrologyOperations();

async function readings(language: Language): Promise<string[]> {
  const texts: string[] = [];
  for (const birth of births) {
    const { body } = await operations.natal_chart_interpretation(
      { ...birth, house_type: 'placidus', language },
      { language: 'en' },
    );
    const { parts } = additionalFields.natal_chart_interpretation.parse(body).reading;
    texts.push(...parts.map(({ text }) => text));
  }
  return texts;
}

async function aspects(language: Language): Promise<string[]> {
  const texts: string[] = [];
  for (const birth of births) {
    const { body } = await operations.natal_aspects_report({ ...birth, language }, { language: 'en' });
    texts.push(...aspectsResponse.parse(body).map(({ report }) => report));
  }
  return texts;
}

async function years(language: Language): Promise<string[]> {
  const texts: string[] = [];
  for (const birth of births) texts.push(...(await yearTexts(birth, language)).map(({ text }) => text));
  return texts;
}

async function palms(language: Language): Promise<string[]> {
  const code = writtenIn(palmLanguages).find((one) => one === language);
  return code ? palmSentences(await palmLanguages[code](), language) : [];
}

interface Kind {
  readonly what: string;
  readonly in: readonly Language[];
  readonly sentences: (language: Language) => Promise<readonly string[]>;
  readonly source: (code: Language) => string;
}

function spread(texts: readonly string[], language: Language): string[] {
  const all = [...new Set(texts.flatMap((text) => segmentsOf(text, language)))];
  return Array.from(
    { length: sentenceCount },
    (_, i) => all[Math.floor((i * all.length) / sentenceCount)] ?? '',
  );
}

const kinds: readonly Kind[] = [
  {
    what: 'the reading of a natal chart',
    in: readingLanguages,
    sentences: async (language) => spread(await readings(language), language),
    source: (code) => `../../packages/texts/${code}/natal.json`,
  },
  {
    what: 'the aspects of a natal chart',
    in: aspectsLanguages,
    sentences: async (language) => spread(await aspects(language), language),
    source: (code) => `../../packages/texts/${code}/aspects.json`,
  },
  {
    what: 'the yogas of a year and its summary',
    in: writtenIn(allYearTexts),
    sentences: async (language) => spread(await years(language), language),
    source: (code) => `../../packages/texts/${code}/year.ts`,
  },
  {
    what: 'the reading of a palm',
    in: writtenIn(palmLanguages),
    sentences: async (language) => spread(await palms(language), language),
    source: (code) => `../../packages/texts/${code}/palm.json`,
  },
  {
    what: 'the answers of the chat',
    in: writtenIn(chatLanguages),
    sentences: (language) => chatSentences(language, sentenceCount),
    source: (code) => `../../packages/texts/${code}/chat.json`,
  },
];

const widestCount = 60;
const sampleSize = 500;
const reachBase = 10_000;

async function widestReach(language: Language): Promise<string> {
  const rows = rowsOf(language);
  const reachOf = await reachIn(language, rows, { births: sampleSize, palms: sampleSize, chats: 0 });
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const stored = rows
    .filter(({ sentence }) => /[.।!?]$/.test(sentence))
    .map(({ topic, key, sentence, english }) => ({
      key,
      sentence,
      english,
      reach: Number(reachOf(topic, sentence)),
    }));
  const composed = await composedSentences(language, randomBirths(43, sampleSize));
  const lines = [
    ...stored.filter(({ reach }) => reach > 0),
    ...composed.map(({ births: count, ...one }) => ({ ...one, reach: (count * reachBase) / sampleSize })),
  ]
    .sort((a, b) => b.reach - a.reach || (a.key < b.key ? -1 : 1))
    .slice(0, widestCount)
    .map(
      ({ reach, sentence, english, key }) =>
        `| ${reach} | ${cell(sentence)} | ${cell(english)} | \`${key}\` |`,
    );
  const file = `packages/texts/${language}/year.ts`;
  return `## The sixty sentences with the widest reach\n\nThe reach is the number of births, years or palms among 10,000 whose text contains the sentence, estimated from a sample of 500. To correct a sentence, run \`npm run texts -- export ${language}\`, change\nthe row with its key, and run \`npm run texts -- import ${language}.csv\`. The code composes the sentences whose key begins with \`year/\`: correct them in\n[${file}](../../${file}).\n\n| reach | sentence | meaning | key |\n| ---: | --- | --- | --- |\n${lines.join('\n')}`;
}

export const languagesToJudge: readonly Language[] = languages.filter(
  (code) => code !== 'en' && kinds.some((kind) => kind.in.includes(code)),
);

export async function writeLanguagePages(written = languagesToJudge): Promise<void> {
  const folder = new URL('../../../docs/languages/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const language of written) {
    const judged = kinds.filter((kind) => kind.in.includes(language));
    const sections = await Promise.all(
      judged.map(async ({ what, sentences, source }) => {
        const list = (await sentences(language)).map((sentence, i) => `${i + 1}. ${sentence}`);
        const path = source(language);
        return `## ${what.charAt(0).toUpperCase()}${what.slice(1)}\n\nFrom [${path.replace('../../', '')}](${path}).\n\n${list.join('\n')}`;
      }),
    );
    writeFileSync(
      new URL(`${language}.md`, folder),
      `# ${nameOfLanguage(language)}: sentences to judge\n\n\`npm run bench -- prose\` writes this page for native speakers: would you say each sentence like this? No native speaker\nhas read the sentences yet.\n\n${sections.join('\n\n')}\n\n${await widestReach(language)}\n`,
    );
  }
}
