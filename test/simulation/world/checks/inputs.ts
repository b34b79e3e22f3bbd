import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import {
  headerSortKey,
  parseSubject,
  subjectName,
  subjectOfPartition,
} from '../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../shared/ledger/items/part.ts';
import { hashOf } from '../../../../shared/plan/canonical.ts';
import { uploadItems, uploadPrefix } from '../../../../shared/uploads/upload.ts';
import type { MemoryTable } from '../../../support/table/memory-table.ts';
import type { Line } from '../scenario/files.ts';
import { newestInputs } from '../scenario/universe.ts';
import type { World } from '../world.ts';

export class ReadVersions {
  readonly #sequencers = new Set<string>();

  constructor(table: MemoryTable) {
    table.listeners.push(({ key: { pk, sk }, after }) => {
      if (after === undefined) return;
      if (sk === headerSortKey && subjectOfPartition(pk) !== undefined) {
        const { photo } = headerItems.parse(after).inputs;
        if (photo !== undefined) this.#sequencers.add(photo.source.sequencer);
      }
      if (!sk.startsWith(uploadPrefix)) return;
      const { state, sequencer } = uploadItems.parse(after);
      if (state === 'done') this.#sequencers.add(sequencer);
    });
  }

  has(sequencer: string): boolean {
    return this.#sequencers.has(sequencer);
  }
}

/** A photo that no row names yet is a separate subject, which a cancellation may erase. */
export const isPhotoErased = (
  { erased }: World,
  { subject, photoName }: Pick<Line, 'subject' | 'photoName'>,
): boolean => photoName !== undefined && erased.has(subjectName({ ...subject, id: photoName }));

/**
 * The bucket has no versions: a refused upload may overwrite an unread one.
 * @returns the subjects without a report
 */
export function checkInputs(
  world: World,
  reports: ReadonlyMap<string, Report>,
  read: ReadVersions,
): string[] {
  const { files, erased } = world;
  const lastRefused = new Map(
    files.filter(({ isRefused }) => isRefused).map((file) => [file.key, file.sequencer]),
  );
  const canBeRead = ({ kind, key, sequencer, lines }: World['files'][number]) =>
    !(kind === 'photo' && lines.some((line) => isPhotoErased(world, line))) &&
    (sequencer > (lastRefused.get(key) ?? '') || read.has(sequencer));
  const lost: string[] = [];
  for (const [name, inputs] of newestInputs(files.filter(canBeRead))) {
    const times = Object.values(inputs).map((input) => input?.source.time ?? 0);
    const subject = parseSubject(name);
    const mayBeRefused = (time: number) =>
      subject !== undefined && world.cancels.wasCancelledSince(subject, time);
    if (erased.has(name) || times.some(mayBeRefused)) continue;
    const report = reports.get(name);
    if (report === undefined) {
      lost.push(name);
      world.wrong(name, `${name} was uploaded but has no report`);
    } else if (hashOf(comparable(report.header.inputs)) !== hashOf(comparable(inputs)))
      world.wrong(name, `${name} ended with other inputs than the newest`);
  }
  return lost;
}

/** Removes what the pipeline adds. */
const comparable = ({ photo, row }: Header['inputs']) => ({
  ...(photo === undefined
    ? {}
    : {
        photo: {
          ...photo,
          value: { ...photo.value, key: '' },
          palmLanguage: undefined,
          isPalmFixed: undefined,
        },
      }),
  ...(row === undefined ? {} : { row: { ...row, source: { ...row.source, line: 0 } } }),
});
