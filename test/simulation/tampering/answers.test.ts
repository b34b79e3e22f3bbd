import { beforeAll, describe, expect, test } from 'vitest';
import { shapePrefix } from '../../../shared/drift/remembered.ts';
import { partOfSortKey } from '../../../shared/ledger/items/keys.ts';
import { type AnswerAsset, partItems } from '../../../shared/ledger/items/part.ts';
import type { Item } from '../../../shared/table/table.ts';
import { checkDrift } from '../world/checks/money/drift.ts';
import { checkPictures } from '../world/checks/pictures.ts';
import { reportsOf } from '../world/checks/reports.ts';
import { Random } from '../world/random.ts';
import { playToRest } from '../world/run.ts';
import { makeScenario } from '../world/scenario/scenario.ts';
import { minute } from '../world/scenario/times.ts';
import type { World } from '../world/world.ts';

/** In this seed answers change, and the pipeline stores some pictures and gives up others. */
const seed = 8;
const subjects = 40;

let world: World;
beforeAll(async () => {
  const { start } = makeScenario(seed, subjects, new Random(seed));
  const path = '/v1/natal_chart_interpretation';
  const drift = { at: start + 15 * minute, path, how: 'text' } as const;
  ({ world } = await playToRest(seed, subjects, { drift }));
});

const isPicturePart = ({ sk, state, assets }: Item) =>
  partOfSortKey(sk) === 'palm/get-palm-image' && state === 'bought' && assets !== undefined;
const isShape = ({ sk }: Item) => sk.startsWith(shapePrefix);
const isChangedShape = (item: Item) => isShape(item) && Object(item.differences).length > 0;

function findAll(fits: (item: Item) => boolean): [Item, ...Item[]] {
  const [first, ...others] = [...world.table.items()].filter(fits);
  if (first === undefined) throw new Error('This world has no such item: take another seed');
  return [first, ...others];
}

const find = (fits: (item: Item) => boolean): Item => findAll(fits)[0];

async function violationsOf(item: Item, attributes: Readonly<Record<string, unknown>>): Promise<string> {
  const listeners = world.table.listeners.splice(0);
  await world.table.load([{ ...item, ...attributes, pk: item.pk, sk: item.sk }]);
  const violations = await currentViolations();
  await world.table.load([item]);
  world.table.listeners.push(...listeners);
  return violations;
}

async function violationsOfEach(
  items: readonly Item[],
  change: (assets: readonly AnswerAsset[]) => readonly AnswerAsset[],
): Promise<string> {
  const violations: string[] = [];
  for (const item of items) violations.push(await violationsOf(item, { assets: change(assetsOf(item)) }));
  return violations.join('\n');
}

async function currentViolations(): Promise<string> {
  const reports = reportsOf(world.table);
  await checkPictures(world, reports);
  await checkDrift(world, reports);
  return world.violations
    .splice(0)
    .map((violation) => violation.split('\n')[0])
    .join('\n');
}

const isStored = ({ key }: AnswerAsset) => key !== undefined;
const assetsOf = (item: Item): readonly AnswerAsset[] => partItems.parse(item).assets ?? [];
const hasStoredPicture = (item: Item) => isPicturePart(item) && assetsOf(item).some(isStored);
const withStoredPicture = () => find(hasStoredPicture);
const lacksPicture = (item: Item) => isPicturePart(item) && !assetsOf(item).every(isStored);
const withoutPicture = () => find(lacksPicture);

describe('checks of pictures and answers', () => {
  test('The check finds an unlisted picture', async () => {
    expect(await violationsOf(withStoredPicture(), { assets: [] })).toMatch(
      /^A picture of .* is not listed/m,
    );
  });

  test('The check finds a stored picture that the store lacks or holds in another version', async () => {
    const item = withStoredPicture();
    const key = assetsOf(item).find(isStored)?.key ?? '';
    const object = world.store.get(key);
    if (object === undefined) throw new Error('The store lacks a picture');
    world.store.remove(key);
    expect(await currentViolations()).toMatch(/is recorded as stored, but the store has other bytes/);
    world.store.put(key, new Uint8Array(1));
    expect(await currentViolations()).toMatch(/is recorded as stored, but the store has other bytes/);
    world.store.put(key, object.bytes);
  });

  test('The check finds a stored picture whose address serves no picture', async () => {
    const violations = await violationsOfEach(findAll(lacksPicture), (assets) =>
      assets.map((asset) => (isStored(asset) ? asset : { ...asset, key: 'parts/x' })),
    );
    expect(violations).toMatch(/is (?:gone|a page|without end|elsewhere|inside), but was stored/);
  });

  test('The check finds a picture that was given up too early', async () => {
    const item = withoutPicture();
    const assets = assetsOf(item).map((asset) => (isStored(asset) ? asset : { ...asset, tries: 4 }));
    expect(await violationsOf(item, { assets })).toMatch(/was tried only 4 times/);
  });

  test('The check finds a given-up picture whose host always served it', async () => {
    const violations = await violationsOfEach(findAll(hasStoredPicture), (assets) =>
      assets.map(({ pointer }) => ({ pointer, tries: 5 })),
    );
    expect(violations).toMatch(/was abandoned after only \d failures/);
  });

  test('The check finds a recorded address that gives access to a picture', async () => {
    const item = withoutPicture();
    const assets = assetsOf(item).map((asset) => ({
      ...asset,
      problem: 'https://x.example/1?signed=5ec4e7',
    }));
    expect(await violationsOf(item, { assets })).toMatch(/is listed with its address/);
  });

  test('The check of a finished simulation finds changed answers that no event reports', async () => {
    const { died } = world;
    const logged = world.logged.splice(0);
    // The check excuses one unreported answer for each dead worker.
    world.died = 0;
    expect(await violationsOf(find(isChangedShape), { differences: [] })).toMatch(
      /have a new shape, but no event reports it/,
    );
    world.died = died;
    world.logged.push(...logged);
  });

  test('The check finds a reported change that never happened', async () => {
    const differences = [{ kind: 'new', path: '/text', type: 'text', firstAt: 1, lastAt: 1, answers: 1 }];
    const other = find((item) => isShape(item) && !isChangedShape(item));
    expect(await violationsOf(other, { differences })).toMatch(
      /differs \(new \/text\), but it has not changed/,
    );
  });

  test('The check of pictures and answers reports nothing in an unchanged world', async () => {
    expect(await currentViolations()).toBe('');
  });
});

test('When nothing fails, the pipeline requests all pictures concurrently and stores every one that a host returns', async () => {
  const { start } = makeScenario(seed, subjects, new Random(seed));
  const healthy = await playToRest(seed, subjects, { calm: start, rotations: [], credentialSet: start });
  const reports = reportsOf(healthy.world.table);
  await checkPictures(healthy.world, reports);
  expect(healthy.world.violations).toEqual([]);
  const assets = [...reports.values()].flatMap(({ parts }) => parts.get('palm/get-palm-image')?.assets ?? []);
  expect(assets.filter(isStored).length).toBeGreaterThan(5);
});

test('The seeds of npm test change answers and prices in every way, and leave some unchanged', () => {
  const scenarios = Array.from({ length: 20 }, (_, index) =>
    makeScenario(index + 1, 150, new Random(index + 1)),
  );
  const drifts = new Set(scenarios.map(({ drift }) => drift?.how));
  expect(drifts).toEqual(new Set(['gone', 'text', 'beside', undefined]));
  const factors = new Set(scenarios.map(({ priceChange }) => priceChange?.factor));
  expect(factors).toEqual(new Set([0.5, 1.5, 3, undefined]));
});
