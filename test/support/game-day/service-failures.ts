import { serviceAnswers, withoutRight } from './deployments.ts';
import type { Failure } from './play.ts';
import { completePeople, uploadPeople } from './uploads.ts';

const answers = (answer: string): Failure => ({
  deploy: (copy) => serviceAnswers(copy, answer),
  cause: (world) => uploadPeople(world),
});

export const serviceFailures: Readonly<Record<string, Failure>> = {
  'the service answers every call with 502': answers("{ statusCode: 502, body: '' }"),
  'the service answers every call with 429': answers(
    "{ statusCode: 429, headers: { 'retry-after': '900' }, body: '' }",
  ),
  'the service refuses every endpoint': answers("{ statusCode: 403, body: '{}' }"),
  'the credential is set back to the placeholder': {
    cause: async (world) => {
      await world.pipeline.setSecret({ token: 'not-set-yet' });
      await uploadPeople(world);
    },
  },
  'the store refuses answers that fit no item': {
    deploy: (copy) => {
      withoutRight(copy, 'FanOut', 's3:PutObject');
      const text =
        "Array.from({ length: 8 }, () => Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))).toString('base64')).join('')";
      serviceAnswers(
        copy,
        `{ statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ response: ${text} }) }`,
      );
    },
    cause: (world) => uploadPeople(world, ['anna']),
  },
  'a batch is near its ceiling': {
    cause: async (world) => {
      await completePeople(world);
      await world.pipeline.reports('/batches/june/ceiling', { method: 'PUT', body: { ceiling: 14 } });
    },
  },
  'people wait at the ceiling of their batch': {
    cause: async (world) => {
      await completePeople(world);
      await world.pipeline.reports('/batches/june/ceiling', { method: 'PUT', body: { ceiling: 14 } });
      await uploadPeople(world, ['anna', 'ben', 'cleo', 'dora', 'emil']);
    },
  },
};
