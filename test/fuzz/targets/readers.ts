import { type ByteSource, readDirectory } from '../../../shared/intake/archive/directory.ts';
import { planEntries } from '../../../shared/intake/archive/plan.ts';
import { unpackEntry } from '../../../shared/intake/archive/unpack-entry.ts';
import { UnreadableTableError } from '../../../shared/intake/csv/read-table.ts';
import { readStill } from '../../../shared/intake/photos/heif/still.ts';
import { photoFormat } from '../../../shared/intake/photos/photo-format.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { workbookBytes } from '../../../shared/intake/table-source.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { parseRequest } from '../request-text.ts';
import type { Reaction, Target, World } from './target.ts';

/** The path of an input selects the reader: `/heif`, `/zip`, `/workbook`. */
export const readersTarget: Target = {
  name: 'readers',
  framingShare: 0,
  planted: [],
  maxRefusalBytes: 4096,
  open: async (): Promise<World> => ({
    play: async (bytes) => {
      const { target, body } = parseRequest(bytes);
      return (readers[target] ?? readFormat)(body);
    },
    close: async () => undefined,
  }),
};

type Reader = (body: Buffer) => Reaction | Promise<Reaction>;

const readers: Readonly<Record<string, Reader>> = {
  '/heif': readHeif,
  '/zip': readZip,
  '/workbook': readWorkbook,
};

function readHeif(body: Buffer): Reaction {
  const still = readStill(body);
  if (typeof still === 'string') return { kind: `heif, refused: ${still}` };
  const isValid = [still.width, still.height, still.codedPixels].every(
    (value) => Number.isSafeInteger(value) && value >= 0,
  );
  return isValid ? { kind: 'heif' } : { kind: 'heif', fault: `a picture of ${JSON.stringify(still)}` };
}

async function readZip(body: Buffer): Promise<Reaction> {
  const source: ByteSource = {
    sizeBytes: body.length,
    read: async (from, to) => body.subarray(from, to),
  };
  const entries = await readDirectory(source);
  if (isRefused(entries))
    return { kind: `zip, refused: ${entries.refusal.code}`, refusal: refusalText(entries.refusal) };
  const kinds = new Set<string>();
  for (const planned of planEntries('june', entries)) {
    kinds.add(planned.kind);
    if (planned.kind !== 'upload') continue;
    const { key, entry } = planned;
    if (!/^(palms|births)\/june(\/|\.)/.test(key) || key.split('/').includes('..'))
      return { kind: 'zip', fault: `a file goes to ${JSON.stringify(key)}` };
    const content = await unpackEntry(source, entry);
    if (isRefused(content)) kinds.add(content.refusal.code);
    else if (content.length !== entry.bytes)
      return { kind: 'zip', fault: `${entry.bytes} bytes became ${content.length}` };
  }
  return { kind: `zip: ${[...kinds].sort().join(' ')}` };
}

async function readWorkbook(body: Buffer): Promise<Reaction> {
  let bytes = 0;
  try {
    for await (const piece of workbookBytes(body, 'rows')) bytes += piece.length;
  } catch (error) {
    if (!(error instanceof UnreadableTableError)) throw error;
    return { kind: 'workbook, refused', refusal: refusalText(error.refusal) };
  }
  return { kind: 'workbook', answerBytes: bytes };
}

function readFormat(body: Buffer): Reaction {
  const format = photoFormat(body);
  return isRefused(format)
    ? { kind: `format, ${format.refusal.code}`, refusal: refusalText(format.refusal) }
    : { kind: format.format };
}
