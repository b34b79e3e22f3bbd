import { mkdir, writeFile } from 'node:fs/promises';
import { contractDocument } from './contract-document.ts';

const docs = new URL('../../../docs/', import.meta.url);
await mkdir(docs, { recursive: true });
await writeFile(new URL('contract.md', docs), contractDocument());
console.log('wrote docs/contract.md');
