import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const wave = 'functions/fan-out/wave/wave.ts';
const answers = 'functions/fan-out/wave/answers.ts';
const reports = 'functions/fan-out/wave/gate-reports.ts';
const admission = 'functions/fan-out/admission/admission.ts';
const snapshot = 'functions/fan-out/admission/snapshot.ts';
const onSubject = 'functions/fan-out/work-on-subject.ts';
const send = 'functions/fan-out/send.ts';
const sharedBuying = 'functions/fan-out/shared-buying.ts';
const onSubjects = 'functions/fan-out/work-on-subjects.ts';
const status = 'functions/fan-out/call-status.ts';
const gates = [meant.closedGate, meant.unreachable, meant.gate, meant.storeRefuses];

/** Turns and waves: the checks before a call, and the writes after it. */
export const fanOutFaults: readonly Fault[] = [
  {
    name: 'gate-not-looked-at-before-the-send',
    file: admission,
    find: `[] : calls.filter((call) => !this.snapshot.isClosed(baseOf(call)));`,
    put: `[] : calls;`,
    why: 'Calls that were about to be sent leave through a gate that a call beside them has just closed.',
    tests: [meant.beforeTheSend, ...gates, meant.work],
  },
  {
    name: 'reason-of-the-first-closing-kept',
    file: send,
    find: `canonical(ending.reason) === canonical(header.reason);`,
    put: `header.reason !== undefined;`,
    why: 'Whoever waits for a gate that has opened and closed again goes on naming the cause that is long mended.',
    tests: [meant.reasonNow],
  },
  {
    name: 'later-calls-without-time',
    file: wave,
    find: `if (!hasTimeForCall(this.#deps)) return [];`,
    put: ``,
    why: 'A call is sent that cannot end before the function does: it is paid and lost.',
    tests: [meant.beforeTheSend, meant.work, meant.closedGate],
  },
  {
    name: 'sent-after-the-lease',
    file: wave,
    find: `worker.until - settings.lease.marginMs;`,
    put: `worker.until;`,
    why: 'A function that wakes in the last seconds of its lease sends calls that end beyond it.',
    tests: [meant.beforeTheSend, meant.zombie, meant.work],
  },
  {
    name: 'frozen-worker-sends',
    file: wave,
    find: `if (this.#isLate()) {`,
    put: `if (this.#isLate() && this.#stopped) {`,
    why: 'A worker that was frozen beyond its lease sends beside the one that took over.',
    tests: [meant.zombie],
  },
  {
    name: 'secret-not-read-anew',
    file: reports,
    find: `if (fresh.version !== refusedVersion) return fresh;`,
    put: `if (fresh.version === 'never') return fresh;`,
    why: 'A rotated credential closes the gate until the reconciler looks, though the new one is there.',
    tests: gates,
  },
  {
    name: 'palm-id-of-an-older-photo',
    file: 'functions/fan-out/flow/send-call.ts',
    find: `isAsked ? undefined : this.#report.parts.get(palmIdPart);`,
    put: `this.#report.parts.get(palmIdPart);`,
    why: 'Sections of the new photo are asked for with the palm_id of the old one.',
    tests: [meant.work, meant.accept],
  },
  {
    name: 'paid-goods-stored-with-one-try',
    file: answers,
    find: `      await retryWithBackoff(this.#deps, () =>
        storeAnswer(`,
    put: `      await (async (_deps: unknown, once: () => Promise<unknown>) => once())(this.#deps, () =>
        storeAnswer(`,
    why: 'What was paid for is given up because the table was busy for a moment.',
    tests: [meant.work],
  },
  {
    name: 'unknown-not-spent',
    file: answers,
    find: `    this.#spend(call, { bought: 0, unknown: 1 });`,
    put: ``,
    why: 'A call that may have been charged is put back, and the ceiling is passed.',
    tests: [],
    seeds: [1, 2],
  },
  {
    name: 'probe-lets-the-rest-follow',
    file: snapshot,
    find: `(!this.#probes.has(base) || probes.includes(call));`,
    put: `(!this.#probes.has(base) || probes.length > 0);`,
    why: 'A probe takes the whole plan of its subject through the closed gate.',
    tests: gates,
  },
  {
    name: 'probe-sent-though-another-took-it',
    file: admission,
    find: `else this.snapshot.noteClosed(base, gate.reason ?? 'throttled');`,
    put: ``,
    why: 'Two workers send the one probe that was due.',
    tests: gates,
  },
  {
    name: 'gate-not-read-for-later-calls',
    file: admission,
    find: `isJudged ? 0 : maxAgeMs, false);`,
    put: `isJudged ? 0 : staleMs, false);`,
    why: 'The second half of a wave leaves through a gate that another worker has closed.',
    tests: [meant.beforeTheSend, ...gates, meant.work],
  },
  {
    name: 'gate-not-read-after-a-pause',
    file: wave,
    find: `send([call], waits === 1 ? undefined : 0)`,
    put: `send([call], 3_600_000)`,
    why: 'What has slept over a pause leaves through a gate that was closed for good meanwhile.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'gate-not-read-after-the-turn',
    file: wave,
    find: `      if (!(await inFlow.enter())) return;
      // A gate that closed while this call waited blocks it too.
      if ((await this.#plan.admission.send([call], waits === 1 ? undefined : 0)).length === 0) return;`,
    put: `      if ((await this.#plan.admission.send([call], waits === 1 ? undefined : 0)).length === 0) return;
      if (!(await inFlow.enter())) return;`,
    why: 'A call that is sent again waits for its turn, and leaves through a gate that has closed meanwhile.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'room-waited-for-and-gate-not-read',
    file: admission,
    find: `isJudged ? 0 : staleMs, true)) return 'moved';`,
    put: `3_600_000, true)) return 'moved';`,
    why: 'A subject that waited for room draws calls and begins a wave through a gate that has closed meanwhile.',
    tests: [meant.admission],
  },
  {
    name: 'own-pause-taken-for-another-clock',
    file: snapshot,
    find: `isClosed(gate, now, isOwn ? 0 : clockSkewMs);`,
    put: `isClosed(gate, now, clockSkewMs);`,
    why: 'Whoever has waited out the pause that it was told is parked all the same, for a minute.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'pause-of-another-clock-taken-for-its-own',
    file: snapshot,
    find: `isClosed(gate, now, isOwn ? 0 : clockSkewMs);`,
    put: `isClosed(gate, now, 0);`,
    why: 'A call leaves some seconds before the pause is over that another worker was told.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'long-pause-slept-over',
    file: reports,
    find: `pauseMs > shortWaitMs ||`,
    put: ``,
    why: 'A function sleeps for a minute and a half, paid, where its subject could wait for nothing.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'refused-and-gate-not-closed-for-long-pauses',
    file: 'functions/fan-out/admission/snapshot.ts',
    find: `await this.#write(base, { reason: 'throttled', until });`,
    put: ``,
    why: 'The service has asked for time, and only the one who was told knows it.',
    tests: gates,
  },
  {
    name: 'unreachable-for-ever',
    file: reports,
    find: `if (isAway && isTried) await this.close(base, 'unreachable');`,
    put: ``,
    why: 'Everybody finds out for himself that the service is away, and is failed for it in the end.',
    tests: gates,
  },
  {
    name: 'basic-success-covers-the-token',
    file: reports,
    find: `credentialOf(gateOf(this.#deps, base)) === scheme;`,
    put: `credentialOf(gateOf(this.#deps, base)) !== undefined;`,
    why: 'A key pair that works makes a refused token look like a refused endpoint, part after part.',
    tests: [meant.beforeTheSend, ...gates],
  },
  {
    name: 'claim-kept-after-the-wave',
    file: onSubject,
    find: `    await shared.release();`,
    put: ``,
    why: 'Who shares a photo waits for the end of the invocation, not of the wave.',
    tests: [meant.reuse],
  },
  {
    name: 'claim-kept-while-the-rest-is-bought',
    file: send,
    find: `const afterAnswer = () => shared.releaseSettled();`,
    put: `const afterAnswer = () => Promise.resolve();`,
    why: 'Who shares a house waits until the last palm of another is read.',
    tests: [meant.givenBack, meant.reuse],
  },
  {
    name: 'bought-beside-another',
    file: sharedBuying,
    find: `if (until !== undefined) {`,
    put: `if (until === 0) {`,
    why: 'Two that share a house buy it at the same moment.',
    tests: [meant.reuse, meant.claims],
  },
  {
    name: 'frozen-twin-not-settled',
    file: 'shared/ledger/inputs/reuse.ts',
    find: `lease.until > context.now()) return report;`,
    put: `lease.until > 0) return report;`,
    why: 'A worker that is frozen over paid calls wakes when a twin has bought them again: twice, and listed nowhere.',
    tests: [meant.listed],
  },
  {
    name: 'copied-for-one-who-waits',
    file: sharedBuying,
    find: `if (header.state !== 'waiting') return false;`,
    put: `if (header.state !== 'erasing') return false;`,
    why: 'A worker copies all that a parked subject lacks and dies: it waits for good, though it lacks nothing.',
    tests: [meant.reuse],
  },
  {
    name: 'calls-not-put-back',
    file: send,
    find: `written: () => reserved.putBack(result.spent) };`,
    put: `written: () => undefined };`,
    why: 'What was refused counts as bought, and a ceiling is reached too early.',
    tests: [meant.accounts, meant.ceilings, meant.work],
  },
  {
    name: 'thrown-subject-gives-back',
    file: onSubjects,
    find: `    deps.allowance.abandonBlocks();
    const { batch, id }`,
    put: `    const { batch, id }`,
    why: 'A subject that threw may have spent what its worker then gives back.',
    tests: [meant.accounts, meant.ceilings, meant.work],
  },
  {
    name: 'redrive-reopens-what-is-newer',
    file: 'shared/ledger/batches/redrive-selection.ts',
    find: `  part.at <= reopen.at &&
`,
    put: ``,
    why: 'What was refused after a redrive is open again at once, and is sent without end.',
    tests: [meant.beforeTheSend, meant.redrive, meant.work],
  },
  {
    name: 'unknown-sent-once-too-often',
    file: status,
    find: `{ retry: 2, hold: 1,`,
    put: `{ retry: 3, hold: 1,`,
    why: 'A call whose outcome is unknown is bought up to three times.',
    tests: [meant.work],
  },
  {
    name: 'sent-over-a-refused-need',
    file: status,
    find: `return needed !== 'open' && needed !== 'unjudged' && needed !== 'bought';`,
    put: `return false;`,
    why: 'Sections without a palm_id are open for ever, and their report never ends.',
    tests: [meant.work],
  },
  {
    name: 'again-before-the-fresh',
    file: 'functions/fan-out/fan-out.ts',
    find: `for (const again of [false, true]) {`,
    put: `for (const again of [true, false]) {`,
    why: 'A job that fails every time is worked on before the fresh ones, and holds them up.',
    tests: [meant.invocation],
  },
  {
    name: 'lease-without-its-margin',
    file: 'functions/fan-out/fan-out.ts',
    find: `invocation.getRemainingTimeInMillis() + settings.lease.marginMs;`,
    put: `invocation.getRemainingTimeInMillis();`,
    why: 'Another worker takes over while a function may still send its last call.',
    tests: [meant.invocation],
  },
  {
    name: 'all-messages-given-back',
    file: 'functions/fan-out/fan-out.ts',
    find: `(key === name ? [messageId] : [])`,
    put: `messageId`,
    why: 'One subject that throws has all others of its invocation received again, until they are dead letters.',
    tests: [meant.invocation],
  },
  {
    name: 'new-palm-id-counts-as-forgotten',
    file: answers,
    find: `if (kept?.state !== 'bought' || this.#tried.has(palmIdPart)) return false;`,
    put: `if (kept?.state !== 'bought') return false;`,
    why: 'A palm_id that was given a moment ago is bought once more, for nothing.',
    tests: [meant.purchases],
    struckOff:
      'The note that a palm_id is forgotten is written only over the wave of the one that was kept before; the one just given is of another wave.',
  },
];
