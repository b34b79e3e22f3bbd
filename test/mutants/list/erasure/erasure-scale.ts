import type { Fault } from '../../fault.ts';

const sweep = 'shared/erasure/sweep/sweep.ts';
const run = 'shared/erasure/sweep/run.ts';
const scale = ['test/unit/erasure/scale.test.ts'];

export const erasureScaleFaults: readonly Fault[] = [
  {
    name: 'sweep-forgets-where-it-was',
    file: run,
    find: `if (cursor !== undefined) return \`\${at} \${cursor}\`;`,
    put: `if (cursor !== undefined) return String(at);`,
    why: 'A sweep with more than one page reads its first page again and again.',
    tests: scale,
    hangs: true,
  },
  {
    name: 'step-blind-to-its-time',
    file: sweep,
    find: `if (cursor !== undefined && run.deps.isOver?.()) return { step, cursor };`,
    put: ``,
    why: 'A long sweep uses up the time of the reconciler, and AWS kills the reconciler before it handles other items.',
    tests: scale,
  },
  {
    name: 'erasures-before-the-batches',
    file: 'functions/reconciler/overdue.ts',
    find: `, [erasuresDue]: 1 / 4 }`,
    put: ` }`,
    why: 'Ten thousand erasures keep the reconciler from every subject that is due.',
    tests: scale,
  },
  {
    name: 'former-items-not-listed',
    file: 'shared/erasure/sweep/list-former.ts',
    find: `if (item.batchShard === undefined) await former.list(table, item);`,
    put: `;`,
    why: 'The photos of a person in a batch of version 0.1.0 stay after the erasure.',
    tests: scale,
  },
  {
    name: 'former-items-listed-for-each',
    file: 'shared/erasure/sweep/list-former.ts',
    find: `if (known?.doneAt !== undefined) return undefined;`,
    put: ``,
    why: 'Each erasure reads every upload of a batch of version 0.1.0.',
    tests: scale,
    hangs: true,
  },
  {
    name: 'link-not-listed',
    file: 'shared/uploads/photo-owner.ts',
    find: `source: row, ...photoLinkListedAs(subject, photo) }`,
    put: `source: row }`,
    why: 'The photo that the row of an erased person names stays.',
    tests: scale,
  },
  {
    name: 'second-name-of-a-letter-not-listed',
    file: 'shared/erasure/dead-letters.ts',
    find: `return named.length === 0 ? [undefined] : named;`,
    put: `return [named[0]];`,
    why: 'A dead letter that names two people keeps the name of the second after the erasure.',
    tests: scale,
  },
  {
    name: 'indexed-copy-of-a-letter-deleted-first',
    file: 'shared/erasure/dead-letters.ts',
    find: `[...others, { pk, sk }]`,
    put: `[{ pk, sk }, ...others]`,
    why: 'A sweep that dies between two copies of a dead letter leaves a copy that no later sweep finds.',
    tests: scale,
  },
];
