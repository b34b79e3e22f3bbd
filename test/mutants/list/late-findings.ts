import type { ListedFault } from '../fault.ts';

export const lateFindings: readonly ListedFault[] = [
  {
    area: 'reconciler',
    name: 'busy-queue-rests-a-pass-for-ever',
    file: 'shared/blockers/release.ts',
    find: `restedMs < maxRestMs && (depth ?? 0) > pass.size / 2`,
    put: `restedMs < maxRestMs * 1000 && (depth ?? 0) > pass.size / 2`,
    why: 'While another batch fills the queue, subjects whose hint was lost wait for days.',
    tests: ['test/unit/reconciler/full-queue.test.ts'],
  },
  {
    area: 'erasure',
    name: 'refused-rows-by-unpacking-time',
    file: 'functions/reports/routes/decisions/refused-rows.ts',
    find: `time = arrivalOf(upload, metadata).time;`,
    put: `time = Math.max(time, arrivalOf(upload, metadata).time);`,
    why: 'The page shows the row of a person who was erased between the arrival of an archive and its unpacking.',
    tests: ['test/unit/reports/refused-rows.test.ts'],
  },
  {
    area: 'erasure',
    name: 'ban-passes-by-running-erasures',
    file: 'shared/erasure/walk-batch.ts',
    find: `bans === undefined ? steps`,
    put: `bans !== undefined ? steps`,
    why: 'A ban of a batch misses the people whom an erasure without a ban is still removing.',
    tests: ['test/unit/erasure/ban-of-a-running-erasure.test.ts'],
  },
];
