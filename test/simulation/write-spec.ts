import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './spec-tables.ts';

const spec = new URL('../../docs/SPEC.md', import.meta.url);
writeFileSync(spec, withTables(readFileSync(spec, 'utf8')));
