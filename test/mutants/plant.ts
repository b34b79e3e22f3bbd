import type { Fault } from './fault.ts';

export class PlaceError extends Error {
  override readonly name = 'PlaceError';
}

export function plant(source: string | undefined, { name, file, find, put }: Omit<Fault, 'tests'>): string {
  if (source === undefined) throw new PlaceError(`${name}: there is no file ${file}`);
  const parts = source.split(find);
  const times = find === '' ? 0 : parts.length - 1;
  if (times === 1) return parts.join(put);
  const how = times === 0 ? 'is missing from' : `occurs ${times} times in`;
  throw new PlaceError(`${name}: its place ${how} ${file}: ${JSON.stringify(find)}`);
}
