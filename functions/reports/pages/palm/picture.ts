import * as z from 'zod';
import { sortedBy, without } from '../../../../books/answers/shape.ts';
import type { Fields } from '../../../../shared/views/answers.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { address } from '../html/address.ts';
import { generic, isEmpty, isFileContent } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { listed } from '../html/words.ts';
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
export function palmPicture(answer: unknown, palmImage: string | undefined): Html {
  const fields = unwrapped(answer);
  const key = ['lines_detected', 'legend', 'lines'].find(
    (name) => sortedBy(entry, fields?.[name]).fitting.length > 0,
  );
  const { fitting: lines, others } = sortedBy(entry, key === undefined ? undefined : fields?.[key]);
  const fitting = lines.filter(({ present }) => present);
  const rest = fields === undefined ? answer : remaining(fields, key, others);
  const names = fitting.map(({ line }) => `${line} line`);
  const alt =
    names.length > 0
      ? `Photo of the palm with the ${listed(names)} drawn on it`
      : 'Photo of the palm as the service processed it';
  return html`<figure class="palm">${
    palmImage === undefined
      ? html`<p class="none">The picture of the palm cannot be shown here.</p>`
      : html`<img src="${address(palmImage)}" alt="${alt}" decoding="async">`
  }<figcaption>${
    fitting.length > 0
      ? html`<ul class="legend">${fitting.map(legendEntry)}</ul>`
      : html`The palm as the service processed it.`
  }</figcaption></figure>${!isEmpty(rest) && generic(rest)}`;
}

function legendEntry({ line, colour, stroke, grade }: Entry): Html {
  return html`<li><svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true"><line x1="2" y1="4" x2="38" y2="4" stroke="${colour}" stroke-width="4" stroke-linecap="round"${stroke === 'dashed' && html` stroke-dasharray="8 7"`}/></svg> ${humanized(line)} line${grade !== undefined && html` <span class="fine">${grade}</span>`}</li>`;
}

/** Fields that describe the file of the picture, which has its own address. */
const ofTheFile =
  /^(image|photo|palm_image|processed_image|overlay_image|original_image|processing_model|content_type|encoding|mime|media_type|width|height|format)/;

const technical = ['palm_id', 'status', 'success', 'message', 'title', 'basis', 'disclaimer'];

/** What the answer holds beside the picture and its legend. */
function remaining(fields: Fields, key: string | undefined, others: readonly unknown[]): Fields {
  const named = Object.entries(without(fields, key === undefined ? technical : [...technical, key]));
  const plain = named.filter(
    ([name, value]) => !(typeof value === 'string' && isFileContent(value)) && !ofTheFile.test(name),
  );
  return {
    ...Object.fromEntries(plain),
    ...(key !== undefined && others.length > 0 ? { [key]: others } : {}),
  };
}
