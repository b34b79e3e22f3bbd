import { eventSourceOff } from './deployments.ts';
import type { Failure } from './play.ts';
import { completePeople, uploadPeople, uploadPhoto } from './uploads.ts';

export const fanOutOff: Failure = {
  deploy: (copy) => eventSourceOff(copy, 'FanOut'),
  cause: (world) => uploadPeople(world),
};

export const waitingFailures: Readonly<Record<string, Failure>> = {
  'the event source of fan-out is off for an hour': fanOutOff,
  'the event sources of photos and rows are off for an hour': {
    deploy: (copy) => {
      eventSourceOff(copy, 'Photos');
      eventSourceOff(copy, 'Rows');
    },
    cause: async (world) => {
      await uploadPhoto(world);
      await uploadPeople(world);
    },
  },
  'the event sources of books and webhooks are off for an hour': {
    deploy: (copy) => {
      eventSourceOff(copy, 'Books');
      eventSourceOff(copy, 'Webhooks');
    },
    cause: async (world) => {
      await completePeople(world);
      await world.pipeline.reports('/batches/june/books', { method: 'POST', body: { format: 'html' } });
    },
  },
};
