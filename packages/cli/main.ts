import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are taken out of each file, and each is compiled, once for all starts: half of what a command takes. In a package that nobody may
// write to, it is done every time.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/palmleaf'));
await import('./run.ts');
