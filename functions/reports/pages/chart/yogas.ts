import { readAnnualChart, sortedBy } from '@palmleaf/books/answers';
import type { Words } from '@palmleaf/books/words';
import type { PageTexts } from '@palmleaf/texts/pages';
import * as z from 'zod';
import { generic, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { yearOverview } from './year.ts';

const yoga = z.looseObject({
  yog_name: z.string(),
  is_yog_happening: z.boolean(),
  yog_description: z.string().optional(),
  powerfullness_percentage: z.string().optional(),
  yog_prediction: z.string().optional(),
  planets: z.array(z.array(z.string().nullable())).optional().catch(undefined),
  yog_type: z
    .array(z.looseObject({ yog_name: z.string(), planets: z.array(z.string()) }))
    .optional()
    .catch(undefined),
});
type Yoga = z.output<typeof yoga>;

const mostBeside = 2;

/** What rules a Varshaphal year, and its yogas: those that occur, the strongest first; the others folded. */
export function yogas(answer: unknown, words: Words, texts: PageTexts, day: (iso: string) => string): Html {
  const { fitting, others } = sortedBy(yoga, answer);
  const year = fitting.map((entry) => readAnnualChart(entry.annual_chart)).find((read) => read !== undefined);
  const occurring = fitting
    .filter((entry) => entry.is_yog_happening)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  const absent = fitting.filter((entry) => !entry.is_yog_happening);
  const cards = occurring.map((entry) => card(entry, words));
  // A few stand beside the periods of the year; many need the whole width.
  const isBeside = year !== undefined && cards.length <= mostBeside;
  return html`${year && yearOverview(year, words, day, isBeside ? cards : [])}
${!isBeside && cards.length > 0 && html`<div class="cards">${cards}</div>`}
${absent.length > 0 && html`<details class="more"><summary>${texts.notThisYear} (${absent.length})</summary><dl class="terms">${absent.map((entry) => html`<div><dt>${entry.yog_name}</dt><dd>${prose(entry.yog_description)}${prose(entry.yog_prediction)}${pairs(entry)}</dd></div>`)}</dl></details>`}
${others.map((one) => generic(one))}`;
}

const strengthOf = ({ powerfullness_percentage: power }: Yoga): number => Number.parseFloat(power ?? '') || 0;

function card(entry: Yoga, words: Words): Html {
  const strength = strengthOf(entry);
  return html`<section class="card yoga"><h3>${entry.yog_name}</h3>
${strength > 0 && html`<p class="fine">${words.strength} ${Math.round(strength)} %</p>`}
${entry.yog_prediction?.trim() && html`<p class="lead">${entry.yog_prediction.trim()}</p>`}${prose(entry.yog_description)}${pairs(entry)}</section>`;
}

const prose = (words: string | undefined): Html | undefined =>
  words === undefined || words.trim() === '' ? undefined : text(words);

/** Who takes part: pairs of planets, and the kinds of the yoga with theirs; each once, however often the answer has it. */
function pairs({ planets = [], yog_type: types = [] }: Yoga): Html | undefined {
  const written = new Set([
    ...planets.map((pair) => pair.filter((name) => name !== null).join(' – ')).filter((pair) => pair !== ''),
    ...types.map((type) => `${type.yog_name}: ${type.planets.join(' – ')}`),
  ]);
  return written.size === 0
    ? undefined
    : html`<ul class="chips">${[...written].map((pair) => html`<li>${pair}</li>`)}</ul>`;
}
