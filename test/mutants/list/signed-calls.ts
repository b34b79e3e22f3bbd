import type { Fault } from '../fault.ts';

const tests = ['test/unit/local/signed-calls.test.ts'];

export const signedCallFaults: readonly Fault[] = [
  {
    name: 'credential-lost-behind-the-signature',
    file: 'shared/aws/signed-calls.ts',
    find: `headers: { ...headers, ...carried }`,
    put: `headers`,
    why: 'The service gets no key pair: every call is answered 401, and the gate closes.',
    tests,
  },
  {
    name: 'body-not-signed',
    file: 'shared/aws/sign-request.ts',
    find: `...(body === undefined ? {} : { body }),`,
    put: ``,
    why: 'Every call with a body is refused by the address.',
    tests,
  },
  {
    name: 'unsignable-is-unknown',
    file: 'shared/service-client/answer.ts',
    find: `if (error instanceof NotSentError) return 'no connection';`,
    put: ``,
    why: 'What was never sent counts as maybe bought, and is listed as unknown.',
    tests,
  },
  {
    name: 'vendor-told-our-ids',
    file: 'shared/service-client/caller.ts',
    find: `...(deps.isOwnService && call.correlationId !== undefined`,
    put: `...(call.correlationId !== undefined`,
    why: 'A vendor is sent a header of ours, by which it could tell people apart.',
    tests: ['test/unit/service-client/own-service.test.ts'],
  },
  {
    name: 'own-service-not-told',
    file: 'shared/service-client/caller.ts',
    find: `{ [ownHeaders.correlation]: call.correlationId }`,
    put: `{}`,
    why: 'The log of our own service cannot be put together with that of fan-out.',
    tests: ['test/unit/service-client/own-service.test.ts'],
  },
];
