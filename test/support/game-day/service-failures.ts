import { gatesView } from '../../../shared/views/views.ts';
import { eventually } from '../pipeline/eventually.ts';
import { placeholderFailure } from './credential-failures.ts';
import { withoutRight } from './deployments.ts';
import type { Failure } from './play.ts';
import { completePeople, uploadHome, uploadPeople, uploadPhoto } from './uploads.ts';

const randomText =
  "Array.from({ length: 8 }, () => Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))).toString('base64')).join('')";

export const serviceFailures: Readonly<Record<string, Failure>> = {
  'the service answers every call with 502': {
    answers: { base: "{ statusCode: 502, body: '' }" },
    cause: (world) => uploadPeople(world),
  },
  'the service answers every call with 429': {
    answers: { vision: "{ statusCode: 429, headers: { 'retry-after': '900' }, body: '' }" },
    cause: uploadHome,
  },
  'the service refuses every endpoint': {
    answers: { palmistry: "{ statusCode: 403, body: '{}' }" },
    cause: uploadPhoto,
  },
  'the credential is set back to the placeholder': placeholderFailure,
  'the store bucket refuses the answers that are too big for the table': {
    deploy: (copy) => withoutRight(copy, 'FanOut', 's3:PutObject'),
    answers: {
      base: `{ statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ response: ${randomText} }) }`,
    },
    // Fan-out retries for up to 17 seconds of the clock, which are many minutes of the stack.
    cause: async (world) => {
      await uploadPeople(world, ['anna']);
      await eventually('a gate is closed', async () => {
        const { gates } = gatesView.parse(await (await world.pipeline.reports('/gates')).json());
        return gates.some(({ state }) => state === 'closed');
      });
    },
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
