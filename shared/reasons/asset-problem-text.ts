import type { AssetProblem } from '../ledger/reasons/asset-problem.ts';
import { addressFaultText } from '../pictures/address-fault.ts';

export function assetProblemText(problem: AssetProblem): string {
  switch (problem.code) {
    case 'not-in-answer':
      return 'The answer has no address of a picture.';
    case 'no-picture':
      return 'The file at the address of the picture is not a JPEG, PNG, WebP or GIF.';
    case 'not-stored':
      return 'The store refused the picture.';
    case 'legacy':
      return problem.text;
    default:
      return addressFaultText(problem);
  }
}
