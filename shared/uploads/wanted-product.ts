import type { RefusalReason } from '../intake/reasons/refusal-reason.ts';
import { mask, type Refused, refuse } from '../intake/refusal.ts';
import type { Product } from '../plan/product.ts';
import { type ProductList, productNamed } from '../plan/product-list.ts';

/** Refuses an unknown name instead of using the default: the product decides what is paid. */
export function wantedProduct(
  products: ProductList,
  name: string | undefined,
  line?: number,
): { readonly product?: Product } | Refused {
  if (name === undefined || name.trim() === '') return {};
  const product = productNamed(products, name);
  if (product !== undefined) return { product };
  const reason = { code: 'no-product', products: [...products.keys()] } satisfies RefusalReason;
  const where = { field: 'product', masked: mask(name.trim()), ...(line === undefined ? {} : { line }) };
  return refuse('unknown-product', reason, where);
}

export const productMetadata = 'product';
