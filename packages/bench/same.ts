import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { flagsGiven, refuse } from '../../test/support/processes/command-line.ts';
import { outputKinds } from './same/kinds.ts';

const usage = 'node packages/bench/same.ts [--compare] [--kind KIND]… [--language CODE]… FILE';
const { values, positionals } = flagsGiven(
  {
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      kind: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
    },
  },
  usage,
);
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) refuse('One file holds the digests.', usage);
const kinds = values.kind ?? Object.keys(outputKinds);

const digests: Record<string, string> = {};
for (const name of kinds) {
  const kind = outputKinds[name];
  if (kind === undefined) refuse(`The kinds are ${Object.keys(outputKinds).join(', ')}.`, usage);
  for (const language of kind.languages) {
    if (values.language?.includes(language) === false) continue;
    const hash = createHash('sha256');
    let pieces = 0;
    for await (const piece of kind.pieces(language)) {
      hash.update(`${piece.length} ${piece}`);
      pieces += 1;
    }
    digests[`${name} ${language}`] = `${hash.digest('hex')} of ${pieces}`;
  }
}

if (values.compare) {
  const before = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const differing = Object.keys(digests).filter((name) => before[name] !== digests[name]);
  for (const name of differing)
    console.log(`${name}: ${before[name] ?? 'not in the file'} is now ${digests[name]}`);
  console.log(
    `${Object.keys(digests).length - differing.length} of ${Object.keys(digests).length} are as before`,
  );
  process.exitCode = differing.length > 0 ? 1 : 0;
} else writeFileSync(file, `${JSON.stringify(digests, null, 1)}\n`);
