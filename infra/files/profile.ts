import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Profile } from '../../shared/service-client/profile/fields.ts';
import { readProfile, WrongProfileError } from '../../shared/service-client/profile/read.ts';
import { jsonFile, namesIn } from './json-file.ts';

const folder = fileURLToPath(new URL('../../config/profiles', import.meta.url));

interface LoadedProfile {
  readonly file: string;
  readonly profile: Profile;
}

/** @throws WrongProfileError with the fault and its remedy */
export function loadProfile(nameOrPath: string): LoadedProfile {
  const file = jsonFile(folder, nameOrPath);
  if (file === undefined) {
    throw new WrongProfileError(
      `there is no profile "${nameOrPath}": write ${namesIn(folder).join(' or ')}, or the path of a file, such as ./service.json`,
    );
  }
  if (!file.endsWith('.json'))
    throw new WrongProfileError(`${nameOrPath}: the file's name must end in .json`);
  try {
    return { file, profile: readProfile(parsed(file)) };
  } catch (error) {
    if (!(error instanceof WrongProfileError)) throw error;
    throw new WrongProfileError(`the profile ${file} is wrong:\n${error.message}`);
  }
}

const maxProfileBytes = 1_000_000;

function parsed(file: string): unknown {
  let text: string;
  try {
    if (statSync(file).size > maxProfileBytes) throw new WrongProfileError('it is larger than 1 MB');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof WrongProfileError) throw error;
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new WrongProfileError(
      code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${String(code)})`,
    );
  }
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new WrongProfileError(`it is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
