import type { Item } from '../../../shared/table/table.ts';

/** How a set and bytes stand in the text of an item: JSON has neither. */
const setMark = '$set';
const bytesMark = '$bytes';

/** An item as one text of about as many letters as DynamoDB counts bytes. */
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

/** A fresh copy of the item: what is done with it changes nothing in the table. */
export const unpack = (text: string): Item =>
  text.includes('"$') ? JSON.parse(text, unmarked) : JSON.parse(text);

function unmarked(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (setMark in value && Array.isArray(value[setMark])) return new Set(value[setMark]);
  if (bytesMark in value && typeof value[bytesMark] === 'string')
    return new Uint8Array(Buffer.from(value[bytesMark], 'latin1'));
  return value;
}
