import { expect, test } from 'vitest';
import { callsOfPhoto } from '../../../functions/photos/calls-of-photo.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';

test('A photo is bought with the parts of its product', () => {
  const settings = { plan: planInTests };
  const summary = { name: 'summary', parts: ['palm/summary'] };
  expect(callsOfPhoto(settings, undefined)).toBe(17);
  expect(callsOfPhoto(settings, summary)).toBe(2);
});
