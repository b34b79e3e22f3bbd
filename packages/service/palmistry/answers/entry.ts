// What the pages and books use of this folder.
export { rewordPalm } from './reword.ts';
