import type { Fault } from '../fault.ts';

const deliver = 'test/unit/webhooks/deliver.test.ts';
const decided = 'test/unit/webhooks/decided.test.ts';

const writeDown = 'functions/webhooks/write-down.ts';
const lane = 'functions/webhooks/lane.ts';
const tryDelivery = 'functions/webhooks/try-delivery.ts';
const replay = 'functions/webhooks/replay.ts';

/** Webhooks: what each is to be told is written down before it is sent, arrives in the end, and leaves with nothing else. */
export const webhookFaults: readonly Fault[] = [
  {
    name: 'delivery-written-again',
    file: writeDown,
    find: `          condition: itemMissing,`,
    put: ``,
    why: 'An event that the bus tells again is sent again though it has arrived.',
    tests: [deliver],
  },
  {
    name: 'delivery-due-for-nobody',
    file: writeDown,
    find: `            due: webhookDue(webhook),`,
    put: `            due: webhookDue('nobody'),`,
    why: 'What a function was to send that died is sent by nobody.',
    tests: [deliver],
  },
  {
    name: 'erased-subject-is-told',
    file: writeDown,
    find: `(await isErased(ledger, subject, at))`,
    put: `(await isErased(ledger, subject, at + 1e9))`,
    why: 'A late event writes the name of somebody down who was erased.',
    tests: [deliver],
  },
  {
    name: 'unlisted-delivery',
    file: writeDown,
    find: `{ batchShard: toldPartition(subject), stateId: id }`,
    put: `{}`,
    why: 'An erasure does not find what was told of its subject.',
    tests: ['test/unit/webhooks/erased.test.ts'],
  },
  {
    name: 'deliveries-not-swept',
    file: 'shared/erasure/sweep/steps.ts',
    find: `namesOf(run).map(toldPartition)`,
    put: `[]`,
    why: 'The log of a webhook still names somebody who was erased.',
    tests: ['test/unit/webhooks/erased.test.ts'],
  },
  {
    name: 'foreign-members-leave',
    file: 'functions/webhooks/told-event.ts',
    find: `detail: inside.data, subject`,
    put: `detail: { ...(typeof detail === 'object' ? detail : {}), ...inside.data }, subject`,
    why: 'Whoever may put events on the bus can have a birth sent to addresses of strangers.',
    tests: [deliver],
  },
  {
    name: 'lease-of-a-dead-worker-stays',
    file: lane,
    find: `any(webhookItems.missing('workerUntil'), webhookItems.atMost('workerUntil', now())),`,
    put: `webhookItems.missing('workerUntil'),`,
    why: 'A webhook whose worker died is told nothing any more.',
    tests: [deliver],
  },
  {
    name: 'lane-without-a-lease',
    file: lane,
    find: `any(webhookItems.missing('workerUntil'), webhookItems.atMost('workerUntil', now())),`,
    put: `any(webhookItems.missing('workerUntil'), webhookItems.exists('workerUntil')),`,
    why: 'Two invocations send the same, and both wait for a slow address.',
    hangs: true,
    tests: [deliver],
  },
  {
    name: 'dead-address-is-tried-to-the-end',
    file: lane,
    find: `now() >= turn.sendsUntil || failures >= mostFailures ||`,
    put: `now() >= turn.sendsUntil ||`,
    why: 'Each minute all that waits for a dead address is tried.',
    tests: [deliver],
  },
  {
    name: 'gone-is-only-a-failure',
    file: lane,
    find: `isGone(attempts)
    ? 'gone'
    :`,
    put: ``,
    why: 'An address that says that it is gone is asked for another week.',
    tests: [decided],
  },
  {
    name: 'disabled-by-nobody',
    file: lane,
    find: `reason !== undefined && (await`,
    put: `reason === undefined && (await`,
    why: 'An address that takes nothing is asked for ever.',
    tests: [decided],
  },
  {
    name: 'days-of-silence-are-failures',
    file: 'functions/webhooks/health.ts',
    find: `failingSince !== undefined && at - (lastFailureAt ?? 0) <= mostSilenceMs`,
    put: `failingSince !== undefined`,
    why: 'Two failures that lie a week apart disable a webhook.',
    tests: [decided],
  },
  {
    name: 'lanes-one-after-the-other',
    file: 'functions/webhooks/webhooks.ts',
    find: `const well = known.filter(({ id, failingSince }) => fresh.has(id) && failingSince === undefined);`,
    put: `const well = known.filter(({ id }) => fresh.has(id)).slice(0, 1);`,
    why: 'A slow address holds up those behind it.',
    hangs: true,
    tests: [deliver],
  },
  {
    name: 'one-try-less',
    file: tryDelivery,
    find: `settings.retryMs[tries];`,
    put: `settings.retryMs[tries + 1];`,
    why: 'A delivery is given up before its three days are over.',
    tests: [deliver],
  },
  {
    name: 'retry-after-passed-over',
    file: tryDelivery,
    find: `Math.max(askedMs, Math.round`,
    put: `Math.max(0, Math.round`,
    why: 'An address that asks for time is asked again too soon.',
    tests: [deliver],
  },
  {
    name: 'former-secret-signs-no-more',
    file: 'shared/webhooks/secret.ts',
    find: `timestamp * 1000 < formerUntil ? [formerSalt] : [];`,
    put: `timestamp * 1000 < formerUntil - 9e9 ? [formerSalt] : [];`,
    why: 'Between a rotation and the change at its receiver everything is refused.',
    tests: [decided],
  },
  {
    name: 'former-secret-signs-for-ever',
    file: 'shared/webhooks/secret.ts',
    find: `formerSalt !== undefined && timestamp * 1000 < formerUntil ?`,
    put: `formerSalt !== undefined ?`,
    why: 'A secret that was given away can be used after its day.',
    tests: [decided],
  },
  {
    name: 'address-in-the-log',
    file: 'functions/webhooks/webhooks.ts',
    find: `{ webhook: webhook.id, delivered, failed }`,
    put: `{ webhook: webhook.url, delivered, failed }`,
    why: 'Whoever reads the log can send to the address of a subscriber.',
    tests: [decided],
  },
  {
    name: 'replay-of-one-page',
    file: replay,
    find: `cursor = isPast ? undefined : page.cursor;`,
    put: `cursor = undefined;`,
    why: 'A replay sends the last hundred and says nothing of the rest.',
    tests: [decided],
  },
  {
    name: 'replay-without-a-beginning',
    file: replay,
    find: `at >= replaySince && at <= replayAskedAt`,
    put: `at <= replayAskedAt`,
    why: 'A replay since yesterday sends the whole month.',
    tests: [decided],
  },
];
