import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { type BuiltBundle, built } from '../../../infra/bundles/built.ts';
import { bundleOptions } from '../../../infra/bundles/bundle.ts';
import { loadProfile } from '../../../infra/files/profile.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { z } = zod;
/** The zod of the bundles; the file has no types of its own. */
const { z: bundledZ }: { z: typeof z } = await import(join(root, 'infra/bundles/zod.js'));

/** Bytes loaded at start, and in total. Update the numbers if a bundle grows on purpose. */
const recorded = z
  .record(z.string(), z.strictObject({ atStart: z.int(), together: z.int() }))
  .parse(JSON.parse(readFileSync(join(root, 'test/stack/bundle-bytes.json'), 'utf8')));
const tolerance = 1.1;
/** Each opened file takes time, and each further `import()` may split shared code into more files. */
const maxFiles = 12;

const entries = [
  'packages/service/lambda.ts',
  ...readdirSync(join(root, 'functions')).map((name) => `functions/${name}/handler.ts`),
].sort();

const texts: Readonly<Record<string, readonly string[]>> = {
  'functions/books/handler.ts': ['grammar', 'labels', 'palm', 'panchang', 'safety', 'varshaphal'],
  'functions/feeds/handler.ts': ['calendar'],
  'functions/reports/handler.ts': ['grammar', 'labels', 'pages', 'palm', 'panchang', 'safety', 'varshaphal'],
  'packages/service/lambda.ts': [
    ...[
      'aspects',
      'chat',
      'grammar',
      'lexicon',
      'mood',
      'names',
      'natal',
      'natal-reading',
      'palm',
      'panchang',
    ],
    ...['safety', 'varshaphal', 'year'],
  ],
};

function bundleBytes(entry: string) {
  const options = bundleOptions({
    entry,
    profile: loadProfile('self-hosted').file,
    products: join(root, 'config/products/standard.json'),
    needs: entry.includes('photos') || entry.includes('service') ? ['sharp'] : [],
  });
  const { outputs } = built(options);
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  const atStart = filesAtStart(outputs);
  return {
    unwanted: [
      ...inputs.filter((input) => /credential-provider-(?:node|ini|sso|process|login)\//.test(input)),
      ...atStart.flatMap((path) =>
        (outputs[path]?.imports ?? []).flatMap((one) =>
          one.kind === 'import-statement' && /^(?:node:)?(?:process|http)$/.test(one.path) ? [one.path] : [],
        ),
      ),
    ],
    files: atStart.length,
    texts: [
      ...new Set(inputs.flatMap((input) => /^packages\/texts\/[a-z]{2}\/([a-z-]+)/.exec(input)?.[1] ?? [])),
    ].sort(),
    foreign: atStart.flatMap((path) =>
      Object.keys(outputs[path]?.inputs ?? {}).filter((input) =>
        /^packages\/texts\/(?!en\/)[a-z]{2}\//.test(input),
      ),
    ),
    translations: Object.values(outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((input) => /zod\/v4\/locales\/(?!en\.)/.test(input)),
    ),
    atStart: atStart.reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0),
    together: Object.values(outputs).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function filesAtStart(outputs: BuiltBundle['outputs']): string[] {
  const reached = new Set(['out/index.mjs']);
  for (const path of reached)
    for (const { kind, path: imported, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) reached.add(imported);
  return [...reached];
}

describe('bundles', () => {
  test('Every bundle has a recorded size', () => {
    expect(Object.keys(recorded).sort()).toEqual(entries);
  });

  test.each(entries)(
    'The bundle of %s is within 10 % of its recorded size and holds exactly the listed texts',
    (entry) => {
      const { atStart, together, translations, unwanted, files, foreign, ...figures } = bundleBytes(entry);
      const before = recorded[entry] ?? { atStart: 0, together: 0 };
      expect(atStart).toBeLessThanOrEqual(before.atStart * tolerance);
      expect(atStart * tolerance).toBeGreaterThanOrEqual(before.atStart);
      expect(together).toBeLessThanOrEqual(before.together * tolerance);
      expect(together * tolerance).toBeGreaterThanOrEqual(before.together);
      expect(translations).toEqual([]);
      // The chat reads a question synchronously, so the service loads all lexicons at start.
      if (entry !== 'packages/service/lambda.ts') expect(foreign).toEqual([]);
      expect(unwanted).toEqual([]);
      expect(figures.texts).toEqual(texts[entry] ?? []);
      expect(files).toBeLessThanOrEqual(maxFiles);
    },
  );

  test('The zod of the bundles lacks only `core` and the translations, and has the same messages', () => {
    const missing = Object.keys(z).filter((name) => !(name in bundledZ));
    expect(missing.sort()).toEqual(['core', 'locales']);
    const outcomeOf = (library: typeof z) =>
      library
        .object({ day: library.int().min(1), name: library.string().optional(), at: library.iso.datetime() })
        .safeParse({ day: 0, name: 5, at: 'now' })
        .error?.issues.map(({ message }) => message);
    expect(outcomeOf(bundledZ)).toEqual(outcomeOf(z));
    expect(outcomeOf(z)).toHaveLength(3);
  });
});
