import type { Fault } from '../fault.ts';

const ban = 'shared/erasure/ban.ts';
const tests = ['test/unit/erasure/kept-out.test.ts'];

/** Bans: somebody who is kept out is refused, by whatever way they come, and no ban names them. */
export const banFaults: readonly Fault[] = [
  {
    name: 'ban-not-seen',
    file: 'shared/ledger/items/tombstone.ts',
    find: `return found.ban === undefined ? undefined : 'kept-out';`,
    put: `return undefined;`,
    why: 'The nightly export brings back a person who is to be kept out.',
    tests,
  },
  {
    name: 'late-event-refused',
    file: 'shared/ledger/items/tombstone.ts',
    find: `if (time <= found.at) return 'erased';`,
    put: `if (time <= found.at && found.ban === undefined) return 'erased';`,
    why: 'Every late event of before the erasure is recorded as a refusal.',
    tests,
  },
  {
    name: 'photo-of-a-banned-row-taken',
    file: 'functions/rows/ingest-rows.ts',
    find: `if (outcome === 'kept-out') await keepPhotoOut(ledger, subject, photo);`,
    put: ``,
    why: 'The photo of somebody who is kept out becomes a person of its own, and is bought for.',
    tests,
  },
  {
    name: 'photo-of-a-banned-row-without-a-ban',
    file: 'shared/erasure/photo-of-row.ts',
    find: `await erasePhotoOfRow(context, nameHash, photo, { keepOut: { of } });`,
    put: `await erasePhotoOfRow(context, nameHash, photo);`,
    why: 'The photo of a person who is kept out is erased every night and bought again.',
    tests,
  },
  {
    name: 'photo-of-an-erased-row-without-a-ban',
    file: 'shared/erasure/sweep/steps.ts',
    find: `isKeptOut ? { of: await nameHash(subjectName(subject)) } : undefined`,
    put: `undefined`,
    why: 'The photo of a person who is kept out is taken under its own name.',
    tests,
  },
  {
    name: 'banned-photo-without-a-record',
    file: 'functions/photos/ingest-photo.ts',
    find: `if (excluded === 'kept-out') await refuseKeptOut(ledger, event, subject);`,
    put: ``,
    why: 'Nobody can tell why the photo has no report.',
    tests,
  },
  {
    name: 'ban-of-the-photo-stays',
    file: ban,
    find: `keys.push(...page.items.filter(({ pk }) => pk !== own.pk));`,
    put: ``,
    why: 'A person whose ban was lifted comes back without their photo.',
    tests,
  },
  {
    name: 'no-ban-after-an-erasure',
    file: 'shared/erasure/ask.ts',
    find: `if (wish.keepOut !== undefined) await keepOut(`,
    put: `if (wish.by === '') await keepOut(`,
    why: 'Somebody who was erased before cannot be kept out.',
    tests,
  },
];
