import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { wordsGiven } from '../../../support/processes/command-line.ts';
import { readWritten } from './read-written.ts';

const [first = 1, tables = 2000] = wordsGiven(
  'node test/unit/intake/written/main.ts [FIRST SEED] [TABLES]',
).map(Number);
const seeds = Array.from({ length: tables }, (_none, index) => first + index);
const { wrong, missed, ...figures } = await readWritten(
  seeds,
  new Gazetteer(gazetteerPieces(import.meta.dirname)),
);
console.log(
  figures,
  `${((100 * figures.accepted) / figures.good).toFixed(2)} % of the good rows accepted, ${wrong.length} read wrongly`,
);
for (const one of wrong.slice(0, 40)) console.log('wrong:', one);
for (const [reason, { rows, habits }] of [...missed].sort(([, a], [, b]) => b.rows - a.rows).slice(0, 40))
  console.log(`refused ${rows}: ${reason} | ${habits}`);
