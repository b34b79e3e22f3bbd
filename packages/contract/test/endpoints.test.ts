import { describe, expect, test } from 'vitest';
import { endpointOf, operationNames, operations } from '../operations.ts';

const planned = operationNames.flatMap((name) => {
  const { plan } = operations[name];
  return plan === null ? [] : [{ name, ...plan }];
});

describe('The record of an endpoint', () => {
  test.each(operationNames)('The endpoint %s has a sample that its request schema accepts', (name) => {
    const { request, sample } = operations[name];
    expect(request?.safeParse(sample).error).toBeUndefined();
    expect(sample === null).toBe(request === null);
  });

  test('No two planned endpoints share an intent code, and each code is one letter or digit', () => {
    const codes = planned.flatMap(({ intentCode }) => intentCode ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[0-9a-z]$/.test(code))).toEqual([]);
  });

  test('Each endpoint has a unique address', () => {
    const addresses = operationNames.map((name) => `${operations[name].base} ${operations[name].path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('An endpoint that is called after another one belongs to the same family', () => {
    for (const { after, family } of planned)
      if (after !== null) expect(operations[after].plan.family).toBe(family);
  });

  test.each(planned.filter(({ family }) => family === 'chart'))(
    'The fields that $name needs besides the birth are exactly the further fields of its sample',
    ({ name, adds }) => {
      const birth = ['day', 'month', 'year', 'hour', 'min', 'lat', 'lon', 'tzone'];
      expect(Object.keys(operations[name].sample ?? {}).sort()).toEqual([...birth, ...adds].sort());
    },
  );

  test('No endpoint is found under a name of Object.prototype', () => {
    expect(endpointOf('constructor')).toBeUndefined();
  });
});
