/** Measures time by stage and memory of a palm photo: `node packages/bench/palm.ts [PHOTO…]`. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { wordsGiven } from '../../test/support/processes/command-line.ts';
import { loadHandNetwork } from '../engines/palm/hand/hand-network.ts';
import { drawOverlay } from '../engines/palm/overlay.ts';
import { PhotoRefusedError } from '../engines/palm/photo/photo-refused-error.ts';
import { readPalm, type Stage, stages } from '../engines/palm/read-palm.ts';
import { preparePhoto } from '../service/palmistry/prepared-photo.ts';
import { amount, type Figure, ratio, recordFigures } from './page/figure.ts';
import { peakMegabytes } from './page/peak-megabytes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runCount = 7;

const result = z.object({
  photo: z.string(),
  outcome: z.string(),
  /** Milliseconds, medians of warm runs. */
  total: z.number(),
  /** Processor milliseconds, which a busy machine changes little. */
  processor: z.number(),
  leastProcessor: z.number(),
  stages: z.record(z.string(), z.number()),
  /** Milliseconds to prepare the photo and draw its lines, on request. */
  overlay: z.number(),
  /** Milliseconds, once per process. */
  load: z.number(),
  /** Megabytes of a fresh process that reads this photo once. */
  peak: z.number(),
});
type PalmBench = z.output<typeof result>;

const samples = ['anna', 'ben'].map((name) =>
  fileURLToPath(new URL(`../../events/samples/inbox/palms/samples/${name}.jpg`, import.meta.url)),
);

async function bench(photos: readonly string[] = samples): Promise<PalmBench[]> {
  const results: PalmBench[] = [];
  for (const photo of photos) {
    const { peak } = await inProcess(photo, 1);
    results.push({ ...(await inProcess(photo, runCount)), peak });
  }
  return results;
}

async function inProcess(photo: string, runs: number): Promise<PalmBench> {
  const self = fileURLToPath(import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, [self, '--measure', String(runs), photo]);
  return result.parse(JSON.parse(stdout));
}

async function measure(photo: string, runs: number): Promise<PalmBench> {
  const bytes = await readFile(photo);
  const begin = performance.now();
  const network = await loadHandNetwork(root);
  const load = performance.now() - begin;
  const times: Record<Stage, number[]> = {
    limits: [],
    decode: [],
    hand: [],
    canvas: [],
    quality: [],
    lines: [],
    proportions: [],
  };
  const totals: number[] = [];
  const overlays: number[] = [];
  const processor: number[] = [];
  let outcome = '';
  for (let run = 0; run < (runs > 1 ? runs + 1 : 1); run++) {
    const start = performance.now();
    const used = process.cpuUsage();
    let last = start;
    const timings: [Stage, number][] = [];
    const palm = await readPalm(bytes, network, (stage) => {
      const now = performance.now();
      timings.push([stage, now - last]);
      last = now;
    }).catch((error: unknown) => {
      if (error instanceof PhotoRefusedError) return error;
      throw error;
    });
    const end = performance.now();
    if (run === 0 && runs > 1) continue;
    totals.push(end - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    for (const [stage, time] of timings) times[stage].push(time);
    if (palm instanceof PhotoRefusedError) outcome = palm.code;
    else {
      outcome = `${palm.reading.side} hand`;
      if (runs > 1) {
        await drawOverlay(await preparePhoto(palm.photo), palm.reading);
        overlays.push(performance.now() - end);
      }
    }
  }
  return {
    photo: basename(photo),
    outcome,
    total: median(totals),
    processor: median(processor),
    leastProcessor: Math.round(Math.min(...processor)),
    stages: Object.fromEntries(stages.map((stage) => [stage, median(times[stage])])),
    overlay: median(overlays),
    load: Math.round(load),
    peak: peakMegabytes(),
  };
}

const median = (values: number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

function table(results: readonly PalmBench[]): string {
  return results
    .map(({ photo, outcome, total, processor, leastProcessor, stages: parts, overlay, load, peak }) => {
      const shares = Object.entries(parts)
        .filter(([, time]) => time > 0)
        .map(([stage, time]) => `${stage} ${time} ms (${Math.round((100 * time) / Math.max(1, total))} %)`);
      return [
        `${photo}: ${outcome}, median ${total} ms (${processor} ms of processor, least ${leastProcessor} ms, load ${loadavg()[0]?.toFixed(1)}), peak ${peak} MB, network loaded in ${load} ms`,
        `  ${shares.join(', ')}; on demand: overlay ${overlay} ms`,
      ].join('\n');
    })
    .join('\n');
}

function figuresOf(results: readonly PalmBench[]): readonly Figure[] {
  const mean = (figure: (one: PalmBench) => number) =>
    results.reduce((sum, one) => sum + figure(one), 0) / results.length;
  return [
    amount(
      'processor time of a reading, warm',
      mean(({ processor }) => processor),
      'ms',
      'less',
      700,
    ),
    amount(
      'peak of a process that reads one photo',
      mean(({ peak }) => peak),
      'MB',
      'less',
      250,
    ),
    ...stages.map((stage) => {
      const share = mean(({ stages: times, total }) => (times[stage] ?? 0) / total);
      return amount(`share of the reading time: ${stage}`, 100 * share, '%', 'less');
    }),
    ratio(
      'time to draw the lines, as a multiple of a reading',
      mean(({ overlay, total }) => overlay / total),
      'less',
    ),
    amount(
      'time to load the hand network, once a process',
      mean(({ load }) => load),
      'ms',
      'less',
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, runs, photo] = process.argv.slice(2);
  if (first === '--measure' && runs !== undefined && photo !== undefined)
    console.log(JSON.stringify(await measure(photo, Number(runs))));
  else {
    const photos = wordsGiven('node packages/bench/palm.ts [PHOTO…]');
    const results = await bench(photos.length > 0 ? photos : samples);
    console.log(table(results));
    recordFigures(figuresOf(results));
  }
}
