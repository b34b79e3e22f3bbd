import type { Fault } from '../../fault.ts';

const tests = ['test/unit/links/links.test.ts'];
const link = 'shared/links/link.ts';
const open = 'shared/links/open.ts';

export const readerLinkFaults: readonly Fault[] = [
  {
    name: 'link-outlives-revocation',
    file: link,
    find: `  revokedAt === undefined && now < until;`,
    put: `  now < until;`,
    why: 'A revoked link still shows the report.',
    tests,
  },
  {
    name: 'link-never-ends',
    file: link,
    find: `  revokedAt === undefined && now < until;`,
    put: `  revokedAt === undefined;`,
    why: 'An expired link still shows the report.',
    tests,
  },
  {
    name: 'link-counts-each-reload',
    file: open,
    find: `  if (viewedAt !== undefined && viewedAt > before) return;`,
    put: ``,
    why: 'Each reload of a page writes to the table, and counts no view.',
    tests: ['test/unit/links/views.test.ts'],
  },
  {
    name: 'link-survives-cancellation',
    file: 'shared/holds/cancel.ts',
    find: `    await revokeLinksOf(context, subject);`,
    put: ``,
    why: 'A cancelled person leaves a link behind.',
    tests,
  },
  {
    name: 'link-survives-cancelled-end',
    file: 'functions/fan-out/send.ts',
    find: `ending.state === 'cancelled') await revokeLinksOf(ledger, header);`,
    put: `ending.state === 'cancelled') {}`,
    why: 'A worker that ends a report before the cancellation reaches its page leaves its links open.',
    tests,
  },
  {
    name: 'link-survives-batch-cancellation',
    file: 'shared/holds/cancel.ts',
    find: `    await revokeLinksOf(context, header);`,
    put: ``,
    why: 'A cancelled batch leaves links behind.',
    tests,
  },
  {
    name: 'link-made-during-erasure',
    file: 'functions/reports/routes/readers/links.ts',
    find: `    await revokeLink(ledger, identity.link);`,
    put: ``,
    why: 'A link that is made while its person is erased or cancelled stays open.',
    tests,
  },
  {
    name: 'link-missing-in-receipt',
    file: 'shared/erasure/sweep/steps.ts',
    find: `  if (isRemoved && isReaderLink(key)) countOf(run, 'readerLinks');`,
    put: ``,
    why: 'The receipt of an erasure does not name the links that were removed.',
    tests,
  },
  {
    name: 'shared-book-ends-early',
    file: 'functions/books/one-book.ts',
    find: `  sharedUntil ?? ledger.now() + settings.keepMs;`,
    put: `  ledger.now() + settings.keepMs;`,
    why: 'The book behind a link is removed before the link ends.',
    tests,
  },
];
