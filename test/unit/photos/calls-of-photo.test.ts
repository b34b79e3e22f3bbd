import { expect, test } from 'vitest';
import { callsOfPhoto } from '../../../functions/photos/calls-of-photo.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';

test('A photo costs the calls for the parts of its product and for the palm_id', () => {
  const settings = { plan: planInTests };
  const summary = { name: 'summary', parts: ['palm/summary'] };
  expect(callsOfPhoto(settings, undefined)).toBe(17);
  expect(callsOfPhoto(settings, summary)).toBe(2);
});
