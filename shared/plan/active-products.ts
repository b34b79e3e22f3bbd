import content from '#products' with { type: 'json' };
import { readProducts } from './product-list.ts';

/** Chosen at build time; outside a bundle, `standard` (package.json, "imports"). */
export const activeProducts = readProducts(content);
