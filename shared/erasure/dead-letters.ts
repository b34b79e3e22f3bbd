import { parseInboxKey } from '../intake/object-key.ts';
import { job, subjectOf } from '../jobs/job.ts';
import { jsonOf } from '../json.ts';
import { uploadsIn } from '../lambda/s3-event.ts';
import { type Subject, subjectName } from '../ledger/items/keys.ts';

/** A subject that a message names, and when the upload came that it tells of (milliseconds since 1970; jobs have none). */
export interface Naming {
  readonly subject: Subject;
  readonly time?: number;
}

export function subjectsNamedIn(body: string): Naming[] {
  const content = jsonOf(body);
  const named = job.safeParse(content);
  if (named.success) {
    const subject = subjectOf(named.data);
    return subject === undefined ? [] : [{ subject }];
  }
  return uploads(content).flatMap(({ key, time }) => {
    const named = parseInboxKey(key);
    return named.kind === 'photo' ? [{ subject: { batch: named.batch, id: named.id }, time }] : [];
  });
}

export function namesSubject(body: string, subject: Subject): boolean {
  const name = subjectName(subject);
  return subjectsNamedIn(body).some((named) => subjectName(named.subject) === name);
}

function uploads(content: unknown): ReturnType<typeof uploadsIn> {
  try {
    return uploadsIn(content);
  } catch {
    return [];
  }
}
