import type { AssetProblem } from '../ledger/reasons/asset-problem.ts';
import { addressFaultText } from '../pictures/address-fault.ts';

export function assetProblemText(problem: AssetProblem): string {
  switch (problem.code) {
    case 'not-in-answer':
      return 'There is no address in the answer.';
    case 'no-picture':
      return 'What lies at its address is no JPEG, PNG, WebP or GIF.';
    case 'not-stored':
      return 'The store did not take it.';
    case 'legacy':
      return problem.text;
    default:
      return addressFaultText(problem);
  }
}
