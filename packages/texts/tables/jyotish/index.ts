import type { Language } from '@palmleaf/contract/languages';
import type { Graha } from '@palmleaf/engines/zodiac';
import terms from '../../en/jyotish.json' with { type: 'json' };
import panchang from '../../en/panchang.json' with { type: 'json' };
import varshaphal from '../../en/varshaphal.json' with { type: 'json' };
import type { JyotishTexts } from '../../jyotish/texts.ts';
import { type PanchangTexts, panchangIn } from '../../panchang/texts.ts';
import { panchangTexts } from '../panchang/entry.ts';
import { varshaphalTexts } from '../varshaphal/entry.ts';
import { allJyotishTexts } from './languages.ts';

export interface JyotishNames {
  readonly terms: JyotishTexts;
  readonly grahas: Readonly<Record<Graha, string>>;
  readonly panchang: PanchangTexts;
}

export const englishJyotish: JyotishNames = {
  terms: terms.texts,
  grahas: varshaphal.texts.grahas,
  panchang: panchangIn({ default: panchang }),
};

export async function jyotishIn(language: Language): Promise<JyotishNames> {
  const [own, { grahas }, limbs] = await Promise.all([
    allJyotishTexts[language](),
    varshaphalTexts(language),
    panchangTexts(language),
  ]);
  return { terms: own, grahas, panchang: limbs };
}

/** The name of a sign numbered 1 to 12. @throws RangeError for another number */
export function rashiName({ rashis }: JyotishTexts, sign: number): string {
  const name = rashis[sign - 1];
  if (name === undefined) throw new RangeError(`there is no sign number ${sign}`);
  return name;
}
