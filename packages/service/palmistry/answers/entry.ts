export { rewordPalm } from './reword.ts';
