import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMarkup } from './markup.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = globSync(['functions/reports/pages/**/*.ts', 'packages/books/drawings/*.ts'], { cwd: root })
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n');

const found = (pattern: RegExp): Set<string> =>
  new Set(Array.from(sources.matchAll(pattern), ([, name = '']) => name));

const elements = found(/<([a-zA-Z][a-zA-Z0-9]*)/g);
const attributes = new Set([
  ...found(/[\s`]([a-zA-Z][a-zA-Z0-9-]*)="/g),
  ...[
    'hidden',
    'defer',
    'required',
    'open',
    'multiple',
    'disabled',
    'readonly',
    'webkitdirectory',
    'checked',
  ],
]);

const forbidden = /^(?:on|style$|srcset$|srcdoc$|formaction$|ping$|background$|http-equiv$)/i;

export function unexpectedMarkupIn(page: string): string[] {
  const markup = readMarkup(page);
  return [
    ...markup.elements.flatMap(({ name, attributes: own }) => [
      ...(elements.has(name) ? [] : [`<${name}>`]),
      ...own
        .filter((attribute) => !attributes.has(attribute) || forbidden.test(attribute))
        .map((attribute) => `<${name} ${attribute}>`),
    ]),
    ...markup.links.filter(
      (link) => new URL(link, 'https://palmleaf.example/').origin !== 'https://palmleaf.example',
    ),
    ...markup.scripts.filter((script) => !script.startsWith('/assets/')),
  ];
}
