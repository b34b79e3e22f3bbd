import { unzipSync } from 'fflate';
import type { Random } from '../../simulation/world/random.ts';
import { type PackedFile, writeZip } from '../../support/zip/write-zip.ts';
import { mutateBytes } from './bytes.ts';
import { oddTexts } from './words.ts';

const mostLetters = 2_000_000;
const mostFiles = 10_000;

const isText = (name: string): boolean => /\.(xml|rels|csv|txt)$/i.test(name);

export function mutateArchive(random: Random, body: Buffer): Buffer | undefined {
  let files: PackedFile[];
  try {
    let seen = 0;
    const filter = ({ originalSize }: { readonly originalSize: number }) => {
      seen += 1;
      if (seen > mostFiles) throw new RangeError('The archive claims too many files');
      return originalSize <= mostLetters;
    };
    files = Object.entries(unzipSync(body, { filter })).map(([name, content]) => ({ name, content }));
  } catch {
    return undefined;
  }
  for (let left = random.whole(1, 3); left > 0; left -= 1) files = changed(random, files);
  const claims = random.chance(0.05) ? { entries: random.pick([0, 1, 65_535]) } : {};
  const before = random.chance(0.05) ? { before: Buffer.alloc(random.whole(1, 5000)) } : {};
  return writeZip(files, { ...before, claims, long: random.chance(0.05) });
}

function changed(random: Random, files: readonly PackedFile[]): PackedFile[] {
  const at = random.whole(0, Math.max(0, files.length - 1));
  const file = files[at];
  if (file === undefined) return [{ name: random.pick(oddTexts), content: '' }];
  const copy = [...files];
  switch (random.whole(0, 9)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      return [...copy, file];
    case 2:
      copy[at] = {
        ...file,
        name: random.pick(['../', '/', '', '__MACOSX/', 'left/']) + random.pick(oddTexts),
      };
      return copy;
    case 3:
      copy[at] = {
        ...file,
        claims: random.pick([{ bytes: 0 }, { bytes: 2 ** 32 - 1 }, { crc: 1 }, { from: 0 }]),
      };
      return copy;
    case 4:
      copy[at] = {
        ...file,
        ...random.pick([{ stored: true }, { described: true }, { encrypted: true }, { long: true }]),
      };
      return copy;
    case 5:
      copy[at] = {
        ...file,
        ...random.pick([{ method: 99 }, { unixMode: 0o120777 }, { extra: Buffer.alloc(65_000) }]),
      };
      return copy;
    default:
      copy[at] = { ...file, content: contentOf(random, file, random.pick(files)) };
      return copy;
  }
}

function contentOf(random: Random, { name, content }: PackedFile, other: PackedFile): Uint8Array | string {
  const bytes = Buffer.from(content);
  if (isText(String(name)) && random.chance(0.8)) return mutateXml(random, bytes.toString('utf8'));
  return mutateBytes(random, bytes, Buffer.from(other.content));
}

function mutateXml(random: Random, xml: string): string {
  const tags = [...xml.matchAll(/<[^<>]+>/g)];
  if (tags.length === 0) return random.pick(oddTexts);
  const from = random.pick(tags);
  const to = random.pick(tags);
  const [start, end] = [from.index, Math.max(from.index, to.index)];
  const piece = xml.slice(start, end) || from[0];
  const replaced = (by: string) => xml.slice(0, start) + by + xml.slice(start + from[0].length);
  switch (random.whole(0, 7)) {
    case 0:
      return xml.slice(0, start) + repeated(piece, often(random)) + xml.slice(start);
    case 1:
      return xml.slice(0, start) + xml.slice(end);
    case 2:
      return replaced(from[0].replace(/="[^"]*"/, () => `="${random.pick(attributeValues)}"`));
    case 3:
      return replaced(from[0].replace(/\s|\/?>/, (sign) => ` ${repeated('a="b" ', often(random))}${sign}`));
    case 4:
      return replaced(`${from[0]}${repeated(random.pick(texts), often(random))}`);
    case 5:
      return replaced(repeated(from[0], often(random)));
    case 6:
      return `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(50)}">]>${xml.replace('</', '&b;&b;</')}`;
    default:
      return replaced(from[0].slice(0, random.whole(1, from[0].length)));
  }
}

const often = (random: Random): number => (random.chance(0.97) ? random.pick([1, 2, 10, 200]) : 50_000);

const repeated = (text: string, times: number): string =>
  text.repeat(Math.min(times, Math.ceil(mostLetters / Math.max(1, text.length))));

const attributeValues = [
  ...oddTexts,
  'XFD1048576',
  'A0',
  'ZZZZ9',
  's',
  'd',
  'b',
  'e',
  'inlineStr',
  '4294967296',
  'rId1',
];
const texts = [
  '_x0000_',
  '&amp;',
  '&#x10ffff;',
  '&#0;',
  '1e308',
  '-1',
  '2958466',
  '44000.999999',
  ...oddTexts,
];
