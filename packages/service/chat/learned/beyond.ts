import type { Language } from '@palmleaf/contract/languages';
import type { BeyondTopic, RefusedMatter } from '@palmleaf/texts/chat/terms';
import { type Classification, likeliestReason } from '../question/classifier/classify.ts';
import type { BeyondKind } from '../question/classifier/labels.ts';
import type { Reading } from '../question/frame/reading.ts';
import { isPersonMissing, namesAnimal } from '../question/pets.ts';

type Refusal = Pick<Reading, 'subject' | 'refused'>;

const beyond = (what: BeyondTopic): Refusal => ({ subject: { kind: 'beyond', what }, refused: undefined });
const refusing = (refused: RefusedMatter): Refusal => ({ ...beyond('outside'), refused });

const refusals: Readonly<Record<BeyondKind, Refusal | undefined>> = {
  lost: beyond('lost'),
  culprit: beyond('culprit'),
  pet: beyond('pet'),
  dream: beyond('dream'),
  medical: refusing('diagnosis'),
  death: refusing('death'),
  market: refusing('gamble'),
  contest: beyond('contest'),
  names: beyond('names'),
  exact: beyond('exact'),
  facts: beyond('facts'),
  unseen: beyond('unseen'),
  art: beyond('art'),
  /** The refusal quotes the term. */
  term: undefined,
};

/** Undefined if the classifier is unsure why no chart answers the message. */
export function refusalOf(
  classification: Classification,
  message: string,
  hints: readonly Language[],
): Refusal | undefined {
  const kind = likeliestReason(classification);
  if (kind === 'lost' && namesAnimal(message, hints)) return refusals.pet;
  if (kind === 'lost' && isPersonMissing(message, hints)) return beyond('otherChart');
  return kind && refusals[kind];
}

const reasonsBesideTerms: readonly BeyondKind[] = ['lost', 'culprit', 'pet', 'dream', 'medical'];

/** "Where is my ruby?" asks about a lost thing, although it names a gem. */
export const isBesideTerms = ({ reasons: [best] }: Classification): boolean =>
  best !== undefined && reasonsBesideTerms.includes(best.is);
