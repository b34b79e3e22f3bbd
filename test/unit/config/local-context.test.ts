import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { readContext } from '../../../infra/settings.ts';
import { localContext } from '../../../packages/local/pipeline.ts';

const readAsLocal = (given: Readonly<Record<string, string>> = {}) => {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(localContext(given))) node.setContext(name, value);
  return readContext(node);
};

/** Forty photos with 250 calls in flight waited until their timeout on a slow processor. */
test('A local stack has four calls in flight at most, unless a setting overrides it', () => {
  expect(readAsLocal()).toMatchObject({
    inFlightCap: 4,
    attemptTimeoutSeconds: 45,
    fanOutTimeoutSeconds: 60,
  });
  expect(readAsLocal({ inFlightCap: '12' }).inFlightCap).toBe(12);
});

test('A local stack calls a vendor as a deployment does', () => {
  const url = 'https://vendor.example';
  const vendor = readAsLocal({ palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url });
  expect(vendor.inFlightCap).toBe(250);
});

test('A local stack has feeds, except in a small account, which can reserve no executions for them', () => {
  expect(readAsLocal().publicFeeds).toBe(2);
  expect(readAsLocal({ size: 'small' }).publicFeeds).toBeUndefined();
});
