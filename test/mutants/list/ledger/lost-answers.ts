import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

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
      'One subject counts as two of the first three, and the batch is sent to a service that answers nobody correctly.',
      [testFiles.lostAnswers],
    ],
    [
      'removed-counted-twice',
      'shared/erasure/sweep/count-removed.ts',
      `all(tombstoneItems.exists('countedSteps'), tombstoneItems.missing(name))`,
      `tombstoneItems.exists('countedSteps')`,
      'The receipt of an erasure counts every removed item twice.',
      [testFiles.lostAnswers],
    ],
    [
      'difference-counted-twice',
      memory,
      `if (!ok && !isOwnWrite(written, item, list)) return false;`,
      `if (!ok) return false;`,
      'One answer of another shape counts as two.',
      [testFiles.lostAnswers],
    ],
    [
      'answers-of-a-difference-counted-twice',
      memory,
      `if (written.ok || isOwnWrite(written.item, item, { differences })) {`,
      `if (written.ok) {`,
      'The drift counts answers of another shape twice.',
      [testFiles.lostAnswers],
    ],
    [
      'hold-over-a-hold',
      trial,
      `if (trial.hold !== undefined && trial.hold.endedAt === undefined) return trial;`,
      ``,
      'The first oddity that held a batch is forgotten, and a release accepts a different one.',
      [testFiles.changeTrial],
    ],
    [
      'told-before-a-release-counts',
      'shared/holds/trust.ts',
      `operations: {}, odd: [] }, oddity };`,
      `operations: {}, odd }, oddity };`,
      'The next subject holds a batch that somebody has just released.',
      ['test/unit/holds/trust-model.test.ts'],
    ],
    [
      'address-of-another-service',
      'shared/erasure/service-records.ts',
      `...(isSoldBy(part, seller) ?`,
      `...(service === seller.name ?`,
      'The receipt names the wrong service for a deletion request.',
      [testFiles.anotherService],
    ],
    [
      'throttled-secret-stops-the-line',
      secret,
      `      if (error instanceof UnreadableSecretError) throw error;
      this.#retryAt`,
      `      if (error !== undefined) throw error;
      this.#retryAt`,
      'While Secrets Manager throttles, every job fails although the credential is cached.',
      [testFiles.secret],
    ],
    [
      'throttled-secret-asked-with-every-call',
      secret,
      `now < this.#retryAt ||`,
      ``,
      'While Secrets Manager throttles, every call first sends it a request and waits for the refusal.',
      [testFiles.secret],
    ],
    [
      'lost-right-to-the-secret-unseen',
      secret,
      `      if (error instanceof UnreadableSecretError) throw error;
      this.#retryAt`,
      `      this.#retryAt`,
      'A credential that a person has revoked stays in use.',
      [testFiles.secret],
    ],
  ] as const
).map(([name, file, find, put, why, tests]) => ({ name, file, find, put, why, tests }));
