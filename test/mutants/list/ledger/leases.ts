import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const wave = 'shared/ledger/waves/wave.ts';
const lost = 'shared/ledger/waves/lost.ts';
const onSubject = 'functions/fan-out/work-on-subject.ts';
const send = 'functions/fan-out/send.ts';

export const leaseFaults: readonly Fault[] = [
  {
    name: 'due-while-the-worker-lives',
    file: 'functions/fan-out/send.ts',
    find: `dueAt: worker.until + settings.lease.takeOverAfterMs`,
    put: `dueAt: worker.until`,
    why: 'Another worker is called for a subject whose worker has hardly ended.',
    tests: ['test/unit/reconciler/due.test.ts'],
  },
  {
    name: 'closed-lease-writes',
    file: 'shared/ledger/states/unchanged-since.ts',
    find: `all(headerItems.equals(['lease', 'owner'], name), headerItems.missing(['lease', 'over']));`,
    put: `headerItems.equals(['lease', 'owner'], name);`,
    why: 'A worker that wakes while another settles its lease reports that nothing was sent. The settling worker lists the calls, and no account counts them.',
    tests: [testFiles.zombie],
  },
  {
    name: 'lease-not-closed',
    file: lost,
    find: `  if (!(await closeLease(context, header, header.lease))) return undefined;
`,
    put: ``,
    why: 'The open calls of a frozen worker are judged while it may still report outcomes.',
    tests: [testFiles.zombie],
  },
  {
    name: 'dead-counted-twice',
    file: lost,
    find: `  if (settled?.header.lease?.owner !== name) return undefined;
  return { report: settled, dead: { worker: { name, until }, spent: spentByDead(settled) } };`,
    put: `  if (settled === undefined) return undefined;
  return { report: settled, dead: { worker: { name, until }, spent: spentByDead(report) } };`,
    why: 'Two workers that settle the same dead worker both count its spending on the header.',
    tests: [testFiles.zombie],
  },
  {
    name: 'lease-of-somebody-else',
    file: wave,
    find: `all(leaseOwnedBy(worker), headerItems.equals('state', 'working'), cancelUnchanged(begun))`,
    put: `all(headerItems.equals('state', 'working'), cancelUnchanged(begun))`,
    why: 'A former worker adds its calls to the intent of its successor, and both send at the same time.',
    tests: [testFiles.contended, testFiles.zombie, testFiles.work],
  },
  {
    name: 'intent-of-an-erased-subject',
    file: wave,
    find: `all(leaseOwnedBy(worker), headerItems.equals('state', 'working'), cancelUnchanged(begun))`,
    put: `all(leaseOwnedBy(worker), cancelUnchanged(begun))`,
    why: 'A wave continues to buy for a person who is being erased.',
    tests: [testFiles.contended, testFiles.erasure, testFiles.work],
  },
  {
    name: 'hint-of-an-input-counts-as-lost-for-good',
    file: 'shared/ledger/states/changes.ts',
    find: `return before.dueAt <= dueAt && before.dueAt - now > (dueAt - now) / 2;`,
    put: `return true;`,
    why: 'A second hint is sent as soon as an input arrives for a subject whose last hint was lost.',
    tests: [testFiles.accept],
  },
  {
    name: 'far-hint-counts-as-near',
    file: 'shared/ledger/states/changes.ts',
    find: `return before.dueAt <= dueAt && before.dueAt`,
    put: `return before.dueAt`,
    why: 'An input whose hint is lost waits for the far deadline of an earlier hint.',
    tests: [testFiles.accept],
  },
  {
    name: 'shortened-inputs-are-others',
    file: 'shared/plan/same-inputs.ts',
    find: `one.startsWith(other) || other.startsWith(one);`,
    put: `one === other;`,
    why: 'Calls that a dead worker bought are listed as unknown, and bought again.',
    tests: [testFiles.intent, testFiles.work],
  },
  {
    name: 'every-call-sent-at-the-begin',
    file: 'shared/ledger/intent.ts',
    find: `(now - startOf(begun)).toString(base)`,
    put: `'0'`,
    why: 'An attempt during an outage counts as an attempt before the outage, and uses up the retry.',
    tests: [testFiles.intent],
  },
];

export const takeoverFaults: readonly Fault[] = [
  {
    name: 'live-lease-ignored',
    file: onSubject,
    find: `if (isLeasedByOtherRun(header, name, ownsLease) || isLeased(header, name, deps.ledger.now()))`,
    put: `if (isLeasedByOtherRun(header, name, ownsLease))`,
    why: 'A repeated job settles the open calls of a live worker as lost.',
    tests: [testFiles.work],
    hangs: true,
  },
  {
    name: 'two-jobs-of-one-invocation',
    file: wave,
    find: `header.lease?.owner === worker && !ownsLease;`,
    put: `tookLease && worker === '';`,
    why: 'Two jobs of one subject in one invocation share a lease, and both send.',
    tests: [testFiles.work],
    hangs: true,
  },
  {
    name: 'taken-over-and-blocks-kept',
    file: onSubject,
    find: `    if (carried !== nothingCarried && !holdsNow) {
      deps.allowance.abandonBlocks();`,
    put: `    if (carried !== nothingCarried && !holdsNow) {`,
    why: 'A former worker returns calls that its successor has recorded as spent.',
    tests: [testFiles.zombie, testFiles.takenOver],
  },
  {
    name: 'dead-worker-not-settled',
    file: onSubject,
    find: `const settled = ownsLease ? { report: loaded } : await settleLost(ledger, loaded);`,
    put: `const settled = ownsLease || loaded.header.lease ? { report: loaded } : await settleLost(ledger, loaded);`,
    why: 'Open calls of a dead worker may be charged, are bought again and are listed nowhere.',
    tests: [testFiles.work],
  },
  {
    name: 'begins-when-its-time-is-over',
    file: send,
    find: `    if (!hasTimeForCall(deps)) {
      putBack`,
    put: `    if (taken.length < 0) {
      putBack`,
    why: 'A worker that was frozen until its blocks were settled records calls to send that no block covers.',
    tests: [testFiles.zombie],
  },
  {
    name: 'yields-what-another-has-settled',
    file: send,
    find: `    else deps.allowance.abandonBlocks();`,
    put: ``,
    why: 'Calls that another worker recorded as unknown are returned to the ceilings.',
    tests: [testFiles.zombie],
  },
];
