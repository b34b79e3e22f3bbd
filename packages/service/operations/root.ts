import { operationNames } from '@palmleaf/contract/operations';
import type { Handlers } from '../handler/handler.ts';

export const rootOperation: Handlers<'root'> = {
  root: async () => ({
    body: {
      status: true,
      name: 'palm-reading and astrology service',
      version: '1.0.0',
      operations: operationNames.length,
      description: '/openapi.json',
    },
  }),
};
