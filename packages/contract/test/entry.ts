// What other packages use of this folder.
export { claimsOf } from './astrology/claims.ts';
export { sameCares } from './chat/questions/same-cares.ts';
