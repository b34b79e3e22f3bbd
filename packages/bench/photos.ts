/** Measures photos per GB-second, and memory growth: `node packages/bench/photos.ts [PHOTOS]`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import * as z from 'zod';
import { inspectorWithNetwork } from '../../functions/photos/inspector.ts';
import { wholeProcessorMb } from '../../infra/sizing/memory.ts';
import { preparePhoto } from '../../shared/intake/photos/photo.ts';
import { refuse, wordsGiven } from '../../test/support/processes/command-line.ts';
import { amount, ratio, recordFigures } from './page/figure.ts';
import { peakMegabytes } from './page/peak-megabytes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const widthPixels = 3024;
const gigabytes = { checked: wholeProcessorMb / 1024, unchecked: 1 } as const;
type Kind = keyof typeof gigabytes;
const photoCount = 200;

const result = z.object({
  processorMs: z.number(),
  peakMegabytes: z.number(),
  megabytesAtHalf: z.number(),
  megabytes: z.array(z.number()),
});

async function measure(kind: Kind, photos: number): Promise<z.output<typeof result>> {
  const inspect = inspectorWithNetwork(root);
  const samples = await Promise.all(
    ['anna', 'ben'].map((name) =>
      sharp(readFileSync(`${root}events/samples/inbox/palms/samples/${name}.jpg`))
        .resize(widthPixels)
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  );
  const take = async (index: number): Promise<void> => {
    const prepared = await preparePhoto(samples[index % samples.length] ?? new Uint8Array());
    if ('refusal' in prepared) throw new Error(prepared.refusal.reason.code);
    if (kind === 'checked' && (await inspect(prepared.image)) !== undefined)
      throw new Error('the photo check doubts a sample');
  };
  const half = Math.floor(photos / 2);
  const tenth = Math.floor(photos / 10);
  const megabytes: number[] = [];
  let megabytesAtHalf = 0;
  await take(0);
  const started = process.cpuUsage();
  for (let index = 0; index < photos; index += 1) {
    await take(index);
    if (index === half) megabytesAtHalf = peakMegabytes();
    if ((index + 1) % tenth === 0) megabytes.push(Math.round(process.memoryUsage.rss() / 2 ** 20));
  }
  const { user, system } = process.cpuUsage(started);
  return {
    processorMs: (user + system) / 1000 / photos,
    peakMegabytes: peakMegabytes(),
    megabytesAtHalf,
    megabytes,
  };
}

function inChild(kind: Kind, photos: number): z.output<typeof result> {
  const args = [fileURLToPath(import.meta.url), kind, String(photos)];
  return result.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
}

const usage = 'node packages/bench/photos.ts [PHOTOS]';
const [first = String(photoCount), photos] = wordsGiven(usage);
if (first === 'checked' || first === 'unchecked')
  console.log(JSON.stringify(await measure(first, Number(photos))));
else {
  const count = Number(first);
  if (!Number.isInteger(count) || count < 10) refuse(`${first} is not a whole number of at least 10.`, usage);
  const unchecked = inChild('unchecked', count);
  const checked = inChild('checked', count);
  for (const [name, measured] of Object.entries({
    'without the photo check': unchecked,
    'with the photo check': checked,
  }))
    console.log(name, JSON.stringify(measured));
  const perGbSecond = (kind: Kind, { processorMs }: { readonly processorMs: number }): number =>
    1000 / processorMs / gigabytes[kind];
  recordFigures([
    ratio(
      'the photo check, as a multiple of preparing a photo',
      checked.processorMs / unchecked.processorMs - 1,
      'less',
    ),
    ratio(
      `peak after ${count} photos, as a multiple of the peak after half of them`,
      checked.peakMegabytes / checked.megabytesAtHalf,
      'less',
      1.15,
    ),
    amount(
      'photos per GB-second, without the photo check (1 GB)',
      perGbSecond('unchecked', unchecked),
      '',
      'more',
    ),
    amount(
      'photos per GB-second, with the photo check (1.73 GB)',
      perGbSecond('checked', checked),
      '',
      'more',
    ),
    amount('peak of the process, with the photo check', checked.peakMegabytes, 'MB', 'less'),
  ]);
}
