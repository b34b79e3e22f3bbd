/** Draws events/samples/inbox/palms: `node events/samples/draw.ts`. The same seeds give the same bytes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asJpeg } from './hand/camera.ts';
import { drawHand } from './hand/draw-hand.ts';
import { anna, ben } from './hand/people.ts';

for (const [name, drawing] of Object.entries({ anna, ben })) {
  const path = fileURLToPath(new URL(`inbox/palms/samples/${name}.jpg`, import.meta.url));
  const bytes = await asJpeg(drawHand(drawing));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
