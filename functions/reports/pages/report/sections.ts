import { type NatalChart, readNatal } from '@palmleaf/books/answers';
import { datesIn } from '@palmleaf/books/model';
import type { Words } from '@palmleaf/books/words';
import { localeOf, wordsIn } from '@palmleaf/books/words';
import { palmLabelsIn } from '@palmleaf/books/words/palm';
import { type ChapterName, chapterNames } from '@palmleaf/contract/endpoints';
import type { Language } from '@palmleaf/contract/languages';
import type { PartView, ReportView } from '../../../../shared/views/views.ts';
import { chapterOf, titleOf } from '../../../../shared/views/words.ts';
import { aspects } from '../chart/aspects.ts';
import { balance } from '../chart/balance.ts';
import { birthDay } from '../chart/birth-day.ts';
import { natalReading } from '../chart/natal-reading.ts';
import { cuspTable, positions } from '../chart/positions.ts';
import { wheel } from '../chart/wheel.ts';
import { yogas } from '../chart/yogas.ts';
import { conversation } from '../chat.ts';
import { generic } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { refusalsOf } from '../outcome.ts';
import { isCard, palmSection } from '../palm/section.ts';
import { home } from '../vastu/home.ts';
import { textsIn } from '../words/texts.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: Html;
}

/** The chart of a report, where one is bought that can be drawn. */
export const chartIn = (parts: readonly PartView[]): NatalChart | undefined =>
  readNatal(parts.find((part) => part.state === 'bought' && chapterOf(part) === 'chart')?.answer);

/** The sections of a report in the order of reading, in a language; those of which nothing is here are left out. */
export function sectionsOf(
  { parts, birth }: Pick<ReportView, 'parts' | 'birth'>,
  language: Language,
): Section[] {
  const words = wordsIn(language);
  const texts = textsIn(language);
  const day = datesIn(localeOf(language))({ day: 'numeric', month: 'long', year: 'numeric' });
  const byChapter = Map.groupBy(
    parts.filter(({ state }) => state === 'bought'),
    chapterOf,
  );
  const of = (name: ChapterName): readonly PartView[] => byChapter.get(name) ?? [];
  const chart = chartIn(parts);
  const hasDrawnAspects = chart !== undefined && chart.aspects.length > 0;
  const write: Record<ChapterName, Writing> = {
    palm: {
      found: of('palm').filter(isCard),
      show: () => palmSection(of('palm'), texts, palmLabelsIn(language)),
    },
    chart: { found: of('chart'), show: each((part) => natalChart(part, words)) },
    aspects: {
      found: of('aspects').length === 0 && hasDrawnAspects ? of('chart').slice(0, 1) : of('aspects'),
      show: each((part) =>
        aspects(chapterOf(part) === 'aspects' ? part.answer : undefined, chart, words, texts),
      ),
    },
    year: { found: of('year'), show: each(({ answer }) => yogas(answer, words, texts, day)) },
    panchang: { found: of('panchang'), show: each(({ answer }) => birthDay(answer, birth, language)) },
    home: { found: of('home'), show: each(({ answer }) => home(answer, words, texts)) },
    questions: { found: of('questions'), show: conversation },
    more: {
      found: of('more'),
      show: each((part) => html`<h3>${titleOf(part)}</h3>${generic(part.answer)}`),
    },
  };
  return chapterNames.flatMap((name): Section[] => {
    const { found, show } = write[name];
    const refusals = refusalsOf(parts.filter((part) => chapterOf(part) === name));
    if (found.length === 0 && refusals === undefined) return [];
    return [
      {
        id: name === 'questions' ? 'conversation' : name,
        title: words[name],
        html: html`${refusals}${found.length > 0 && show(found)}`,
      },
    ];
  });
}

/** The answers of a chapter, and how they are shown. */
interface Writing {
  readonly found: readonly PartView[];
  readonly show: (parts: readonly PartView[]) => Html;
}

const each =
  (show: (part: PartView) => Html) =>
  (parts: readonly PartView[]): Html =>
    html`${parts.map(show)}`;

function natalChart({ answer }: PartView, words: Words): Html {
  const chart = readNatal(answer);
  if (chart === undefined) return generic(answer);
  return html`<figure class="drawn">${wheel(chart)}</figure>
<div class="beside even">${positions(chart, words)}${cuspTable(chart, words)}</div>
${natalReading(chart.others.reading)}${balance(chart, words)}`;
}
