import type { RefusedMatter } from '@palmleaf/texts/chat/terms';
import { has, leads, near, type Wording } from '@palmleaf/texts/lexicons';
import { meansCancerSign } from './matter.ts';

const isDiagnosis = (wording: Wording): boolean =>
  has(wording, 'diagnosis') ||
  (!meansCancerSign(wording) &&
    (leads(wording, ['to have'], ['illness'], 3) || near(wording, ['cured'], ['illness'], 4)));

export function refusedMatterIn(wording: Wording): RefusedMatter | undefined {
  if (has(wording, 'distress')) return 'distress';
  if (has(wording, 'death')) return 'death';
  if (has(wording, 'sex of a child')) return 'sex of a child';
  if (isDiagnosis(wording)) return 'diagnosis';
  return has(wording, 'gamble') ? 'gamble' : undefined;
}
