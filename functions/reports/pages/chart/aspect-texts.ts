import * as z from 'zod';
import { sortedBy } from '../../../../books/answers/shape.ts';
import { type GlyphName, isGlyph } from '../../../../books/answers/strokes.ts';
import { aspectType } from '../../../../books/answers/zodiac.ts';
import { generic, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { inlineGlyph } from './glyphs.ts';

const aspectReport = z.looseObject({
  aspecting_planet: z.string(),
  aspected_planet: z.string(),
  type: z.string(),
  report: z.string(),
});

/** The texts of natal_aspects_report, one for each pair. */
export function aspectTexts(answer: unknown): Html {
  const { fitting, others } = sortedBy(aspectReport, answer);
  return html`${fitting.length > 0 && html`<ul class="texts">${fitting.map(entry)}</ul>`}${others.map(generic)}`;
}

function entry({
  aspecting_planet: from,
  aspected_planet: to,
  type,
  report,
}: z.output<typeof aspectReport>): Html {
  const kind = aspectType(type);
  return html`<li><h3 class="${kind?.toLowerCase()}">${glyphOf(from)} ${kind && inlineGlyph(kind)} ${glyphOf(to)} <span>${from} ${type.toLowerCase()} ${to}</span></h3>${text(report)}</li>`;
}

const glyphOf = (name: string): Html | undefined => {
  const known: GlyphName | undefined = isGlyph(name) ? name : undefined;
  return known && inlineGlyph(known);
};
