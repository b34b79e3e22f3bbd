import * as z from 'zod';
import { sortedBy, without } from '../../../../books/answers/shape.ts';
import { generic, isEmpty, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { counted, listed } from '../html/words.ts';
import { readAnnualChart, yearOverview } from './year.ts';

const yoga = z.looseObject({
  yog_name: z.string(),
  is_yog_happening: z.boolean(),
  yog_description: z.string().optional(),
  powerfullness_percentage: z.string().optional(),
  yog_prediction: z.string().optional(),
  planets: z.array(z.array(z.string().nullable())).optional(),
  yog_type: z.array(z.looseObject({ yog_name: z.string(), planets: z.array(z.string()) })).optional(),
  matters: z
    .array(
      z.object({
        ascendant_lord_id: z.int(),
        matter_lord_id: z.int(),
        houses: z.array(z.int()),
        through_id: z.int().nullable(),
      }),
    )
    .optional()
    .catch(undefined),
  other_pairs: z.array(z.array(z.int().nullable())).optional().catch(undefined),
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

/** Names of planets by their numbers, in the language of the answer; empty where it tells none. */
type Names = ReadonlyMap<number, string>;

/** What rules a Varshaphal year, where the answer tells it, and its yogas: those that occur first, then the others. */
export function yogas(answer: unknown): Html {
  const { fitting, others } = sortedBy(yoga, answer);
  const year = fitting.map((entry) => readAnnualChart(entry.annual_chart)).find((read) => read !== undefined);
  const names: Names = new Map(year?.planets.map(({ id, name }) => [id, name]));
  const occurring = fitting.filter((entry) => entry.is_yog_happening);
  const absent = fitting.filter((entry) => !entry.is_yog_happening);
  return html`${year && yearOverview(year)}${fitting.length > 0 && html`<p>${occurring.length === 0 ? 'None' : occurring.length} of ${counted(fitting.length, 'yoga')} ${occurring.length === 1 ? 'occurs' : 'occur'} in this year.</p>`}
${occurring.length > 0 && html`<div class="cards">${occurring.map((entry) => card(entry, names))}</div>`}
${absent.length > 0 && html`<section class="quiet"><h3>Not occurring this year</h3><dl class="terms">${absent.map((entry) => line(entry, names))}</dl></section>`}
${others.map(generic)}`;
}

function card(entry: Yoga, names: Names): Html {
  const power = entry.powerfullness_percentage?.trim();
  return html`<section class="card yoga"><h3>${entry.yog_name}</h3>
${power !== undefined && power !== '' && html`<p class="fine">Strength ${/^[\d.]+$/.test(power) ? `${power} %` : power}</p>`}
${pairs(entry)}${prose(entry.yog_description)}${prose(entry.yog_prediction)}${matters(entry, names)}${apart(entry, names)}${more(entry, names)}</section>`;
}

function line(entry: Yoga, names: Names): Html {
  return html`<div><dt>${entry.yog_name}</dt><dd>${prose(entry.yog_description)}${pairs(entry)}${prose(entry.yog_prediction)}${apart(entry, names)}${more(entry, names)}</dd></div>`;
}

/** Which houses the yoga speaks of: those that the planet beside the lord of the ascendant rules. */
function matters({ matters: found = [] }: Yoga, names: Names): Html | undefined {
  const told = found.flatMap(
    ({ ascendant_lord_id: own, matter_lord_id: other, houses, through_id: third }) => {
      const [lord, ruler] = [names.get(own), names.get(other)];
      if (lord === undefined || ruler === undefined) return [];
      const through = third === null ? undefined : names.get(third);
      const of = houses.length === 1 ? `house ${houses[0]}` : `houses ${listed(houses.map(String))}`;
      return [
        `${lord}, lord of the ascendant, with ${ruler}, lord of ${of}${through ? `, through ${through}` : ''}`,
      ];
    },
  );
  return told.length === 0
    ? undefined
    : html`<ul class="plain fine">${told.map((words) => html`<li>${words}</li>`)}</ul>`;
}

/** Pairs without the lord of the ascendant, of which the texts draw nothing. */
function apart({ other_pairs: found = [] }: Yoga, names: Names): Html | undefined {
  const told = found
    .map((pair) => pair.flatMap((id) => (id === null ? [] : (names.get(id) ?? []))).join(' – '))
    .filter((words) => words !== '');
  return told.length === 0
    ? undefined
    : html`<p class="fine">Only between others, without the lord of the ascendant: ${told.join(', ')}.</p>`;
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

/** Whatever else the answer holds. Numbers are said by the names that they stand for, where these are told. */
function more(entry: Yoga, names: Names): Html | undefined {
  const said = names.size > 0 ? ['yog_id', 'matters', 'other_pairs', 'annual_chart'] : [];
  const rest = without(entry, [...known, ...said]);
  return isEmpty(rest) ? undefined : generic(rest);
}
