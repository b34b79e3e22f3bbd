export { noteOfEnglish } from '../../chat/only-english.ts';
export { explained, tell, tellAll } from '../../chat/tell.ts';
export { isSpoken, wordsOf } from './index.ts';
