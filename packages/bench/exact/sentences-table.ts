interface SentenceClass {
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

export function withSentences(page: string, classes: readonly SentenceClass[]): string {
  const rows = classes.map(
    ({ what, of, languages, sentences, untrue }) =>
      `| ${what} | ${of} | ${languages} | ${sentences.toLocaleString('en')} | ${untrue.length} |`,
  );
  const section = `${heading}

\`npm run sentences\` writes this section. Every sentence of an answer carries the fact that it states (\`packages/texts/test/claims\`).
A test program checks each fact with Swiss Ephemeris alone, and facts about a home with its drawing. Festivals and limbs
of the panchang count as sentences. The panchang is counted in one language, because all others name the same numbers.

| a sentence of | judged over | languages | sentences | false |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
  return `${page.replace(sentencesIn(page), '').trimEnd()}\n\n${section}`;
}
