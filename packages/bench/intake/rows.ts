/** Prints the measurements of one table: `node packages/bench/intake/rows.ts ROWS`. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readBirths } from '../../../shared/intake/births/birth-row.ts';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import { peakMegabytes } from '../page/peak-megabytes.ts';
import type { RowsMeasured } from './rows-measured.ts';

const rowsGiven = countGiven('node packages/bench/intake/rows.ts [ROWS]', {
  otherwise: 100_000,
  least: 1000,
});
const chunkBytes = 64 * 1024;
const rounds = 9;

/** Each row has a name in Devanagari, a quoted line break, and a time zone to derive. */
async function* birthsTable(rows: number): AsyncGenerator<Uint8Array> {
  let text = 'id,name,date,time,lat,lon,question\n';
  for (let row = 0; row < rows; row += 1) {
    const date = `${1950 + (row % 60)}-${String((row % 12) + 1).padStart(2, '0')}-${String((row % 28) + 1).padStart(2, '0')}`;
    const lat = (((row * 37) % 12_000) / 100 - 60).toFixed(2);
    const lon = (((row * 91) % 36_000) / 100 - 180).toFixed(2);
    text += `p${row},"प्रिया, ${row}",${date},${row % 24}:${String(row % 60).padStart(2, '0')},${lat},${lon},"When?\nWhy?"\n`;
    if (text.length < chunkBytes) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function measureRows(rows: number): Promise<RowsMeasured> {
  const started = process.cpuUsage();
  const accepted = await read(rows);
  const seconds = secondsSince(started);
  const peak = peakMegabytes();
  return {
    rows,
    accepted,
    rowsPerSecond: Math.round(rows / seconds),
    shareOfCsvParse: Number((await measureShare(Math.ceil(rows / rounds))).toFixed(3)),
    peakMegabytes: peak,
  };
}

async function read(rows: number): Promise<number> {
  let accepted = 0;
  for await (const item of readBirths(birthsTable(rows))) if (item.kind === 'row') accepted += 1;
  return accepted;
}

async function split(rows: number): Promise<void> {
  const parser = Readable.from(birthsTable(rows)).pipe(parse());
  for await (const _record of parser);
}

async function measureShare(rows: number): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const splitting = process.cpuUsage();
    await split(rows);
    const splitSeconds = secondsSince(splitting);
    const reading = process.cpuUsage();
    await read(rows);
    shares.push(splitSeconds / secondsSince(reading));
  }
  return shares.toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
}

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

console.log(JSON.stringify(await measureRows(rowsGiven)));
