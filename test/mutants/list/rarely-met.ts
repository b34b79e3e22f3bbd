import type { ListedFault } from '../fault.ts';
import { testFiles } from './test-files.ts';

export const rarelyMetFaults: readonly ListedFault[] = [
  {
    area: 'budget',
    name: 'calls-ceiling-set-before-the-money-is-judged',
    file: 'functions/reports/routes/batches.ts',
    find: `      const wanted = money && ceilingMoneyIn(prices, money, paidIn);
      if (wanted !== undefined)`,
    put: `      if (ceiling !== undefined) await setCeiling(ledger, batch, ceiling ?? undefined);
      const wanted = money && ceilingMoneyIn(prices, money, paidIn);
      if (wanted !== undefined)`,
    why: 'A refused request has already changed the ceiling in calls.',
    tests: ['test/unit/reports/changes/refused.test.ts'],
  },
  {
    area: 'ledger',
    name: 'quote-of-own-and-foreign-people',
    file: 'functions/reports/http/own-only.ts',
    find: `quoteRequest).subjects.every(`,
    put: `quoteRequest).subjects.some(`,
    why: "A customer's login learns which calls of another customer's people are bought.",
    tests: ['test/unit/reports/own-only.test.ts'],
  },
  {
    area: 'ledger',
    name: 'no-answer-means-no-right',
    file: 'packages/cli/api/signed-fetch.ts',
    find: `return answer?.status !== 403;`,
    put: `return answer?.ok === true;`,
    why: 'The console hides all buttons after one lost answer.',
    tests: ['packages/cli/test/console.test.ts'],
  },
  {
    area: 'intake',
    name: 'spared-calls-of-the-whole-product',
    file: 'functions/photos/ingest-photo.ts',
    find: `callsOfPhoto(deps.settings, wanted.product)`,
    put: `callsOfPhoto(deps.settings, undefined)`,
    why: 'The page says that a refused photo spared more calls than its product has.',
    tests: ['test/unit/photos/photo-check.test.ts'],
  },
  {
    area: 'intake',
    name: 'merged-cells-between-two-pieces',
    file: 'shared/intake/workbook/merged.ts',
    find: `text.slice(1 - element.length);`,
    put: `'';`,
    why: 'A merged cell whose mark lies between two pieces of the sheet is not filled.',
    tests: ['test/unit/intake/tables/sheets.test.ts'],
  },
  {
    area: 'fan-out',
    name: 'single-copy-of-a-waiting-subject',
    file: 'functions/fan-out/shared-buying.ts',
    find: `if (found.length > 0 && (await this.#releaseWaiting()))`,
    put: `if (found.length > 1 && (await this.#releaseWaiting()))`,
    why: 'A waiting report whose last answer is copied by a worker that dies waits for ever.',
    tests: [testFiles.reuse],
  },
  {
    area: 'budget',
    name: 'budget-of-zero-is-no-budget',
    file: 'shared/ledger/customers/customers.ts',
    find: `...(ceiling == null ? {} : { ceiling }),`,
    put: `...(ceiling ? { ceiling } : {}),`,
    why: 'A customer whose budget is set to zero keeps buying.',
    tests: ['test/unit/reports/changes/customers.test.ts'],
  },
  {
    area: 'erasure',
    name: 'feed-of-an-erased-place',
    file: 'shared/feeds/enable.ts',
    find: `all(placeItems.exists('id'), ...(renew`,
    put: `all(...(renew`,
    why: 'A feed that is asked for during an erasure brings a piece of the place back.',
    tests: ['test/unit/feeds/erased-place.test.ts'],
  },
];
