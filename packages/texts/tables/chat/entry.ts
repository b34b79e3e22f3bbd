// What other packages use of this folder.
export { explained, tell, tellAll } from '../../chat/tell.ts';
export { isSpoken, wordsOf } from './index.ts';
