import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts } from '@palmleaf/texts/aspects-report';
import { capital } from '@palmleaf/texts/languages';

interface PointInSign {
  readonly name: string;
  readonly sign: number;
}

export function signPairSentence(
  a: PointInSign,
  b: PointInSign,
  { signPairs, sign }: AspectsTexts,
  across: () => string,
): string {
  const steps = (b.sign - a.sign + 12) % 12;
  const [first, later] = steps <= 6 ? [a, b] : [b, a];
  const template = templateOf(signPairs, first.sign, Math.min(steps, 12 - steps), across);
  // A text on two opposite signs names the lower one first, counted from Aries.
  const [one, other] = steps === 6 && a.sign > 6 ? [later, first] : [first, later];
  const sentence = template
    .replace('{a}', one.name)
    .replace('{b}', other.name)
    .replace('{s}', sign(one.sign))
    .replace('{t}', sign(other.sign));
  return capital(sentence);
}

function templateOf(
  { same, sextile, square, trine, opposition }: AspectsTexts['signPairs'],
  sign: number,
  steps: number,
  across: () => string,
): string {
  if (steps === 0) return ofSign(same, sign);
  if (steps === 2) return ofSign(sextile, sign);
  if (steps === 3) return ofSign(square, sign);
  if (steps === 4) return ofSign(trine, sign);
  if (steps === 6) return opposition[(sign - 1) % 6] ?? opposition[0];
  // Signs one or five apart form no aspect.
  return across();
}
