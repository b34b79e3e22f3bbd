import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const releaseWaiting = 'functions/reconciler/release-waiting.ts';
const batches = 'functions/reconciler/batches.ts';

/** What a batch of a million needs: an opened gate fills the line, and no upload is missed by the seal. */
export const releaseFaults: readonly Fault[] = [
  {
    name: 'opened-gate-never-faster',
    file: releaseWaiting,
    find: `Math.min(Math.max(mostWaiting, releaseLimit), size * growth)`,
    put: `size`,
    why: 'After an hour of a closed gate a million waits for a day and a half, and the line stands idle.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'broken-pass-never-ends',
    file: releaseWaiting,
    find: `const isNobodyLeft = sent === 0 && isEnd && before.ended === undefined;`,
    put: `const isNobodyLeft = sent === 0 && isEnd;`,
    why: 'A pass that broke off behind the last who waited is never over, and whose hint was lost waits for good.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'opened-gate-floods-the-queue',
    file: releaseWaiting,
    find: `let left = Math.max(least, size - (depth ?? 0));`,
    put: `let left = size;`,
    why: 'Hints pile up before a line that does not work them off, and all of them are parked when the gate closes again.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'opened-gate-forgets-its-place',
    file: releaseWaiting,
    find: `cursors[index] = page.cursor;`,
    put: `cursors[index] = '';`,
    why: 'The first who wait get hint after hint, the last none.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'opened-gate-goes-on-where-it-was',
    file: releaseWaiting,
    find: `if (release?.revision !== revision) return`,
    put: `if (release === undefined) return`,
    why: 'Those who had their hint before the gate closed again wait until somebody begins anew.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'lost-hints-of-an-opened-gate',
    file: releaseWaiting,
    find: `return isRecent || isBusy ? undefined :`,
    put: `return release !== undefined ? undefined :`,
    why: 'Whoever came to wait while the gate was opening waits for good.',
    tests: [meant.releaseWaiting],
  },
  {
    name: 'batch-off-the-list-unseen',
    file: batches,
    find: `againAt: again.length === 0 ? undefined : Math.min(...again),`,
    put: `againAt: undefined,`,
    why: 'A batch that is still to be sealed is taken off the list, and left open for good.',
    tests: [meant.dying],
  },
  {
    name: 'seal-by-the-clock',
    file: 'shared/sealing/seal.ts',
    find: ` && uploadsBegun === sealedUploads;`,
    put: `;`,
    why: 'What comes after the seal is not in the completion that is told, and nobody opens the batch again.',
    tests: [meant.hotKeys],
  },
  {
    name: 'release-of-another-credential',
    file: 'functions/reconciler/release-held.ts',
    find: `before?.passed?.revision === revision && now.epoch === trial.epoch;`,
    put: `before !== null;`,
    why: 'A new credential counts as tried because the one before it was, and a whole batch goes on with it.',
    tests: [meant.trialMeanwhile],
  },
];

/** Accounts of sizes for which nobody waits. */
export const sizeFaults: readonly Fault[] = [
  {
    name: 'sizes-for-ever',
    file: 'functions/reconciler/accounts.ts',
    find: `(await parkedOn(ledger, request.queue, 1)).length > 0`,
    put: `(await parkedOn(ledger, request.queue, 1)).length >= 0`,
    why: 'An account is looked at each minute for ever, and its item grows with each size that anybody ever needed.',
    tests: [meant.accounts],
  },
];
