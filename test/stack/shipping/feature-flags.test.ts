import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { featureFlags } from '../../../infra/files/feature-flags.ts';

const { resolve } = createRequire(import.meta.url);

const ownChoices = {
  // Weak references would let CloudFormation delete the data stack below the functions.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
};

/** A new version of the CDK may add flags: review each, and set it before the next deployment. */
test('Every feature flag of the CDK has its recommended value, with a reason for each exception', () => {
  const file = resolve('aws-cdk-lib/recommended-feature-flags.json');
  const recommended = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(featureFlags).toEqual({ ...recommended, ...ownChoices });
  for (const [name, value] of Object.entries(ownChoices)) expect(recommended[name]).not.toEqual(value);
  expect(Object.keys(featureFlags).length).toBeGreaterThan(50);
});
