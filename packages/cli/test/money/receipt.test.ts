import { erasureView } from '@palmleaf/shared/views/erasure-view';
import { expect, test } from 'vitest';
import { hintFor } from '../../command-line/hints.ts';
import { receiptText } from '../../text/receipt.ts';

const view = {
  batch: 'june',
  id: 'anna',
  state: 'erased',
  askedAt: '2026-11-22T10:00:00.000Z',
  doneAt: '2026-11-22T10:30:00.000Z',
  removed: {
    parts: 4,
    storedObjects: 1,
    originals: 1,
    uploads: 1,
    rejections: 0,
    links: 0,
    pointers: 2,
    deadLetters: 0,
    deliveries: 0,
  },
  remains: [],
  held: [],
  receipt: '/batches/june/reports/anna/receipt',
} as const;

test('The receipt of an erasure names its requester', () => {
  const askedBy = 'arn:aws:sts::123456789012:assumed-role/operators/mira';
  expect(receiptText(erasureView.parse({ ...view, askedBy }), hintFor({}, {}))[1]).toBe(
    `asked for 2026-11-22T10:00:00.000Z by ${askedBy}, done 2026-11-22T10:30:00.000Z`,
  );
});

test('The receipt of an erasure quotes its reason, or names the cancellation', () => {
  const lineOf = (because: unknown) =>
    receiptText(erasureView.parse({ ...view, because }), hintFor({}, {}))[2];
  expect(lineOf({ code: 'stated', text: 'asked by mail' })).toBe('because: "asked by mail"');
  const at = '2026-11-22T09:00:00.000Z';
  expect(lineOf({ code: 'cancelled', at })).toBe(`because: with the cancellation of ${at}`);
});

test('The receipt of an erasure without a known requester names nobody', () => {
  expect(receiptText(erasureView.parse(view), hintFor({}, {}))[1]).toBe(
    'asked for 2026-11-22T10:00:00.000Z, done 2026-11-22T10:30:00.000Z',
  );
});
