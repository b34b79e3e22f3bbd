import { shaped } from '@palmleaf/books/answers';
import * as z from 'zod';
import { text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';

const readingSchema = z.object({
  language: z.string().max(8),
  note: z.string(),
  parts: z.array(z.object({ topic: z.string(), title: z.string(), text: z.string() })).min(1),
});

/** The reading of our own service, part by part, in its language; undefined for an answer that has none. */
export function natalReading(value: unknown): Html | undefined {
  const read = shaped(readingSchema, value);
  if (read === undefined) return undefined;
  return html`<section class="reading">${read.note !== '' && html`<p class="fine">${read.note}</p>`}<div lang="${read.language}">${read.parts.map(
    (part) => html`<h3>${part.title}</h3>${text(part.text)}`,
  )}</div></section>`;
}
