import * as z from 'zod';
import { addressFaults } from '../../pictures/address-fault.ts';
import { legacy, orLegacy } from '../../table/legacy.ts';

const assetProblem = z.discriminatedUnion('code', [
  ...addressFaults,
  z.object({ code: z.literal('not-in-answer') }),
  z.object({ code: z.literal('no-picture') }),
  z.object({ code: z.literal('not-stored') }),
  legacy,
]);
export type AssetProblem = z.output<typeof assetProblem>;
export const storedAssetProblem = orLegacy(assetProblem);
