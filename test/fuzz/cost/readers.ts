import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ByteSource, readDirectory } from '../../../shared/intake/archive/directory.ts';
import { planEntries } from '../../../shared/intake/archive/plan.ts';
import { unpackEntry } from '../../../shared/intake/archive/unpack-entry.ts';
import { UnreadableTableError } from '../../../shared/intake/csv/read-table.ts';
import { readStill } from '../../../shared/intake/photos/heif/still.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { workbookBytes } from '../../../shared/intake/table-source.ts';
import { writeZip } from '../../support/zip/write-zip.ts';
import { parseRequest } from '../request-text.ts';
import { latin1, loadedBy, type Reader, utf8 } from './reader.ts';
import { ofFiles } from './readers-of-files.ts';
import { ofRequests } from './readers-of-requests.ts';

const births =
  'id,date,time,lat,lon,tzone,place,question\nanna,24.08.1983,6:37,12.97,77.59,5.5,"Bengaluru, India","How? | When?"\nben,1951-01-03,23:05,59.9N,10.7E,+01:00,Oslo,\n';
const places = 'id,place,lat,lon,timezone\nchennai,Chennai,13.08,80.27,Asia/Kolkata\n';

async function drained(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

type Chunks = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function tableOfBirths() {
  const { readBirths } = await import('../../../shared/intake/births/birth-row.ts');
  const { surveyTable } = await import('../../../shared/intake/births/date-survey.ts');
  return async (chunks: Chunks): Promise<void> => {
    await drained(surveyTable(chunks(), {}));
    await drained(readBirths(chunks()));
  };
}

const sheetXml =
  '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>vastu_id</t></is></c></row><row r="2"><c r="A2"><v>7</v></c><c r="B2" t="s"><v>1</v></c></row></sheetData></worksheet>';
const stringsXml = '<sst><si><t>id</t></si><si><r><t>a_x000D_b</t></r></si></sst>';
const stylesXml =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d.m.yyyy"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>';
const partMark = '\n@@@\n';

function workbookOf(text: string): Uint8Array {
  const [sheet = '', strings = '', styles = ''] = text.split(partMark);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  return writeZip([
    { name: '_rels/.rels', content: relation('r', 'officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="births" id="r1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relation('r1', 'worksheet', 's.xml'),
        relation('r2', 'sharedStrings', 't.xml'),
        relation('r3', 'styles', 'f.xml'),
      ].join(''),
    },
    ...[sheet, strings, styles].map((content, index) => ({
      name: `xl/${['s', 't', 'f'][index]}.xml`,
      content,
    })),
  ]);
}

async function workbook(): Promise<Reader['read']> {
  const readTable = await tableOfBirths();
  return (bytes) => readTable(() => workbookBytes(bytes, 'rows')).catch(ignoring(UnreadableTableError));
}

const ignoring =
  (...expected: readonly (new (...args: never[]) => Error)[]) =>
  (error: unknown): void => {
    if (!expected.some((one) => error instanceof one)) throw error;
  };

async function readArchive(bytes: Uint8Array): Promise<void> {
  const source: ByteSource = { sizeBytes: bytes.length, read: async (from, to) => bytes.slice(from, to) };
  const entries = await readDirectory(source);
  if (isRefused(entries)) return;
  for (const planned of planEntries('june', entries))
    if (planned.kind === 'upload') await unpackEntry(source, planned.entry);
}

function archiveOf(text: string): Uint8Array {
  const [names = '', content = ''] = text.split(partMark);
  const samples = names.split('\n').filter((name) => name !== '' && name.length < 60_000);
  return writeZip(samples.slice(0, 5000).map((name) => ({ name, content })));
}

async function answerOfService(): Promise<Reader['read']> {
  const { defaultPolicy } = await import('../../../shared/service-client/answer.ts');
  const { send } = await import('../../../shared/service-client/caller.ts');
  const { activeProfile } = await import('../../../shared/service-client/profile/active.ts');
  const { messageIn } = await import('../../../shared/service-client/profile/contents.ts');
  const call = { operation: 'natal_aspects_report', base: 'base', body: {} } as const;
  const endpoint = { url: 'https://service.example', scheme: 'basic-json' } as const;
  const credential = { content: { userId: 'u', apiKey: 'k' }, version: '1' };
  const settings = {
    now: () => 0,
    policy: defaultPolicy,
    profile: activeProfile,
    attemptTimeoutMs: 60_000,
    maxAnswerBytes: 6 * 1024 * 1024,
  };
  return async (bytes) => {
    const fetch = async () => new Response(bytes, { headers: { 'content-type': 'application/json' } });
    const answer = await send(call, endpoint, credential, { ...settings, fetch });
    messageIn(activeProfile, answer.body);
  };
}

async function themeFile(): Promise<Reader['read']> {
  const { readTheme, ThemeError } = await import('../../../packages/books/theme/theme.ts');
  const read = async (bytes: Uint8Array) => readTheme(JSON.parse(Buffer.from(bytes).toString('utf8')));
  return (bytes) => read(bytes).catch(ignoring(ThemeError, SyntaxError));
}

const photo = (name: string): string =>
  parseRequest(readFileSync(new URL(`../corpus/${name}.http`, import.meta.url))).body.toString('latin1');

const sampleOfPalm = (name: string): string =>
  readFileSync(new URL(`../../../events/samples/inbox/palms/samples/${name}.jpg`, import.meta.url), 'latin1');

async function palm(): Promise<Reader['read']> {
  const { PhotoRefusedError } = await import('@palmleaf/engines/palm');
  const { readerInProcess } = await import('../../../packages/service/palmistry/reader/palm-reader.ts');
  const reader = readerInProcess(fileURLToPath(new URL('../../..', import.meta.url)));
  return (bytes) => reader(bytes).catch(ignoring(PhotoRefusedError));
}

export const readers: readonly Reader[] = [
  {
    name: 'births',
    reads: 'a table of births, with its survey of dates',
    budget: 'table',
    seeds: [births, births.replaceAll(',', ';')],
    bytesOf: utf8,
    read: loadedBy(async () => {
      const readTable = await tableOfBirths();
      return (bytes) => readTable(() => [bytes]);
    }),
  },
  {
    name: 'places',
    reads: 'a table of places',
    budget: 'table',
    seeds: [places],
    bytesOf: utf8,
    read: loadedBy(async () => {
      const { readPlaces } = await import('../../../shared/intake/places/place-row.ts');
      return (bytes) => drained(readPlaces([bytes]));
    }),
  },
  {
    name: 'workbook',
    reads: 'a workbook: sheet, shared strings and styles, and the table in it',
    budget: 'workbook',
    seeds: [[sheetXml, stringsXml, stylesXml].join(partMark)],
    bytesOf: workbookOf,
    read: loadedBy(workbook),
  },
  {
    name: 'archive',
    reads: 'a zip: its list, its plan, and each file unpacked',
    budget: 'archive',
    seeds: [`anna.jpg\nleft/ben.jpg\n__MACOSX/._anna.jpg\nbirths.csv${partMark}${births}`],
    bytesOf: archiveOf,
    read: readArchive,
  },
  {
    name: 'heif',
    reads: 'the boxes of a HEIC or AVIF photo',
    budget: 'heif',
    seeds: ['readers/heif-plain', 'readers/heif-tiles'].map(photo),
    bytesOf: latin1,
    read: async (bytes) => readStill(bytes),
  },
  {
    name: 'photo',
    reads: 'a photo, decoded and encoded by libvips (HEIC by libheif)',
    budget: 'photo',
    seeds: ['intake/photo-jpeg', 'intake/photo-png', 'intake/photo-webp', 'readers/heif-plain'].map(photo),
    bytesOf: latin1,
    read: loadedBy(async () => (await import('../../../shared/intake/photos/photo.ts')).preparePhoto),
  },
  {
    name: 'palm',
    reads: 'a photo of a palm, as the service reads it',
    budget: 'palm',
    seeds: [sampleOfPalm('anna'), sampleOfPalm('ben')],
    bytesOf: latin1,
    read: loadedBy(palm),
    share: 0.5,
  },
  {
    name: 'answer',
    reads: 'an answer of the service, with the sentence of its refusal',
    budget: 'answer',
    seeds: [
      '{"status":false,"error_msg":"See https://a.example/x?token=1","detail":[{"msg":"no"}]}',
      '{"planets":[{"name":"Sun","full_degree":150.3}],"text":"a"}',
    ],
    bytesOf: utf8,
    read: loadedBy(answerOfService),
  },
  {
    name: 'theme',
    reads: 'a theme of a book, with its logo',
    budget: 'theme',
    seeds: ['{"name":"A","logo":"data:image/png;base64,iVBORw0KGgo=","colours":{"main":"#123456"}}'],
    bytesOf: utf8,
    read: loadedBy(themeFile),
  },
  ...ofRequests,
  ...ofFiles,
];
