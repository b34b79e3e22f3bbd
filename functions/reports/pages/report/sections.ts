import { readNatal } from '../../../../books/answers/natal.ts';
import { without } from '../../../../books/answers/shape.ts';
import type { PartView } from '../../../../shared/views/views.ts';
import { titleOf } from '../../../../shared/views/words.ts';
import { aspectGrid } from '../chart/aspect-grid.ts';
import { aspectTexts } from '../chart/aspect-texts.ts';
import { balance } from '../chart/balance.ts';
import { natalReading } from '../chart/natal-reading.ts';
import { panchang } from '../chart/panchang.ts';
import { cuspTable, positions } from '../chart/positions.ts';
import { wheel } from '../chart/wheel.ts';
import { yogas } from '../chart/yogas.ts';
import { conversation } from '../chat.ts';
import { generic, isEmpty } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { outcomeNote } from '../outcome.ts';
import { palmSection } from '../palm/section.ts';
import { home } from '../vastu/home.ts';
import { pictures } from './pictures.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: Html;
}

/** The sections of a report in the order of reading; those of which the report has no part are left out. */
export function sectionsOf(parts: readonly PartView[], palmImage: string | undefined): Section[] {
  const of = (family: string) => parts.filter(({ part }) => part.startsWith(`${family}/`));
  const named = (operation: string) =>
    parts.filter((part) => part.operation === operation && part.part.startsWith('chart/'));
  const charted = [
    'natal_chart_interpretation',
    'natal_aspects_report',
    'varshaphal_yoga',
    'tamil_month_panchang',
  ];
  const others = parts.filter(
    ({ part, operation }) =>
      !['palm/', 'vastu/', 'chat/'].some((family) => part.startsWith(family)) &&
      !(part.startsWith('chart/') && charted.includes(operation)),
  );
  const sections: [string, string, readonly PartView[], (parts: readonly PartView[]) => Html][] = [
    ['palm', 'Palm', of('palm'), (palm) => palmSection(palm, palmImage)],
    ['chart', 'Natal chart', named('natal_chart_interpretation'), each(natalChart)],
    ['aspects', 'Aspects', named('natal_aspects_report'), each((part) => aspectTexts(part.answer))],
    ['year', 'Yogas of the year', named('varshaphal_yoga'), each((part) => yogas(part.answer))],
    ['panchang', 'Panchang', named('tamil_month_panchang'), each((part) => panchang(part.answer))],
    ['home', 'Home', of('vastu'), each((part) => home(part.answer))],
    ['conversation', 'Questions', of('chat'), conversation],
    [
      'pictures',
      'Pictures',
      parts.filter(({ assets }) => assets !== undefined),
      (found) => pictures(found, palmImage),
    ],
    ['more', 'More', others, each((part) => html`<h3>${titleOf(part)}</h3>${generic(part.answer)}`)],
  ];
  return sections
    .filter(([, , found]) => found.length > 0)
    .map(([id, title, found, show]) => ({ id, title, html: show(found) }));
}

/** Answers that are here by `show`, the others by a note that says why they are not. */
const each =
  (show: (part: PartView) => Html) =>
  (parts: readonly PartView[]): Html =>
    html`${parts.map((part) => (part.state === 'bought' ? html`${remark(part)}${show(part)}` : outcomeNote(part)))}`;

/** What was noted of an answer that is here, for example that its shape was not the documented one. */
const remark = ({ note }: PartView): Html | undefined =>
  note === undefined ? undefined : html`<p class="fine">Noted: ${note}.</p>`;

function natalChart({ answer }: PartView): Html {
  const chart = readNatal(answer);
  if (chart === undefined) return generic(answer);
  const { html: cards, used } = balance(chart.others, chart);
  const reading = natalReading(chart.others.reading);
  const rest = without(chart.others, reading === undefined ? used : [...used, 'reading']);
  return html`<div class="beside wide"><figure>${wheel(chart)}</figure><div>${positions(chart)}</div></div>
<div class="beside wide"><div>${aspectGrid(chart)}</div><div>${cuspTable(chart)}</div></div>
${reading}
${used.length > 0 && cards}
${!isEmpty(rest) && html`<details class="rest" open><summary>More of this answer</summary>${generic(rest)}</details>`}`;
}
