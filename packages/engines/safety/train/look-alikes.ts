/** Writes corpus/look-alikes.tsv. Excludes every fifth harmless phrase from training, for the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { dangerKinds } from '../kinds.ts';

const texts = z.array(z.string());
const phrases = z
  .record(
    z.string(),
    z.object({
      people: texts,
      endings: texts,
      harmless: texts,
      dangers: z.partialRecord(z.enum(dangerKinds), texts),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('look-alikes.json', import.meta.url), 'utf8')));

const joinsOfPhrase = 5;
const heldOutEvery = 5;

interface Line {
  readonly label: string;
  readonly text: string;
}

function linesOf(
  { people, endings }: { readonly people: readonly string[]; readonly endings: readonly string[] },
  label: string,
  phrase: string,
  at: number,
): Line[] {
  return Array.from({ length: joinsOfPhrase }, (_, join) => {
    const person = people[(at + join * 3) % people.length] ?? '';
    const ending = endings[(at * 2 + join) % endings.length] ?? '';
    return { label, text: `${phrase.replace('~', person)}${ending}` };
  });
}

const learned: Line[] = [];
const heldOut: Line[] = [];
for (const language of Object.values(phrases)) {
  for (const [at, phrase] of language.harmless.entries())
    (at % heldOutEvery === heldOutEvery - 1 ? heldOut : learned).push(
      ...linesOf(language, 'none', phrase, at),
    );
  for (const [kind, dangers] of Object.entries(language.dangers))
    for (const [at, phrase] of dangers.entries()) learned.push(...linesOf(language, kind, phrase, at));
}

const write = (path: string, lines: readonly Line[]): void => {
  const distinct = new Map(lines.map((line) => [line.text, line]));
  const text = [...distinct.values()].map((line) => `${line.label}\t${line.text}\n`).join('');
  writeFileSync(fileURLToPath(new URL(path, import.meta.url)), text);
};
write('../corpus/look-alikes.tsv', learned);
write('../../test/safety/lists/look-alikes-held-out.tsv', heldOut);
