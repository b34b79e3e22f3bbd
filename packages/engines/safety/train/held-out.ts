import { createHash } from 'node:crypto';
import { readCorpus } from './corpus.ts';
import { type Example, probabilityOfDanger, train } from './train.ts';

const thresholds = [0.15, 0.2, 0.25, 0.28, 0.35, 0.45, 0.5];

/** A hash chooses a tenth: a sentence stays held out when the corpus grows. */
const isHeldOut = ({ text }: Example): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) < 26;

const corpus = readCorpus();
const trained = train(corpus.filter((example) => !isHeldOut(example)));
const heldOut = corpus
  .filter(isHeldOut)
  .map((example) => ({ ...example, danger: probabilityOfDanger(trained, example.text) }));

console.log('threshold: per cent of held-out dangers recognised / of held-out harmless sentences answered');
for (const file of [...new Set(heldOut.map(({ file }) => file))]) {
  const ofFile = heldOut.filter((example) => example.file === file);
  const dangers = ofFile.filter(({ label }) => label !== 'none');
  const harmless = ofFile.filter(({ label }) => label === 'none');
  const share = (part: number, { length }: readonly unknown[]) =>
    length === 0 ? '-' : ((100 * part) / length).toFixed(1);
  const figures = thresholds.map((threshold) => {
    const recognised = share(dangers.filter(({ danger }) => danger >= threshold).length, dangers);
    return `${threshold}: ${recognised}/${share(harmless.filter(({ danger }) => danger < threshold).length, harmless)}`;
  });
  console.log(`${file} (${dangers.length}/${harmless.length})  ${figures.join('  ')}`);
}
