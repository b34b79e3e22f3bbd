export type { Matter, Standing, YearTexts } from '../../year/texts.ts';
export { allYearTexts } from './languages.ts';
