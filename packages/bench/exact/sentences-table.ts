interface ToldClass {
  readonly what: string;
  readonly of: string;
  readonly languages: number;
  readonly sentences: number;
  readonly untrue: readonly string[];
}

const heading = '## Sentences';

export function sentencesIn(page: string): string {
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return '';
  const next = page.indexOf('\n## ', from);
  return next < 0 ? page.slice(from) : page.slice(from, next + 1);
}

export function withSentences(page: string, told: readonly ToldClass[]): string {
  const rows = told.map(
    ({ what, of, languages, sentences, untrue }) =>
      `| ${what} | ${of} | ${languages} | ${sentences.toLocaleString('en')} | ${untrue.length} |`,
  );
  const section = `${heading}

Written by \`npm run sentences\`. Every sentence names what it states (packages/texts/test/claims); a program of the tests decides each
from Swiss Ephemeris alone, those on a home from its drawing. Festivals and limbs of the panchang count as sentences; its other
languages name the same numbers.

| a sentence of | judged over | languages | sentences | false |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
  return `${page.replace(sentencesIn(page), '').trimEnd()}\n\n${section}`;
}
