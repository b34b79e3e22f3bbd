import { readFileSync } from 'node:fs';
import { AddressRefusedError } from '../../../shared/pictures/address-refused-error.ts';
import { imageFetcher } from '../../../shared/pictures/fetch-image.ts';
import { completeReport } from '../../support/pages/views.ts';
import { loadedBy, type Reader, utf8 } from './reader.ts';

const jsonIn = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
};

const documented = readFileSync(new URL('../../../config/profiles/documented.json', import.meta.url), 'utf8');

async function profile(): Promise<Reader['read']> {
  const { readProfile, WrongProfileError } = await import('../../../shared/service-client/profile/read.ts');
  return async (bytes) => {
    try {
      readProfile(jsonIn(bytes));
    } catch (error) {
      if (!(error instanceof WrongProfileError)) throw error;
    }
  };
}

async function readPicture(bytes: Uint8Array): Promise<void> {
  const end = bytes.indexOf(10);
  const fetchImage = imageFetcher({
    open: async () => ({
      status: 200,
      headers: { 'content-length': Buffer.from(bytes.subarray(0, Math.max(0, end))).toString('latin1') },
      body: (async function* () {
        yield bytes.subarray(end + 1);
      })(),
      close: () => undefined,
    }),
    lookup: async () => [{ address: '93.184.216.34', family: 4 }],
    allowLoopback: false,
    timeoutMs: 20_000,
    maxBytes: 5_000_000,
  });
  try {
    await fetchImage('https://pictures.example/palm.jpg');
  } catch (error) {
    if (!(error instanceof AddressRefusedError)) throw error;
  }
}

let printingUsage = { processorMs: 0, memoryBytes: 0 };

/** A text that is not JSON is one answer of the chat. */
async function book(): Promise<Reader['read']> {
  const { readTheme } = await import('@palmleaf/books/theme');
  const { Press, PrintError } = await import('@palmleaf/books/typst');
  const { composeBook, NothingToPrintError } = await import('../../../packages/books/composing/compose.ts');
  const { reportView } = await import('../../../shared/views/views.ts');
  const press = new Press();
  const theme = readTheme({});
  return async (bytes) => {
    const answers = jsonIn(bytes) ?? [Buffer.from(bytes).toString('utf8')];
    const list = Array.isArray(answers) ? answers : [answers];
    const parts = completeReport.parts.map((part, index) =>
      part.state === 'bought' && index < list.length
        ? { ...part, answer: list[list.length - 1 - index] }
        : part,
    );
    try {
      const view = reportView.parse({ ...completeReport, parts });
      await press.print(await composeBook(view, theme, undefined), theme);
    } catch (error) {
      if (!(error instanceof PrintError) && !(error instanceof NothingToPrintError)) throw error;
    }
    const { processorMicros, residentBytes } = press.last;
    printingUsage = { processorMs: processorMicros / 1000, memoryBytes: residentBytes };
  };
}

export const ofFiles: readonly Reader[] = [
  {
    name: 'book',
    reads: 'the answers of a report, printed by Typst',
    budget: 'book',
    seeds: [JSON.stringify(completeReport.parts.map((part) => part.answer))],
    bytesOf: utf8,
    read: loadedBy(book),
    usage: () => ({
      ...printingUsage,
      processorMs: printingUsage.processorMs + process.cpuUsage().user / 1000,
    }),
    share: 0.25,
  },
  {
    name: 'profile',
    reads: 'the profile of a service',
    budget: 'profile',
    seeds: [documented],
    bytesOf: utf8,
    read: loadedBy(profile),
  },
  {
    name: 'recording',
    reads: 'a file of a replay folder',
    budget: 'recording',
    seeds: ['{"palmId":"plm_1","answers":[{"operation":"hand-type","status":200,"body":{"a":[1]}}]}'],
    bytesOf: utf8,
    read: loadedBy(async () => {
      const { recordedSubject } = await import('@palmleaf/contract/recording');
      return async (bytes) => recordedSubject.safeParse(jsonIn(bytes));
    }),
  },
  {
    name: 'picture',
    reads: 'the bytes that a host of pictures sends, before they are decoded',
    budget: 'picture',
    seeds: ['12\nabcdefghijkl', '9e999\nabc'],
    bytesOf: utf8,
    read: readPicture,
  },
];
