import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const tests = [meant.products];

/** Products: which parts are bought for a person. */
export const productFaults: readonly Fault[] = [
  {
    name: 'product-not-looked-at',
    file: 'shared/plan/plan.ts',
    find: `return { calls: whole.calls.filter(isBought), notAsked: whole.notAsked.filter(isBought) };`,
    put: `return { calls: whole.calls.filter(() => isBought !== undefined), notAsked: whole.notAsked };`,
    why: 'Everything is bought for who ordered a part.',
    tests,
  },
  {
    name: 'palm-id-of-no-product',
    file: 'shared/plan/product.ts',
    find: `return needing !== undefined && parts.some((one) => one.startsWith(needing));`,
    put: `return needing !== undefined && parts.includes(needing);`,
    why: 'The parts of a palm wait for a palm_id that nobody buys.',
    tests,
  },
  {
    name: 'product-of-the-photo-alone',
    file: 'shared/plan/product.ts',
    find: `[inputs.photo, inputs.row].flatMap(`,
    put: `[inputs.photo ?? inputs.row].flatMap(`,
    why: 'What the row of a person orders is not bought.',
    tests,
  },
  {
    name: 'usual-product-forgotten',
    file: 'shared/plan/product.ts',
    find: `return byName.size === 0 ? [usual] : [...byName.values()];`,
    put: `return byName.size === 0 ? [everything] : [...byName.values()];`,
    why: 'A stack that sells a part buys everything where nobody says.',
    tests,
  },
  {
    name: 'unknown-product-is-the-usual-one',
    file: 'shared/uploads/wanted-product.ts',
    find: `if (product !== undefined) return { product };`,
    put: `if (product !== undefined || name.length > 0) return product === undefined ? {} : { product };`,
    why: 'A misspelt product buys everything.',
    tests: [meant.rowProducts, meant.photos],
  },
];

/** Panchangs of places. */
export const placeFaults: readonly Fault[] = [
  {
    name: 'refresh-begun-where-the-last-one-stood',
    file: 'shared/places/refresh.ts',
    find: `      remove: ['cursor'],
    }),
  );
}`,
    put: `    }),
  );
}`,
    why: 'Places before that one have no panchang for the new month until the next refresh.',
    tests: [meant.panchang],
  },
  {
    name: 'kept-for-a-feed-though-nothing-is-new',
    file: 'shared/places/told.ts',
    find: ` || hashOf(callOf(before, tzone)) === hashOf(callOf(wanted, next.tzone))`,
    put: ``,
    why: 'Each month that begins writes what feeds told of months that stay as they are.',
    tests: ['test/unit/feeds/feed.test.ts'],
  },
  {
    name: 'places-tried-first',
    file: 'functions/fan-out/holds/trials.ts',
    find: `if (batch === placesBatch) return undefined;`,
    put: ``,
    why: 'The month of a new place waits for the first three, and whoever is held there is on no list of batches.',
    tests: ['test/unit/holds/trial-of-places.test.ts'],
  },
];
