import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Node strips the types of each file and compiles it. The cache halves the start of a command. In a read-only package
// it has no effect.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/palmleaf'));
await import('./run.ts');
