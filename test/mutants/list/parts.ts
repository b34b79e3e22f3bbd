import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const parts = 'shared/ledger/parts/parts.ts';
const reuse = 'shared/ledger/inputs/reuse.ts';
const pointers = 'shared/ledger/inputs/pointers.ts';
const listing = 'shared/ledger/inputs/listing.ts';

const listed = 'test/unit/fan-out/purchases/listed.test.ts';

/** Parts: purchases are stored, copied, claimed and listed. */
export const partFaults: readonly Fault[] = [
  {
    name: 'late-answer-not-marked',
    file: parts,
    find: `({ late: true, due: dueFor(subjectName(subject)), dueAt: now() }) as const;`,
    put: `({ dueAt: now() + Number(subject.id.length < 0) }) as const;`,
    why: 'A report that ended while its worker was frozen says for ever that it lacks what has been bought.',
    tests: [meant.zombie],
  },
  {
    name: 'late-answer-without-effect',
    file: 'functions/fan-out/flow/late-answers.ts',
    find: `if (opens && !(await applyEvent(deps.ledger, header, event)).ok) return false;`,
    put: ``,
    why: 'A report that ended while its worker was frozen says for ever that it lacks what has been bought.',
    tests: [meant.zombie],
  },
  {
    name: 'late-refusal-not-counted',
    file: 'functions/fan-out/flow/late-answers.ts',
    find: `['bought', 'refused', 'unavailable', 'unknown'] as const`,
    put: `['bought'] as const`,
    why: 'The counts of a report name an unknown outcome that is none.',
    tests: [meant.zombie],
  },
  {
    name: 'late-mark-stays',
    file: 'functions/fan-out/flow/late-answers.ts',
    find: `for (const [name, part] of late) await unmarkLate(deps.ledger, header, name, part);`,
    put: ``,
    why: 'Whoever was answered late once is sent for every five minutes, for ever.',
    tests: [meant.zombie],
  },
  {
    name: 'late-answer-replaces-newer-inputs',
    file: parts,
    find: `    partItems.atMost('inputsRevision', content.inputsRevision),`,
    put: ``,
    why: 'The late answer to an older photo takes the place of the part that was bought for the newer one.',
    tests: [meant.parts, meant.work, meant.accept, meant.reuse],
  },
  {
    name: 'answer-replaces-the-same-goods',
    file: parts,
    find: `    not(partItems.equals('inputsHash', content.inputsHash)),`,
    put: ``,
    why: 'A refusal that comes late takes the place of what was bought with the same inputs.',
    tests: [meant.parts, meant.work, meant.reuse],
  },
  {
    name: 'unknown-beside-goods-not-listed',
    file: parts,
    find: `  if (ok) return;`,
    put: `  if (ok || !ok) return;`,
    why: 'A call that may have been charged is not listed where somebody has bought the part meanwhile.',
    tests: [meant.parts, meant.work, meant.reuse],
  },
  {
    name: 'unknown-over-a-later-answer',
    file: parts,
    find: `    condition: untouched,
`,
    put: ``,
    why: 'What a dead worker lost takes the place of a refusal that came since, and the call is sent again.',
    tests: [meant.parts, meant.work, meant.reuse],
  },
  {
    name: 'unknowns-of-older-inputs-count',
    file: parts,
    find: `entry.startsWith(inputsPrefix(inputsHash))).length;`,
    put: `entry.length > 0).length;`,
    why: 'Unknown outcomes of an older photo hold the calls for the new one.',
    tests: [meant.parts, meant.work, meant.accept],
  },
  {
    name: 'old-body-beside-the-new',
    file: parts,
    find: `      remove: absent,`,
    put: ``,
    why: 'A long answer that replaces a short one is read as the short one.',
    tests: [meant.parts, meant.work, meant.storeRefuses, meant.accept],
  },
  {
    name: 'damaged-body-as-a-fault-of-the-store',
    file: 'shared/ledger/parts/bodies.ts',
    find: `throw new UnreadableBodyError('A stored answer is damaged');`,
    put: `throw new Error('A stored answer is damaged');`,
    why: 'A damaged answer counts as a failure of the store, so it breaks the list that its person is in.',
    tests: ['test/unit/cli/one-of-ten.test.ts'],
  },
  {
    name: 'missing-body-as-a-fault-of-the-store',
    file: 'shared/ledger/parts/bodies.ts',
    find: `cause.name !== 'NoSuchKey'`,
    put: `cause.name === 'NoSuchKey'`,
    why: 'An answer that is gone from the store counts as a failure that may pass, so it is tried for ever.',
    tests: ['test/unit/cli/one-of-ten.test.ts'],
  },
  {
    name: 'body-too-big-for-its-item',
    file: 'shared/ledger/parts/bodies.ts',
    find: `if (packed === undefined || packed.byteLength > itemCeiling)`,
    put: `if (packed === undefined)`,
    why: 'A body that no item can hold is thrown at the table, and no gate stops the buying.',
    tests: [meant.storeRefuses],
  },
  {
    name: 'claim-without-end',
    file: pointers,
    find: `|| known.until <= now()) return undefined;`,
    put: `) return undefined;`,
    why: 'Whoever shares a photo with a worker that died waits for it for ever.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'two-claims-at-once',
    file: pointers,
    find: `pointerItems.unchanged(known, 'owner', 'revision')`,
    put: `pointerItems.unchanged(known, 'owner')`,
    why: 'Two that share inputs take over the claim of a third at the same moment, and both buy.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'claim-over-what-was-bought-meanwhile',
    file: pointers,
    find: `condition: asRead(known),
  });
  if (!`,
    put: `});
  if (!`,
    why: 'Who looked before another bought claims after it, copies nothing, and buys the same again.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'claim-released-by-another',
    file: pointers,
    find: `set: { until: now() }, condition }`,
    put: `set: { until: now() } }`,
    why: 'A worker that comes late ends the claim of the one who buys now, and a third buys the same.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'claim-of-the-same-subject',
    file: pointers,
    find: `const ownerOf = ({ subject, worker }: Claimant): string =>`,
    put: `const ownerOf = ({ subject, worker }: Claimant): string => subject.id === '' ? '' : worker.name ||`,
    why: 'Two subjects of one invocation share a claim, and both buy the same photo.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'copied-from-an-erased-subject',
    file: reuse,
    find: `if (other === undefined || other.header.state === 'erasing') continue;`,
    put: `if (other === undefined) continue;`,
    why: 'What is being erased is copied once more, and stays.',
    tests: [meant.claims, meant.reuse, meant.erasure],
  },
  {
    name: 'copied-what-was-not-bought',
    file: reuse,
    find: `part.state === 'bought' &&`,
    put: ``,
    why: 'A refusal of another subject is copied as if it were a bought part.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'sources-beyond-eight',
    file: listing,
    find: `for (const [, own] of ranked.slice(mostOfCall - 1)) own.delete(tag);`,
    put: `ranked.slice(mostOfCall - 1);`,
    why: 'A photo that a million subjects share has a pointer that grows beyond what an item may hold.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'palm-id-bought-anew-for-ever',
    file: parts,
    find: `isSoldBy(kept, seller) ? [partItems.missing('palmId')] : []`,
    put: `isSoldBy(kept, seller) ? [] : []`,
    why: 'A service that knows no palm_id for long is paid for a new one in every turn.',
    tests: [meant.purchases],
  },
  {
    name: 'key-of-each-try',
    file: parts,
    find: `return before.state === 'unknown' && isSameService(before, seller) ? before.purchase : before.wave;`,
    put: `return before.wave;`,
    why: 'A service that honours the key of a purchase charges each try of it.',
    tests: [meant.purchases],
  },
  {
    name: 'lost-palm-id-copied',
    file: reuse,
    find: `part.palmId !== 'lost' &&`,
    put: ``,
    why: 'A palm_id that the service has forgotten is copied to another subject, whose calls are then refused.',
    tests: [meant.purchases],
  },
  {
    name: 'listed-after-the-buying',
    file: pointers,
    find: `      calls: listedWith(known, subject, listing),
      ...(isFull`,
    put: `      calls: known?.calls ?? {},
      ...(isFull`,
    why: 'What a worker bought before it died is found by nobody who shares the photo, and bought again.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'copier-not-listed',
    file: pointers,
    find: `    calls: listedWith(known, subject, listing),
    revision`,
    put: `    calls: known.calls,
    revision`,
    why: 'When those are gone who bought, nobody finds the copies, and the same is bought again.',
    tests: [meant.claims, meant.reuse],
  },
  {
    name: 'one-copy-too-many-listed',
    file: 'functions/fan-out/shared-buying.ts',
    find: `if (listed >= mostOfCall)`,
    put: `if (listed > mostOfCall)`,
    why: 'A call of a full pointer lists one subject more than copies are worth.',
    tests: [listed],
  },
  {
    name: 'copies-of-a-buyer-listed-without-end',
    file: 'shared/ledger/inputs/pointers.ts',
    find: `if (isFull) await listApart({ table }, hash, subject, uncrowded(listing));
  return true;`,
    put: `if (isFull) await listApart({ table }, hash, subject, listing.tags);
  return true;`,
    why: 'Each buyer of one more call of a birth that many share is listed with every call that it has copied.',
    tests: [listed],
  },
];

/** Records about an answer for one version of the inputs. */
export const olderAnswerFaults: readonly Fault[] = (
  [
    ['assets', `  'assets',\n  'late',`, `  'late',`, 'A report shows the pictures of another photo.'],
    [
      'palm-id',
      `  'palmId',\n  'body',`,
      `  'body',`,
      'A palm_id that the service has forgotten is never bought anew.',
    ],
    [
      'refusal',
      `  'refusedBefore',\n`,
      ``,
      'The first refusal of new inputs counts as the second, and holds a batch.',
    ],
  ] as const
).map(([what, find, put, why]) => ({
  name: `${what}-of-the-older-answer`,
  file: 'shared/ledger/parts/parts.ts',
  find,
  put,
  why,
  tests: [meant.parts],
}));
