import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ProductList, readProducts, WrongProductsError } from '../../shared/plan/product-list.ts';
import { jsonFile, namesIn } from './json-file.ts';

const folder = fileURLToPath(new URL('../../config/products', import.meta.url));

export interface LoadedProducts {
  readonly file: string;
  readonly list: ProductList;
}

/** @throws WrongProductsError with the fault and its remedy */
export function loadProducts(nameOrPath: string): LoadedProducts {
  const file = jsonFile(folder, nameOrPath);
  if (file === undefined) {
    throw new WrongProductsError(
      `there is no products file "${nameOrPath}": write ${namesIn(folder).join(' or ')}, or the path of a file, such as ./products.json`,
    );
  }
  try {
    return { file, list: readProducts(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    if (error instanceof WrongProductsError)
      throw new WrongProductsError(`the products of ${file} are wrong:\n${error.message}`);
    if (error instanceof SyntaxError) throw new WrongProductsError(`${file} is not JSON: ${error.message}`);
    throw new WrongProductsError(`${file} cannot be read`);
  }
}
