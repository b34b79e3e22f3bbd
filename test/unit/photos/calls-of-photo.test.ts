import { expect, test } from 'vitest';
import { callsOfPhoto } from '../../../functions/photos/calls-of-photo.ts';
import { planInTests } from '../../support/plan-settings.ts';

test('A photo asks for what its product wants of it', () => {
  const settings = { plan: planInTests };
  const summary = { name: 'summary', parts: ['palm/summary'] };
  expect(callsOfPhoto(settings, undefined)).toBe(17);
  expect(callsOfPhoto(settings, summary)).toBe(2);
});
