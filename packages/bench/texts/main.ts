import { readFileSync, writeFileSync } from 'node:fs';
import { flagsGiven, refuse } from '../../../test/support/processes/command-line.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { fileOf } from '../../texts/sheet/files.ts';
import { readSheet, rowsOf, sheetOf } from '../../texts/sheet/sheet.ts';
import { reachIn } from '../prose/reach.ts';

const usage = 'npm run texts -- export CODE [--births COUNT] | import FILE';
const { values, positionals } = flagsGiven(
  { allowPositionals: true, options: { births: { type: 'string', default: '1000' } } },
  usage,
);
const [command, what, ...others] = positionals;
if (what === undefined || others.length > 0) refuse('Give one language or one file.', usage);

async function exportSheet(language: Language, births: number): Promise<void> {
  const sample = { births, palms: births, chats: Math.ceil(births / 5) };
  const reach = await reachIn(language, rowsOf(language), sample);
  const file = `${language}.csv`;
  writeFileSync(file, sheetOf(language, reach));
  console.log(
    `${file}: ${rowsOf(language).length} sentences; reach measured over ${births} births and palms and ${sample.chats} conversations`,
  );
}

function importSheet(file: string): void {
  const { language, faults, changed, files } = readSheet(readFileSync(file, 'utf8'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) refuse(`${faults.length} rows are invalid; nothing was changed.`, usage);
  for (const [topic, content] of files)
    writeFileSync(fileOf(language, topic), `${JSON.stringify(content, null, 2)}\n`);
  console.log(
    `${changed} sentences of ${language} changed, in ${[...files.keys()].join(', ') || 'no file'}.`,
  );
}

if (command === 'export') {
  const language = languages.find((code) => code === what);
  const births = Number(values.births);
  if (language === undefined) refuse(`The language must be one of ${languages.join(', ')}.`, usage);
  if (!Number.isInteger(births) || births < 1 || births > 10_000) refuse('--births takes 1 to 10000.', usage);
  await exportSheet(language, births);
} else if (command === 'import') importSheet(what);
else refuse('The command must be export or import.', usage);
