import type { Language } from '@palmleaf/contract/languages';
import type { Graha } from '@palmleaf/engines/zodiac';
import panchang from '../../en/panchang.json' with { type: 'json' };
import varshaphal from '../../en/varshaphal.json' with { type: 'json' };
import type { JyotishTexts } from '../../jyotish/texts.ts';
import { type PanchangTexts, panchangIn } from '../../panchang/texts.ts';
import { englishLabels } from '../labels/english.ts';
import { labelsIn } from '../labels/languages.ts';
import { panchangTexts } from '../panchang/entry.ts';
import { varshaphalTexts } from '../varshaphal/entry.ts';

export interface JyotishNames {
  readonly terms: JyotishTexts;
  readonly grahas: Readonly<Record<Graha, string>>;
  readonly panchang: PanchangTexts;
}

export const englishJyotish: JyotishNames = {
  terms: englishLabels.jyotish,
  grahas: varshaphal.texts.grahas,
  panchang: panchangIn({ default: panchang }),
};

export async function jyotishIn(language: Language): Promise<JyotishNames> {
  const [{ jyotish }, { grahas }, limbs] = await Promise.all([
    labelsIn[language](),
    varshaphalTexts(language),
    panchangTexts(language),
  ]);
  return { terms: jyotish, grahas, panchang: limbs };
}

/** The name of a sign numbered 1 to 12. @throws RangeError for another number */
export function rashiName({ rashis }: JyotishTexts, sign: number): string {
  const name = rashis[sign - 1];
  if (name === undefined) throw new RangeError(`there is no sign number ${sign}`);
  return name;
}
