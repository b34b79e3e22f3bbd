import type { Fault } from '../../fault.ts';

const tests = ['test/unit/assets/assets.test.ts'];
const assets = 'shared/assets/assets.ts';
const simulated = ['test/simulation/tampering/answers.test.ts'];

export const assetFaults: readonly Fault[] = [
  {
    name: 'picture-at-the-cost-of-an-answer',
    file: assets,
    find: `return failed(error instanceof AddressRefusedError ? error.fault : { code: 'not-stored' });`,
    put: `throw error;`,
    why: 'A worker retries a picture that cannot be fetched forever, and no alarm rings.',
    tests,
  },
  {
    name: 'pictures-untold-by-the-answer',
    file: 'functions/fan-out/wave/answers.ts',
    find: `pendingAssets(assets, header, call.operation, answer.body)`,
    put: `pendingAssets(assets, header, call.operation, undefined)`,
    why: 'When a worker dies after it has stored an answer, nobody fetches the pictures.',
    tests,
  },
  {
    name: 'pictures-not-copied',
    file: 'shared/ledger/parts/copy-part.ts',
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
    why: 'The worker forgets the picture that it has fetched.',
    tests,
  },
  {
    name: 'pictures-left-to-the-reconciler',
    file: 'functions/fan-out/wave/answers.ts',
    find: `if (assets?.profile.assets[call.operation] !== undefined)`,
    put: `if (assets?.profile.assets[call.operation] === undefined)`,
    why: 'The worker requests a picture after its address has expired.',
    tests: simulated,
  },
  {
    name: 'two-pictures-in-one-place',
    file: 'shared/ledger/parts/bodies.ts',
    find: `.picture-\${markOf(picture)}`,
    put: `.picture-\${picture.byteLength}`,
    why: 'A worker that wakes late overwrites the picture that the report lists.',
    tests: ['test/unit/assets/late-writers.test.ts'],
  },
  {
    name: 'two-bodies-in-one-place',
    file: 'shared/ledger/parts/bodies.ts',
    find: `\${inputsHash}.\${markOf(packed)}`,
    put: `\${inputsHash}.\${packed.byteLength > 0}`,
    why: 'A worker that wakes late overwrites the answer that the report lists.',
    tests: ['test/unit/assets/late-writers.test.ts'],
  },
  {
    name: 'page-kept-as-a-picture',
    file: assets,
    find: `    if (contentType === undefined) return failed(`,
    put: `    if (bytes.byteLength === 0) return failed(`,
    why: 'Anything that a host sends is stored and shown as a picture.',
    tests: simulated,
  },
  {
    name: 'part-without-a-report-sent-for',
    file: 'functions/reconciler/overdue.ts',
    find: `moved: await moveOn(deps, item, dueAt) };`,
    put: `moved: true };`,
    why: 'The reconciler checks every minute, forever, a picture that was copied for a dropped report.',
    tests,
  },
  {
    name: 'picture-tried-once',
    file: 'shared/ledger/items/part.ts',
    find: `key === undefined && tries < maxAssetTries;`,
    put: `key === undefined && tries < 1;`,
    why: 'A picture is lost if its host cannot be reached for a minute.',
    tests: simulated,
  },
  {
    name: 'picture-from-inside',
    file: 'shared/pictures/resolve-host.ts',
    find: `return found.every(({ address }) => mayFetchFrom(address, allowLoopback)) ? first : 'not public';`,
    put: `return found.length > 0 ? first : 'not public';`,
    why: 'An answer can have the pipeline fetch from the private network that it runs in.',
    tests: simulated,
  },
  {
    name: 'pictures-of-nobody',
    file: 'functions/fan-out/work-on-subject.ts',
    find: `if (report !== undefined && !ownsLease && deps.assets !== undefined)`,
    put: `if (deps.assets !== undefined)`,
    why: 'A hint for an erased subject fails until it is a dead letter.',
    tests,
  },
];
