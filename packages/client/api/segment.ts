import { ReaderError } from '../errors.ts';

/** @throws ReaderError for a value that would lead to the address of something else */
export function segment(name: string, value: string | undefined): string {
  if (value === undefined || ['', '.', '..'].includes(value) || !value.isWellFormed())
    throw new ReaderError(400, `${name}: must be a name, not ${JSON.stringify(value)}`);
  return encodeURIComponent(value);
}
