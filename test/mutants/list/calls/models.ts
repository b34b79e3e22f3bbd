import type { Fault } from '../../fault.ts';

const gateModel = 'test/unit/gate/gate-model.test.ts';
const breakerModel = 'test/unit/gate/breaker-model.test.ts';
const refusedRate = 'test/unit/gate/refused-rate.test.ts';
const listedNames = 'test/unit/ledger/names/listed-names.test.ts';
const twoAtOnce = 'test/unit/fan-out/admission/two-at-once.test.ts';
const opened = 'test/unit/reports/opened.test.ts';
const releaseResumed = 'test/unit/reconciler/release-resumed.test.ts';

export const modelFaults: readonly Fault[] = [
  {
    name: 'closed-gate-told-as-open',
    file: 'functions/reconciler/gates.ts',
    find: `!opens.includes('credential')) return false;`,
    put: `!opens.includes('credential')) return true;`,
    why: 'The alarm of a gate that stays closed never rings.',
    tests: [gateModel],
  },
  {
    name: 'failing-taken-for-another-reason',
    file: 'functions/fan-out/gates/breaker.ts',
    find: `gate.state === 'closed' && gate.reason === 'failing'`,
    put: `gate.state === 'closed'`,
    why: 'A service that fails during its pause is called again when the pause is over.',
    tests: [breakerModel],
  },
  {
    name: 'bad-outcomes-judged-one-by-one',
    file: 'functions/fan-out/gates/breaker.ts',
    find: `if (known !== undefined) return known;`,
    put: ``,
    why: 'A hundred concurrent failures read all reports of outcomes a hundred times.',
    tests: [breakerModel],
  },
  {
    name: 'first-refusal-not-counted',
    file: 'functions/fan-out/flow/call-rate.ts',
    find: `count: 1 };`,
    put: `count: 0 };`,
    why: 'The pace after a refusal is higher than the service accepts.',
    tests: [refusedRate],
  },
  {
    name: 'turn-taken-and-not-spent',
    file: 'functions/fan-out/flow/call-rate.ts',
    find: `this.#slots.left -= 1;`,
    put: ``,
    why: 'One worker uses the rate slots of others, and the rate is exceeded.',
    tests: [refusedRate],
  },
  {
    name: 'pointer-gone-while-calls-are-apart',
    file: 'shared/ledger/inputs/pointers.ts',
    find: ` && !separate.isLeft;`,
    put: `;`,
    why: 'Names in separate items of a pointer stay there after the erasure of their subjects.',
    tests: [listedNames],
  },
  {
    name: 'opened-and-only-the-first-blocker-told',
    file: 'shared/blockers/first-hints.ts',
    find: `await release(releasing, item, await decideRelease(deps, item.blocker));`,
    put: `return void (await release(releasing, item, await decideRelease(deps, item.blocker)));`,
    why: 'If subjects wait for different numbers of calls, only some of them resume at once.',
    tests: [opened],
  },
  {
    name: 'opened-and-the-request-fails',
    file: 'shared/blockers/first-hints.ts',
    find: `deps.log.warn('The first hints could not be sent; the reconciler sends them', {
      error: errorName(error),
    });`,
    put: `throw error;`,
    why: 'The command reports that raising a ceiling failed, although it is raised.',
    tests: [opened],
  },
  {
    name: 'blocker-looked-at-in-every-other-run',
    file: 'infra/function-settings.ts',
    find: `recheckAfterMs: scaled(minute / 2),`,
    put: `recheckAfterMs: scaled(minute),`,
    why: 'A release takes twice as long, and begins two minutes late.',
    tests: [releaseResumed],
  },
  {
    name: 'live-lease-closed',
    file: 'shared/ledger/waves/lost.ts',
    find: `all(...headerItems.unchanged(header, 'state'), leaseExpired(lease, now()))`,
    put: `all(...headerItems.unchanged(header, 'state'))`,
    why: 'A new worker cannot end any wave, because another worker takes it for the dead one.',
    tests: [twoAtOnce],
  },
  {
    name: 'trust-kept-for-ever',
    file: 'shared/holds/trust.ts',
    find: `Math.ceil((now() + 2 * dayMs) / 1000)`,
    put: `Math.ceil(now() + 2 * dayMs)`,
    why: 'An item that expires in two days stays for fifty thousand years.',
    tests: ['test/unit/holds/trust.test.ts'],
  },
  {
    name: 'probe-sent-though-the-gate-has-changed',
    file: 'functions/fan-out/admission/snapshot.ts',
    find: `this.probes.get(base)?.revision === gate.revision`,
    put: `this.probes.has(base)`,
    why: 'A call is sent with a credential that has been refused since its probe was taken.',
    tests: ['test/unit/fan-out/admission/taken-probe.test.ts'],
  },
  {
    name: 'good-answers-of-one-batch-end-the-row-of-another',
    file: 'shared/holds/trust.ts',
    find: `...trust.operations, ...fresh }, odd };`,
    put: `...trust.operations, ...fresh }, odd: [] };`,
    why: 'A batch with only odd answers is never held while another batch gets good answers.',
    tests: ['test/unit/holds/trust.test.ts'],
  },
  {
    name: 'odd-answers-in-a-row-though-a-good-one-came-between',
    file: 'shared/holds/trust.ts',
    find: `({ ...end, ofBatchOnly: true as const })`,
    put: `end`,
    why: 'Three odd births among a million end the trust in a service that answers well.',
    tests: ['test/unit/holds/trust.test.ts'],
  },
];
