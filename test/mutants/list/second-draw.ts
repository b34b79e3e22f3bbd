import type { ListedFault } from '../fault.ts';

/** Faults that a draw planted and no test caught. */
export const secondDrawFaults: readonly ListedFault[] = [
  {
    area: 'intake',
    name: 'photo-of-a-row-named-by-another-rule',
    file: 'shared/intake/births/birth-row.ts',
    find: `photoId(path.value);`,
    put: `{ id: path.value.replace(/\\.[^./]+$/, '') };`,
    why: 'A quote counts a row and its photo as two people, and a row with the photo ".jpg" gets no photo and no warning.',
    tests: ['test/unit/intake/tables/before-sending.test.ts'],
  },
  {
    area: 'erasure',
    name: 'repeated-write-counts-removals-again',
    file: 'shared/erasure/sweep/count-removed.ts',
    find: `all(tombstoneItems.exists('countedSteps'), tombstoneItems.missing(name))`,
    put: `tombstoneItems.exists('countedSteps')`,
    why: 'A receipt states more removed items than there were if the answer to one write gets lost.',
    tests: ['test/unit/erasure/sweeps.test.ts'],
  },
  {
    area: 'intake',
    name: 'photo-linked-over-a-newer-link',
    file: 'shared/uploads/photo-owner.ts',
    find: `all(...photoLinkItems.unchanged(known, 'id'))`,
    put: `undefined`,
    why: 'Of two tables that are read at once, the older one takes the photo from the row of the newer one.',
    tests: ['test/unit/photos/two-rows.test.ts'],
  },
  {
    area: 'intake',
    name: 'photo-linked-by-two-first-rows',
    file: 'shared/uploads/photo-owner.ts',
    find: `known === undefined ? itemMissing : all(`,
    put: `known === undefined ? undefined : all(`,
    why: 'Two rows that name a photo before it comes both believe that they have it.',
    tests: ['test/unit/photos/two-rows.test.ts'],
  },
  {
    area: 'drift',
    name: 'accepted-shape-keeps-further-differences',
    file: 'shared/drift/remembered.ts',
    find: `more: 0 }`,
    put: `more: 1 }`,
    why: 'A shape that an operator has accepted is shown as different for ever.',
    tests: ['test/unit/drift/shape-memory.test.ts'],
  },
  {
    area: 'drift',
    name: 'shapes-deeper-than-the-limit',
    file: 'shared/drift/shape.ts',
    find: `depth >= maxDepth`,
    put: `depth > maxDepth`,
    why: 'The shape of an answer holds one level more than its limit.',
    tests: ['test/unit/limits/borders.test.ts'],
  },
  {
    area: 'gate',
    name: 'old-outcomes-reported',
    file: 'functions/fan-out/gates/breaker.ts',
    find: `?? []).filter(({ at }) => this.#isWithin(at, now));
  }`,
    put: `?? []).filter(({ at }) => at <= now);
  }`,
    why: 'The outcomes that a busy worker reports grow with each minute, up to the limit of an item.',
    tests: ['test/unit/gate/breaker-model.test.ts'],
  },
  {
    area: 'ledger',
    name: 'copied-body-in-a-nameless-folder',
    file: 'shared/ledger/parts/bodies.ts',
    find: `key.lastIndexOf('/') + 1)`,
    put: `key.lastIndexOf('/'))`,
    why: 'The key of a copied body has an empty folder, and the store holds the same bytes under two keys.',
    tests: ['test/unit/ledger/parts.test.ts'],
  },
];
