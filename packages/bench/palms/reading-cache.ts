import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type PalmReading, palmReading } from '../../engines/palm/reading.ts';

const entry = z.object({ id: z.string(), reading: palmReading.optional(), refused: z.string().optional() });

export async function openReadingCache(path: string | undefined) {
  const readings = new Map<string, PalmReading | string>();
  if (path !== undefined && existsSync(path))
    for (const text of (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')) {
      const { id, reading, refused } = entry.parse(JSON.parse(text));
      readings.set(id, reading ?? refused ?? 'refused');
    }
  return {
    get: (id: string) => readings.get(id),
    async add(id: string, reading: PalmReading | string) {
      readings.set(id, reading);
      const line = typeof reading === 'string' ? { id, refused: reading } : { id, reading };
      if (path !== undefined) await appendFile(path, `${JSON.stringify(line)}\n`);
    },
  };
}
