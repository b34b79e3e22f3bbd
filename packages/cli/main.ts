import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A compile cache halves the start of a command.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/palmleaf'));
await import('./run.ts');
