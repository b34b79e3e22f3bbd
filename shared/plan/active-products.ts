import content from '#products' with { type: 'json' };
import { readProducts } from './product-list.ts';

/** The products that this very bundle was made for. Outside a bundle they are `standard` (package.json, "imports"). */
export const activeProducts = readProducts(content);
