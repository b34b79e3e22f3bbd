// What other packages use of this folder.
export { calendarWords } from './index.ts';
