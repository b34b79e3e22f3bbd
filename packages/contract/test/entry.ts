export { claimsOf } from './astrology/claims.ts';
export { commonConcerns } from './chat/questions/common-concerns.ts';
