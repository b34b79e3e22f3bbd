import { itemMissing, schemaVersion } from '../../table/item-kind.ts';
import type { Update } from '../../table/table.ts';
import { type Header, headerItems } from '../items/header.ts';
import { batchShardFor, dueFor, headerKey, type Subject, subjectName } from '../items/keys.ts';

/** What differs between the header of a report and that of somebody of whom there is nothing but what is to be erased. */
type Beginning = Pick<Header, 'state' | 'inputs' | 'inputsRevision' | 'dueAt'> & Pick<Header, 'erasing'>;

/** The write that makes the header of a subject that has none. Its condition fails when there is one by now. */
export function newHeader(subject: Subject, beginning: Beginning, now: number): Update {
  const fresh: Omit<Header, 'pk' | 'sk'> = {
    v: schemaVersion,
    ...subject,
    varshaphalYear: new Date(now).getUTCFullYear(),
    revision: 1,
    spentBy: {},
    attempts: 0,
    laters: 0,
    due: dueFor(subjectName(subject)),
    batchShard: batchShardFor(subject),
    stateId: `${beginning.state}#${subject.id}`,
    callsBought: 0,
    callsUnknown: 0,
    callsReused: 0,
    counted: { bought: 0, unknown: 0, reused: 0 },
    createdAt: now,
    updatedAt: now,
    ...beginning,
  };
  return headerItems.update({ key: headerKey(subject), set: fresh, condition: itemMissing });
}
