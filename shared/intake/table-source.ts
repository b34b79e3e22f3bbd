import { UnreadableTableError } from './csv/read-table.ts';
import type { TableUploadKind } from './object-key.ts';
import { workbookTable } from './workbook/workbook-table.ts';
import { WorkbookError } from './workbook/zip.ts';

/** The sheet that holds the table, where one is named like this. */
const sheetNames: Readonly<Record<TableUploadKind, string>> = {
  rows: 'births',
  places: 'places',
};

/**
 * A workbook as the bytes of a table, from one of them on; see {@link workbookTable}.
 *
 * @param onPiece called after each piece that is unpacked; what it throws ends the reading
 * @throws {UnreadableTableError} with what to tell of it
 */
export function* workbookBytes(
  workbook: Uint8Array,
  kind: TableUploadKind,
  fromByte = 0,
  onPiece?: () => void,
): Generator<Uint8Array, void, undefined> {
  let left = fromByte;
  try {
    for (const piece of workbookTable(workbook, sheetNames[kind], onPiece)) {
      if (left >= piece.length) left -= piece.length;
      else {
        yield piece.subarray(left);
        left = 0;
      }
    }
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const { fault, files } = error;
    const reason = { code: 'workbook', fault, ...(files === undefined ? {} : { files }) } as const;
    throw new UnreadableTableError({ code: 'not-a-table', reason }, { cause: error });
  }
}
