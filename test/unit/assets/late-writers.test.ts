import { describe, expect, test } from 'vitest';
import { assetKeyOf, packBody, unpackBody } from '../../../shared/ledger/parts/bodies.ts';
import { LedgerWorld, subject } from '../../support/worlds/ledger-world.ts';

const anna = subject('june/anna');

function largeBody(seed: number): string[] {
  let state = seed;
  return Array.from({ length: 9_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state.toString(36);
  });
}

describe('An object in the store', () => {
  test('A later answer to the same call never overwrites a stored answer', async () => {
    const { bodies } = new LedgerWorld().ledger;
    const pack = (seed: number) => packBody(bodies, anna, 'chart/western_horoscope', 'hash', largeBody(seed));
    const first = await pack(1);
    const late = await pack(2);
    expect([Object.keys(first), Object.keys(late)]).toEqual([['bodyKey'], ['bodyKey']]);
    expect(await unpackBody(bodies, first)).toEqual(largeBody(1));
    expect(await unpackBody(bodies, late)).toEqual(largeBody(2));
  });

  test('Two pictures of the same size are stored under different keys', () => {
    const keys = [1, 2].map((byte) =>
      assetKeyOf(anna, 'palm/get-palm-image', 'hash', new Uint8Array(40).fill(byte)),
    );
    expect(new Set(keys).size).toBe(2);
  });
});
