import type { Fault } from '../../fault.ts';

const memory = 'shared/drift/shape-memory.ts';
const remembered = 'shared/drift/remembered.ts';
const tests = ['test/unit/drift/shape-memory.test.ts', 'test/unit/reports/pages/drift.test.ts'];

export const driftFaults: readonly Fault[] = [
  {
    name: 'shape-over-a-newer-one',
    file: memory,
    find: `        condition: shapeItems.equals('writes', item.writes),
      }),
    );
    if (!ok`,
    put: `      }),
    );
    if (!ok`,
    why: 'Two processes that see a new shape at the same time overwrite each other.',
    tests,
  },
  {
    name: 'drift-untold',
    file: memory,
    find: `{ changedAt: at, ...toPublish(`,
    put: `{ changedAt: at, ...((_name: string, _at: number) => ({}))(`,
    why: 'No consumer learns that the shape of answers has changed.',
    tests,
  },
  {
    name: 'shape-at-the-cost-of-an-answer',
    file: memory,
    find: `      return [];
    }
  }

  async #see(`,
    put: `      throw error;
    }
  }

  async #see(`,
    why: 'A throttled table ends the wave of a subject whose answers are already bought and stored.',
    tests,
  },
  {
    name: 'drift-accepted-unseen',
    file: remembered,
    find: `condition: shapeItems.equals('revision', revision),`,
    put: `condition: shapeItems.exists('revision'),`,
    why: 'An operator accepts a change that was found after the operator read the list.',
    tests,
  },
  {
    name: 'list-of-many-forms-holds-a-batch',
    file: 'shared/drift/difference.ts',
    find: `kind === 'new' || isInList(path) ||`,
    put: `kind === 'new' ||`,
    why: 'A list whose elements differ in form (yogas, for example) counts as lost content and holds a good batch.',
    tests: ['test/unit/drift/shape.test.ts'],
  },
  {
    name: 'drift-unseen',
    file: 'functions/fan-out/wave/answers.ts',
    find: `await this.#deps.shapes?.see(call.operation, answer.body);`,
    put: ``,
    why: 'The shape of answers changes unnoticed: reports lose content, and no trial holds the batch.',
    tests: ['test/simulation/tampering/answers.test.ts'],
  },
  {
    name: 'drift-compared-the-wrong-way-round',
    file: memory,
    find: `      const differences = differencesBetween(shape, known.shape);`,
    put: `      const differences = differencesBetween(known.shape, shape);`,
    why: 'The drift lists added members as missing, and missing members as new.',
    tests: ['test/simulation/tampering/answers.test.ts', 'test/unit/drift/shape-memory.test.ts'],
  },
  {
    name: 'oddities-told-apart-by-code-alone',
    file: 'shared/ledger/reasons/oddity.ts',
    find: `canonical(one) === canonical(other)`,
    put: `one.code === other.code`,
    why: 'Three subjects that were refused three different calls hold a healthy batch.',
    tests: ['test/unit/holds/oddity.test.ts'],
  },
];
