import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const publish = 'functions/publish/publish-records.ts';
const all = [testFiles.publish];

export const publishFaults: readonly Fault[] = [
  {
    name: 'later-change-loses-its-mark',
    file: publish,
    find: `markedItems.unchanged(published, 'due', 'revision', 'etag')`,
    put: `markedItems.unchanged(published, 'due')`,
    why: 'A report that changed while its first version was published is never published again.',
    tests: all,
  },
  {
    name: 'later-rejection-loses-its-mark',
    file: publish,
    find: `markedItems.unchanged(published, 'due', 'revision', 'etag')`,
    put: `markedItems.unchanged(published, 'due', 'revision')`,
    why: 'A row that is refused again in a newer version of its table causes no event.',
    tests: [testFiles.marks, ...all],
  },
  {
    name: 'refused-event-counts-as-told',
    file: publish,
    find: `const arrived = event === undefined || accepted[position] === true;`,
    put: `const arrived = event === undefined || accepted.length > 0;`,
    why: 'One event of ten that the bus refuses is lost.',
    tests: all,
  },
  {
    name: 'answers-of-the-bus-mixed-up',
    file: publish,
    find: `if (event !== undefined) position += 1;`,
    put: `position += 1;`,
    why: 'After an item without an event, the answers of the bus are matched to the wrong events.',
    tests: [testFiles.marks, ...all],
  },
  {
    name: 'mark-taken-before-it-is-told',
    file: publish,
    find: `  const accepted = events.length === 0 ? [] : await bus.put(events);`,
    put: `  for (const { record } of pending) await removeMark(ledger, record.item);
  const accepted = events.length === 0 ? [] : await bus.put(events);`,
    why: 'When publish dies before the bus has the event, the event is lost.',
    tests: all,
  },
  {
    name: 'mark-never-taken',
    file: publish,
    find: `if (arrived) await removeMark(ledger, record.item);`,
    put: `if (arrived) continue;`,
    why: 'Every event is published again every five minutes, forever.',
    tests: all,
  },
  {
    name: 'one-unreadable-item-stops-the-stream',
    file: publish,
    find: `if (!(error instanceof UnreadableItemError)) throw error;`,
    put: `if (error instanceof UnreadableItemError) throw error;`,
    why: 'One unreadable item blocks its shard of the stream for a day.',
    tests: all,
  },
  {
    name: 'unmarked-items-told',
    file: publish,
    find: `records.filter(({ item }) => isMarked(item.due));`,
    put: `records.filter(({ item }) => item.due !== 'never');`,
    why: 'Each later write of an item publishes the event of the item again.',
    tests: all,
  },
  {
    name: 'partial-failure-of-the-bus-unseen',
    file: 'shared/aws/event-bus.ts',
    find: `answer.Entries?.[position]?.EventId !== undefined`,
    put: `answer.Entries !== undefined || position < 0`,
    why: 'EventBridge answers 200 with failed entries, and they count as published.',
    tests: ['test/unit/aws/event-bus.test.ts'],
  },
  {
    name: 'eleventh-event-forgotten',
    file: 'shared/aws/event-bus.ts',
    find: `start += entriesAtOnce) {`,
    put: `start += events.length) {`,
    why: 'Of more than ten events only the first ten are published.',
    tests: ['test/unit/aws/event-bus.test.ts'],
  },
  {
    name: 'event-id-without-its-revision',
    file: 'shared/events/event-of.ts',
    find: `id: eventId(item, revision), at: iso(finishedAt ?? updatedAt)`,
    put: `id: eventId(item, 1), at: iso(finishedAt ?? updatedAt)`,
    why: 'Consumers that deduplicate by id take the second end of a report for a repetition of the first.',
    tests: [...all, 'test/unit/events/contract.test.ts'],
  },
  {
    name: 'pause-without-an-end',
    file: 'shared/events/event-of.ts',
    find: `until === undefined ? {} : { until: iso(until) }`,
    put: `{}`,
    why: 'The event of a gate that closes for a pause does not name the end of the pause.',
    tests: [testFiles.publish],
  },
];
