// Exports for other packages.
export { explained, tell, tellAll } from '../../chat/tell.ts';
export { isSpoken, wordsOf } from './index.ts';
