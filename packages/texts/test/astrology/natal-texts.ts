import { natalTexts as all } from '../../tables/natal/languages.ts';

async function loaded<Code extends string, Texts>(
  table: Readonly<Record<Code, () => Promise<Texts>>>,
): Promise<Readonly<Record<Code, Texts>>>;
async function loaded(
  table: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(table).map(async ([code, load]) => [code, await load()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export const natalTexts = await loaded(all);
