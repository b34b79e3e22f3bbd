import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../simulation/world/random.ts';
import type { Area, ListedFault } from '../fault.ts';
import { canBeParsed, type Edit, editsOf } from './edits.ts';

export interface DrawnFault extends Omit<ListedFault, 'tests'> {
  readonly offset: number;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const core: readonly (readonly [folder: string, area: Area])[] = [
  ['shared/ledger', 'ledger'],
  ['shared/sealing', 'ledger'],
  ['shared/gate', 'gate'],
  ['shared/budget', 'budget'],
  ['shared/blockers', 'reconciler'],
  ['shared/holds', 'fan-out'],
  ['shared/jobs', 'fan-out'],
  ['functions/fan-out', 'fan-out'],
  ['functions/reconciler', 'reconciler'],
  ['functions/dead-letters', 'reconciler'],
  ['shared/uploads', 'intake'],
  ['shared/places', 'intake'],
  ['functions/photos', 'intake'],
  ['functions/rows', 'intake'],
  ['shared/erasure', 'erasure'],
  ['functions/publish', 'publish'],
  ['shared/drift', 'drift'],
  ['shared/assets', 'drift'],
  ['shared/table', 'table'],
];

const wiring = /^functions\/.*\/(?:handler|deps|rows|photos|dead-letters)\.ts$/;

interface Place {
  readonly area: Area;
  readonly file: string;
  readonly text: string;
  readonly edit: Edit;
}

/** Draws each place at most once; the same seed and sources give the same faults. */
export function* drawFaults(root: string, seed: number): Generator<DrawnFault, undefined> {
  const random = new Random(seed);
  const places = core.flatMap(([folder, area]) => placesIn(root, folder, area));
  for (let drawn = 1; places.length > 0; drawn += 1) {
    const [place] = places.splice(random.whole(0, places.length - 1), 1);
    if (place !== undefined && canBeParsed(place.text, place.edit))
      yield { ...faultAt(place), name: `drawn-${seed}-${drawn}` };
  }
  return undefined;
}

const placesIn = (root: string, folder: string, area: Area): Place[] =>
  globSync(`${folder}/**/*.ts`, { cwd: root })
    .sort()
    .filter((file) => !wiring.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return editsOf(text).map((edit) => ({ area, file, text, edit }));
    });

export function faultAt({ area, file, text, edit }: Place): Omit<DrawnFault, 'name'> {
  const [from, to] = uniqueLines(text, edit);
  const [begin, end] = wholeLines(text, edit);
  const editedText = (start: number, stop: number) =>
    text.slice(start, edit.start) + edit.put + text.slice(edit.end, stop);
  return {
    area,
    file,
    find: text.slice(from, to),
    put: editedText(from, to),
    why: `${edit.what}.`,
    offset: edit.start,
    line: text.slice(0, edit.start).split('\n').length,
    before: text.slice(begin, end),
    after: editedText(begin, end),
  };
}

function uniqueLines(text: string, edit: Edit): readonly [number, number] {
  let place = wholeLines(text, edit);
  while (text.split(text.slice(...place)).length > 2)
    place = wholeLines(text, {
      start: Math.max(place[0] - 1, 0),
      end: Math.min(place[1] + 1, text.length),
    });
  return place;
}

function wholeLines(text: string, { start, end }: Pick<Edit, 'start' | 'end'>): readonly [number, number] {
  const after = text.indexOf('\n', end);
  return [text.lastIndexOf('\n', start - 1) + 1, after < 0 ? text.length : after];
}

export const textOfFault = ({ name, file, line, why, before, after }: DrawnFault): string =>
  [`${name}  ${file}:${line}  ${why}`, ...signed('-', before), ...signed('+', after)].join('\n');

const signed = (sign: string, text: string): string[] => text.split('\n').map((line) => `  ${sign} ${line}`);
