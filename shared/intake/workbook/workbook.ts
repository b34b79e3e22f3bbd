import { type CellKind, readCellStyles } from './cell-styles.ts';
import { type MergedCell, mergedIn } from './merged.ts';
import { type XmlItem, XmlReader } from './xml.ts';
import { WorkbookError, Zip } from './zip.ts';

const maxSharedLength = 48 * 1024 * 1024;
const maxPartBytes = 16 * 1024 * 1024;

export interface Sheet {
  readonly items: () => Iterable<XmlItem>;
  readonly strings: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly counts1904: boolean;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  open(): Sheet;
  merged(): readonly MergedCell[];
}

function* itemsOf(zip: Zip, part: string, maxBytes?: number): Generator<XmlItem, void, undefined> {
  const reader = new XmlReader();
  const decoder = new TextDecoder();
  for (const piece of zip.read(part, maxBytes)) yield* reader.read(decoder.decode(piece, { stream: true }));
  yield* reader.read(decoder.decode());
}

/**
 * In the order of the workbook.
 * @param onPiece called after each unpacked piece; its errors end the reading
 * @throws {WorkbookError} or XmlError if the list cannot be read, or is empty
 */
export function openWorkbook(bytes: Uint8Array, onPiece?: () => void): readonly WorkbookSheet[] {
  const zip = new Zip(bytes, onPiece);
  const root = 'xl/workbook.xml';
  const main = mainPart(zip) ?? root;
  if (!zip.has(main)) throw new WorkbookError('no workbook');
  const { sheets, counts1904 } = readWorkbook(itemsOf(zip, main, maxPartBytes));
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const parts = readRelations(zip, `${folder}_rels/${main.slice(folder.length)}.rels`, folder);
  const partOf = (type: string) => {
    const target = [...parts.values()].find((one) => one.type.endsWith(`/${type}`))?.target;
    return target !== undefined && zip.has(target) ? target : undefined;
  };
  const texts = once(() => {
    const part = partOf('sharedStrings');
    return part === undefined ? [] : readStrings(itemsOf(zip, part));
  });
  const styles = once(() => {
    const part = partOf('styles');
    return part === undefined ? [] : readCellStyles(itemsOf(zip, part, maxPartBytes));
  });
  const found = sheets.flatMap(({ name, relation, isHidden }) => {
    const { target, type = '' } = parts.get(relation) ?? {};
    if (target === undefined || !zip.has(target) || type.endsWith('/chartsheet')) return [];
    const open = () => ({ items: () => itemsOf(zip, target), strings: texts(), kinds: styles(), counts1904 });
    return [{ name, isHidden, open, merged: () => mergedIn(zip.read(target, undefined, false)) }];
  });
  if (found.length === 0) throw new WorkbookError('no sheet');
  return found;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function mainPart(zip: Zip): string | undefined {
  const parts = readRelations(zip, '_rels/.rels', '');
  return [...parts.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target;
}

interface Relation {
  readonly type: string;
  readonly target: string;
}

function readRelations(zip: Zip, part: string, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  if (!zip.has(part)) return found;
  for (const item of itemsOf(zip, part, maxPartBytes)) {
    if (item.kind !== 'open' || item.name !== 'Relationship') continue;
    const target = item.attribute('Target') ?? '';
    found.set(item.attribute('Id') ?? '', {
      type: item.attribute('Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : resolved(folder + target),
    });
  }
  return found;
}

function resolved(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function readWorkbook(items: Iterable<XmlItem>) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let counts1904 = false;
  for (const item of items) {
    if (item.kind !== 'open') continue;
    if (item.name === 'workbookPr') counts1904 = /^(1|true)$/i.test(item.attribute('date1904') ?? '');
    if (item.name === 'sheet')
      sheets.push({
        name: item.attribute('name') ?? '',
        relation: item.attribute('id') ?? '',
        isHidden: /hidden/i.test(item.attribute('state') ?? ''),
      });
  }
  return { sheets, counts1904 };
}

function readStrings(items: Iterable<XmlItem>): string[] {
  const strings: string[] = [];
  let text = '';
  let length = 0;
  let isInText = false;
  let isInPronunciation = false;
  for (const item of items) {
    if (item.kind === 'text') {
      if (!isInText || isInPronunciation) continue;
      length += item.text.length;
      if (length > maxSharedLength) throw tooLong();
      text += item.text;
      continue;
    }
    const isOpening = item.kind === 'open';
    if (item.name === 't') isInText = isOpening;
    if (item.name === 'rPh') isInPronunciation = isOpening;
    if (item.name !== 'si' || isOpening) continue;
    // Empty texts take memory, too.
    length += 16;
    if (length > maxSharedLength) throw tooLong();
    strings.push(plainText(text));
    text = '';
  }
  return strings;
}

const tooLong = () => new WorkbookError('texts too long');

/** `_x000D_` is a carriage return. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
