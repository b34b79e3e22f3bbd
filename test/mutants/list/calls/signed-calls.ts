import type { Fault } from '../../fault.ts';

const tests = ['test/unit/local/signed-calls.test.ts'];

export const signedCallFaults: readonly Fault[] = [
  {
    name: 'credential-lost-behind-the-signature',
    file: 'shared/aws/signed-calls.ts',
    find: `headers: { ...headers, ...carried }`,
    put: `headers`,
    why: 'The service gets no key pair: it answers every call with 401, and the gate closes.',
    tests,
  },
  {
    name: 'body-not-signed',
    file: 'shared/aws/sign-request.ts',
    find: `...(body === undefined ? {} : { body }),`,
    put: ``,
    why: 'The address refuses every call with a body.',
    tests,
  },
  {
    name: 'unsignable-is-unknown',
    file: 'shared/service-client/answer.ts',
    find: `if (error instanceof NotSentError) return 'no connection';`,
    put: ``,
    why: 'A call that was never sent counts as possibly bought, and is listed as unknown.',
    tests,
  },
  {
    name: 'vendor-told-our-ids',
    file: 'shared/service-client/caller.ts',
    find: `...(deps.isOwnService && call.correlationId !== undefined`,
    put: `...(call.correlationId !== undefined`,
    why: 'A vendor gets a header of ours, by which it could identify people.',
    tests: ['test/unit/service-client/own-service.test.ts'],
  },
  {
    name: 'own-service-not-told',
    file: 'shared/service-client/caller.ts',
    find: `{ [ownHeaders.correlation]: call.correlationId }`,
    put: `{}`,
    why: 'Nobody can join the logs of our own service and of fan-out.',
    tests: ['test/unit/service-client/own-service.test.ts'],
  },
];
