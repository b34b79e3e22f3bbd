import type { TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import type { Oddity } from '../ledger/reasons/oddity.ts';
import { moneyText } from '../money/money.ts';

const subjectsWith: Record<TrialKind, string> = {
  photo: 'subjects with a photo',
  birth: 'subjects with birth data',
  both: 'subjects with a photo and birth data',
};

export function trialSentence({ kind, oddity, subjects, isFirst }: TrialHold): string {
  const subjectsText = isFirst
    ? `all of the first ${subjects} ${subjectsWith[kind]}`
    : `${subjects} ${subjectsWith[kind]} one after the other`;
  const isPrice = oddity.code === 'another-price';
  const problem = isPrice
    ? `The calls for ${subjectsText} did not cost what the profile says`
    : `The answers for ${subjectsText} lack what a report needs`;
  return `${problem}: ${oddityDetail(oddity)} If this is correct, release the batch.`;
}

function oddityDetail(oddity: Oddity): string {
  switch (oddity.code) {
    case 'no-palm-id':
      return 'the reading of the photo was bought, and no palm_id was found in the answer, so no other part of the palm can be requested. Check where the profile of the service expects it.';
    case 'refused': {
      const { operation, answer, status } = oddity;
      return `the service refused ${operation} permanently, each time in the same way: ${answer}${status === undefined ? '' : `, status ${status}`}. Check a report, the profile of the service and the rights of the credential.`;
    }
    case 'another-shape': {
      const { operation, difference, path } = oddity;
      const change = difference === 'missing' ? 'is missing' : 'has another type';
      return `the answer to ${operation} differs from earlier answers: ${path} ${change}. The bought answers are stored; the drift of the answers lists the differences.`;
    }
    case 'another-price': {
      const { operation, than, price } = oddity;
      return `by the answers of the service, ${operation} costs ${than} than ${moneyText(price)}. The bought answers are stored; the statement of the batch lists the cost of each call.`;
    }
    case 'legacy':
      return `${oddity.text}.`;
  }
}
