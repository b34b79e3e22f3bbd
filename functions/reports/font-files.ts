import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledFonts, fontFile, pageFonts } from '../../shared/page-fonts.ts';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');

export function fontsIn(directory: string): (file: string) => Promise<Uint8Array | undefined> {
  const beside = join(directory, bundledFonts);
  const isBundled = existsSync(beside);
  return async (file) => {
    const font = pageFonts.find((one) => fontFile(one) === file);
    if (font === undefined) return undefined;
    return readFile(isBundled ? join(beside, file) : join(packages, font.package, 'files', file));
  };
}
