import content from '#products' with { type: 'json' };
import { readProducts } from './product-list.ts';

/** The products that this bundle was built for. Outside a bundle, `standard` (package.json, "imports"). */
export const activeProducts = readProducts(content);
