import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { readContext } from '../../../infra/settings.ts';
import { localContext } from '../../../packages/local/pipeline.ts';

const readAsLocal = (given: Readonly<Record<string, string>> = {}) => {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(localContext(given))) node.setContext(name, value);
  return readContext(node);
};

/**
 * Each of forty photos takes seconds of a slow processor. With 250 calls in flight, most waited until their timeout
 * and were sent again, and five of the reports were incomplete.
 */
test('on one machine no more calls are in flight than its service has environments', () => {
  expect(readAsLocal()).toMatchObject({
    inFlightCap: 4,
    attemptTimeoutSeconds: 45,
    fanOutTimeoutSeconds: 60,
  });
  expect(readAsLocal({ inFlightCap: '12' }).inFlightCap).toBe(12);
});

test('a vendor is asked from one machine as from a deployment', () => {
  const url = 'https://vendor.example';
  const vendor = readAsLocal({ palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url });
  expect(vendor.inFlightCap).toBe(250);
});

test('one machine has feeds, but in an account of ten executions, which can keep none for them', () => {
  expect(readAsLocal().publicFeeds).toBe(2);
  expect(readAsLocal({ size: 'small' }).publicFeeds).toBeUndefined();
});
