import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { logoOf, readTheme, type Theme, ThemeError } from '@palmleaf/books/theme';
import * as z from 'zod';
import { UsageError } from '../errors.ts';

const types: Readonly<Record<string, string>> = {
  '.svg': 'svg+xml',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
};

/** @throws UsageError that names the field and a valid value */
export async function readThemeFile(path: string | undefined): Promise<Theme> {
  try {
    if (path === undefined) return readTheme({});
    const content = await readFile(path, 'utf8').catch(() => {
      throw new ThemeError('the file cannot be read');
    });
    const theme = readTheme(withoutSchema(parsed(content)));
    const logo = theme.logo === undefined ? undefined : await embedLogo(path, theme.logo);
    if (logo !== undefined) logoOf(logo);
    return logo === undefined ? theme : { ...theme, logo };
  } catch (error) {
    if (error instanceof ThemeError) throw new UsageError(`${path ?? 'The theme'}: ${error.message}`);
    throw error;
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ThemeError(`is not JSON (${error instanceof Error ? error.message : 'it cannot be read'})`);
  }
}

/** `$schema` is for editors. */
function withoutSchema(value: unknown): unknown {
  const fields = z.record(z.string(), z.unknown()).safeParse(value);
  if (!fields.success) return value;
  const { $schema: _schema, ...rest } = fields.data;
  return rest;
}

async function embedLogo(path: string, logo: string): Promise<string> {
  if (logo.startsWith('data:')) return logo;
  const type = types[extname(logo).toLowerCase()];
  if (type === undefined) throw new ThemeError('logo: must be an SVG, PNG or JPEG file');
  const bytes = await readFile(resolve(dirname(path), logo)).catch(() => {
    throw new ThemeError(`logo: the file ${logo} cannot be read`);
  });
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}
