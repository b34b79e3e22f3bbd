import { expect, test } from 'vitest';
import { listedRights } from '../../rights/listed.ts';
import { type RecordedStatement, type RecordedUse, rightName, unneeded } from '../../rights/unneeded.ts';

const statement = (
  source: string,
  actions: readonly string[],
  effect: RecordedStatement['effect'] = 'Allow',
): RecordedStatement => ({ source, policy: source, effect, actions });
const use = (action: string, allows: readonly string[], more: Partial<RecordedUse> = {}): RecordedUse => ({
  isOperator: false,
  action,
  allows,
  denies: [],
  ...more,
});
const unneededIn = (statements: readonly RecordedStatement[], uses: readonly RecordedUse[]): string[] =>
  unneeded(statements, uses).map(({ statement: { source }, actions }) => `${source}: ${actions.join(' ')}`);

test.each<[what: string, statements: RecordedStatement[], uses: RecordedUse[], expected: string[]]>([
  [
    'a statement that applies to no request',
    [statement('A', ['sqs:SendMessage'])],
    [],
    ['A: sqs:SendMessage'],
  ],
  [
    'one action of a statement whose other action is needed',
    [statement('A', ['sqs:SendMessage', 'sqs:GetQueueUrl'])],
    [use('sqs:SendMessage', ['A'])],
    ['A: sqs:GetQueueUrl'],
  ],
  [
    'only one of two statements that allow the same',
    [statement('A', ['sqs:*']), statement('B', ['SQS:sendmessage'])],
    [use('sqs:SendMessage', ['A', 'B'])],
    ['A: sqs:*'],
  ],
  [
    'no statement that is the only one to allow a request',
    [statement('A', ['sqs:*']), statement('B', ['sqs:SendMessage'])],
    [use('sqs:SendMessage', ['A', 'B']), use('sqs:DeleteMessage', ['A'])],
    ['B: sqs:SendMessage'],
  ],
  [
    'a Deny that applies to no request, but no Deny that refuses a request',
    [statement('A', ['s3:*']), statement('D', ['s3:PutObject'], 'Deny'), statement('E', ['s3:*'], 'Deny')],
    [use('s3:PutObject', ['A'], { denies: ['D'] }), use('s3:GetObject', ['A'])],
    ['E: s3:*'],
  ],
  [
    'a statement that allows only requests of the operator, who needs no rights',
    [statement('A', ['s3:GetObject'])],
    [use('s3:GetObject', ['A'], { isOperator: true })],
    ['A: s3:GetObject'],
  ],
  [
    'a statement whose only request a Deny refuses anyway',
    [statement('A', ['s3:PutObject']), statement('D', ['s3:*'], 'Deny')],
    [use('s3:PutObject', ['A'], { denies: ['D'] })],
    ['A: s3:PutObject', 'D: s3:*'],
  ],
])('The removal of rights finds %s', (_what, statements, uses, expected) => {
  expect(unneededIn(statements, uses)).toEqual(expected);
});

test('The recorded use of an unknown statement is an error', () => {
  expect(() => unneeded([statement('B', ['s3:GetObject'])], [use('s3:GetObject', ['A', 'B'])])).toThrow(
    'no statement A is recorded',
  );
});

test('The table of docs/security.md about unneeded rights names one right for each action', () => {
  const page = [
    '# Security',
    '| `Elsewhere` | `s3:*` | not of this table |',
    '## Rights that no test needs',
    '| policy | actions | why it stays |',
    '|---|---|---|',
    '| `InboxPolicy` | `Deny s3:PutObject, s3:GetObject` | a reason |',
    '## What is left',
    '| `Later` | `s3:*` | not of this table |',
  ].join('\n');
  const denied = statement('InboxPolicy', [], 'Deny');
  expect(listedRights(page)).toEqual(['s3:PutObject', 's3:GetObject'].map((each) => rightName(denied, each)));
});
