import { expect, test } from 'vitest';
import { firstHour } from '../../first-hour/hour.ts';
import { differences } from '../../first-hour/observe.ts';

function recorded(fails: string | undefined, interruption = new AbortController()) {
  const called: string[] = [];
  const call = async (name: string): Promise<void> => {
    called.push(name);
    if (name === fails) throw new Error(`${name} failed`);
    if (fails === `interrupted in ${name}`) interruption.abort(new Error('interrupted'));
  };
  const steps = {
    deploy: async () => {
      await call('deploy');
      return {};
    },
    checks: { test: () => call('test'), compare: () => call('compare') },
    destroy: () => call('destroy'),
  };
  return { called, run: () => firstHour(steps, () => undefined, interruption.signal) };
}

test('The first-hour program deploys a stack, runs the checks in order, and destroys the stack', async () => {
  const { called, run } = recorded(undefined);
  expect(await run()).toEqual([]);
  expect(called).toEqual(['deploy', 'test', 'compare', 'destroy']);
});

test.each([
  ['deploy', ['deploy', 'destroy']],
  ['test', ['deploy', 'test', 'destroy']],
  ['compare', ['deploy', 'test', 'compare', 'destroy']],
  ['destroy', ['deploy', 'test', 'compare', 'destroy']],
])(
  'The first-hour program destroys the stack and returns the failure of this step: %s',
  async (fails, expected) => {
    const { called, run } = recorded(fails);
    expect(await run()).toEqual([new Error(`${fails} failed`)]);
    expect(called).toEqual(expected);
  },
);

test.each([
  ['deploy', ['deploy', 'destroy']],
  ['test', ['deploy', 'test', 'destroy']],
])(
  'The first-hour program destroys the stack after an interruption during this step: %s',
  async (during, expected) => {
    const { called, run } = recorded(`interrupted in ${during}`);
    expect(await run()).toEqual([new Error('interrupted')]);
    expect(called).toEqual(expected);
  },
);

test('The comparison of the first-hour program lists differences and what only one side has', () => {
  const local = { table: 'pk+sk', queue: 'kept for 9 s' };
  expect(differences(local, { table: 'pk+sk', queue: 'kept for 9 s' })).toEqual([]);
  expect(differences(local, { table: 'pk', more: 'x' })).toEqual([
    'table: local "pk+sk", deployed "pk"',
    'queue: local "kept for 9 s", deployed "none"',
    'more: local "none", deployed "x"',
  ]);
});
