/**
 * Measures repetition and writes docs/prose.md and docs/languages:
 * `node packages/bench/prose.ts [KIND…] [--language CODE] [--people COUNT]`. With arguments it writes no file.
 */
import { writeFileSync } from 'node:fs';
import { flagsGiven, refuse } from '../../test/support/processes/command-line.ts';
import { seeded } from '../engines/test/astrology/oracle.ts';
import { type ProseKind, proseKinds } from './prose/kinds.ts';
import { writeLanguagePages } from './prose/languages.ts';
import { measure, type ProseReport, percent } from './prose/measures.ts';
import { type MeasuredProse, missed, prosePage } from './prose/page.ts';

const defaultPeople = 1_000;
const usage = 'node packages/bench/prose.ts [KIND…] [--language CODE] [--people COUNT]';
const { values, positionals: wanted } = flagsGiven(
  {
    allowPositionals: true,
    options: { language: { type: 'string' }, people: { type: 'string', default: `${defaultPeople}` } },
  },
  usage,
);
const people = Number(values.people);
if (!Number.isInteger(people) || people < 2 || people > defaultPeople)
  refuse(`--people takes a whole number from 2 to ${defaultPeople}.`, usage);
const kinds = proseKinds.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (kinds.length < new Set(wanted).size)
  refuse(`The kinds are ${proseKinds.map(({ name }) => name).join(', ')}.`, usage);
const selected = kinds.flatMap((kind) =>
  kind.languages
    .filter((language) => values.language === undefined || values.language === language)
    .map((language) => ({ kind, language })),
);
if (selected.length === 0)
  refuse(
    kinds.map(({ name, languages }) => `${name} has texts in ${languages.join(', ')}.`).join('\n'),
    usage,
  );

const peopleOf = (kind: ProseKind): number => Math.min(people, kind.people ?? defaultPeople);

async function reportsOf(kind: ProseKind, language: ProseKind['languages'][number]) {
  const { report } = kind;
  const reports: ProseReport[] = [];
  for (let person = 0; person < peopleOf(kind); person++) reports.push(await report(person, language));
  return reports;
}

const measured: MeasuredProse[] = [];
for (const { kind, language } of selected) {
  const reports = await reportsOf(kind, language);
  const figures = measure(reports, await reportsOf(kind, language), seeded(7), language);
  const step = Math.floor(peopleOf(kind) / Math.max(1, kind.samplesOnPage));
  const samples = Array.from(
    { length: kind.samplesOnPage },
    (_, i) => reports[i * step + (kind.people === undefined ? 0 : i)],
  ).filter((report) => report !== undefined);
  const result = { kind, language, figures, reports, samples };
  measured.push(result);
  const { repeated, repeatedFrames, shared, distinct, words, grade } = figures;
  const englishFigures =
    language === 'en'
      ? `, repeated apart from names and numbers ${percent(repeatedFrames)}, grade ${grade.toFixed(1)}`
      : '';
  console.log(
    `${kind.name} (${language}): repeated ${percent(repeated)}, shared ${percent(shared)}, ${distinct} distinct, ${words.join(' / ')} words${englishFigures}`,
  );
  for (const miss of missed(result)) console.log(`  missed: ${miss}`);
}
if (process.argv.length === 2) {
  writeFileSync(new URL('../../docs/prose.md', import.meta.url), prosePage(measured));
  await writeLanguagePages();
}
process.exitCode = measured.some((result) => missed(result).length > 0) ? 1 : 0;
