import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Cell =
  | string
  | number
  | undefined
  | { readonly number: number; readonly shownAs: 'date' | 'time' | 'date and time' }
  | { readonly formula: string; readonly result: string };

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly merged?: readonly string[];
  readonly hidden?: boolean;
  readonly hiddenRows?: readonly number[];
}

const styles = { date: 1, time: 2, 'date and time': 3 } as const;

/** As Excel does: shared texts, styles for dates, empty cells left out. */
export function workbookOf(sheets: readonly Sheet[], { from1904 = false } = {}): Uint8Array {
  const texts: string[] = [];
  const shared = (text: string) => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  const cell = (value: Cell, at: string): string => {
    if (value === undefined) return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'string') return `<c r="${at}" t="s"><v>${shared(value)}</v></c>`;
    if ('formula' in value) return `<c r="${at}" t="str"><f>${value.formula}</f><v>${value.result}</v></c>`;
    return `<c r="${at}" s="${styles[value.shownAs]}"><v>${value.number}</v></c>`;
  };
  const column = (index: number) => String.fromCharCode(65 + index);
  const sheetXml = sheets.map(({ rows, merged = [], hiddenRows = [] }) => {
    const data = rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${cells.map((one, index) => cell(one, `${column(index)}${row + 1}`)).join('')}</row>`,
      )
      .join('');
    const merges =
      merged.length === 0
        ? ''
        : `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
    return `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges}</worksheet>`;
  });
  const list = sheets
    .map(
      ({ name, hidden }, index) =>
        `<sheet name="${name}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
    )
    .join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_sheet, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId90" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [index, xml] of sheetXml.entries()) parts[`xl/worksheets/sheet${index + 1}.xml`] = xml;
  parts['xl/sharedStrings.xml'] =
    `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`).join('')}</sst>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
