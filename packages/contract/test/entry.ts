export { claimsOf } from './astrology/claims.ts';
export { sameCares } from './chat/questions/same-cares.ts';
