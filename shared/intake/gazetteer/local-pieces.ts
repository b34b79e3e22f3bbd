import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const bundledPieces = 'pieces';
const sourceFolder = join(import.meta.dirname, 'pieces');

export function gazetteerPieces(directory: string): (index: number) => Promise<Uint8Array> {
  const bundled = join(directory, bundledPieces);
  const folder = existsSync(bundled) ? bundled : sourceFolder;
  return (index) => readFile(join(folder, `${String(index).padStart(2, '0')}.gz`));
}
