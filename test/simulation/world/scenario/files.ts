import type { UploadKind } from '../../../../shared/intake/object-key.ts';
import type { Place } from '../../../../shared/intake/places/place-row.ts';
import type { Subject } from '../../../../shared/ledger/items/keys.ts';
import type { Source } from '../../../../shared/plan/inputs.ts';
import { etagOf } from '../aws/bucket.ts';
import { birthsCsv, cellsOf } from './births-csv.ts';
import type { BannedUpload } from './erasing.ts';
import type { Offer, Person } from './people.ts';
import { photoFates } from './photo-fates.ts';
import { placesCsv } from './places.ts';
import { hour } from './times.ts';

export interface Line {
  readonly subject: Subject;
  readonly offer: Offer;
  readonly photoName?: string;
}

interface BadLine {
  readonly line: number;
  readonly field?: string;
}

export interface File {
  readonly key: string;
  readonly kind: UploadKind;
  readonly batch: string;
  readonly bytes: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  readonly etag: string;
  /** In whole milliseconds, as in the events of S3. */
  readonly time: number;
  readonly sequencer: string;
  readonly lines: readonly Line[];
  readonly bad: readonly BadLine[];
  readonly isRefused: boolean;
  readonly isBanned?: boolean;
}

type Draft = Omit<File, 'etag' | 'sequencer'>;

const rowsPerFile = 40;

/** A row that asks nothing is refused. */
const asksNothing = ({ offer, photoName }: Line): boolean =>
  offer.kind === 'row' &&
  offer.value.birth === undefined &&
  offer.value.vastuId === undefined &&
  photoName === undefined;

interface Contents {
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly start: number;
  readonly bannedUploads: readonly BannedUpload[];
}

export function filesOf({ people, places, start, bannedUploads }: Contents): File[] {
  const drafts: Draft[] = [];
  const open = new Map<string, { time: number; lines: Line[] }>();
  const close = (batch: string) => {
    const group = open.get(batch);
    if (group === undefined) return;
    open.delete(batch);
    drafts.push(table(`births/${batch}/${drafts.length}.csv`, batch, group.time, group.lines));
  };
  for (const { subject, offers, photoName } of people) {
    for (const offer of offers) {
      const line: Line = { subject, offer, ...(photoName === undefined ? {} : { photoName }) };
      const { batch } = subject;
      if (offer.kind === 'photo') {
        drafts.push(photo(line, offer));
      } else if (offer.version > 1) {
        drafts.push(table(`births/${batch}/later-${drafts.length}.csv`, batch, offer.at, [line]));
      } else {
        const group = open.get(batch) ?? { time: Math.min(offer.at, start + hour / 5), lines: [] };
        open.set(batch, group);
        group.lines.push(line);
        if (group.lines.length === rowsPerFile) close(batch);
      }
    }
  }
  for (const batch of [...open.keys()]) close(batch);
  for (const { subject, offer, photoName } of bannedUploads) {
    const line: Line = { subject, offer, ...(photoName === undefined ? {} : { photoName }) };
    const draft =
      offer.kind === 'photo'
        ? photo(line, offer)
        : table(`births/${subject.batch}/night-${drafts.length}.csv`, subject.batch, offer.at, [line]);
    drafts.push({ ...draft, lines: [], isRefused: true, isBanned: true });
  }
  if (places.length > 0) {
    const bytes = placesCsv(places);
    const key = 'places/temples.csv';
    drafts.push({
      kind: 'places',
      key,
      batch: 'places/temples',
      bytes,
      metadata: {},
      time: start + 1,
      lines: [],
      bad: [],
      isRefused: false,
    });
  }
  return drafts
    .sort((a, b) => a.time - b.time)
    .map((draft, position) => ({
      ...draft,
      etag: etagOf(draft.bytes),
      sequencer: (position + 1).toString(16).toUpperCase().padStart(16, '0'),
    }));
}

function photo(line: Line, { content, product, at }: Extract<Offer, { kind: 'photo' }>): Draft {
  const { batch, id } = line.subject;
  return {
    kind: 'photo',
    key: `palms/${batch}/${line.photoName ?? id}.jpg`,
    batch,
    bytes: new TextEncoder().encode(content),
    metadata: product === undefined ? {} : { product: product.name },
    time: at,
    ...fateOf(line, content),
  };
}

const fateOf = (line: Line, content: string): Pick<File, 'lines' | 'bad' | 'isRefused'> =>
  Object.values(photoFates).some((fate) => content.startsWith(fate))
    ? { lines: [], bad: [{ line: 0 }], isRefused: true }
    : { lines: [line], bad: [], isRefused: false };

function table(key: string, batch: string, time: number, lines: readonly Line[]): Draft {
  const cells = lines.map(({ subject, offer, photoName }) =>
    offer.kind === 'row'
      ? cellsOf(subject.id, offer.value, photoName === undefined ? undefined : `${photoName}.jpg`)
      : {},
  );
  const bad = lines.flatMap((line, position) => (asksNothing(line) ? [{ line: position + 2 }] : []));
  const good = lines.filter((line) => !asksNothing(line));
  return {
    kind: 'rows',
    key,
    batch,
    bytes: birthsCsv(cells),
    metadata: {},
    time,
    lines: good,
    bad,
    isRefused: good.length === 0,
  };
}

export const sourceOf = ({ key, etag, sequencer, time }: File): Source => ({
  bucket: 'inbox',
  key,
  etag,
  sequencer,
  time,
});
