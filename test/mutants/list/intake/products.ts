import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

const tests = [testFiles.products];

export const productFaults: readonly Fault[] = [
  {
    name: 'product-not-looked-at',
    file: 'shared/plan/plan.ts',
    find: `    calls: whole.calls.filter(isBought),`,
    put: `    calls: whole.calls.filter(() => isBought !== undefined),`,
    why: 'All calls are bought for a person who ordered one part.',
    tests,
  },
  {
    name: 'palm-id-of-no-product',
    file: 'shared/plan/product.ts',
    find: `return partsAfter(part).some((one) => parts.includes(one));`,
    put: `return partsAfter(part).some((one) => one === part);`,
    why: 'The parts of a palm wait for a palm_id that nobody buys.',
    tests,
  },
  {
    name: 'product-of-the-photo-alone',
    file: 'shared/plan/product.ts',
    find: `[inputs.photo, inputs.row].flatMap(`,
    put: `[inputs.photo ?? inputs.row].flatMap(`,
    why: "The product in a person's row is not bought.",
    tests,
  },
  {
    name: 'usual-product-forgotten',
    file: 'shared/plan/product.ts',
    find: `return byName.size === 0 ? [usual] : [...byName.values()];`,
    put: `return byName.size === 0 ? [everything] : [...byName.values()];`,
    why: 'A stack that sells one part buys everything by default.',
    tests,
  },
  {
    name: 'unknown-product-is-the-usual-one',
    file: 'shared/uploads/wanted-product.ts',
    find: `if (product !== undefined) return { product };`,
    put: `if (product !== undefined || name.length > 0) return product === undefined ? {} : { product };`,
    why: 'A misspelt product buys everything.',
    tests: [testFiles.rowProducts, testFiles.photos],
  },
];

const danger = ['test/unit/fan-out/danger.test.ts'];

export const dangerFaults: readonly Fault[] = [
  {
    name: 'danger-is-asked',
    file: 'shared/plan/plan.ts',
    find: `const asked = numbered.filter(({ danger }) => danger === undefined);`,
    put: `const asked = numbered.filter(({ index }) => index >= 0);`,
    why: 'The chart answers a question whether to stay with a violent person.',
    tests: danger,
  },
  {
    name: 'danger-waits-for-a-name',
    file: 'shared/plan/plan.ts',
    find: `return { calls: [], declined, notAsked:`,
    put: `return { calls: [], declined: [], notAsked:`,
    why: 'A person who omitted a field finds no help in the report.',
    tests: danger,
  },
  {
    name: 'danger-changes-hashes',
    file: 'shared/plan/plan.ts',
    find: `{ person, questions: questions.slice(0, index + 1) },`,
    put: `{ person, questions: asked.slice(0, order + 1).map((one) => one.question) },`,
    why: 'A retrained recogniser makes the worker buy later questions again.',
    tests: danger,
  },
  {
    name: 'question-waits-for-the-declined-one',
    file: 'shared/plan/plan.ts',
    find: `const before = asked[order - 1]?.part;`,
    put: `const before = index === 0 ? undefined : numbered[index - 1]?.part;`,
    why: 'A question after one that signals danger is never asked.',
    tests: danger,
  },
  {
    name: 'danger-of-no-product',
    file: 'shared/plan/plan.ts',
    find: `declined: whole.declined.filter(isBought),`,
    put: `declined: whole.declined.filter(() => isBought !== undefined),`,
    why: 'A report shows help for a question that was not ordered.',
    tests: danger,
  },
  {
    name: 'doubt-is-sure',
    file: 'shared/reports/declined-view.ts',
    find: `isDoubtful ? doubtAnswer(need) : safetyAnswer(need)`,
    put: `isDoubtful && part === 'chat/0' ? doubtAnswer(need) : safetyAnswer(need)`,
    why: 'A report names violence in a question about a house move.',
    tests: danger,
  },
  {
    name: 'declined-not-counted',
    file: 'shared/ledger/states/transition.ts',
    find: `    declined: (set?.tally ?? before.tally)?.declined ?? 0,`,
    put: `    declined: before.tally?.declined ?? 0,`,
    why: 'The status of a batch counts the questions of the former version.',
    tests: danger,
  },
  {
    name: 'declined-counted-only',
    file: 'shared/ledger/states/transition.ts',
    find: `    declined: after.declined - before.declined,`,
    put: `    declined: after.declined,`,
    why: 'A question that is declined again is counted again.',
    tests: danger,
  },
];

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
    why: 'Places before the failing one have no panchang for the new month until the next refresh.',
    tests: [testFiles.panchang],
  },
  {
    name: 'kept-for-a-feed-though-nothing-is-new',
    file: 'shared/places/earlier-months.ts',
    find: ` || hashOf(callOf(before, stretch.tzone)) === hashOf(callOf(wanted, next.tzone))`,
    put: ``,
    why: 'Each new month writes the former answers of months that have not changed.',
    tests: ['test/unit/feeds/feed.test.ts'],
  },
  {
    name: 'one-offset-for-a-whole-month',
    file: 'shared/places/stretches.ts',
    find: `if (stretches.at(-1)?.tzone === tzone) continue;`,
    put: `if (stretches.length > 0) continue;`,
    why: 'From the day of a clock change to the end of the month, each time is an hour off.',
    tests: ['test/unit/panchang/clock-changes.test.ts'],
  },
  {
    name: 'places-tried-first',
    file: 'functions/fan-out/trials/trials.ts',
    find: `if (batch === placesBatch) return undefined;`,
    put: ``,
    why: 'The month of a new place waits for a trial, and no list of batches shows the hold.',
    tests: ['test/unit/holds/trial-of-places.test.ts'],
  },
];
