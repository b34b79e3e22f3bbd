import type { AssetProblem } from '../ledger/reasons/asset-problem.ts';
import { addressFaultText } from '../pictures/address-fault.ts';

export function assetProblemText(problem: AssetProblem): string {
  switch (problem.code) {
    case 'not-in-answer':
      return 'The answer has no address of a picture.';
    case 'no-picture':
      return 'The file at its address is not a JPEG, PNG, WebP or GIF.';
    case 'not-stored':
      return 'The store refused it.';
    case 'legacy':
      return problem.text;
    default:
      return addressFaultText(problem);
  }
}
