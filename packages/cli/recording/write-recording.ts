import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fingerprints, indexFile, type RecordingIndex, subjectFile } from '@palmleaf/contract/recording';
import { serviceView } from '@palmleaf/shared/views/service-view';
import { wholeAnswersView } from '@palmleaf/shared/views/whole-answers-view';
import { ask, reportAddress } from '../api/ask.ts';
import { type Skipped, withEverybody } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { profileOf } from '../api/try-service.ts';
import { NotFoundError, UsageError } from '../errors.ts';
import { cannotWrite } from '../terminal/write-result.ts';
import { coarseNote, exactWarning } from './coarse.ts';
import { pathsOf, Replacements, recorded } from './record.ts';

/**
 * The index is written last, so a folder without an index is incomplete.
 * @param hidesBirths whether answers that depend on a birth lose their values
 */
export async function writeRecording(
  reports: SignedFetch,
  batch: string,
  { folder, hidesBirths }: { readonly folder: string; readonly hidesBirths: boolean },
  onSubject: (count: number) => void,
): Promise<{
  readonly subjects: number;
  readonly answers: number;
  readonly leftOut: readonly Skipped[];
}> {
  await makeEmpty(folder);
  const profile = profileOf(await ask(reports, serviceView, '/service'));
  const salt = randomBytes(16).toString('hex');
  const recorder = {
    profile,
    fingerprints: new Fingerprints(salt),
    replacements: new Replacements(),
    hidesBirths,
  };
  let subjects = 0;
  let answers = 0;
  const answersOf = (id: string) =>
    ask(reports, wholeAnswersView, `${reportAddress(batch, id)}/answers`).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
  const skipped = await withEverybody(reports, batch, answersOf, async (view) => {
    const subject = recorded(view, recorder);
    if (subject.answers.length === 0) return;
    await write(folder, subjectFile(subjects + 1), subject);
    subjects += 1;
    answers += subject.answers.length;
    onSubject(subjects);
  });
  const index: RecordingIndex = {
    version: 1,
    note: hidesBirths ? coarseNote : exactWarning,
    service: profile.name,
    paths: pathsOf(profile),
    salt,
    subjects,
  };
  await write(folder, indexFile, index);
  return { subjects, answers, leftOut: skipped };
}

async function makeEmpty(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  throw new UsageError(`${folder} is not empty: name an empty folder, or one that does not exist yet`);
}

async function write(folder: string, name: string, value: unknown): Promise<void> {
  try {
    await writeFile(join(folder, name), `${JSON.stringify(value, null, 1)}\n`, { mode: 0o600 });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}
