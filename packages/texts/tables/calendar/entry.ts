export { calendarWords } from './index.ts';
