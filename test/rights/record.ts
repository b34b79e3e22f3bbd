import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { RecordedStatement, RecordedUse } from './unneeded.ts';

const patterns = z.object({ not: z.boolean(), patterns: z.array(z.string()) });
const line = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('statement'),
    source: z.string(),
    effect: z.enum(['Allow', 'Deny']),
    actions: patterns,
    resources: patterns,
    conditions: z.array(z.unknown()),
  }),
  z.object({
    kind: z.literal('use'),
    isOperator: z.boolean(),
    action: z.string(),
    allows: z.array(z.string()),
    denies: z.array(z.string()),
  }),
]);

/** Removes generated endings of secrets, and the name of the stack with which physical names begin. */
const withoutNames = (text: string, stackName: string): string =>
  text
    .replace(/(:secret:[^"]+)-\w{6}(?=")/g, '$1')
    .replaceAll(new RegExp(`\\b${stackName}-data-`, 'gi'), 'data-')
    .replaceAll(new RegExp(`\\b${stackName}-`, 'gi'), '');

/** A record's file name is its stack and a UUID. */
const stackOf = (file: string): string => file.replace(/-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.jsonl$/, '');

interface UsesOfRun {
  readonly statements: readonly RecordedStatement[];
  readonly uses: readonly RecordedUse[];
}

const withoutHash = (source: string): string => source.replace(/[0-9A-F]{8}(?= |$|\/)/, '');

/** If two stacks have the same statement, its name is the one in the first stack. */
export function readUses(folder: string): UsesOfRun {
  const statements = new Map<string, RecordedStatement>();
  const uses: RecordedUse[] = [];
  for (const file of readdirSync(folder).filter((name) => name.startsWith('Palmleaf'))) {
    const names = new Map<string, string>();
    for (const text of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const read = line.parse(JSON.parse(text));
      if (read.kind === 'statement') {
        const { effect, actions, resources, conditions } = read;
        if (actions.not) throw new Error(`${read.source}: NotAction is not supported`);
        const policy = withoutHash(read.source).replace(/ \(.*$/, '');
        const key = withoutNames(
          JSON.stringify([policy, effect, actions, resources, conditions]),
          stackOf(file),
        );
        const known = statements.get(key) ?? {
          source: `${policy} (${statements.size + 1})`,
          policy,
          effect,
          actions: actions.patterns,
        };
        statements.set(key, known);
        names.set(read.source, known.source);
      } else {
        const named = (sources: readonly string[]) => sources.map((source) => names.get(source) ?? source);
        uses.push({ ...read, allows: named(read.allows), denies: named(read.denies) });
      }
    }
  }
  return { statements: [...statements.values()], uses };
}
