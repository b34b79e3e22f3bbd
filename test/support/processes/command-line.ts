import { type ParseArgsConfig, parseArgs } from 'node:util';

export function refuse(wrong: string, usage: string): never {
  console.error(`${wrong}\n${usage}`);
  process.exit(2);
}

export function flagsGiven<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), usage);
  }
}

export function wordsGiven(usage: string): readonly string[] {
  const words = process.argv.slice(2);
  const flag = words.find((word) => word.startsWith('-'));
  return flag === undefined ? words : refuse(`There is no flag ${flag}.`, usage);
}

export function countGiven(
  usage: string,
  { otherwise, least }: { readonly otherwise: number; readonly least: number },
): number {
  const [given = `${otherwise}`, ...others] = wordsGiven(usage);
  const count = Number(given);
  if (others.length > 0) refuse(`Give one number, not ${others.length + 1}.`, usage);
  if (!Number.isInteger(count) || count < least)
    refuse(`${given} is not a whole number from ${least}.`, usage);
  return count;
}
