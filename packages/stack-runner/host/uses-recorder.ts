import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Use } from '../iam/access.ts';
import type { Policies } from '../iam/decide.ts';

interface UsesRecorder {
  policies(policies: Policies): void;
  use(use: Use): void;
}

/** Writes each line at once: a killed host leaves a complete record. */
export function usesRecorder(folder: string | undefined, stackName: string): UsesRecorder | undefined {
  if (folder === undefined || folder === '') return undefined;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${stackName}-${randomUUID()}.jsonl`);
  const write = (line: object): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    policies: ({ identity, resource }) => {
      for (const statements of [...identity.values(), ...resource.values()])
        for (const { source, effect, actions, resources, conditions } of statements)
          write({ kind: 'statement', source, effect, actions, resources, conditions });
    },
    use: (use) => write({ kind: 'use', ...use }),
  };
}
