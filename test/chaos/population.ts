import sharp from 'sharp';
import { chance } from './random.ts';

interface Upload {
  readonly key: string;
  readonly body: Uint8Array | string;
}

export interface Population {
  readonly uploads: readonly Upload[];
  readonly subjects: readonly string[];
  readonly badRows: readonly { readonly upload: string; readonly line: number }[];
  /** Includes calls that will be copied. */
  readonly plannedCalls: number;
}

const batches = ['alpha', 'beta'] as const;

export async function population(count: number, seed: number): Promise<Population> {
  const rows = new Map<string, string[]>(batches.map((batch) => [batch, []]));
  const photos: Upload[] = [];
  const subjects: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const batch = number < Math.ceil(count * 0.6) ? batches[0] : batches[1];
    const id = `s${String(number).padStart(3, '0')}`;
    const kind = chance(seed, 'kind', number);
    const isSecondUpload = batch === batches[1] && chance(seed, 'again', number) < 0.25;
    if (kind < 0.9)
      rows.get(batch)?.push(row(id, isSecondUpload ? number - Math.ceil(count * 0.6) : number, seed));
    if (kind > 0.75) photos.push({ key: `palms/${batch}/${id}.jpg`, body: await photo(seed, number) });
    subjects.push(`${batch}/${id}`);
  }
  const tables = batches.map((batch) => ({
    key: `births/${batch}.csv`,
    lines: table(rows.get(batch) ?? []),
  }));
  return {
    uploads: [...tables.map(({ key, lines }) => ({ key, body: `${lines.join('\n')}\n` })), ...photos],
    subjects,
    plannedCalls: 17 * photos.length + 4 * tables.reduce((sum, { lines }) => sum + lines.length - 2, 0),
    badRows: tables.map(({ key, lines }) => ({ upload: key, line: lines.length })),
  };
}

const head = 'id,name,gender,date,time,lat,lon,tzone,place,country,vastu_id,question';
const badRow = 'nobody,No Body,female,1990-02-30,10:00,1,1,1,Rome,Italy,,';

const table = (rows: readonly string[]): string[] => [head, ...rows, badRow];

function row(id: string, person: number, seed: number): string {
  const date = new Date(Date.UTC(1950, 0, 1 + person * 53)).toISOString().slice(0, 10);
  const time = `${String(person % 24).padStart(2, '0')}:${String((person * 11) % 60).padStart(2, '0')}`;
  const place = `${(10 + person / 10).toFixed(3)},${(20 + (person % 100) / 7).toFixed(3)},2,Rome,Italy`;
  const vastu = chance(seed, 'vastu', person) < 0.2 ? `home-${person}` : '';
  const question = chance(seed, 'question', person) < 0.2 ? 'What is next?|And then?' : '';
  return `${id},Person ${person},female,${date},${time},${place},${vastu},${question}`;
}

function photo(seed: number, number: number): Promise<Uint8Array> {
  const background = {
    r: Math.floor(chance(seed, 'red', number) * 256),
    g: Math.floor(chance(seed, 'green', number) * 256),
    b: number % 256,
  };
  return sharp({ create: { width: 320, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
