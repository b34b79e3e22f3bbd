import { readOnce } from '@palmleaf/contract/read-once';
import * as z from 'zod';
import { plannedParts } from './part-names.ts';
import { everything, type Product } from './product.ts';

export class WrongProductsError extends Error {
  override readonly name = 'WrongProductsError';
}

const partNames: readonly string[] = [...everything.parts, ...plannedParts];

const productName = /^[a-z][a-z0-9-]{0,39}$/;
const nameAdvice = 'write a name of lower-case letters, digits and dashes, such as palm-only';

const written = z.record(
  z.string().regex(productName, nameAdvice),
  z.strictObject({
    about: z.string('write a sentence').optional(),
    parts: z
      .array(
        z
          .string('write a part such as "palm/luck", or "palm/*"')
          .refine(
            (name) => partNames.includes(name),
            `unknown part; the valid parts are ${partNames.join(', ')}`,
          ),
        'write a list of parts, such as ["palm/*"]',
      )
      .min(1, 'name one part at least'),
  }),
);

export type ProductList = ReadonlyMap<string, Product>;

/** @throws WrongProductsError with a line for each fault */
export function readProducts(content: unknown): ProductList {
  const result = written.safeParse(content, readOnce);
  if (!result.success) throw new WrongProductsError(result.error.issues.flatMap(linesOf).join('\n'));
  const named = Object.entries(result.data).map(([name, { parts }]) => [name, { name, parts }] as const);
  const list = new Map([[everything.name, everything] as const, ...named]);
  const all = list.get(everything.name) ?? everything;
  if (!everything.parts.every((part) => all.parts.includes(part)))
    throw new WrongProductsError(`all/parts: "all" is everything: write ${JSON.stringify(everything.parts)}`);
  return list;
}

function linesOf(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.join('/');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('/')}: unknown name; the valid names are about, parts`,
    );
  if (issue.code === 'invalid_key') return [`${place}: ${nameAdvice}`];
  if (issue.code === 'invalid_type' && (issue.expected === 'record' || issue.expected === 'object'))
    return [`${place || 'the products'}: write an object in braces`];
  return [`${place}: ${issue.message}`];
}

export const productNamed = (list: ProductList, name: string): Product | undefined =>
  list.get(name.trim().toLowerCase());
