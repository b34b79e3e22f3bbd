import { expect, test } from 'vitest';
import { ExpressionBuilder } from '../../../shared/table/expression.ts';
import {
  all,
  any,
  atLeast,
  atMost,
  below,
  equals,
  exists,
  missing,
  not,
} from '../../../shared/table/table.ts';

test('An update and its condition share one set of placeholders', () => {
  const builder = new ExpressionBuilder();
  const text = builder.update({
    key: { pk: 'a', sk: 'b' },
    set: { state: 'due' },
    setPaths: [[['intent', 'palm/luck'], { at: 1 }]],
    setIfMissing: { v: 1 },
    add: { committed: -2 },
    remove: [['lease'], ['intent', 'palm/love']],
  });
  const condition = builder.condition(
    all(
      equals(['state'], 'working'),
      any(missing('lease'), not(exists('intent', 'palm/luck'))),
      below(['a'], 1),
      atMost(['a'], 2),
      atLeast(['a'], 3),
    ),
  );
  expect(text).toBe(
    'SET #n0 = :v0, #n1.#n2 = :v1, #n3 = if_not_exists(#n3, :v2) ADD #n4 :v3 REMOVE #n5, #n1.#n6',
  );
  expect(condition).toBe(
    '(#n0 = :v4 AND (attribute_not_exists(#n5) OR NOT (attribute_exists(#n1.#n2))) AND #n7 < :v5 AND #n7 <= :v6 AND #n7 >= :v7)',
  );
  expect(builder.names).toEqual({
    '#n0': 'state',
    '#n1': 'intent',
    '#n2': 'palm/luck',
    '#n3': 'v',
    '#n4': 'committed',
    '#n5': 'lease',
    '#n6': 'palm/love',
    '#n7': 'a',
  });
  expect(builder.values).toEqual({
    ':v0': 'due',
    ':v1': { at: 1 },
    ':v2': 1,
    ':v3': -2,
    ':v4': 'working',
    ':v5': 1,
    ':v6': 2,
    ':v7': 3,
  });
});
