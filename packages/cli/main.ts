import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Halves the start of a command. In a read-only package the cache has no effect.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/palmleaf'));
await import('./run.ts');
