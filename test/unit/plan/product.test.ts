import { describe, expect, test } from 'vitest';
import { loadProducts } from '../../../infra/files/products.ts';
import { plannedParts } from '../../../shared/plan/part-names.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { everything, isWanted, type Product, productsOf } from '../../../shared/plan/product.ts';
import { productNamed, readProducts, WrongProductsError } from '../../../shared/plan/product-list.ts';
import { photo, row } from '../../support/worlds/ledger-world.ts';

const source = { bucket: 'b', key: 'k', etag: 'e', sequencer: '1', time: 1 };
const palm: Product = { name: 'palm', parts: ['palm/*'] };
const chart: Product = { name: 'chart', parts: ['chart/*'] };
const summary: Product = { name: 'summary', parts: ['palm/summary'] };

const rowWithQuestions = row({
  questions: ['Why?'],
  name: 'A',
  gender: 'female',
  place: 'P',
  country: 'IN',
  vastuId: 'v',
});
function partsOf(photoProduct?: Product, rowProduct?: Product, usual?: Product): string[] {
  const inputs = {
    photo: { value: { ...photo('p'), ...(photoProduct && { product: photoProduct }) }, source },
    row: { value: { ...rowWithQuestions, ...(rowProduct && { product: rowProduct }) }, source },
  };
  const settings = { sendPersonWithPhoto: false, product: usual };
  return planOf('june/anna', inputs, 2026, settings).calls.map(({ part }) => part);
}

describe('a product', () => {
  test('A product names the parts to buy, and without one all are bought', () => {
    expect(partsOf().sort()).toEqual([...plannedParts, 'chat/1'].sort());
    expect(partsOf(palm)).toHaveLength(17);
    expect(partsOf(undefined, chart)).toEqual(plannedParts.filter((part) => part.startsWith('chart/')));
    expect(partsOf(undefined, undefined, chart)).toEqual(partsOf(undefined, chart));
    expect(partsOf(everything, undefined, chart)).toEqual(partsOf());
  });

  test('A product adds the palm_id that its parts need, and nothing else', () => {
    expect(partsOf(summary)).toEqual(['palm/get-palm-id', 'palm/summary']);
    expect(isWanted(['chart/*'], 'palm/get-palm-id')).toBe(false);
  });

  test('The product that one upload names applies to the whole person, and two products are combined', () => {
    expect(partsOf(summary, chart)).toEqual(['palm/get-palm-id', 'palm/summary', ...partsOf(chart)]);
    expect(partsOf(chart, everything)).toEqual(partsOf());
    const named = { photo: { value: { product: palm } }, row: { value: { product: palm } } };
    expect(productsOf(named).map(({ name }) => name)).toEqual(['palm']);
  });

  test('A product without the chat asks no questions and reports none as missing', () => {
    const inputs = { row: { value: row({ questions: ['Why?'], product: chart }), source } };
    expect(planOf('june/anna', inputs, 2026, { sendPersonWithPhoto: false }).notAsked).toEqual([]);
  });
});

describe('a file of products', () => {
  test('The file of products "standard" is valid and holds the products all, palm and chart', () => {
    const { list } = loadProducts('standard');
    expect([...list.keys()]).toEqual(expect.arrayContaining(['all', 'palm', 'chart']));
    expect(list.get('all')?.parts).toEqual(everything.parts);
    expect(productNamed(list, ' Palm ')?.name).toBe('palm');
    expect(productNamed(list, 'gold')).toBeUndefined();
  });

  test('A file of products always has the product "all"', () => {
    expect(readProducts({ gold: { parts: ['palm/luck'] } }).get('all')).toEqual(everything);
  });

  test.each([
    [[], 'the products: write an object in braces'],
    [{ Gold: { parts: ['palm/*'] } }, 'Gold: write a name of lower-case letters, digits and dashes'],
    [{ gold: ['palm/*'] }, 'gold: write an object in braces'],
    [{ gold: {} }, 'gold/parts: write a list of parts'],
    [{ gold: { parts: [] } }, 'gold/parts: name one part at least'],
    [
      { gold: { parts: ['palm/*', 'palm/lucky'] } },
      'gold/parts/1: unknown part; the valid parts are palm/*, chart/*',
    ],
    [{ gold: { parts: ['chat/1'] } }, 'gold/parts/0: unknown part'],
    [{ gold: { parts: ['palm/*'], price: 5 } }, 'gold/price: unknown name; the valid names are about, parts'],
    [{ all: { parts: ['palm/*'] } }, 'all/parts: "all" is everything'],
  ])('The error for an invalid file of products names its place: %j', (content, sentence) => {
    expect(() => readProducts(content)).toThrow(WrongProductsError);
    expect(() => readProducts(content)).toThrow(sentence);
  });

  test('The error names a file of products that is missing or is not JSON', () => {
    expect(() => loadProducts('gold')).toThrow('there is no products file "gold": write standard');
    expect(() => loadProducts('./nowhere.json')).toThrow('nowhere.json cannot be read');
    expect(() => loadProducts('./README.md')).toThrow('README.md is not JSON');
  });
});
