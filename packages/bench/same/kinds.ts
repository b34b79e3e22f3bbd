import { readdirSync, readFileSync } from 'node:fs';
import { pageWordingIn, reportPage } from '../../../functions/reports/pages/pages.ts';
import { answers } from '../../../test/support/pages/answers.ts';
import { reportIn } from '../../../test/support/pages/report-in.ts';
import { composeBook } from '../../books/composing/compose.ts';
import { writeHtml } from '../../books/html/write.ts';
import { readTheme } from '../../books/theme/theme.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { randomBirths, yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { astrologyOperations } from '../../service/astrology/operations.ts';
import { understand } from '../../service/chat/question/understand.ts';
import { proseKinds } from '../prose/kinds.ts';

interface OutputKind {
  readonly languages: readonly Language[];
  readonly pieces: (language: Language) => AsyncIterable<string> | Iterable<string>;
}

const operations = astrologyOperations();
const births = randomBirths(41, 1000);
const now = new Date('2026-03-10T09:30:00Z');

const body = async (answer: Promise<{ readonly body: unknown }>): Promise<string> =>
  JSON.stringify((await answer).body);

const people = { palm: 200, chat: 500 } as const;

async function* prose(name: keyof typeof people, language: Language): AsyncIterable<string> {
  const report = proseKinds.find((kind) => kind.name === name)?.report;
  if (report === undefined) throw new RangeError(`there is no prose of ${name}`);
  for (let person = 0; person < people[name]; person++) yield JSON.stringify(await report(person, language));
}

const chatLanguages = proseKinds.find(({ name }) => name === 'chat')?.languages ?? [];
const corpus = new URL('../../engines/safety/corpus/', import.meta.url);

function* questions(language: Language): Iterable<string> {
  for (const file of readdirSync(corpus).toSorted())
    for (const [index, line] of readFileSync(new URL(file, corpus), 'utf8').split('\n').entries()) {
      const question = line.split('\t')[1];
      if (index % 10 === 0 && question !== undefined)
        yield JSON.stringify(understand(question, now, 1985, undefined, [language]));
    }
}

const persons = (language: Language) => [
  reportIn(language),
  {
    ...reportIn(language),
    id: 'second',
    name: 'Second',
    parts: reportIn(language).parts.map((part) =>
      part.operation === 'natal_chart_interpretation' ? { ...part, answer: answers.crowded } : part,
    ),
  },
];

export const outputKinds: Readonly<Record<string, OutputKind>> = {
  natal: {
    languages,
    async *pieces(language) {
      for (const birth of births)
        yield await body(
          operations.natal_chart_interpretation({ ...birth, house_type: 'placidus', language }, { language }),
        );
    },
  },
  aspects: {
    languages,
    async *pieces(language) {
      for (const birth of births)
        yield await body(operations.natal_aspects_report({ ...birth, language }, { language }));
    },
  },
  varshaphal: {
    languages,
    async *pieces(language) {
      for (const birth of births) {
        const year = yearAtAge(birth, 30);
        yield await body(operations.varshaphal_yoga({ ...birth, varshaphal_year: year }, { language }));
      }
    },
  },
  panchang: {
    languages,
    async *pieces(language) {
      for (const birth of births.slice(0, 40))
        yield await body(
          operations.tamil_month_panchang(
            { ...birth, lat: Math.max(-55, Math.min(55, birth.lat)) },
            { language },
          ),
        );
    },
  },
  palm: { languages: chatLanguages, pieces: (language) => prose('palm', language) },
  chat: { languages: chatLanguages, pieces: (language) => prose('chat', language) },
  questions: { languages: chatLanguages, pieces: questions },
  book: {
    languages,
    async *pieces(language) {
      for (const view of persons(language))
        yield writeHtml(await composeBook(view, readTheme({}), undefined), readTheme({}));
    },
  },
  page: {
    languages,
    async *pieces(language) {
      for (const view of persons(language))
        yield reportPage(view, { wording: await pageWordingIn(language) });
    },
  },
};
