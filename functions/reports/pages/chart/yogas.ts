import { z } from 'zod';
import { generic, isEmpty, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { sortedBy, without } from '../html/shape.ts';
import { counted } from '../html/words.ts';

const yoga = z.looseObject({
  yog_name: z.string(),
  is_yog_happening: z.boolean(),
  yog_description: z.string().optional(),
  powerfullness_percentage: z.string().optional(),
  yog_prediction: z.string().optional(),
  planets: z.array(z.array(z.string().nullable())).optional(),
  yog_type: z.array(z.looseObject({ yog_name: z.string(), planets: z.array(z.string()) })).optional(),
});
type Yoga = z.output<typeof yoga>;

const known = [
  'yog_name',
  'is_yog_happening',
  'yog_description',
  'powerfullness_percentage',
  'yog_prediction',
  'planets',
  'planets_id',
  'yog_type',
];

/** The yogas of a Varshaphal year: those that occur first, then the others. */
export function yogas(answer: unknown): Html {
  const { fitting, others } = sortedBy(yoga, answer);
  const occurring = fitting.filter((entry) => entry.is_yog_happening);
  const absent = fitting.filter((entry) => !entry.is_yog_happening);
  return html`${fitting.length > 0 && html`<p>${occurring.length === 0 ? 'None' : occurring.length} of ${counted(fitting.length, 'yoga')} ${occurring.length === 1 ? 'occurs' : 'occur'} in this year.</p>`}
${occurring.length > 0 && html`<div class="cards">${occurring.map(card)}</div>`}
${absent.length > 0 && html`<section class="quiet"><h3>Not occurring this year</h3><dl class="terms">${absent.map(line)}</dl></section>`}
${others.map(generic)}`;
}

function card(entry: Yoga): Html {
  const power = entry.powerfullness_percentage?.trim();
  return html`<section class="card yoga"><h3>${entry.yog_name}</h3>
${power !== undefined && power !== '' && html`<p class="fine">Strength ${/^[\d.]+$/.test(power) ? `${power} %` : power}</p>`}
${pairs(entry)}${prose(entry.yog_description)}${prose(entry.yog_prediction)}${more(entry)}</section>`;
}

function line(entry: Yoga): Html {
  return html`<div><dt>${entry.yog_name}</dt><dd>${prose(entry.yog_description)}${pairs(entry)}${prose(entry.yog_prediction)}${more(entry)}</dd></div>`;
}

const prose = (words: string | undefined): Html | undefined =>
  words === undefined || words.trim() === '' ? undefined : text(words);

/** Who takes part: pairs of planets, and the kinds of the yoga with theirs. */
function pairs({ planets = [], yog_type: types = [] }: Yoga): Html | undefined {
  const written = planets
    .filter((pair) => pair.length > 0)
    .map((pair) => pair.filter((name) => name !== null).join(' – '));
  if (written.length === 0 && types.length === 0) return undefined;
  return html`<ul class="pairs">${written.map((pair) => html`<li>${pair}</li>`)}${types.map(
    (type) => html`<li>${type.yog_name}: ${type.planets.join(' – ')}</li>`,
  )}</ul>`;
}

function more(entry: Yoga): Html | undefined {
  const rest = without(entry, known);
  return isEmpty(rest) ? undefined : generic(rest);
}
