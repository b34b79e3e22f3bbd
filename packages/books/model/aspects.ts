import { aspectPoints } from '@palmleaf/engines/chart';
import { aspectKey } from '../answers/aspect-key.ts';
import type { NatalChart } from '../answers/natal.ts';
import { reportedAspects } from '../answers/reported-aspects.ts';
import { type GlyphName, isGlyph } from '../answers/strokes.ts';
import { aspectType } from '../answers/zodiac.ts';
import type { BookWording } from '../words/wording.ts';
import { type AspectEntry, type Piece, valuePieces } from './pieces.ts';

export function aspectPieces(
  answer: unknown,
  chart: NatalChart | undefined,
  { words, degrees }: BookWording,
): Piece[] {
  const { reported, others } = reportedAspects(answer, chart);
  const glyphOf = (name: string): GlyphName | undefined =>
    chart?.bodies.find((body) => body.name === name)?.glyph ?? (isGlyph(name) ? name : undefined);
  const keys = new Set<string>();
  const entries = reported.map(({ from, type, to, report, aspect }): AspectEntry => {
    const kind = aspect?.kind ?? aspectType(type);
    const [first, second] = (aspect?.points ?? []).map((point) => aspectPoints[point]);
    const [one, other] = [first ?? glyphOf(from), second ?? glyphOf(to)];
    const key = aspect?.points && aspectKey(aspect.points);
    // Two texts on one pair would share an HTML id.
    const isFirstOfPair = key !== undefined && !keys.has(key);
    if (isFirstOfPair) keys.add(key);
    return {
      title: `${from} – ${type} – ${to}`,
      signs: one === undefined || other === undefined || kind === undefined ? [] : [one, kind, other],
      kind,
      // Prints the decimals of the answer: minutes of a rounded number would contradict the text.
      orb: aspect?.orb === undefined ? undefined : `${words.orb} ${degrees(aspect.orb, 2)}`,
      key: isFirstOfPair ? key : undefined,
      text: report,
    };
  });
  return [{ kind: 'aspects', zodiac: 'tropical', chart, entries }, ...valuePieces(others)];
}
