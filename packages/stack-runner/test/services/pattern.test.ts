import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPattern, matchesPattern } from '../../services/event-bridge/pattern.ts';
import { targetInput } from '../../services/event-bridge/target-input.ts';
import { recordFilter } from '../../services/event-sources/filter.ts';

const event = {
  source: 'palmleaf',
  detail: {
    state: 'complete',
    calls: 22,
    tags: ['a', 'b'],
    nothing: null,
    deep: { name: 'Anna' },
    list: [{ n: 1 }, { n: 2 }],
  },
};

describe('a pattern', () => {
  test.each([
    [{ source: ['palmleaf', 'other'] }, true],
    [{ source: ['other'] }, false],
    [{ source: ['palmleaf'], detail: { state: ['failed'] } }, false],
    [{ detail: { state: [{ prefix: 'comp' }] } }, true],
    [{ detail: { state: [{ prefix: { 'equals-ignore-case': 'COMP' } }] } }, true],
    [{ detail: { state: [{ suffix: 'lete' }] } }, true],
    [{ detail: { state: [{ 'equals-ignore-case': 'COMPLETE' }] } }, true],
    [{ detail: { state: [{ wildcard: 'c*p*e' }] } }, true],
    [{ detail: { state: [{ wildcard: 'c*x' }] } }, false],
    [{ detail: { state: [{ 'anything-but': 'failed' }] } }, true],
    [{ detail: { state: [{ 'anything-but': ['failed', 'complete'] }] } }, false],
    [{ detail: { state: [{ 'anything-but': { prefix: 'comp' } }] } }, false],
    [{ detail: { state: [{ 'anything-but': { suffix: ['x', 'lete'] } }] } }, false],
    [{ detail: { missing: [{ 'anything-but': 'x' }] } }, false],
    [{ detail: { calls: [{ numeric: ['>', 21, '<=', 22] }] } }, true],
    [{ detail: { calls: [{ numeric: ['=', 21] }] } }, false],
    [{ detail: { calls: ['22'] } }, false],
    [{ detail: { tags: ['b'] } }, true],
    [{ detail: { nothing: [null] } }, true],
    [{ detail: { missing: [{ exists: false }] } }, true],
    [{ detail: { missing: { deeper: [{ exists: false }] } } }, true],
    [{ detail: { state: [{ exists: true }] } }, true],
    [{ detail: { deep: [{ exists: true }] } }, false],
    [{ detail: { list: { n: [2] } } }, true],
    [{ $or: [{ source: ['x'] }, { detail: { calls: [22] } }] }, true],
    [{ $or: [{ source: ['x'] }, { detail: { calls: [23] } }] }, false],
  ])('EventBridge compares an event with %j: match %s', (pattern, matches) => {
    expect(matchesPattern(pattern, event)).toBe(matches);
  });

  test.each([
    [{ source: 'palmleaf' }],
    [{ source: [] }],
    [{ source: [{ begins: 'a' }] }],
    [{ source: [{ prefix: 'a', suffix: 'b' }] }],
    [[]],
  ])('EventBridge refuses the pattern %j', (pattern) => {
    expect(() => checkPattern(pattern)).toThrow('Event pattern is not valid');
  });

  test('A wildcard pattern matches any letters in place of its stars', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (head, middle, tail) => {
        const quoted = [head, tail].map((text) => text.replaceAll('\\', '\\\\').replaceAll('*', '\\*'));
        const pattern = { key: [{ wildcard: quoted.join('*') }] };
        expect(matchesPattern(pattern, { key: head + middle + tail })).toBe(true);
      }),
    );
  });
});

describe('the input of a target', () => {
  const target = { Id: 't', Arn: 'arn' };
  test('A target receives a constant, a part of the event, or the whole event', () => {
    expect(targetInput({ ...target, Input: '{"a":1}' }, event)).toEqual({ a: 1 });
    expect(targetInput({ ...target, InputPath: '$.detail.list[1].n' }, event)).toBe(2);
    expect(targetInput(target, event)).toBe(event);
  });

  test('An input template inserts variables as text inside quotes and as JSON outside', () => {
    const InputTransformer = {
      InputPathsMap: { name: '$.detail.deep.name', deep: '$.detail.deep', calls: '$.detail.calls' },
      InputTemplate: '{"text":"<name> has <calls>","deep":<deep>,"name":<name>,"missing":<nobody>}',
    };
    expect(targetInput({ ...target, InputTransformer }, event)).toEqual({
      text: 'Anna has 22',
      deep: { name: 'Anna' },
      name: 'Anna',
      missing: null,
    });
  });
});

describe('the filter of a mapping', () => {
  const record = (eventName: string, sk: string) => ({
    eventName,
    dynamodb: { NewImage: { sk: { S: sk } } },
  });
  const Pattern = JSON.stringify({
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: { NewImage: { sk: { S: [{ prefix: 'report' }] } } },
  });

  test('A mapping passes records that match any of its patterns; a mapping without patterns passes every record', () => {
    const filter = recordFilter('M', { Filters: [{ Pattern }, { Pattern: '{"eventName":["REMOVE"]}' }] });
    expect(filter(record('INSERT', 'report#1'))).toBe(true);
    expect(filter(record('INSERT', 'part#1'))).toBe(false);
    expect(filter(record('REMOVE', 'part#1'))).toBe(true);
    expect(recordFilter('M', undefined)(record('INSERT', 'x'))).toBe(true);
  });

  test('The error about an invalid pattern names its mapping', () => {
    expect(() => recordFilter('ChangesMapping', { Filters: [{ Pattern: 'eventName' }] })).toThrow(
      'ChangesMapping',
    );
  });
});
