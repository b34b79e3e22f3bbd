/**
 * How much the texts repeat themselves and each other, over 1,000 people made up by a seed; writes docs/prose.md with whole
 * reports, and docs/languages. `node bench/prose.ts [KIND…]` measures those kinds and writes nothing. Fails where a goal is missed.
 */
import { writeFileSync } from 'node:fs';
import { seeded } from '../test/unit/astrology/oracle.ts';
import { proseKinds } from './prose/kinds.ts';
import { writeLanguagePages } from './prose/languages.ts';
import { measure, type ProseReport } from './prose/measures.ts';
import { type Measured, missed, percent, prosePage } from './prose/page.ts';

const people = 1_000;
const wanted = process.argv.slice(2);
const kinds = proseKinds.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (kinds.length < wanted.length) {
  console.error(`There is ${proseKinds.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

async function reportsOf(report: (person: number) => ProseReport | Promise<ProseReport>) {
  const reports: ProseReport[] = [];
  for (let person = 0; person < people; person++) reports.push(await report(person));
  return reports;
}

const measured: Measured[] = [];
for (const kind of kinds) {
  const reports = await reportsOf(kind.report);
  const figures = measure(reports, await reportsOf(kind.report), seeded(7));
  const step = Math.floor(people / Math.max(1, kind.samples));
  const samples = Array.from({ length: kind.samples }, (_, i) => reports[i * step]).filter(
    (report) => report !== undefined,
  );
  const result = { kind, figures, samples };
  measured.push(result);
  const { repeated, repeatedFrames, shared, distinct, words, grade } = figures;
  console.log(
    `${kind.name}: repeated ${percent(repeated)} (frames ${percent(repeatedFrames)}), shared ${percent(shared)}, ${distinct} distinct, ${words.join(' / ')} words, grade ${grade.toFixed(1)}`,
  );
  for (const miss of missed(result)) console.log(`  missed: ${miss}`);
}
if (wanted.length === 0) {
  writeFileSync(new URL('../docs/prose.md', import.meta.url), prosePage(measured));
  await writeLanguagePages();
}
process.exitCode = measured.some((result) => missed(result).length > 0) ? 1 : 0;
