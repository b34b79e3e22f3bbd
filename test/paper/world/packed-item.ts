import type { Item } from '../../../shared/table/table.ts';

/** How a set and bytes stand in the text of an item: JSON has neither. */
const setMark = '$set';
const bytesMark = '$bytes';

/** An item as one text of about as many letters as DynamoDB counts bytes. Sets and bytes may stand at the top only. */
export function pack(item: Item): string {
  let plain: Record<string, unknown> = item;
  for (const [name, value] of Object.entries(item)) {
    if (!(value instanceof Set || value instanceof Uint8Array)) continue;
    if (plain === item) plain = { ...item };
    plain[name] =
      value instanceof Set
        ? { [setMark]: [...value] }
        : { [bytesMark]: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1') };
  }
  return JSON.stringify(plain);
}

/** A fresh copy of the item: what is done with it changes nothing in the table. */
export function unpack(text: string): Item {
  const item: Item & Record<string, unknown> = JSON.parse(text);
  if (!text.includes('"$')) return item;
  for (const [name, value] of Object.entries(item)) {
    if (typeof value !== 'object' || value === null) continue;
    if (setMark in value && Array.isArray(value[setMark])) item[name] = new Set(value[setMark]);
    else if (bytesMark in value && typeof value[bytesMark] === 'string')
      item[name] = new Uint8Array(Buffer.from(value[bytesMark], 'latin1'));
  }
  return item;
}
