/** `npm run languages` writes tables/; it imports no table, because one may be missing. */
import { writeFileSync } from 'node:fs';
import { IncompleteLanguageError, tableTexts } from './tables.ts';

try {
  for (const [path, text] of tableTexts()) writeFileSync(new URL(`../${path}`, import.meta.url), text);
} catch (error) {
  if (!(error instanceof IncompleteLanguageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
