import type { Item } from '../../../shared/table/table.ts';

const setMark = '$set';
const bytesMark = '$bytes';

export const pack = (item: Item): string => JSON.stringify(item, marked);

function marked(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Set) return { [setMark]: [...value] };
  if (value instanceof Uint8Array)
    return {
      [bytesMark]: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1'),
    };
  return value;
}

export const unpack = (text: string): Item =>
  text.includes('"$') ? JSON.parse(text, unmarked) : JSON.parse(text);

function unmarked(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (setMark in value && Array.isArray(value[setMark])) return new Set(value[setMark]);
  if (bytesMark in value && typeof value[bytesMark] === 'string')
    return new Uint8Array(Buffer.from(value[bytesMark], 'latin1'));
  return value;
}
