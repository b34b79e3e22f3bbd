import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the pieces beside a bundle. */
const bundledPieces = 'pieces';
const sourceFolder = join(import.meta.dirname, 'pieces');

/**
 * Returns a reader of the gazetteer's pieces, beside the bundle or in the sources.
 *
 * @param directory the bundle's folder, or any other
 */
export function gazetteerPieces(directory: string): (index: number) => Promise<Uint8Array> {
  const beside = join(directory, bundledPieces);
  const folder = existsSync(beside) ? beside : sourceFolder;
  return (index) => readFile(join(folder, `${String(index).padStart(2, '0')}.gz`));
}
