import { UnreadableTableError } from './csv/read-table.ts';
import type { TableUploadKind } from './object-key.ts';
import { workbookTable } from './workbook/workbook-table.ts';
import { WorkbookError } from './workbook/zip.ts';

const sheetNames: Readonly<Record<TableUploadKind, string>> = {
  rows: 'births',
  places: 'places',
};

/**
 * Starts at an offset of the table's text; see {@link workbookTable}.
 * @param onPiece called after each unpacked piece; if it throws, the reading ends
 * @throws {UnreadableTableError} with the refusal
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
