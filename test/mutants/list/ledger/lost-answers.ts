import type { Fault } from '../../fault.ts';
import { meant } from '../meant.ts';

const trial = 'shared/holds/trial.ts';
const memory = 'shared/drift/shape-memory.ts';
const secret = 'shared/aws/secret-credentials.ts';

export const lostAnswerFaults: readonly Fault[] = (
  [
    [
      'change-that-counts-twice',
      'shared/table/change-item.ts',
      `await table.transact([kind.update({ key, ...rest }), ...also]);`,
      `await (also.length > 0 ? table.transact([kind.update({ key, ...rest }), ...also]) : table.update(kind.update({ key, ...rest })));`,
      'One subject counts as two of the first three, and a service that answers nobody right is let loose on the batch.',
      [meant.lostAnswers],
    ],
    [
      'removed-counted-twice',
      'shared/erasure/sweep/count-removed.ts',
      `all(tombstoneItems.exists('countedSteps'), tombstoneItems.missing(name))`,
      `tombstoneItems.exists('countedSteps')`,
      'The receipt of an erasure says that twice as much was removed as there was.',
      [meant.lostAnswers],
    ],
    [
      'difference-counted-twice',
      memory,
      `if (!ok && !isOwnWrite(written, item, list)) return false;`,
      `if (!ok) return false;`,
      'One answer of another shape is told as two.',
      [meant.lostAnswers],
    ],
    [
      'answers-of-a-difference-counted-twice',
      memory,
      `if (written.ok || isOwnWrite(written.item, item, { differences })) {`,
      `if (written.ok) {`,
      'Answers of another shape are told twice.',
      [meant.lostAnswers],
    ],
    [
      'hold-over-a-hold',
      trial,
      `if (trial.hold !== undefined && trial.hold.endedAt === undefined) return trial;`,
      ``,
      'What a batch was held for first is forgotten, and a release accepts something else.',
      [meant.changeTrial],
    ],
    [
      'told-before-a-release-counts',
      'shared/holds/trust.ts',
      `operations: {}, odd: [] }, oddity };`,
      `operations: {}, odd }, oddity };`,
      'A batch that somebody has let go on is held again by the next subject.',
      ['test/unit/holds/trust-model.test.ts'],
    ],
    [
      'address-of-another-service',
      'shared/erasure/service-records.ts',
      `...(isSoldBy(part, seller) ?`,
      `...(service === seller.name ?`,
      'Whoever asks a service to delete a reading is sent to another one.',
      [meant.anotherService],
    ],
    [
      'throttled-secret-stops-the-line',
      secret,
      `      if (error instanceof UnreadableSecretError) throw error;
      this.#retryAt`,
      `      if (error !== undefined) throw error;
      this.#retryAt`,
      'While Secrets Manager is throttled every job fails, though the credential is known.',
      [meant.secret],
    ],
    [
      'throttled-secret-asked-with-every-call',
      secret,
      `now < this.#retryAt ||`,
      ``,
      'A throttled Secrets Manager is asked before every call, and each call waits for its refusal.',
      [meant.secret],
    ],
    [
      'lost-right-to-the-secret-unseen',
      secret,
      `      if (error instanceof UnreadableSecretError) throw error;
      this.#retryAt`,
      `      this.#retryAt`,
      'A credential that a person has taken away stays in use.',
      [meant.secret],
    ],
  ] as const
).map(([name, file, find, put, why, tests]) => ({ name, file, find, put, why, tests }));
