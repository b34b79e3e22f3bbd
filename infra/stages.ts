import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { namesIn } from './files/json-file.ts';
import { WrongSettingError } from './settings.ts';

const folder = fileURLToPath(new URL('../config/stages', import.meta.url));
const defaultStage = 'default';

const stageFile = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
type StageSettings = z.output<typeof stageFile>;

/** Only the file of a stage may decide these settings: another value makes another system. */
const fixed = ['service', 'palmistryUrl', 'baseUrl', 'visionUrl', 'chatUrl'];

interface Stage {
  /** After `Palmleaf` in the stacks' names; empty for the default stage. */
  readonly suffix: string;
  readonly settings: StageSettings;
}

/**
 * `-c` overrides the stage's file.
 * @param given our settings in the context of the app
 * @throws WrongSettingError when the file is missing or contradicts them
 */
export function stageOf(given: Readonly<Record<string, unknown>>, stages: string = folder): Stage {
  const isLocal = given.local === true || given.local === 'true';
  const named = given.stage;
  if (isLocal && named === undefined) return { suffix: '', settings: {} };
  const name = named ?? defaultStage;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{0,30}$/.test(name))
    throw new WrongSettingError(
      '-c stage: write a name of lower-case letters, digits and dashes, such as prod',
    );
  const settings = readStage(name, stages);
  const suffix = name === defaultStage ? '' : `-${name}`;
  if (isLocal) {
    const applied = Object.entries(settings).filter(([key]) => ![...fixed, 'profile', 'stage'].includes(key));
    return { suffix, settings: Object.fromEntries(applied) };
  }
  for (const key of fixed) {
    if (given[key] === undefined || String(given[key]) === String(settings[key] ?? '')) continue;
    throw new WrongSettingError(
      `-c ${key}: contradicts config/stages/${name}.json; write it there, or make a separate stage with -c stage=…`,
    );
  }
  return { suffix, settings };
}

function readStage(name: string, stages: string): StageSettings {
  const file = join(stages, `${name}.json`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new WrongSettingError(
      `-c stage: there is no config/stages/${name}.json; the stages are ${namesIn(stages).join(', ')}`,
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new WrongSettingError(
      `config/stages/${name}.json is not JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
  const settings = stageFile.safeParse(content);
  if (!settings.success)
    throw new WrongSettingError(
      `config/stages/${name}.json: write one object of settings, each a text, a number or a flag`,
    );
  const { service, stage, local } = settings.data;
  if (service !== 'vendor' && service !== 'self-hosted')
    throw new WrongSettingError(`config/stages/${name}.json: say "service": "vendor" or "self-hosted"`);
  if (stage !== undefined || local !== undefined)
    throw new WrongSettingError(
      `config/stages/${name}.json: "stage" and "local" belong on the command line, not in a file`,
    );
  return settings.data;
}
