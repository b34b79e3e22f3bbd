/** We never tuned the engine on seeds of 8,000 or more. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { curve } from '../../../events/samples/hand/creases.ts';
import { negative, negativeKinds } from '../../../events/samples/hand/negatives.ts';
import { photograph, randomShot } from '../../../events/samples/hand/photograph.ts';
import { drawsFrom, randomPerson } from '../../../events/samples/hand/random-person.ts';
import { flagsGiven, refuse } from '../../../test/support/processes/command-line.ts';
import { loadHandNetwork } from '../../engines/palm/hand/hand-network.ts';
import { lineNames } from '../../engines/palm/lines/corridors.ts';
import { PhotoRefusedError } from '../../engines/palm/photo/photo-refused-error.ts';
import { readPalm } from '../../engines/palm/read-palm.ts';
import type { PalmReading } from '../../engines/palm/reading.ts';
import { copies, prepared } from '../../engines/test/palmistry/copies.ts';
import { changedShare, entriesOf, fieldCountsOf, sentencesOf } from './compared-answers.ts';
import { drawOver } from './draw.ts';
import { palmsIn, readLabels } from './labels.ts';
import { lineTable, type Truth } from './line-table.ts';
import { openReadingCache } from './reading-cache.ts';

const usage = `node packages/bench/palms/main.ts PART [--photos DIR] [--labels FILE…] [--count N] [--from SEED] [--readings FILE] [--draw DIR] [--write]

PART is what to measure:
  lines            found lines against known ones
  pairs            two photos of one hand against each other
  copies           altered copies of a photo against the photo
  negatives        pictures without an open palm

  --readings FILE  keep the readings of this engine, so that a stopped run continues
  --draw DIR       draw the found and the known lines over the photos (lines, negatives)
  --write          write the figures into docs/palmistry.md`;
const { values, positionals } = flagsGiven(
  {
    allowPositionals: true,
    options: {
      photos: { type: 'string' },
      labels: { type: 'string', multiple: true },
      count: { type: 'string' },
      from: { type: 'string' },
      readings: { type: 'string' },
      draw: { type: 'string' },
      write: { type: 'boolean' },
    },
  } as const,
  usage,
);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const network = await loadHandNetwork(root);
const firstSeed = Number(values.from ?? 8000);
const count = Number(values.count ?? 24);

const storedReadings = await openReadingCache(values.readings);

async function readingOf(id: string, bytes: () => Promise<Uint8Array>): Promise<PalmReading | string> {
  const stored = storedReadings.get(id);
  if (stored !== undefined) return stored;
  const reading = await read(await bytes());
  console.error(`${id}: ${typeof reading === 'string' ? reading : 'read'}`);
  await storedReadings.add(id, reading);
  return reading;
}

async function read(bytes: Uint8Array): Promise<PalmReading | string> {
  try {
    return (await readPalm(bytes, network)).reading;
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    return error.code;
  }
}

const shotOf = (seed: number, shot: number) =>
  photograph(randomPerson(seed, 640), randomShot(drawsFrom(2 * seed + shot)));

async function photographTwice(seed: number) {
  const hand = randomPerson(seed, 640);
  const shots = [0, 1].map(async (shot) => {
    const { jpeg, positionInPhoto } = await shotOf(seed, shot);
    const truth: Truth = Object.fromEntries(
      lineNames.flatMap((name) => {
        const course = hand.lines[name];
        return course ? [[name, curve(course).map(positionInPhoto)]] : [];
      }),
    );
    return { jpeg, truth };
  });
  return { hand, shots: await Promise.all(shots) };
}

const labelled = values.photos
  ? await readLabels([new URL('labels.json', import.meta.url), ...(values.labels ?? [])])
  : [];
const palms = values.photos ? await palmsIn(values.photos) : [];
const photoOf = ({ file }: { readonly file: string }) => readFile(join(values.photos ?? '', file));

async function keep(
  name: string,
  photo: () => Promise<Uint8Array>,
  truth: Truth,
  reading: PalmReading | string,
) {
  if (values.draw === undefined) return;
  await mkdir(values.draw, { recursive: true });
  const picture = await drawOver(await photo(), truth, typeof reading === 'string' ? undefined : reading);
  await writeFile(join(values.draw, `${name}.png`), picture);
}

async function lines(): Promise<string> {
  const [real, again, other, drawn] = [lineTable(), lineTable(), lineTable(), lineTable()];
  const refused: string[] = [];
  for (const photo of labelled) {
    const bytes = await photoOf(photo);
    const reading = await readingOf(photo.file, async () => bytes);
    const pass = (which: 0 | 1): Truth =>
      Object.fromEntries(Object.entries(photo.lines).map(([name, courses]) => [name, courses[which]]));
    await keep(photo.file, async () => bytes, pass(0), reading);
    if (typeof reading === 'string') refused.push(`${photo.file}: ${reading}`);
    else {
      real.add(reading, pass(0), (name) => name !== 'fate');
      again.add(withCourses(reading, pass(1)), pass(0), () => true);
      other.add(withCourses(reading, photo.other), pass(0), () => true);
    }
  }
  for (let person = 0; person < count; person++) {
    const { hand, shots } = await photographTwice(firstSeed + person);
    for (const [shot, { jpeg, truth }] of shots.entries()) {
      const name = `p${firstSeed + person}.${shot}`;
      const reading = await readingOf(name, async () => jpeg);
      await keep(name, async () => jpeg, truth, reading);
      if (typeof reading === 'string') refused.push(`${name}: ${reading}`);
      else drawn.add(reading, truth, (name) => (hand.lines.depths?.[name] ?? 1) >= 0.8);
    }
  }
  return [
    ...(labelled.length > 0
      ? [
          `${labelled.length} photos of ${new Set(labelled.map(({ person }) => person)).size} people:`,
          real.text(),
          'The second labels by the same person, scored like a reading against the first:',
          again.text(),
          'The labels by another person, scored like a reading against those of the first person:',
          other.text(),
        ]
      : []),
    `${2 * count} photos of ${count} rendered hands (${seeds()}):`,
    drawn.text(),
    refused.length > 0 ? `Refused: ${refused.join('; ')}.` : 'The engine refused none of these photos.',
  ].join('\n\n');
}

function withCourses(reading: PalmReading, truth: Truth): PalmReading {
  const line = (name: (typeof lineNames)[number]): PalmReading['lines'][typeof name] => {
    const course = truth[name];
    return {
      ...reading.lines[name],
      grade: course ? 'clear' : 'not found',
      course: course?.map(([x, y]): [number, number] => [x, y]) ?? [],
    };
  };
  return {
    ...reading,
    lines: { heart: line('heart'), head: line('head'), life: line('life'), fate: line('fate') },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);

function undecidedShare(readings: readonly PalmReading[]): number {
  const fields = readings.map(fieldCountsOf);
  const all = fields.reduce((sum, { all: some }) => sum + some, 0);
  return fields.reduce((sum, { undecided: some }) => sum + some, 0) / Math.max(1, all);
}

async function pairs(): Promise<string> {
  const shares: number[] = [];
  const listed: number[] = [];
  const readings: PalmReading[] = [];
  const others: number[] = [];
  let before: Set<string> | undefined;
  for (let person = 0; person < count; person++) {
    const seed = firstSeed + person;
    const shots = [
      await readingOf(`p${seed}.0`, async () => (await shotOf(seed, 0)).jpeg),
      await readingOf(`p${seed}.1`, async () => (await shotOf(seed, 1)).jpeg),
    ];
    const known = shots.filter((reading) => typeof reading !== 'string');
    readings.push(...known);
    const [first, second] = known.map(sentencesOf);
    const [entries, otherEntries] = known.map(entriesOf);
    if (first && second) shares.push(changedShare(first, second));
    if (entries && otherEntries) listed.push(changedShare(entries, otherEntries));
    if (first && before) others.push(changedShare(first, before));
    before = first ?? before;
  }
  return `Two photos of one rendered hand (${shares.length} hands, ${seeds()}): ${percent(mean(shares))} of the sentences change, at most ${percent(Math.max(0, ...shares))}; between two different hands ${percent(mean(others))}. Of the entries of lists ${percent(mean(listed))} change; ${percent(undecidedShare(readings))} of the short fields are undecided.`;
}

interface Group {
  readonly name: string;
  readonly photos: readonly { readonly id: string; readonly bytes: () => Promise<Uint8Array> }[];
}

const seeds = () =>
  `seeds ${firstSeed.toLocaleString('en')} to ${(firstSeed + count - 1).toLocaleString('en')}`;

const groups = (): Group[] => [
  {
    name: 'the two samples',
    photos: ['anna', 'ben'].map((id) => ({
      id,
      bytes: () => readFile(join(root, `events/samples/inbox/palms/samples/${id}.jpg`)),
    })),
  },
  {
    name: 'real photos',
    photos: palms.map((photo) => ({ id: photo.file, bytes: () => photoOf(photo) })),
  },
  {
    name: `rendered hands (${seeds()})`,
    photos: Array.from({ length: count }, (_, i) => ({
      id: `r${firstSeed + i}`,
      bytes: async () => (await shotOf(firstSeed + i, 0)).jpeg,
    })),
  },
];

/** Without copies that lean or lack a fifth of the picture. */
const measuredCopies = copies.filter(({ name }) => !/leaning|2[02] %/.test(name));

async function copiesOfPhotos(): Promise<string> {
  const rows: string[] = [];
  for (const { name, photos } of groups().filter((group) => group.photos.length > 0)) {
    const [shares, listed, ofPhotos]: [number[], number[], number[]] = [[], [], []];
    const readings: PalmReading[] = [];
    for (const { id, bytes } of photos) {
      const photo = once(async () => prepared(await bytes()));
      const original = await readingOf(`${id}|itself`, photo);
      if (typeof original === 'string') continue;
      readings.push(original);
      const before = shares.length;
      for (const copy of measuredCopies) {
        const reading = await readingOf(`${id}|${copy.name}`, async () => copy.make(await photo()));
        if (typeof reading === 'string') continue;
        shares.push(changedShare(sentencesOf(original), sentencesOf(reading)));
        listed.push(changedShare(entriesOf(original), entriesOf(reading)));
      }
      ofPhotos.push(mean(shares.slice(before)));
    }
    rows.push(
      `| ${[name, readings.length, shares.length, percent(mean(shares)), ofPhotos.map(percent).join(', '), percent(mean(listed)), percent(undecidedShare(readings))].join(' | ')} |`,
    );
  }
  return [
    '| photos | count | copies | sentences that change | sentences that change, photo by photo | entries of lists that change | short fields undecided |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function negatives(): Promise<string> {
  const tally = new Map<string, Map<string, number>>();
  for (let i = 0; i < count; i++) {
    const kind = negativeKinds[(firstSeed + i) % negativeKinds.length] ?? 'fist';
    const id = `n${firstSeed + i}.${kind}`;
    const jpeg = once(async () => {
      const picture = negative(kind, firstSeed + i, 560);
      return (await photograph(picture, randomShot(drawsFrom(3 * (firstSeed + i))))).jpeg;
    });
    const reading = await readingOf(id, jpeg);
    await keep(id, jpeg, {}, reading);
    const outcome = typeof reading === 'string' ? reading : 'read';
    const outcomes = tally.get(kind) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    tally.set(kind, outcomes);
  }
  const read = [...tally.values()].reduce((sum, outcomes) => sum + (outcomes.get('read') ?? 0), 0);
  return [
    `${read} of ${count} rendered pictures that show no open palm are read (${seeds()}):`,
    [
      '| picture | read | refused as |',
      '| --- | --- | --- |',
      ...[...tally].map(
        ([kind, outcomes]) =>
          `| ${kind} | ${outcomes.get('read') ?? 0} | ${[...outcomes]
            .filter(([outcome]) => outcome !== 'read')
            .map(([code, times]) => `\`${code}\` ${times}`)
            .join(', ')} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

const parts = { lines, pairs, copies: copiesOfPhotos, negatives } as const;
const [part] = positionals;
if (part !== 'lines' && part !== 'pairs' && part !== 'copies' && part !== 'negatives')
  refuse(`Unknown part: ${part ?? ''}.`, usage);
const figures = await parts[part]();
console.log(figures);
if (values.write) {
  const page = join(root, 'docs/palmistry.md');
  const text = await readFile(page, 'utf8');
  const [begin, end] = [`<!-- figures: ${part} -->`, `<!-- end: ${part} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/palmistry.md lacks the markers of the figures of ${part}`);
  await writeFile(page, `${text.slice(0, from)}${begin}\n${figures}\n${text.slice(to)}`);
}
