import { latin1Bytes, latin1Text, startsWithBytes } from './bytes.ts';

/** Encodings of spreadsheets outside Western Europe. The reader chooses one only if more column names are known in it. */
export const regionalEncodings = [
  'windows-1251',
  'windows-1250',
  'windows-1254',
  'windows-1253',
  'windows-1256',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type RegionalEncoding = (typeof regionalEncodings)[number];

/** Formats that the intake detects by content, never by the file's name. */
export const fileFormats = [
  'jpeg',
  'png',
  'webp',
  'heic',
  'avif',
  'gif',
  'tiff',
  'bmp',
  'jpeg-xl',
  'pdf',
  'excel',
  'old-office',
  'opendocument',
  'zip',
  'gzip',
  'rtf',
  'svg',
  'html',
  'xml',
  'video',
] as const;
export type FileFormat = (typeof fileFormats)[number];

interface Signature {
  readonly format: FileFormat;
  readonly matches: (head: Uint8Array) => boolean;
}

const startsWith = (format: FileFormat, ...starts: readonly (string | readonly number[])[]): Signature => {
  const prefixes = starts.map((start) => (typeof start === 'string' ? latin1Bytes(start) : start));
  return { format, matches: (head) => prefixes.some((prefix) => startsWithBytes(head, prefix)) };
};

const isoMedia = (format: FileFormat, brands: RegExp): Signature => ({
  format,
  matches: (head) => latin1Text(head, 4, 8) === 'ftyp' && brands.test(latin1Text(head, 8, 12)),
});

const zipWith = (format: FileFormat, content: RegExp): Signature => ({
  format,
  matches: (head) => latin1Text(head, 0, 4) === 'PK\u0003\u0004' && content.test(latin1Text(head)),
});

const markup = (format: FileFormat, ...roots: readonly string[]): Signature => ({
  format,
  matches: (head) => roots.includes(markupRoot(latin1Text(head, 0, 1024))),
});

function markupRoot(head: string): string {
  let text = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  let root = '';
  while (text.startsWith('<?') || text.startsWith('<!--')) {
    if (text.startsWith('<?xml')) root = '?xml';
    const end = text.startsWith('<?') ? '?>' : '-->';
    const at = text.indexOf(end);
    if (at < 0) return root;
    text = text.slice(at + end.length).trimStart();
  }
  return /^<(?:!doctype\s)?([a-z]+)[\s>/]/i.exec(text)?.[1]?.toLowerCase() ?? root;
}

/** The first match wins, so specific formats precede general ones. */
const signatures: readonly Signature[] = [
  startsWith('jpeg', [0xff, 0xd8, 0xff]),
  startsWith('png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  {
    format: 'webp',
    matches: (head) => latin1Text(head, 0, 4) === 'RIFF' && latin1Text(head, 8, 12) === 'WEBP',
  },
  isoMedia('avif', /^avi[fs]$/),
  isoMedia('heic', /^(hei[cxms]|hev[cxms]|mi[fa][123f]|msf1|MiH[A-Z])$/),
  isoMedia('video', /./),
  startsWith('gif', 'GIF87a', 'GIF89a'),
  startsWith(
    'tiff',
    [0x49, 0x49, 0x2a, 0],
    [0x4d, 0x4d, 0, 0x2a],
    [0x49, 0x49, 0x2b, 0],
    [0x4d, 0x4d, 0, 0x2b],
  ),
  {
    format: 'bmp',
    matches: (head) =>
      latin1Text(head, 0, 2) === 'BM' && head.length > 13 && head.subarray(6, 10).every((byte) => byte === 0),
  },
  startsWith('jpeg-xl', [0xff, 0x0a], [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20]),
  startsWith('pdf', '%PDF-'),
  zipWith('excel', /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/),
  zipWith('opendocument', /mimetypeapplication\/vnd\.oasis\.opendocument/),
  startsWith('zip', 'PK\u0003\u0004', 'PK\u0005\u0006'),
  startsWith('old-office', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  startsWith('gzip', [0x1f, 0x8b]),
  startsWith('rtf', '{\\rtf'),
  markup('svg', 'svg'),
  markup('html', 'html', 'head', 'body'),
  startsWith('xml', '<?xml', '\u00ef\u00bb\u00bf<?xml'),
];

export function fileFormat(head: Uint8Array): FileFormat | undefined {
  const start = head.subarray(0, 4096);
  return signatures.find((signature) => signature.matches(start))?.format;
}
