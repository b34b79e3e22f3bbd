import { type JobMessage, job, subjectOf } from '../../shared/jobs/job.ts';
import { jsonOf } from '../../shared/json.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import type { Log } from '../../shared/log.ts';

export interface NamedSubject {
  readonly messageId: string;
  readonly key: string;
  readonly subject: Subject;
  readonly again: boolean;
}

export function subjectsOf(
  hints: readonly JobMessage[],
  log: Log,
): { named: NamedSubject[]; failed: string[] } {
  const named: NamedSubject[] = [];
  const failed: string[] = [];
  for (const { messageId, body, attributes } of hints) {
    const { data } = job.safeParse(jsonOf(body));
    const subject = data && subjectOf(data);
    if (subject === undefined) {
      log.error('A message names no subject', { messageId });
      failed.push(messageId);
    } else {
      const again = Number(attributes.ApproximateReceiveCount) > 1;
      named.push({ messageId, key: subjectName(subject), subject, again });
    }
  }
  return { named, failed };
}
