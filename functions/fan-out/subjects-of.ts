import { type JobMessage, job, subjectOf } from '../../shared/jobs/job.ts';
import { errorFields } from '../../shared/lambda/logger.ts';
import { PoisonMessageError, parseBody } from '../../shared/lambda/sqs-batch.ts';
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
  for (const record of hints) {
    const { messageId, attributes } = record;
    try {
      const parsed = job.safeParse(parseBody(record));
      if (!parsed.success) throw new PoisonMessageError('The message is no job');
      const subject = subjectOf(parsed.data);
      if (subject === undefined) throw new PoisonMessageError('The job names no subject');
      named.push({
        messageId,
        key: subjectName(subject),
        subject,
        again: Number(attributes.ApproximateReceiveCount) > 1,
      });
    } catch (error) {
      const reason = error instanceof PoisonMessageError ? error.message : undefined;
      log.error('A message cannot be processed', { messageId, ...errorFields(error), reason });
      failed.push(messageId);
    }
  }
  return { named, failed };
}
