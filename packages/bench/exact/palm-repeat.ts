/**
 * Compares readings of each photo and of its changed copies: `node packages/bench/exact/palm-repeat.ts [PHOTO…]`. Fails
 * if copies of a photo get different classes.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsGiven } from '../../../test/support/processes/command-line.ts';
import { loadHandNetwork } from '../../engines/palm/hand/hand-network.ts';
import { PhotoRefusedError } from '../../engines/palm/photo/photo-refused-error.ts';
import { readPalm } from '../../engines/palm/read-palm.ts';
import { copies, prepared } from '../../engines/test/palmistry/copies.ts';
import { statedClasses } from '../../service/test/palmistry/stated-classes.ts';

const givenPhotos = wordsGiven('node packages/bench/exact/palm-repeat.ts [PHOTO…]');
const photos =
  givenPhotos.length > 0
    ? givenPhotos
    : ['anna', 'ben'].map((name) =>
        fileURLToPath(new URL(`../../../events/samples/inbox/palms/samples/${name}.jpg`, import.meta.url)),
      );
const network = await loadHandNetwork(fileURLToPath(new URL('../../..', import.meta.url)));

interface Tally {
  statingPhotos: number;
  contradictedPhotos: number;
  statingCopies: number;
  /** In another class than most copies of their photo. */
  differingCopies: number;
}
const tallies = new Map<string, Tally>();
const refusals: string[] = [];
let readings = 0;

for (const path of photos) {
  const photo = await prepared(await readFile(path));
  const counts = new Map<string, Map<string, number>>();
  for (const copy of [{ name: 'itself', make: async (bytes: Buffer) => bytes }, ...copies]) {
    try {
      const { reading } = await readPalm(await copy.make(photo), network);
      readings++;
      for (const [feature, value] of statedClasses(reading)) {
        const values = counts.get(feature) ?? new Map<string, number>();
        values.set(value, (values.get(value) ?? 0) + 1);
        counts.set(feature, values);
      }
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) throw error;
      refusals.push(`${basename(path)}, ${copy.name}: ${error.code}`);
    }
  }
  for (const [feature, values] of counts) {
    const tally = tallies.get(feature) ?? {
      statingPhotos: 0,
      contradictedPhotos: 0,
      statingCopies: 0,
      differingCopies: 0,
    };
    const stating = [...values.values()].reduce((sum, count) => sum + count, 0);
    tally.statingPhotos++;
    tally.statingCopies += stating;
    tally.differingCopies += stating - Math.max(...values.values());
    if (values.size > 1) {
      tally.contradictedPhotos++;
      console.log(
        `${basename(path)}, ${feature}: ${[...values].map(([value, count]) => `${value} ${count}`).join(', ')}`,
      );
    }
    tallies.set(feature, tally);
  }
}

let [contradicted, stated] = [0, 0];
for (const [feature, tally] of [...tallies].sort()) {
  const { statingPhotos, contradictedPhotos, statingCopies, differingCopies } = tally;
  contradicted += contradictedPhotos;
  stated += statingPhotos;
  console.log(
    `${feature.padEnd(32)} stated in ${statingCopies} of ${readings} readings, ${differingCopies} of them unlike most readings of the same photo; readings of ${contradictedPhotos} of ${statingPhotos} photos disagree`,
  );
}
for (const refusal of refusals) console.log(`refused: ${refusal}`);
console.log(`${contradicted} of ${stated} classes of ${photos.length} photos differ between copies`);
process.exitCode = contradicted === 0 ? 0 : 1;
