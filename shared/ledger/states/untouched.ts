import type { Header } from '../items/header.ts';

export const isUntouched = (header: Header): boolean =>
  header.attempts === 0 &&
  header.callsBought + header.callsUnknown + header.callsReused === 0 &&
  Object.keys(header.spentBy).length === 0 &&
  header.counted.state === undefined &&
  header.lease === undefined &&
  header.intent === undefined;
