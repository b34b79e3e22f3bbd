import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { lineNames } from '../../engines/palm/lines/corridors.ts';

const place = z.tuple([z.number(), z.number()]);

/** Lines that two people drew on photos before seeing any reading: shares of the upright photo's width and height. */
const labels = z.object({
  photos: z.array(
    z.object({
      file: z.string(),
      person: z.string(),
      source: z.string(),
      licence: z.string(),
      /** The first person drew them twice. */
      lines: z.partialRecord(z.enum(lineNames), z.tuple([z.array(place), z.array(place)])),
      /** The second person drew them without seeing the lines of the first. */
      other: z.partialRecord(z.enum(lineNames), z.array(place)),
    }),
  ),
});

export async function readLabels(paths: readonly (string | URL)[]) {
  const files = await Promise.all(
    paths.map(async (path) => labels.parse(JSON.parse(await readFile(path, 'utf8')))),
  );
  return files.flatMap(({ photos }) => photos);
}

const index = z.object({ files: z.array(z.object({ file: z.string(), expect: z.string() })) });

export async function palmsIn(directory: string) {
  const { files } = index.parse(JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')));
  return files.filter(({ expect }) => expect === 'reading');
}
