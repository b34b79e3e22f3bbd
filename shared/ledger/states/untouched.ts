import type { Header } from '../items/header.ts';

/**
 * Returns whether no worker has begun with a subject and no batch has counted it, so that no call was sent for its
 * inputs.
 */
export const isUntouched = (header: Header): boolean =>
  header.attempts === 0 &&
  header.callsBought + header.callsUnknown + header.callsReused === 0 &&
  Object.keys(header.spentBy).length === 0 &&
  header.counted.state === undefined &&
  header.lease === undefined &&
  header.intent === undefined;
