import type { PackedFile } from '../zip/write-zip.ts';

interface OddArchive {
  readonly about: string;
  readonly files: readonly PackedFile[];
  readonly uploads: readonly string[];
  readonly refused: readonly string[];
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const photo = (name: string): PackedFile => ({ name, content: jpeg, stored: true });

export const oddArchives: readonly OddArchive[] = [
  {
    about: 'packed by a Mac, with resource forks and with decomposed names that are not marked as UTF-8',
    files: [
      photo('palms/anna.jpg'),
      photo('__MACOSX/palms/._anna.jpg'),
      { name: 'palms/.DS_Store', content: 'x' },
      photo('palms/Rene\u0301e.jpg'),
      { name: '__MACOSX/._palms', content: 'x' },
    ],
    uploads: ['palms/june/anna.jpg', 'palms/june/Renée.jpg'],
    refused: [],
  },
  {
    about: 'shared from an iPhone: a photo with its film and its edits, and a table',
    files: [
      photo('iCloud Photos/IMG_0001.HEIC'),
      { name: 'iCloud Photos/IMG_0001.MOV', content: 'film' },
      { name: 'iCloud Photos/IMG_0001.AAE', content: 'edit' },
      photo('iCloud Photos/IMG_0002.jpeg'),
      { name: 'iCloud Photos/clients.csv', content: 'name,date,time,place\nAnna,1990-04-03,10:00,Berlin\n' },
    ],
    uploads: ['births/june/clients.csv', 'palms/june/IMG_0001.HEIC', 'palms/june/IMG_0002.jpeg'],
    refused: [],
  },
  {
    about: 'packed by Windows: backslashes, Thumbs.db, desktop.ini, an empty folder',
    files: [
      { name: 'Hands\\', content: '' },
      photo('Hands\\left\\anna.jpg'),
      photo('Hands\\right\\anna.jpg'),
      { name: 'Hands\\Thumbs.db', content: 'x' },
      { name: 'Hands\\desktop.ini', content: 'x' },
    ],
    uploads: ['palms/june/left/anna.jpg', 'palms/june/right/anna.jpg'],
    refused: [],
  },
  {
    about: 'one name in two folders means two people, and twice in one folder one person',
    files: [photo('a/anna.jpg'), photo('b/anna.jpg'), photo('b/anna.png'), photo('ben.jpg')],
    uploads: ['palms/june/a/anna.jpg', 'palms/june/b/anna.jpg', 'palms/june/ben.jpg'],
    refused: ['duplicate-id b/anna.png'],
  },
  {
    about: 'names with emoji, blanks and brackets',
    files: [photo('🖐 Palm (1).jpg'), photo('Müller, Anna – links.jpg')].map((one) => ({
      ...one,
      utf8: true,
    })),
    uploads: ['palms/june/🖐 Palm (1).jpg', 'palms/june/Müller, Anna – links.jpg'],
    refused: [],
  },
  {
    about: 'from Google Takeout: JSON files next to the photos, and an archive in the archive',
    files: [
      photo('Takeout/Google Photos/Hands/anna.jpg'),
      { name: 'Takeout/Google Photos/Hands/anna.jpg.supplemental-metadata.json', content: '{}' },
      { name: 'Takeout/Google Photos/Hands/metadata.json', content: '{}' },
      { name: 'Takeout/Google Photos/Hands/more.zip', content: 'PK' },
    ],
    uploads: ['palms/june/anna.jpg'],
    refused: ['zip-nested Takeout/Google Photos/Hands/more.zip'],
  },
  {
    about: 'only files that operating systems add',
    files: [
      { name: '__MACOSX/._x', content: 'x' },
      { name: '.DS_Store', content: 'x' },
    ],
    uploads: [],
    refused: [],
  },
];
