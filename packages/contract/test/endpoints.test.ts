import { describe, expect, test } from 'vitest';
import { endpointOf, operationNames, operations } from '../operations.ts';

const planned = operationNames.flatMap((name) => {
  const { plan } = operations[name];
  return plan === null ? [] : [{ name, ...plan }];
});

describe('The record of an endpoint', () => {
  test.each(operationNames)('%s has a sample that its request schema accepts', (name) => {
    const { request, sample } = operations[name];
    expect(request?.safeParse(sample).error).toBeUndefined();
    expect(sample === null).toBe(request === null);
  });

  test('has a digit in stored intents that no other endpoint has', () => {
    const digits = planned.flatMap(({ number }) => number ?? []);
    expect(new Set(digits).size).toBe(digits.length);
    expect(digits.filter((digit) => !/^[0-9a-z]$/.test(digit))).toEqual([]);
  });

  test('has an address of its own', () => {
    const addresses = operationNames.map((name) => `${operations[name].base} ${operations[name].path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('comes after an endpoint of its own family only', () => {
    for (const { after, family } of planned)
      if (after !== null) expect(operations[after].plan.family).toBe(family);
  });

  test.each(planned.filter(({ family }) => family === 'chart'))(
    '$name adds to the birth exactly what its sample has besides',
    ({ name, adds }) => {
      const birth = ['day', 'month', 'year', 'hour', 'min', 'lat', 'lon', 'tzone'];
      expect(Object.keys(operations[name].sample ?? {}).sort()).toEqual([...birth, ...adds].sort());
    },
  );

  test('is not found under a name of Object.prototype', () => {
    expect(endpointOf('constructor')).toBeUndefined();
  });
});
