import { allPatterns } from './all-patterns.ts';
import { boundOf } from './bounds.ts';
import { growthsOf, readChecked, writeChecked } from './checked.ts';

/** The analysis takes minutes and may be interrupted, so results are written in steps. */
const patternsPerStep = 100;

const { patterns } = allPatterns();
for (let upTo = patternsPerStep; upTo < patterns.length + patternsPerStep; upTo += patternsPerStep) {
  const growths = await growthsOf(patterns.slice(0, upTo), ({ path, source, flags }, growth) => {
    if (growth === 1) return;
    const { because } = boundOf(path, growth) ?? {};
    const verdict = because === undefined ? 'NOT BOUNDED' : 'bounded';
    console.log(`${verdict} ${growth} ${path} /${source.slice(0, 100)}/${flags}`);
    if (because === undefined) process.exitCode = 1;
  });
  const areAllAnalyzed = upTo >= patterns.length;
  if (areAllAnalyzed) console.log(`${growths.size} patterns`);
  writeChecked(areAllAnalyzed ? growths : new Map([...readChecked(), ...growths]));
}
// Exits explicitly, because the analyzer's process waits for further patterns.
process.exit();
