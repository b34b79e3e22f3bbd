import { checkTable, groupsOf, type RowsSeen, type TableCheck } from '../intake/check-table.ts';
import type { TableChoices } from '../intake/choices.ts';
import type { Gazetteer } from '../intake/gazetteer/gazetteer.ts';
import { parseInboxKey } from '../intake/object-key.ts';
import { photoFormat } from '../intake/photos/photo-format.ts';
import { isRefused, type Refusal } from '../intake/refusal.ts';
import { refusedBySize } from '../intake/upload-limits.ts';
import type { UnsentContent, UnsentUpload } from './unsent-upload.ts';

export interface Check<U extends UnsentUpload> extends TableCheck {
  readonly upload: U;
  readonly isUnusable: boolean;
}

interface CheckOptions extends RowsSeen {
  readonly thisYear: number;
  readonly choices?: TableChoices | undefined;
  readonly gazetteer?: Gazetteer | undefined;
}

/** By the intake's rules, but a photo only by size and first bytes. */
export async function checkUpload<U extends UnsentUpload>(
  upload: U,
  content: UnsentContent,
  { choices = {}, thisYear, gazetteer, ...seen }: CheckOptions,
): Promise<Check<U>> {
  const { kind, batch } = upload;
  const key = parseInboxKey(upload.key, upload.batch);
  if (key.kind === 'refused') return refusedCheck(upload, key.refusal);
  if (key.kind === 'ignored') {
    return refusedCheck(upload, { code: 'bad-name', reason: { code: 'system-file' } });
  }
  const wrongSize = refusedBySize(kind, content.sizeBytes, upload.key);
  if (wrongSize !== undefined) return refusedCheck(upload, wrongSize.refusal);
  switch (kind) {
    case 'photo': {
      const format = photoFormat(await content.head());
      return isRefused(format) ? refusedCheck(upload, format.refusal) : goodCheck(upload, 1);
    }
    case 'zip':
      return goodCheck(upload, 0);
    case 'rows':
    case 'places': {
      const table = {
        kind,
        batch,
        choices,
        thisYear,
        gazetteer,
        open: () => content.table(),
        notes: async () => (await content.notes?.()) ?? [],
      };
      const check = await checkTable(table, seen);
      return { upload, isUnusable: check.accepted === 0, ...check };
    }
  }
}

const goodCheck = <U extends UnsentUpload>(upload: U, accepted: number): Check<U> => ({
  upload,
  isUnusable: false,
  accepted,
  refused: 0,
  leftOut: 0,
  refusals: [],
  groups: [],
  warnings: [],
});

export function refusedCheck<U extends UnsentUpload>(upload: U, refusal: Refusal): Check<U> {
  const refusals = [refusal];
  return {
    upload,
    isUnusable: true,
    accepted: 0,
    refused: 1,
    leftOut: 0,
    refusals,
    groups: groupsOf(refusals),
    warnings: [],
  };
}
