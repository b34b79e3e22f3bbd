import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ProductList, readProducts, WrongProductsError } from '../shared/plan/product-list.ts';

const folder = fileURLToPath(new URL('../products', import.meta.url));

/** What may be bought, and where that lies. */
export interface LoadedProducts {
  /** Absolute, so that a bundle can be made with it from anywhere. */
  readonly file: string;
  readonly list: ProductList;
}

/**
 * Reads a file of products by its name, or by its path.
 *
 * @throws WrongProductsError that says what is wrong, and what would be right
 */
export function loadProducts(nameOrPath: string): LoadedProducts {
  const isPath = /[/\\]|\.json$/.test(nameOrPath);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  if (!isPath && !names.includes(nameOrPath)) {
    throw new WrongProductsError(
      `there is no file of products "${nameOrPath}": write ${names.join(' or ')}, or the path of a file, such as ./products.json`,
    );
  }
  const file = isPath ? resolve(nameOrPath) : resolve(folder, `${nameOrPath}.json`);
  try {
    return { file, list: readProducts(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    if (error instanceof WrongProductsError)
      throw new WrongProductsError(`the products of ${file} are wrong:\n${error.message}`);
    if (error instanceof SyntaxError) throw new WrongProductsError(`${file} is no JSON: ${error.message}`);
    throw new WrongProductsError(`${file} cannot be read`);
  }
}
