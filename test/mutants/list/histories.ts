import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const budget = 'shared/budget/budget.ts';
const parts = 'shared/ledger/parts/parts.ts';
const lost = 'shared/ledger/waves/lost.ts';
const release = 'shared/blockers/release.ts';

/** Faults at the borders of the core, seen by the generated histories of accounts, parts, gates and blockers. */
export const historyFaults: readonly Fault[] = (
  [
    [
      'draw-blind-to-calls-without-a-price',
      budget,
      `          accountItems.atMost('committedUnpriced', committedUnpriced),
`,
      ``,
      'While the settings change, two workers pass a ceiling in money together.',
      meant.accountModel,
    ],
    [
      'calls-without-a-price-not-given-back',
      budget,
      `...(unused.unpriced === 0 ? {} : { committedUnpriced: -unused.unpriced }),`,
      ``,
      'A ceiling in money fills up with calls that nobody sent.',
      meant.accountModel,
    ],
    [
      'second-wave-overwrites-the-first',
      'shared/ledger/states/spending.ts',
      `calls: (known?.calls ?? 0) + calls,`,
      `calls,`,
      'What a worker spent before its last wave is given back when it dies, and spent again.',
      meant.everyBlocker,
    ],
    [
      'death-hides-the-waves-before-it',
      'shared/budget/settle.ts',
      `for (const spent of [written, lost])`,
      `for (const spent of [written ?? lost])`,
      'What a worker had under way when it died is given back, though the service may have charged it.',
      meant.everyBlocker,
    ],
    [
      'attempt-of-the-dead-without-a-price',
      lost,
      `sentAt: intended.at, price, seller };`,
      `sentAt: intended.at, seller };`,
      'The statement of a month lacks what the calls of a dead worker may have cost.',
      meant.everyBlocker,
    ],
    [
      'attempt-of-the-dead-at-another-time',
      lost,
      `why, sentAt: intended.at, price,`,
      `why, price,`,
      'An attempt in the middle of an outage uses up the only retry.',
      meant.everyBlocker,
    ],
    [
      'unreadable-secret-counts-as-read',
      'functions/fan-out/admission/admission.ts',
      `{ reason: 'credential unreadable' });
      return false;`,
      `{ reason: 'credential unreadable' });
      return true;`,
      'A secret that nobody can read fails every job of a batch on trial.',
      meant.everyBlocker,
    ],
    [
      'pictures-forgotten-with-the-late-mark',
      parts,
      `const isDue = hasOpenAssets(part);`,
      `const isDue = false;`,
      'The pictures of a late answer are never fetched.',
      meant.partModel,
    ],
    [
      'attempt-beside-goods-without-a-charge',
      parts,
      `      add: { unknowns, charges },`,
      `      add: { unknowns },`,
      'A call that the service charged cannot be found in the statement.',
      meant.partModel,
    ],
    [
      'note-lost-with-the-copy',
      'shared/ledger/parts/copy-part.ts',
      `...(original.note === undefined ? {} : { note: original.note }),`,
      ``,
      'A copied answer of an unexpected shape passes for one as expected.',
      meant.partModel,
    ],
    [
      'own-probe-not-recognised',
      'shared/gate/gate.ts',
      `const isMine = gate.probedBy === by && gate.probedAt === at;`,
      `const isMine = false;`,
      'A probe whose write was sent twice is never sent, and the gate stays closed longer.',
      meant.gateModel,
    ],
    [
      'only-the-first-changes-remembered',
      'shared/holds/change-trial.ts',
      `.slice(-changesKept)`,
      `.slice(0, changesKept)`,
      'After sixteen changes of a trial, an outcome whose write was sent twice counts twice.',
      meant.changeTrial,
    ],
    [
      'forgotten-blocker-comes-back',
      release,
      `        condition: blockerItems.exists('parkingUntil'),
`,
      ``,
      'Half an item of a blocker is left, which every later run of the reconciler fails to read.',
      meant.blockers,
    ],
    [
      'first-hints-from-one-page',
      'shared/blockers/let-go.ts',
      `    cursor = page.cursor;
`,
      ``,
      'With a thousand accounts, whoever waits for a raised ceiling goes on a minute later.',
      meant.openedAtOnce,
    ],
    [
      'moved-inputs-keep-the-deaths',
      'shared/ledger/states/changes.ts',
      `inputsRevision: before.inputsRevision + 1,
        attempts: 0,`,
      `inputsRevision: before.inputsRevision + 1,`,
      'A person whose bad photo has been replaced is given up for those whom the old one killed.',
      meant.deathsModel,
    ],
    [
      'parked-and-its-deaths-forgotten',
      'shared/ledger/states/changes.ts',
      `(died || before.lease === undefined)`,
      `died`,
      'What kills every worker kills on for ever, if it is parked now and then.',
      meant.deathsModel,
    ],
    [
      'quiet-by-the-reopening-alone',
      'functions/reconciler/batches.ts',
      `Math.max(item?.lastInputAt ?? 0, intake.lastInputAt ?? 0)`,
      `item?.lastInputAt ?? intake.lastInputAt ?? 0`,
      'A batch that was opened again is sealed while uploads still come.',
      meant.sealing,
    ],
    [
      'outage-without-its-tail',
      'functions/fan-out/call-status.ts',
      `at <= until + windowMs`,
      `at <= until`,
      'A call that failed with the outage, right after its gate had opened, uses up the only retry.',
      meant.unknownOutcomes,
    ],
    [
      'unjudged-by-the-first',
      'functions/fan-out/ending.ts',
      `ledger.now() : Math.max(...times)`,
      `ledger.now() : Math.min(...times)`,
      'A report is looked at again and again before its last outcome can be judged.',
      meant.unknownOutcomes,
    ],
    [
      'row-by-its-last-end-alone',
      'functions/fan-out/admission/trials.ts',
      `for (const { batch, kind, expected } of odd)`,
      `for (const { batch, kind, expected } of odd.slice(-1))`,
      'A batch is held for odd answers between which good ones came.',
      meant.trust,
    ],
  ] as const
).map(([name, file, find, put, why, test]) => ({ name, file, find, put, why, tests: [test] }));
