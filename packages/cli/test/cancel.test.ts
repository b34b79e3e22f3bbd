import type { CancelSelectionView } from '@palmleaf/shared/reports/outcomes';
import { describe, expect, test } from 'vitest';
import { cancelReceiptText, selectionText, sumOf } from '../text/cancel.ts';

const page = (
  people: number,
  bought: number,
  more: Partial<CancelSelectionView> = {},
): CancelSelectionView => ({
  batch: 'june',
  people,
  calls: { bought, reused: 0, unknown: 0 },
  unsent: 4,
  ...more,
});

const cost = (amount: string, unpriced = 0) => ({ cost: { currency: 'USD', amount, unpriced } });

describe('the text of a cancellation', () => {
  test('The text of a cancellation names its people, their cost and the unsent calls, over all pages', () => {
    const first = page(100, 20, cost('2.00'));
    const last = page(3, 5, { ...cost('0.50', 1), calls: { bought: 5, reused: 0, unknown: 2 } });
    expect(selectionText(sumOf(first, last))).toBe(
      '103 people; so far 25 calls bought, 2 with unknown outcome: 2.50 USD and 1 call whose price is not known. 8 calls not sent yet.',
    );
    expect(selectionText(sumOf(page(1, 0), last))).toContain('4 people; so far 5 calls bought');
    expect(selectionText(page(1, 3))).toContain('3 calls bought: no prices are known');
    expect(selectionText(page(0, 0))).toContain('No person has open work.');
  });

  test('The receipt of a cancellation names requester, time, people and cost', () => {
    const last = { askedAt: '2026-11-20T08:00:00.000Z', askedBy: 'arn:anna', people: 3 };
    const receipt = (more: Partial<NonNullable<CancelSelectionView['last']>> = {}) =>
      cancelReceiptText(page(3, 5, { ...cost('0.50'), last: { ...last, ...more } })).join('\n');
    expect(receipt()).toContain('june: cancelled 2026-11-20 08:00 UTC by arn:anna, still under way.');
    expect(receipt({ because: 'ceiling', doneAt: '2026-11-20T08:06:00.000Z' })).toContain(
      'june (only for the reason ceiling): cancelled 2026-11-20 08:00 UTC by arn:anna, done 2026-11-20 08:06 UTC.',
    );
    expect(receipt()).toContain('3 people have ended as cancelled; 5 calls bought: 0.50 USD.');
    expect(cancelReceiptText(page(0, 0))).toEqual([
      'june: nothing was cancelled, or everything that was cancelled has been resumed since.',
    ]);
  });
});
