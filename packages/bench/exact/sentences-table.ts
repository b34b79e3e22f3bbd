export interface JudgedClass {
  readonly what: string;
  readonly language: string;
  readonly sample: string;
  readonly sentences: number;
  readonly untrue: number;
}

const heading = '## Sentences';

export function sentencesSection(page: string): string {
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return '';
  const next = page.indexOf('\n## ', from);
  return next < 0 ? page.slice(from) : page.slice(from, next + 1);
}

const row = ({ what, language, sample, sentences, untrue }: JudgedClass): string =>
  `| ${what} | ${language} | ${sample} | ${sentences.toLocaleString('en')} | ${untrue} |`;
const keyOf = (line: string): string => line.split('|').slice(1, 3).join('|');

export function withSentences(page: string, judged: readonly JudgedClass[]): string {
  const old = sentencesSection(page)
    .split('\n')
    .filter((line) => /\| \d+ \|$/.test(line));
  const rows = new Map([...old, ...judged.map(row)].map((line) => [keyOf(line), line]));
  const section = `${heading}

\`npm run sentences\` writes the table below. \`npm run sentences -- --of years --language ta\` checks only the years in
Tamil and replaces that row. For every sentence of an answer, the code states the fact that must be true
(\`packages/texts/test/claims\`). A test program checks these facts with Swiss Ephemeris alone, and facts about a home
with its drawing. A festival counts as one sentence. A tithi, nakshatra, yoga or karana counts as two: its number and
its end. A sunrise is true within 3 seconds, or within 12 arcseconds of the Sun's height. The program checks the
panchang in one language, because all languages have the same numbers. Seed 61 draws the births of
the rows on natal charts and aspects, 63 the births of the rows on a year, 64 the months (half of them in India, the
others up to latitude 66), and 65 the plans of homes (vastu). From 60 to 78 degrees of latitude, the answer for a day
has seven clock times, or says that there is none: rise and set of Sun and Moon, rahu kalam, yamagandam and gulika. The
last row counts these clock times as its sentences; a wrong tithi, nakshatra, yoga or karana counts as false, too.

| a sentence of | language | sample | sentences | false |
| --- | --- | --- | ---: | ---: |
${[...rows.values()].join('\n')}
`;
  return `${page.replace(sentencesSection(page), '').trimEnd()}\n\n${section}`;
}
