import type { Fault } from '../fault.ts';

const tests = ['test/unit/assets/assets.test.ts'];
const assets = 'shared/assets/assets.ts';

/** Pictures that answers point to: kept, tried again, and never at the cost of an answer. */
export const assetFaults: readonly Fault[] = [
  {
    name: 'picture-at-the-cost-of-an-answer',
    file: assets,
    find: `return failed(error instanceof AddressRefusedError ? error.message : 'The store did not take it.');`,
    put: `throw error;`,
    why: 'A picture that cannot be fetched is tried for ever, and nobody is told.',
    tests,
  },
  {
    name: 'pictures-untold-by-the-answer',
    file: 'functions/fan-out/wave.ts',
    find: `pendingAssets(assets, header, call.operation, answer.body)`,
    put: `pendingAssets(assets, header, call.operation, undefined)`,
    why: 'A worker that dies after it has stored an answer leaves its pictures to nobody.',
    tests,
  },
  {
    name: 'pictures-not-copied',
    file: 'shared/ledger/parts/parts.ts',
    find: `    ...(await copiedAssets(context, original, to, part)),
`,
    put: ``,
    why: 'A copied answer points to a picture that the service may have removed.',
    tests,
  },
  {
    name: 'pictures-of-another-answer',
    file: assets,
    find: `set: {
        assets,`,
    put: `set: {
        assets: [],`,
    why: 'What was fetched is forgotten.',
    tests,
  },
];
