import { serviceAnswers } from './deployments.ts';
import type { Failure } from './play.ts';
import { completePeople, uploadPeople } from './uploads.ts';

const answers = (answer: string): Failure => ({
  deploy: (copy) => serviceAnswers(copy, answer),
  cause: (world) => uploadPeople(world),
});

/** What the service answers, and what its credential and its price do. */
export const serviceFailures: Readonly<Record<string, Failure>> = {
  'the service answers every call with 502': answers("{ statusCode: 502, body: '' }"),
  'the service refuses every endpoint': answers("{ statusCode: 403, body: '{}' }"),
  'a batch is near its ceiling': {
    cause: async (world) => {
      await completePeople(world);
      // Four calls for each of three people are bought.
      await world.pipeline.reports('/batches/june/ceiling', { method: 'PUT', body: { ceiling: 14 } });
    },
  },
};
