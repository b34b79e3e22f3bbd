import { type Box, BoxReader, boxContent, boxesAndEnd, boxesIn } from './boxes.ts';

interface Still {
  readonly coding: string;
  readonly width: number;
  readonly height: number;
  readonly codedPixels: number;
  readonly isCropped: boolean;
  readonly end: number;
}

/** `moving`: only videos or bursts. `uncommon`: no camera writes this form. */
export type NoStill = 'moving' | 'damaged' | 'uncommon';

/** A phone's photo has some two hundred tiles; with depth and gain maps, some four hundred items. */
const maxItems = 1000;
const maxTiles = 1024;
const maxProperties = 4096;
const maxAssociations = 16_384;
const maxReferences = 4096;

interface Item {
  readonly type: string;
  readonly properties: readonly number[];
}

/** Reads only a picture or a grid of pictures: cameras write nothing deeper. */
export function readStill(bytes: Uint8Array): Still | NoStill {
  try {
    return stillOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}

function stillOf(bytes: Buffer): Still | NoStill {
  const { boxes: file, end } = boxesAndEnd(bytes);
  const meta = boxContent(file, 'meta');
  if (meta === undefined) return boxContent(file, 'moov') === undefined ? 'damaged' : 'moving';
  const boxes = boxesIn(meta.subarray(4));
  const need = (type: string) => found(boxContent(boxes, type));
  const primary = primaryId(need('pitm'));
  const propertyBoxes = boxesIn(need('iprp'));
  const properties = boxesIn(found(boxContent(propertyBoxes, 'ipco')), maxProperties);
  const items = itemsOf(need('iinf'), propertyBoxes);
  const shown = found(items.get(primary));
  const { width, height } = sizeOf(shown, properties);
  const isCropped = shown.properties.some((at) => properties[at - 1]?.type === 'clap');
  if (shown.type !== 'grid')
    return { coding: shown.type, width, height, codedPixels: width * height, isCropped, end };
  const tileIds = tilesOf(boxContent(boxes, 'iref') ?? Buffer.alloc(4), primary);
  if (tileIds.length === 0 || tileIds.length > maxTiles) return 'damaged';
  const tiles = tileIds.map((id) => found(items.get(id)));
  const coding = tiles[0]?.type ?? '';
  if (tiles.some((tile) => tile.type !== coding)) return 'uncommon';
  const sizes = tiles.map((tile) => sizeOf(tile, properties));
  const codedPixels = sizes.reduce((sum, tile) => sum + tile.width * tile.height, 0);
  return { coding, width, height, codedPixels: Math.max(codedPixels, width * height), isCropped, end };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('a part of the file is missing');
  return value;
}

/** Identifiers have two bytes in the first version of a box, and four in later ones. */
const idBytes = (version: number, long = 1): 2 | 4 => (version >= long ? 4 : 2);

function primaryId(content: Buffer): number {
  const fields = new BoxReader(content);
  return fields.number(idBytes(fields.version().version));
}

function itemsOf(iinf: Buffer, propertyBoxes: readonly Box[]): Map<number, Item> {
  const fields = new BoxReader(iinf);
  fields.number(idBytes(fields.version().version));
  const associations = associationsOf(propertyBoxes);
  const items = new Map<number, Item>();
  for (const { type, content } of boxesIn(fields.rest(), maxItems)) {
    if (type !== 'infe') continue;
    const entry = new BoxReader(content);
    const { version } = entry.version();
    if (version < 2) continue;
    const id = entry.number(idBytes(version, 3));
    entry.number(2);
    items.set(id, { type: entry.text(4), properties: associations.get(id) ?? [] });
  }
  return items;
}

function associationsOf(propertyBoxes: readonly Box[]): Map<number, number[]> {
  const associations = new Map<number, number[]>();
  let total = 0;
  for (const { type, content } of propertyBoxes) {
    if (type !== 'ipma') continue;
    const fields = new BoxReader(content);
    const { version, flags } = fields.version();
    const entries = fields.number(4);
    for (let entry = 0; entry < entries; entry += 1) {
      const id = fields.number(idBytes(version));
      const count = fields.number(1);
      total += count + 1;
      if (total > maxAssociations) throw new RangeError('too many properties of items');
      const known = associations.get(id) ?? [];
      for (let at = 0; at < count; at += 1)
        known.push((flags & 1) === 1 ? fields.number(2) & 0x7fff : fields.number(1) & 0x7f);
      associations.set(id, known);
    }
  }
  return associations;
}

function sizeOf({ properties }: Item, all: readonly Box[]): { width: number; height: number } {
  const sizes = properties.map((at) => all[at - 1]).filter((one) => one?.type === 'ispe');
  const fields = new BoxReader(found(sizes[0]).content);
  fields.version();
  const [width, height] = [fields.number(4), fields.number(4)];
  if (width === 0 || height === 0) throw new RangeError('a picture without a size');
  return { width, height };
}

function tilesOf(iref: Buffer, primary: number): number[] {
  const fields = new BoxReader(iref);
  const bytes = idBytes(fields.version().version);
  for (const { type, content } of boxesIn(fields.rest(), maxReferences)) {
    const reference = new BoxReader(content);
    const from = reference.number(bytes);
    if (type !== 'dimg' || from !== primary) continue;
    const count = reference.number(2);
    if (count > maxTiles) throw new RangeError('too many tiles');
    return Array.from({ length: count }, () => reference.number(bytes));
  }
  return [];
}
