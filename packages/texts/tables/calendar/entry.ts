// Exports for other packages.
export { calendarWords } from './index.ts';
