import { sortedBy } from '@palmleaf/books/answers';
import type { PalmLabels } from '@palmleaf/books/words/palm';
import type { PageTexts } from '@palmleaf/texts/pages';
import * as z from 'zod';
import { address } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { unwrapped } from './reading.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** A line of the legend as the vendor has it, with how ours draws it. */
const detectedLine = z
  .looseObject({
    name: z.string(),
    color: colour,
    present: z.boolean(),
    stroke: z.string().optional(),
    grade: z.string().optional(),
  })
  .transform(({ name, color, present, stroke, grade }) => ({
    line: name.replace(/ line$/i, '').toLowerCase(),
    colour: color,
    present,
    stroke,
    grade,
  }));
/** As our service had it before, in answers that were bought then. */
const drawnLine = z
  .looseObject({ line: z.string(), colour, stroke: z.string().optional(), grade: z.string().optional() })
  .transform(({ line, colour, stroke, grade }) => ({ line, colour, present: true, stroke, grade }));
const entry = z.union([detectedLine, drawnLine]);
type Entry = z.output<typeof entry>;

/** The palm with its lines, from an address of its own, and what the colours of the lines mean. */
export function palmPicture(
  answer: unknown,
  palmImage: string | undefined,
  texts: PageTexts,
  labels: PalmLabels,
): Html {
  const fields = unwrapped(answer);
  const lines = ['lines_detected', 'legend', 'lines']
    .map((name) => sortedBy(entry, fields?.[name]).fitting)
    .find((fitting) => fitting.length > 0);
  const drawn = (lines ?? []).filter(({ present }) => present);
  const alt = [texts.handShows, ...drawn.map(({ line }) => labels.name(`${line} line`))].join(', ');
  return html`<figure class="palm">${
    palmImage === undefined
      ? html`<p class="none">${texts.noPicture}</p>`
      : html`<img src="${address(palmImage)}" alt="${alt}" decoding="async">`
  }${drawn.length > 0 && html`<figcaption><ul class="legend">${drawn.map((one) => legendEntry(one, labels))}</ul></figcaption>`}</figure>`;
}

function legendEntry({ line, colour, stroke, grade }: Entry, labels: PalmLabels): Html {
  return html`<li><svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true"><line x1="2" y1="4" x2="38" y2="4" stroke="${colour}" stroke-width="4" stroke-linecap="round"${stroke === 'dashed' && html` stroke-dasharray="8 7"`}/></svg> ${labels.name(`${line} line`)}${grade !== undefined && html` <span class="fine">${labels.name(grade)}</span>`}</li>`;
}
