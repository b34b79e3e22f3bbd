export interface JudgedClass {
  readonly what: string;
  readonly language: string;
  readonly of: string;
  readonly sentences: number;
  readonly untrue: number;
}

const heading = '## Sentences';

export function sentencesIn(page: string): string {
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return '';
  const next = page.indexOf('\n## ', from);
  return next < 0 ? page.slice(from) : page.slice(from, next + 1);
}

const row = ({ what, language, of, sentences, untrue }: JudgedClass): string =>
  `| ${what} | ${language} | ${of} | ${sentences.toLocaleString('en')} | ${untrue} |`;
const keyOf = (line: string): string => line.split('|').slice(1, 3).join('|');

export function withSentences(page: string, judged: readonly JudgedClass[]): string {
  const old = sentencesIn(page)
    .split('\n')
    .filter((line) => /\| \d+ \|$/.test(line));
  const rows = new Map([...old, ...judged.map(row)].map((line) => [keyOf(line), line]));
  const section = `${heading}

\`npm run sentences\` writes this section; \`-- --of years --language ta\` judges one class in one language and replaces its
row. Every sentence of an answer carries the fact that it states (\`packages/texts/test/claims\`). A test program checks
each fact with Swiss Ephemeris alone, and facts about a home with its drawing. A festival counts as a sentence; a tithi,
nakshatra, yoga or karana counts as two, its number and its end; a sunrise is true within 3 seconds or 12 arcseconds of
the Sun's height. The panchang is judged in one language, because all others name the same numbers. The births are
drawn with the seed 61, those of years with 63, months with 64 (half of them in India, the others up to latitude 66),
and plans with 65. From 60 to 78 degrees of latitude, the answer on a day states rise and set of Sun and Moon, rahu
kalam, yamagandam and gulika, or that there is none. The row of these days counts the seven times; a wrong tithi,
nakshatra, yoga or karana counts as false, too.

| a sentence of | language | sample | sentences | false |
| --- | --- | --- | ---: | ---: |
${[...rows.values()].join('\n')}
`;
  return `${page.replace(sentencesIn(page), '').trimEnd()}\n\n${section}`;
}
