/**
 * Measures readings against hands with known lines:
 *
 * node packages/bench/palms/main.ts lines|pairs|copies|negatives [--photos DIR] [--labels FILE…] [--count N] [--from
 * SEED] [--draw DIR] [--write]
 *
 * Seeds begin at 5,000, because no tuning used these.
 */
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
import { changed, entriesOf, fieldCountsOf, sentencesOf } from './compared-answers.ts';
import { drawOver } from './draw.ts';
import { readLabels } from './labels.ts';
import { lineTable, type Truth } from './line-table.ts';

const usage =
  'node packages/bench/palms/main.ts lines|pairs|copies|negatives [--photos DIR] [--labels FILE…] [--count N] [--from SEED] [--draw DIR] [--write]';
const { values, positionals } = flagsGiven(
  {
    allowPositionals: true,
    options: {
      photos: { type: 'string' },
      labels: { type: 'string', multiple: true },
      count: { type: 'string' },
      from: { type: 'string' },
      draw: { type: 'string' },
      write: { type: 'boolean' },
    },
  } as const,
  usage,
);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const network = await loadHandNetwork(root);
const firstSeed = Number(values.from ?? 5000);
const count = Number(values.count ?? 24);

async function readingOf(bytes: Uint8Array, name: string): Promise<PalmReading | string> {
  try {
    const { reading } = await readPalm(bytes, network);
    console.error(`${name}: ${lineNames.map((line) => `${line} ${reading.lines[line].grade}`).join(', ')}`);
    return reading;
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    console.error(`${name}: ${error.code}`);
    return error.code;
  }
}

async function rendered(person: number) {
  const hand = randomPerson(firstSeed + person, 640);
  const shots = [0, 1].map(async (shot) => {
    const { jpeg, positionInPhoto } = await photograph(
      hand,
      randomShot(drawsFrom(2 * (firstSeed + person) + shot)),
    );
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
const photoOf = ({ file }: { readonly file: string }) => readFile(join(values.photos ?? '', file));

async function keep(name: string, photo: Uint8Array, truth: Truth, reading: PalmReading | string) {
  if (values.draw === undefined) return;
  await mkdir(values.draw, { recursive: true });
  const picture = await drawOver(photo, truth, typeof reading === 'string' ? undefined : reading);
  await writeFile(join(values.draw, `${name}.png`), picture);
}

async function lines(): Promise<string> {
  const [real, again, other, drawn] = [lineTable(), lineTable(), lineTable(), lineTable()];
  const refused: string[] = [];
  for (const photo of labelled) {
    const bytes = await photoOf(photo);
    const reading = await readingOf(bytes, photo.file);
    const pass = (which: 0 | 1): Truth =>
      Object.fromEntries(Object.entries(photo.lines).map(([name, courses]) => [name, courses[which]]));
    await keep(photo.file, bytes, pass(0), reading);
    if (typeof reading === 'string') refused.push(`${photo.file}: ${reading}`);
    else {
      real.add(reading, pass(0), (name) => name !== 'fate');
      again.add(withCourses(reading, pass(1)), pass(0), () => true);
      other.add(withCourses(reading, photo.other), pass(0), () => true);
    }
  }
  for (let person = 0; person < count; person++) {
    const { hand, shots } = await rendered(person);
    for (const [shot, { jpeg, truth }] of shots.entries()) {
      const name = `rendered-${person}-${shot}`;
      const reading = await readingOf(jpeg, name);
      await keep(name, jpeg, truth, reading);
      if (typeof reading === 'string') refused.push(`rendered ${person}, shot ${shot}: ${reading}`);
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
    `${2 * count} photos of ${count} rendered hands:`,
    drawn.text(),
    refused.length > 0 ? `Refused: ${refused.join('; ')}.` : 'None was refused.',
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

function undecidedIn(readings: readonly PalmReading[]): string {
  const fields = readings.map(fieldCountsOf);
  const all = fields.reduce((sum, { all: some }) => sum + some, 0);
  const undecided = fields.reduce((sum, { undecided: some }) => sum + some, 0);
  return `${undecided} of ${all} short fields (${percent(undecided / Math.max(1, all))}) are undecided`;
}

async function pairs(): Promise<string> {
  const shares: number[] = [];
  const listed: number[] = [];
  const readings: PalmReading[] = [];
  const others: number[] = [];
  let before: Set<string> | undefined;
  for (let person = 0; person < count; person++) {
    const { shots } = await rendered(person);
    const read = await Promise.all(
      shots.map(({ jpeg }, shot) => readingOf(jpeg, `rendered-${person}-${shot}`)),
    );
    const known = read.filter((reading) => typeof reading !== 'string');
    readings.push(...known);
    const [first, second] = known.map(sentencesOf);
    const [entries, otherEntries] = known.map(entriesOf);
    if (first && second) shares.push(changed(first, second));
    if (entries && otherEntries) listed.push(changed(entries, otherEntries));
    if (first && before) others.push(changed(first, before));
    before = first ?? before;
  }
  return `Two photos of one rendered hand (${shares.length} hands): ${percent(mean(shares))} of the sentences change, at most ${percent(Math.max(0, ...shares))}; between two different hands ${percent(mean(others))}. Of the entries of lists ${percent(mean(listed))} change. ${undecidedIn(readings)}.`;
}

async function copiesOfPhotos(): Promise<string> {
  const photos = await Promise.all([
    ...['anna', 'ben'].map((name) => readFile(join(root, `events/samples/inbox/palms/samples/${name}.jpg`))),
    ...labelled.map(photoOf),
  ]);
  const some = copies.filter(({ name }) => !/leaning|2[02] %/.test(name)).slice(0, count);
  const shares: number[] = [];
  const listed: number[] = [];
  const readings: PalmReading[] = [];
  for (const bytes of photos) {
    const photo = await prepared(bytes);
    const own = await readingOf(photo, 'itself');
    if (typeof own === 'string') continue;
    readings.push(own);
    for (const copy of some) {
      const reading = await readingOf(await copy.make(photo), copy.name);
      if (typeof reading === 'string') continue;
      shares.push(changed(sentencesOf(own), sentencesOf(reading)));
      listed.push(changed(entriesOf(own), entriesOf(reading)));
    }
  }
  return `Copies of ${readings.length} photos (${shares.length} copies: ${some.map(({ name }) => name).join('; ')}): ${percent(mean(shares))} of the sentences and ${percent(mean(listed))} of the entries of lists change. ${undecidedIn(readings)}.`;
}

async function negatives(): Promise<string> {
  const tally = new Map<string, Map<string, number>>();
  for (let i = 0; i < count; i++) {
    const kind = negativeKinds[(firstSeed + i) % negativeKinds.length] ?? 'fist';
    const picture = negative(kind, firstSeed + i, 560);
    const { jpeg } = await photograph(picture, randomShot(drawsFrom(3 * (firstSeed + i))));
    const reading = await readingOf(jpeg, `${kind} ${firstSeed + i}`);
    await keep(`negative-${i}`, jpeg, {}, reading);
    const outcome = typeof reading === 'string' ? reading : 'read';
    const outcomes = tally.get(kind) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    tally.set(kind, outcomes);
  }
  const read = [...tally.values()].reduce((sum, outcomes) => sum + (outcomes.get('read') ?? 0), 0);
  return [
    `${read} of ${count} rendered pictures that show no open palm are read:`,
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
