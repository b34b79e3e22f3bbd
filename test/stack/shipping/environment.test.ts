import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readEnvironment } from '../../../shared/config/environment.ts';
import { environments, type FunctionName } from '../../../shared/config/variables.ts';
import { synthesizeTemplate } from '../template.ts';

const lambda = z.looseObject({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
});
/** Not ours: the CDK's own function that sets bucket notifications. */
const foreign = /^BucketNotificationsHandler/;
const serviceId = 'Service';
const operateId = 'Operate';

function variablesWith(context: Readonly<Record<string, unknown>>): Map<string, Record<string, unknown>> {
  const functions = Object.entries(synthesizeTemplate(context).findResources('AWS::Lambda::Function'));
  return new Map(
    functions
      .filter(([id]) => !foreign.test(id))
      .map(([id, { Properties }]) => {
        const { NODE_OPTIONS: _forNode, ...variables } =
          lambda.parse(Properties).Environment?.Variables ?? {};
        return [id.replace(/[0-9A-F]{8}$/, ''), variables];
      }),
  );
}

const vendor = variablesWith({
  palmistryUrl: 'https://palm.example',
  baseUrl: 'https://base.example',
  visionUrl: 'https://vision.example',
  chatUrl: 'https://chat.example',
  publicFeeds: '5',
  publicLinks: '5',
});
const selfHosted = variablesWith({ publicFeeds: '5', publicLinks: '5' });

const names = Object.keys(environments).filter((name): name is FunctionName => name in environments);
const idOf = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

test('The stack has exactly the functions whose variables the table of environments lists', () => {
  const ids = [...names.map(idOf), operateId];
  expect([...vendor.keys()].sort()).toEqual(ids.sort());
  expect([...selfHosted.keys()].sort()).toEqual([...ids, serviceId].sort());
});

test.each(names)('The function %s gets exactly the variables that it reads, with valid values', (name) => {
  const declaredNames = Object.keys(environments[name].shape).sort();
  expect(Object.keys(vendor.get(idOf(name)) ?? {}).sort()).toEqual(declaredNames);
  expect(Object.keys(selfHosted.get(idOf(name)) ?? {}).sort()).toEqual(declaredNames);
  const texts = Object.entries(vendor.get(idOf(name)) ?? {}).map(([variable, value]) => [
    variable,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  expect(() => readEnvironment(name, Object.fromEntries(texts))).not.toThrow();
});

test('The self-hosted service gets only variables that it reads', () => {
  const reading = readFileSync(new URL('../../../packages/service/config.ts', import.meta.url), 'utf8');
  const variables = Object.keys(selfHosted.get(serviceId) ?? {});
  expect(variables).toContain('TABLE_NAME');
  expect(variables.filter((variable) => !reading.includes(`${variable}: `))).toEqual([]);
});
