import { deflateSync } from 'node:zlib';
import { writeZip } from '../zip/write-zip.ts';
import { cells, tableWith } from './cells.ts';
import { hostileParts, workbook } from './workbooks.ts';

interface HostileFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

const csv = 'id,date,time,lat,lon,tzone\n';

const texts: Readonly<Record<string, string>> = {
  'line-without-end': csv + 'a'.repeat(2_000_000),
  'quotes-anew-in-each-line': csv + '"a\n'.repeat(100_000),
  'quotes-in-one-line': csv + '"a,'.repeat(100_000),
  'nothing-but-separators': csv + ','.repeat(300_000),
  'a-header-of-columns': `${'lat,'.repeat(50_000)}\n`,
  'a-million-mistakes': csv + 'a,b,c,d,e,f\n'.repeat(20_000),
  'lines-of-nothing': csv + '\n'.repeat(500_000),
};

/** Declares a size but holds no pixels. */
function emptyPng(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(17);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([head, size, deflateSync(Buffer.alloc(0))]);
}

const archives: readonly Uint8Array[] = [
  writeZip(Array.from({ length: 2000 }, (_, index) => ({ name: `${index}.jpg`, content: '' }))),
  writeZip([{ name: 'a.jpg', content: Buffer.alloc(20_000_000) }]),
  writeZip([{ name: `${'a/'.repeat(20_000)}b.jpg`, content: 'x' }]),
  writeZip([{ name: 'a.jpg', content: 'x', claims: { bytes: 2 ** 32 - 2 } }]),
  writeZip([
    { name: 'a.jpg', content: 'x' },
    { name: 'b.jpg', content: 'x', claims: { from: 0 } },
  ]),
  writeZip([], { claims: { entries: 65_535 }, comment: 'PK\x05\x06'.repeat(5000) }),
];

export function hundredHostileFiles(): readonly HostileFile[] {
  const workbooks = Object.values(hostileParts).map((parts) => {
    const { sheet = '', strings = '', styles = '' } = parts(60_000);
    return workbook({ sheet, strings, styles });
  });
  const files = [
    ...workbooks.map((bytes, index) => ({ key: `births/workbook-${index}.xlsx`, bytes })),
    ...Object.entries(texts).map(([name, text]) => ({ key: `births/${name}.csv`, bytes: Buffer.from(text) })),
    ...archives.map((bytes, index) => ({ key: `palms/archive-${index}.zip`, bytes })),
    ...[1, 30_000, 60_000, 3_000_000, 2 ** 31 - 1].map((width, index) => ({
      key: `palms/june/photo-${index}.png`,
      bytes: emptyPng(width, 30_000),
    })),
    ...cells.map(({ column, cell }, index) => ({
      key: `births/cell-${index}.csv`,
      bytes: tableWith(column, cell),
    })),
  ];
  const first = Object.keys(texts).map((name) => `${texts[name] ?? ''}\n`);
  const again = Array.from({ length: Math.max(0, 100 - files.length) }, (_, index) => ({
    key: `places/again-${index}.csv`,
    bytes: Buffer.from(first[index % first.length] ?? ''),
  }));
  return [...files, ...again].slice(0, 100);
}
