/**
 * Measures the intake: rows a second of processor time, as such and as a share of what csv-parse alone splits in the same
 * process, and peak memory for 1,000 to 1,000,000 rows; peak memory of single photos. Each measurement runs in a process of
 * its own, because a peak is never given back.
 *
 *     node bench/intake.ts [rows | photos]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'csv-parse';
import sharp from 'sharp';
import * as z from 'zod';
import { readBirths } from '../shared/intake/births/birth-row.ts';
import { preparePhoto } from '../shared/intake/photos/photo.ts';
import { refuse, wordsGiven } from '../test/support/command-line.ts';
import { interruptible } from '../test/support/interruptible.ts';
import { amount, isTold, ratio, tell } from './page/figure.ts';
import { peakMegabytes } from './page/peak-megabytes.ts';

const chunkBytes = 64 * 1024;
/** The share is that of so many turns. */
const rounds = 9;
const rowCounts = [1_000, 100_000, 1_000_000];
const imageWidth = 8064;
const imageHeight = 6048;

/** A births table made while it is read: names of several scripts, quoted line breaks, a derived zone in each row. */
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

const rowsMeasured = z.object({
  rows: z.number(),
  accepted: z.number(),
  rowsPerSecond: z.number(),
  shareOfCsvParse: z.number(),
  peakMegabytes: z.number(),
});

async function measureRows(rows: number): Promise<z.output<typeof rowsMeasured>> {
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

/** Splits the same table with csv-parse alone: what no reader of ours can do without. */
async function split(rows: number): Promise<void> {
  const parser = Readable.from(birthsTable(rows)).pipe(parse());
  for await (const _record of parser);
}

/** In turns, so that a slow moment hits both alike: the median of what the two come to in the same round. */
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

/** Of the processor, which others use too. */
function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Prints how tables of these sizes are read, and tells it of the largest. */
async function benchRows(signal: AbortSignal): Promise<void> {
  const results = [];
  for (const rows of rowCounts)
    results.push(rowsMeasured.parse(await inChild(signal, 'count', String(rows))));
  console.table(results);
  const largest = results.at(-1);
  if (largest === undefined) return;
  tell([
    ratio('1,000,000 rows: share of the speed of csv-parse alone', largest.shareOfCsvParse, 'more', 0.5),
    amount('1,000,000 rows: peak of the process', largest.peakMegabytes, 'MB', 'less', 160),
    amount('1,000,000 rows: speed', largest.rowsPerSecond, 'rows a second of processor time', 'more'),
  ]);
}

async function measurePhoto(file: string): Promise<object> {
  const bytes = readFileSync(file);
  const started = performance.now();
  const result = await preparePhoto(bytes);
  const outcome =
    'refusal' in result
      ? result.refusal.code
      : `${result.width} × ${result.height}, ${(result.image.length / 1e6).toFixed(2)} MB`;
  return {
    uploadMegabytes: Number((bytes.length / 1e6).toFixed(1)),
    outcome,
    milliseconds: Math.round(performance.now() - started),
    peakMegabytes: peakMegabytes(),
  };
}

/** A picture with the grain of a real photo at 48 megapixels. */
function bigPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
  return sharp({
    create: { width: imageWidth, height: imageHeight, channels: 3, background: '#a87860', noise },
  }).withMetadata({ orientation: 6 });
}

const photos: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
  'JPEG of 48 megapixels': (file) => bigPhoto().jpeg({ quality: 90 }).toFile(file),
  'progressive JPEG of 48 megapixels': (file) =>
    bigPhoto().jpeg({ quality: 80, progressive: true }).toFile(file),
  'progressive JPEG of 12 megapixels': (file) =>
    bigPhoto().resize(4032).jpeg({ quality: 80, progressive: true }).toFile(file),
  'interlaced PNG of 48 megapixels': (file) =>
    sharp({ create: { width: imageWidth, height: imageHeight, channels: 3, background: '#a87860' } })
      .png({ progressive: true })
      .toFile(file),
  'PNG of 48 megapixels': (file) =>
    sharp({ create: { width: imageWidth, height: imageHeight, channels: 3, background: '#a87860' } })
      .png()
      .toFile(file),
  'interlaced PNG of 12 megapixels': (file) =>
    bigPhoto().resize(4032).blur(3).png({ progressive: true }).toFile(file),
  'WebP of 12 megapixels': (file) => bigPhoto().resize(4032).webp().toFile(file),
  'WebP of 48 megapixels': (file) => bigPhoto().webp({ effort: 0 }).toFile(file),
};

async function inChild(signal: AbortSignal, ...args: string[]): Promise<object> {
  const script = fileURLToPath(import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { signal });
  return JSON.parse(stdout);
}

/** Prints what it takes to prepare large photos. */
async function benchPhotos(signal: AbortSignal): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'palmleaf-bench-')), 'photo');
  const results: Record<string, object> = {};
  for (const [name, make] of Object.entries(photos)) {
    await make(file);
    results[name] = await inChild(signal, 'photo', file);
  }
  console.table(results);
}

const usage = 'node bench/intake.ts [rows|photos]';
const [what, argument] = wordsGiven(usage);
if (what !== undefined && !['count', 'photo', 'rows', 'photos'].includes(what))
  refuse(`There is no ${what}.`, usage);
if (what === 'count' && argument) console.log(JSON.stringify(await measureRows(Number(argument))));
else if (what === 'photo' && argument) console.log(JSON.stringify(await measurePhoto(argument)));
else
  await interruptible(async (signal) => {
    if (what !== 'photos') await benchRows(signal);
    if (what !== 'rows' && !isTold()) await benchPhotos(signal);
  });
