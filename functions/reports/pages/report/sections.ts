import { type NatalChart, readNatal } from '@palmleaf/books/answers';
import { datesIn } from '@palmleaf/books/model';
import type { Words } from '@palmleaf/books/words';
import { localeOf, wordsIn } from '@palmleaf/books/words';
import { palmLabelsIn } from '@palmleaf/books/words/palm';
import type { Language } from '@palmleaf/contract/languages';
import type { PartView, ReportView } from '../../../../shared/views/views.ts';
import { titleOf } from '../../../../shared/views/words.ts';
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
import { palmSection } from '../palm/section.ts';
import { home } from '../vastu/home.ts';
import { textsIn } from '../words/texts.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: Html;
}

/** Operations of a chart that have a section of their own. */
const charted = [
  'natal_chart_interpretation',
  'natal_aspects_report',
  'varshaphal_yoga',
  'tamil_month_panchang',
];

/** The chart of a report, where one is bought that can be drawn. */
export const chartIn = (parts: readonly PartView[]): NatalChart | undefined =>
  readNatal(
    parts.find(
      ({ operation, part, state }) =>
        operation === 'natal_chart_interpretation' && part.startsWith('chart/') && state === 'bought',
    )?.answer,
  );

/** The sections of a report in the order of reading, in a language; those of which nothing is here are left out. */
export function sectionsOf(
  { parts, birth }: Pick<ReportView, 'parts' | 'birth'>,
  language: Language,
): Section[] {
  const words = wordsIn(language);
  const texts = textsIn(language);
  const day = datesIn(localeOf(language))({ day: 'numeric', month: 'long', year: 'numeric' });
  const here = parts.filter(({ state }) => state === 'bought');
  const of = (family: string) => here.filter(({ part }) => part.startsWith(`${family}/`));
  const named = (operation: string) => of('chart').filter((part) => part.operation === operation);
  const others = here.filter(
    ({ part, operation }) =>
      !['palm/', 'vastu/', 'chat/'].some((family) => part.startsWith(family)) &&
      !(part.startsWith('chart/') && charted.includes(operation)),
  );
  const chart = chartIn(parts);
  const isThere = ({ operation }: PartView) =>
    !['get-palm-id', 'get-palm-image', 'summary'].includes(operation);
  const sections: [string, string, readonly PartView[], (parts: readonly PartView[]) => Html][] = [
    [
      'palm',
      words.palm,
      of('palm').filter(isThere),
      () => palmSection(of('palm'), texts, palmLabelsIn(language)),
    ],
    ['chart', words.chart, named('natal_chart_interpretation'), each((part) => natalChart(part, words))],
    [
      'aspects',
      words.aspects,
      chart !== undefined && chart.aspects.length > 0 && named('natal_aspects_report').length === 0
        ? named('natal_chart_interpretation').slice(0, 1)
        : named('natal_aspects_report'),
      each(({ operation, answer }) =>
        aspects(operation === 'natal_aspects_report' ? answer : undefined, chart, words, texts),
      ),
    ],
    ['year', words.year, named('varshaphal_yoga'), each(({ answer }) => yogas(answer, words, texts, day))],
    [
      'panchang',
      words.panchang,
      named('tamil_month_panchang'),
      each(({ answer }) => birthDay(answer, birth, language)),
    ],
    ['home', words.home, of('vastu'), each(({ answer }) => home(answer, words, texts))],
    ['conversation', words.questions, of('chat'), conversation],
    ['more', words.more, others, each((part) => html`<h3>${titleOf(part)}</h3>${generic(part.answer)}`)],
  ];
  return sections
    .map(([id, title, found, show]) => {
      const refusals = refusalsOf(parts.filter((part) => sectionOf(part) === id));
      return { id, title, found, content: html`${refusals}${found.length > 0 && show(found)}`, refusals };
    })
    .filter(({ found, refusals }) => found.length > 0 || refusals !== undefined)
    .map(({ id, title, content }) => ({ id, title, html: content }));
}

/** Where what is refused is told: at the head of the section that it would fill. */
const sectionOf = ({ part, operation }: PartView): string => {
  const [family = ''] = part.split('/');
  const ofChart = ['chart', 'aspects', 'year', 'panchang'][charted.indexOf(operation)];
  const families: Readonly<Record<string, string>> = { palm: 'palm', vastu: 'home', chat: 'conversation' };
  return (family === 'chart' ? ofChart : families[family]) ?? 'more';
};

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
