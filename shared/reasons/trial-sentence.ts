import type { TrialHold, TrialKind } from '../ledger/items/hold-marks.ts';
import type { Oddity } from '../ledger/reasons/oddity.ts';
import { moneyText } from '../money/money.ts';

const subjectsWith: Record<TrialKind, string> = {
  photo: 'subjects with a photo',
  birth: 'subjects with birth data',
  both: 'subjects with a photo and birth data',
};

export function trialSentence({ kind, oddity, subjects, isFirst }: TrialHold): string {
  const those = isFirst
    ? `all of the first ${subjects} ${subjectsWith[kind]}`
    : `${subjects} ${subjectsWith[kind]} one after the other`;
  const isPrice = oddity.code === 'another-price';
  const problem = isPrice
    ? `The calls for ${those} did not cost what the profile says`
    : `What came back for ${those} is not what a report needs`;
  return `${problem}: ${seen(oddity)} If it is right all the same, release the batch.`;
}

function seen(oddity: Oddity): string {
  switch (oddity.code) {
    case 'no-palm-id':
      return 'the reading of the photo was bought, and no palm_id was found in the answer, so that nothing else of the palm can be asked for. Look where the profile of the service says it stands.';
    case 'refused': {
      const { operation, answer, status } = oddity;
      return `the service refused ${operation} for good, each time in the same way: ${answer}${status === undefined ? '' : `, status ${status}`}. Look at a report, at the profile of the service and at what the credential may call.`;
    }
    case 'another-shape': {
      const { operation, difference, path } = oddity;
      const what = difference === 'missing' ? 'is not there' : 'is of another kind';
      return `the answer to ${operation} is not what was bought before: ${path} ${what}. What was bought is kept; the drift of the answers lists what differs.`;
    }
    case 'another-price': {
      const { operation, than, price } = oddity;
      return `by the answers of the service, ${operation} costs ${than} than ${moneyText(price)}. What was bought is kept; the statement of the batch names what each call cost.`;
    }
    case 'legacy':
      return `${oddity.text}.`;
  }
}
