import { operationNames } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { misshapenAnswers } from '../../chaos/answers.ts';
import { faultOf, faults, finalAnswerOf } from '../../chaos/fault.ts';
import { compare, type Purchase } from '../../chaos/purchases.ts';

const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  subject: 'june/anna',
  part: 'chart/natal_chart_interpretation',
  operation: 'natal_chart_interpretation',
  request: 'f1',
  inputsHash: 'h1',
  isBought: true,
  unknowns: 0,
  ...more,
});
const count = (calls: number, request = 'f1') => ({
  operation: 'natal_chart_interpretation',
  request,
  calls,
});

describe('the comparison of the ledger with the count of the service', () => {
  test('The comparison finds no fault when each call was bought once', () => {
    expect(compare([purchase()], [count(1)])).toMatchObject({
      charged: 1,
      bought: 1,
      boughtTwice: [],
      unexplained: [],
      unlisted: [],
      unpaid: [],
    });
  });

  test('The comparison explains a call that was bought twice only by a listed unknown outcome', () => {
    const listed = compare([purchase({ unknowns: 1 })], [count(2)]);
    expect(listed).toMatchObject({ boughtTwice: [{ calls: 2, listedUnknowns: 1 }], unexplained: [] });
    expect(compare([purchase()], [count(2)]).unexplained).toHaveLength(1);
    expect(compare([purchase({ unknowns: 1 })], [count(3)]).unexplained).toHaveLength(1);
    const lost = purchase({ isBought: false, unknowns: 1 });
    expect(compare([lost], [count(1)]).unexplained).toEqual([]);
    expect(compare([lost], [count(2)]).unexplained).toHaveLength(1);
  });

  test('The comparison finds the same call bought for two subjects', () => {
    const both = [purchase(), purchase({ subject: 'july/anna' })];
    expect(compare(both, [count(2)]).unexplained).toHaveLength(1);
    const languages = [purchase(), purchase({ subject: 'july/anna', inputsHash: 'h2' })];
    expect(compare(languages, [count(2)]).unexplained).toEqual([]);
  });

  test('The comparison finds paid calls without a stored part, and stored parts without a payment', () => {
    expect(compare([purchase()], [count(1), count(1, 'f2')]).unlisted).toEqual([count(1, 'f2')]);
    expect(compare([purchase()], []).unpaid).toEqual(['june/anna chart/natal_chart_interpretation']);
  });
});

describe('the service that fails', () => {
  test('The failing service returns answers in the shapes of the contract', () => {
    expect(misshapenAnswers(operationNames)).toEqual([]);
  });

  test('The failing service produces each of its faults, and the same ones for the same seed', () => {
    const drawn = Array.from({ length: 4000 }, (_, index) => faultOf(7, `request ${index}`, 1));
    expect(new Set(drawn)).toEqual(new Set(faults));
    expect(drawn).toEqual(Array.from({ length: 4000 }, (_, index) => faultOf(7, `request ${index}`, 1)));
    expect(finalAnswerOf(7, 'one request')).toBe(finalAnswerOf(7, 'one request'));
  });
});
