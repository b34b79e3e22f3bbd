import { count, counted } from '../../figures.ts';
import type { FileFormat } from '../../intake/file-format.ts';
import type {
  DoubtCode,
  directoryFaults,
  fileReasons,
  heicFaults,
} from '../../intake/reasons/file-reasons.ts';
import type { TextsOf } from './texts-of.ts';

const accepted = 'JPEG, HEIC, PNG, WebP and AVIF are accepted';

const formatNames: Readonly<Record<FileFormat | 'text', string>> = {
  jpeg: 'a JPEG photo',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  heic: 'an HEIC photo',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF or raw photo',
  svg: 'an SVG drawing',
  bmp: 'a BMP picture',
  pdf: 'a PDF document',
  html: 'a web page, not a photo',
  xml: 'an XML document, not a photo',
  rtf: 'a text document, not a photo',
  'jpeg-xl': 'a JPEG XL picture',
  excel: 'an Excel workbook or another Office file',
  'old-office': 'an Office file',
  opendocument: 'an OpenDocument file',
  zip: 'a ZIP archive',
  gzip: 'a gzip archive',
  video: 'a video',
  text: 'text, not a photo',
};

const heicTexts: Readonly<Record<(typeof heicFaults)[number], string>> = {
  moving: 'The file is a film or burst (HEIF sequence) without a still picture.',
  uncommon: 'The HEIF file holds its picture in a form that cameras do not write.',
  cropped: 'The HEIC photo is cropped by instructions in the file, which are not supported.',
  'too slow': 'Decoding the HEIC photo takes more than a minute.',
};

const doubtTexts: Readonly<Record<DoubtCode, string>> = {
  not_an_image: 'The bytes are not a picture.',
  unsupported_format: 'The file is in a format that is not read.',
  corrupt: 'The picture cannot be decoded completely.',
  too_large: 'The file is too large.',
  too_many_pixels: 'The picture has too many pixels.',
  too_small: 'The picture is too small.',
  no_hand: 'No hand was found in the picture.',
  hand_not_open: 'Something like a hand was seen, but no open palm.',
  back_of_hand: 'The back of a hand was seen.',
  hand_too_small: 'The palm is too small in the picture.',
  palm_cropped: 'Part of the hand is outside the picture.',
  too_dark: 'The palm is too dark to show its lines.',
  over_exposed: 'The palm is overexposed.',
  too_blurred: 'The palm is too blurred to show its lines.',
  no_lines: 'Neither heart nor head nor life line could be made out.',
  drawn_hand: 'The hand has the even surface of a drawing, not of skin.',
  two_hands: 'More than one hand was seen.',
};

const directoryTexts: Readonly<Record<(typeof directoryFaults)[number], string>> = {
  unreadable: 'its directory cannot be read',
  missing: 'it has no directory at its end, so it is cut off or is not a ZIP archive',
  elsewhere: 'its directory is not at the stated position',
  overlapping: 'its files overlap, or exceed it',
};

/** By their number in APPNOTE.TXT. */
const methods: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
};

const work = {
  photo: 'Reading the photo',
  file: 'Reading the file',
  archive: 'Unpacking the archive',
} as const;

export const fileTexts: TextsOf<typeof fileReasons> = {
  'name-empty': ({ name }) => `The ${name} is empty.`,
  'name-control-character': ({ name }) => `The ${name} contains an invisible control character.`,
  'name-empty-part': ({ name }) => `The ${name} has an empty part beside a "/".`,
  'name-of-dots': ({ name }) => `The ${name} has a part that is "." or ".."; such parts are not allowed.`,
  'name-too-long': ({ name, bytes, most }) =>
    `The ${name} takes ${bytes} bytes; at most ${most} are allowed.`,
  'batch-with-slash': () => 'A batch name cannot contain "/".',
  'customer-name': () =>
    'The name of a customer, after "@", has 1 to 64 letters, digits, dots, hyphens and underscores.',
  'no-batch-of-customer': () =>
    'A name that begins with "@" is a customer and needs a batch: palms/@<customer>/<batch>/<id>.jpg.',
  'customer-is-batch': ({ batch }) =>
    `There is a batch ${batch} already, so no customer can have this name. Choose another name for the customer.`,
  'no-folder': () => 'The file is in none of the folders palms, births and places.',
  'no-batch-folder': () => 'The photo needs a batch folder: palms/<batch>/<id>.jpg.',
  extension: ({ extension }) =>
    extension === undefined
      ? 'The name of the file must end in .csv or .xlsx.'
      : `The name of the file ends in ${extension}; it must end in .csv or .xlsx.`,
  'system-file': () => 'A file with this name comes from the operating system and is not read.',
  'object-deleted': () =>
    'The file was deleted from the inbox before it was read completely. The accepted part stays; upload it again for the rest.',
  's3-placeholder': () => 'The name holds a placeholder of S3.',
  'too-many-megabytes': ({ of, megabytes, most }) =>
    `The ${of} has ${megabytes} MB; at most ${most} MB are accepted${of === 'photo' ? '' : ' in one file'}.`,
  'reader-died': ({ of }) => `${work[of]} crashed the function repeatedly.`,
  'photo-format': ({ format }) =>
    `The file is ${format === undefined ? 'in no known photo format' : formatNames[format]}; ${accepted}.`,
  'photo-damaged': () => 'The photo is cut off or damaged and cannot be read completely.',
  heic: ({ fault }) => heicTexts[fault],
  'side-too-long': ({ width, height, most }) =>
    `The photo has ${width} × ${height} pixels; at most ${count(most)} in a row are accepted.`,
  'too-many-pixels': ({ width, height, megapixels, whole }) =>
    `The photo has ${width} × ${height} pixels${whole ? ' and is stored in a form that has to be decoded whole (HEIC, AVIF, progressive, interlaced)' : ''}; at most ${megapixels} megapixels are accepted.`,
  'decoding-too-large': () => 'Decoding the photo takes more memory than its size suggests.',
  'decoding-too-slow': () => 'Decoding the photo takes longer than its size suggests.',
  'photo-doubted': ({ doubt }) =>
    `The photo check found: ${doubt === undefined ? 'No readable palm was seen.' : doubtTexts[doubt]}`,
  'kept-out': ({ line }) =>
    `The person of ${line === undefined ? 'this photo' : `line ${line}`} was erased and banned.`,
  cancelled: ({ line }) =>
    `${line === undefined ? 'This photo' : `Line ${line}`} was uploaded before its person or batch was cancelled, and had not been read by then.`,
  'metadata-no-texts': () => 'The metadata of the photo are not pairs of names and texts; they were ignored.',
  'metadata-missing': ({ name }) =>
    `The metadata name ${name} is missing; the date of birth needs day, month and year.`,
  directory: ({ fault }) => `The archive cannot be read: ${directoryTexts[fault]}.`,
  'part-of-several': () => 'The archive is one part of a split archive; only whole archives are read.',
  'too-many-files': ({ files, most }) =>
    `The archive has ${counted(files, 'file')}; at most ${count(most)} are accepted.`,
  'directory-too-large': ({ megabytes }) =>
    `The archive has a directory of ${megabytes} MB, which is too large.`,
  'archive-too-large-before': ({ gigabytes }) =>
    `The files of the archive up to this one have more than ${gigabytes} GB unpacked.`,
  'archive-empty': () => 'The archive holds no photos and no tables.',
  'archive-left-out': ({ files }) =>
    `${files} ${files === 1 ? 'file' : 'files'} other than photos and tables (films, edits, system files) were left out.`,
  'entry-came-first': ({ entry }) => `The file ${entry} of the archive has the same name, and came first.`,
  'file-came-first': ({ entry }) =>
    `The file ${entry} would have the same name in the inbox, and came first.`,
  'too-deep': ({ folders, most }) => `The file is in ${folders} folders; at most ${most} are accepted.`,
  'path-leads-out': () => 'The path of the file leaves the archive.',
  nested: () => 'The file is an archive within the archive, which is not unpacked.',
  'too-large-unpacked': ({ of, megabytes, most }) =>
    `The file has ${megabytes} MB unpacked; at most ${most} MB are accepted${of === 'table' ? ' within an archive' : ''}.`,
  'packed-larger': () => 'The file is larger packed than unpacked.',
  'grows-too-much': ({ times }) => `The file becomes more than ${times} times larger by unpacking.`,
  encrypted: () => 'The file is encrypted with a password.',
  'packing-method': ({ method }) =>
    `The file is packed with ${methods[method] ?? `method ${method}`}; stored and deflated files are read.`,
  'entry-damaged': () => 'The file is damaged within the archive, or larger than the archive says.',
};
