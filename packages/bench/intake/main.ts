/** Measures rows per second and peak memory: `node packages/bench/intake/main.ts [rows | photos]`. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import sharp from 'sharp';
import { bundleOptions } from '../../../infra/bundles/bundle.ts';
import { loadProducts } from '../../../infra/files/products.ts';
import { loadProfile } from '../../../infra/files/profile.ts';
import { rowsNodeOptions } from '../../../infra/sizing/memory.ts';
import { refuse, wordsGiven } from '../../../test/support/processes/command-line.ts';
import { interruptible } from '../../../test/support/processes/interruptible.ts';
import { amount, isRecording, ratio, recordFigures } from '../page/figure.ts';
import { rowsMeasured } from './rows-measured.ts';

const rowCounts = [1_000, 100_000, 1_000_000];
const imageWidth = 8064;
const imageHeight = 6048;

function bundle(): string {
  const outdir = mkdtempSync(join(tmpdir(), 'palmleaf-bench-rows-'));
  const entry = 'packages/bench/intake/rows.ts';
  const { file: products } = loadProducts('standard');
  buildSync({
    ...bundleOptions({ entry, profile: loadProfile('documented').file, products, needs: [] }),
    outdir,
  });
  return join(outdir, 'index.mjs');
}

async function benchRows(signal: AbortSignal): Promise<void> {
  const bundled = bundle();
  const results = [];
  for (const rows of rowCounts) {
    const args = [...rowsNodeOptions.split(' '), bundled, String(rows)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { signal });
    results.push(rowsMeasured.parse(JSON.parse(stdout)));
  }
  console.table(results);
  const largest = results.at(-1);
  if (largest === undefined) return;
  recordFigures([
    ratio('1,000,000 rows: share of the speed of csv-parse alone', largest.shareOfCsvParse, 'more', 0.5),
    amount('1,000,000 rows: peak of the process', largest.peakMegabytes, 'MB', 'less', 160),
    amount('1,000,000 rows: speed', largest.rowsPerSecond, 'rows a second of processor time', 'more'),
  ]);
}

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

async function benchPhotos(signal: AbortSignal): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'palmleaf-bench-')), 'photo');
  const script = fileURLToPath(new URL('photo.ts', import.meta.url));
  const results: Record<string, object> = {};
  for (const [name, make] of Object.entries(photos)) {
    await make(file);
    const { stdout } = await promisify(execFile)(process.execPath, [script, file], { signal });
    results[name] = JSON.parse(stdout);
  }
  console.table(results);
}

const usage = 'node packages/bench/intake/main.ts [rows|photos]';
const [what] = wordsGiven(usage);
if (what !== undefined && !['rows', 'photos'].includes(what)) refuse(`There is no ${what}.`, usage);
await interruptible(async (signal) => {
  if (what !== 'photos') await benchRows(signal);
  if (what !== 'rows' && !isRecording()) await benchPhotos(signal);
});
