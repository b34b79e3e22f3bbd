import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@palmleaf/contract/languages';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fontsIn } from '../../../functions/reports/font-files.ts';
import { assets, contentSecurityPolicy } from '../../../functions/reports/pages/pages.ts';
import { base } from '../../../functions/reports/pages/styles/base.ts';
import { fontPath } from '../../../functions/reports/pages/styles/fonts.ts';
import { styles } from '../../../functions/reports/pages/styles/styles.ts';
import { fontFile, fontVersion, pageFonts } from '../../../shared/page-fonts.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

test('The fonts are those of the packages, with their version in the addresses', async () => {
  for (const font of pageFonts) {
    expect(manifest.dependencies[`@fontsource-variable/${font.package}`]).toBe(fontVersion);
    const bytes = await fontsIn(import.meta.dirname)(fontFile(font));
    expect(Buffer.from(bytes ?? []).toString('latin1', 0, 4)).toBe('wOF2');
  }
  expect(await fontsIn(import.meta.dirname)('../../package.json')).toBeUndefined();
});

test('The shipped fonts hold every letter of the pages’ own words', () => {
  const within = pageFonts
    .flatMap(({ range }) => range.split(','))
    .map((one) =>
      one
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    );
  const own = languages.map((language) => JSON.stringify(wordingOf(language))).join('');
  const missing = [...new Set(own)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !within.some(([from = 0, to = from]) => code >= from && code <= to);
  });
  expect(missing).toEqual([]);
});

type Palette = ReadonlyMap<string, string>;

const [light, dark] = [...base.matchAll(/:root \{([^}]+)\}/g)].map(
  ([, body = '']): Palette =>
    new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, k = '', v = '']) => [k, v])),
);

const pairs: readonly [ink: string, ground: string][] = [
  ...['ink', 'soft', 'accent'].flatMap((ink): [string, string][] => [
    [ink, 'paper'],
    [ink, 'card'],
  ]),
  ...['good', 'fair', 'warn', 'bad', 'calm'].map((name): [string, string] => [name, `${name}-tint`]),
  ...['good-tint', 'fair-tint', 'warn-tint', 'bad-tint', 'calm-tint', 'tint'].map(
    (ground): [string, string] => ['ink', ground],
  ),
  ...['accent'].flatMap((ink): [string, string][] => [
    [ink, 'bad-tint'],
    [ink, 'warn-tint'],
  ]),
  ['on-accent', 'accent'],
  ['bad', 'paper'],
  ['bad', 'card'],
];

test.each([
  ['light', light],
  ['dark', dark],
])('Every text colour has a contrast of 4.5 on its background in the %s scheme', (_name, palette) => {
  for (const [ink, ground] of pairs)
    expect(contrast(palette?.get(ink), palette?.get(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
      4.5,
    );
});

/** WCAG 2.2. */
function contrast(first: string | undefined, second: string | undefined): number {
  const [a = 0, b = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

function luminance(colour = '#'): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('The paths of the asset files hold a hash of their content', () => {
  for (const file of assets()) {
    const hash = createHash('sha256').update(file.text).digest('hex').slice(0, 16);
    expect(file.path).toContain(hash);
  }
});

test('The stylesheet references only fonts of this site, and its braces match', () => {
  const { text } = styles();
  expect(text).not.toMatch(/@import|expression/);
  const addresses = [...text.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address);
  expect(addresses).toEqual(pageFonts.map((font) => `"${fontPath(fontFile(font))}"`));
  expect(text.split('{').length).toBe(text.split('}').length);
});

test('The content security policy allows nothing inline and nothing from elsewhere', () => {
  expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|http|data:/);
  expect(contentSecurityPolicy).toContain("default-src 'none'");
  expect(contentSecurityPolicy).toContain("form-action 'self'");
});
