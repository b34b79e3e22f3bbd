import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './spec-tables.ts';

for (const name of ['SPEC', 'vendor']) {
  const page = new URL(`../../docs/${name}.md`, import.meta.url);
  writeFileSync(page, withTables(readFileSync(page, 'utf8')));
}
