import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { workbookBytes } from '../../../../shared/intake/table-source.ts';
import { templateOf } from '../../../../shared/intake/template.ts';
import { cellText, kindOfFormat } from '../../../../shared/intake/workbook/cell-styles.ts';
import { writeWorkbook } from '../../../../shared/intake/workbook/write-workbook.ts';
import { XmlReader } from '../../../../shared/intake/workbook/xml.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';
import { collect, refusalsOf, rowsOf, stored } from '../helpers.ts';

const textOf = async (bytes: Uint8Array) =>
  new TextDecoder().decode(Buffer.concat(await collect(workbookBytes(bytes, 'rows'))));

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  readonly sheet: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly properties?: string;
  readonly sheets?: string;
}

/** In Excel's layout: the sheet before its shared strings. */
function workbook({ sheet, strings = '', styles = '', properties = '', sheets }: Parts): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook>${properties}<sheets>${sheets ?? '<sheet name="Tabelle1" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${relation}/styles" Target="/xl/styles.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8(
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>second</v></c></row></sheetData></worksheet>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
  });
}

const styles =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="22"/></cellXfs>';

describe('A workbook', () => {
  test('The workbook reader returns dates as dates, times as times, and formulas as their results', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Uhrzeit</t></is></c></row>' +
      '<row r="2"><c r="A2" t="str"><f>B2&amp;"x"</f><v>anna</v></c><c r="B2" s="1"><v>33081</v></c><c r="C2" s="2"><v>0.58680555555555558</v></c></row>' +
      '<row r="4"><c r="B4" s="3"><v>33081.5</v></c><c r="C4"><f>1+1</f><v>12.970000000000001</v></c></row>';
    const strings =
      '<si><t>Name</t></si><si><r><t>Geburts</t></r><r><t xml:space="preserve">datum </t></r><rPh><t>x</t></rPh></si>';
    expect(await textOf(workbook({ sheet, strings, styles }))).toBe(
      '"Name"\t"Geburtsdatum "\t"Uhrzeit"\n"anna"\t"1990-07-27"\t"14:05"\n\n\t"1990-07-27 12:00"\t"12.97"\n',
    );
  });

  test('The workbook reader counts days from 1904 when the workbook says so', async () => {
    const sheet = '<row r="1"><c r="A1" s="1"><v>31619</v></c></row>';
    expect(await textOf(workbook({ sheet, styles, properties: '<workbookPr date1904="1"/>' }))).toBe(
      '"1990-07-27"\n',
    );
  });

  test('The workbook reader reads the sheet named births, or else the first visible sheet', async () => {
    const sheet = '<row r="1"><c r="A1" t="str"><v>first</v></c></row>';
    const named = '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="Births " sheetId="2" r:id="rId2"/>';
    const hidden =
      '<sheet name="A" state="hidden" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/>';
    expect(await textOf(workbook({ sheet }))).toBe('"first"\n');
    expect(await textOf(workbook({ sheet, sheets: named }))).toBe('"second"\n');
    expect(await textOf(workbook({ sheet, sheets: hidden }))).toBe('"second"\n');
  });

  test('The workbook reader turns a line break in a cell into a blank and keeps quotation marks', async () => {
    const sheet = '<row r="3"><c r="B3" t="str"><v>a_x000D_\nb "c"</v></c></row>';
    expect(await textOf(workbook({ sheet }))).toBe('\n\n\t"a b ""c"""\n');
  });

  test('The workbook reader resumes at the checkpoint of a row with exactly the rows after it', async () => {
    const rows = Array.from({ length: 3000 }, (_one, index) => [
      `id ${index}`,
      `1990-05-${String((index % 28) + 1).padStart(2, '0')}`,
      '10:30',
      '12,5',
      '77,5',
    ]);
    const bytes = writeWorkbook([{ name: 'x', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows] }]);
    const whole = await collect(readBirths(workbookBytes(bytes, 'rows')));
    expect(rowsOf(whole)).toHaveLength(3000);
    const middle = whole[1700];
    if (middle === undefined) throw new Error('There is no such row');
    const startAt = stored(middle.checkpoint);
    const rest = await collect(
      readBirths(workbookBytes(bytes, 'rows', { fromByte: startAt.byte }), { startAt }),
    );
    expect(rest).toEqual(whole.slice(1701));
    expect(middle.line).toBe(1702);
  });
});

describe('hostile workbooks', () => {
  const births = async (bytes: Uint8Array) =>
    refusalsOf(await collect(readBirths(workbookBytes(bytes, 'rows')))).map(({ code, reason }) => [
      code,
      refusalText({ reason }),
    ]);

  test('The workbook reader counts the unpacked bytes of a bomb while it unpacks, and refuses it', async () => {
    const bomb = workbook({ sheet: `<row r="1">${' '.repeat(64 * 1024 * 1024)}</row>` });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await births(bomb)).toEqual([
      ['not-a-table', 'The workbook unpacks to far more than a table needs.'],
    ]);
  });

  test('The workbook reader expands no entities, because it does not read a document type', async () => {
    const bytes = zipSync({
      'xl/workbook.xml': strToU8(
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><workbook>&b;</workbook>',
      ),
    });
    expect(await births(bytes)).toEqual([
      ['not-a-table', 'The workbook is damaged: its sheet cannot be read.'],
    ]);
  });

  test('The workbook reader refuses too many files, a cut-off file, a file that is not a workbook or archive, and a row far below', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2001 }, (_one, index) => [`f${index}`, strToU8('')]),
    );
    const good = writeWorkbook([{ name: 'x', rows: [['id']] }]);
    const farRow = workbook({ sheet: '<row r="999999999"><c r="A1" t="str"><v>id</v></c></row>' });
    expect((await births(zipSync(many)))[0]?.[1]).toMatch(/2001 files/);
    expect((await births(good.subarray(0, good.length - 30)))[0]?.[1]).toMatch(/cut off/);
    expect((await births(zipSync({ 'a.txt': strToU8('a') })))[0]?.[1]).toMatch(/no Excel workbook/);
    expect((await births(strToU8('id,date\n')))[0]?.[1]).toMatch(/cut off/);
    expect((await births(farRow))[0]?.[0]).toBe('missing-column');
  });

  test('The workbook reader reports damage in the middle after the rows before it', async () => {
    const rows = Array.from({ length: 20_000 }, (_one, index) => [
      `${index}`,
      '1990-01-01',
      '10:30',
      '1',
      `${Math.sin(index)}`,
    ]);
    const bytes = writeWorkbook([{ name: 'x', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows] }]);
    bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 2000);
    const items = await collect(readBirths(workbookBytes(bytes, 'rows')));
    expect(rowsOf(items).length).toBeGreaterThan(1000);
    expect(refusalsOf(items).at(-1)?.code).toBe('not-a-table');
  });
});

test('The workbook reader ignores quoted text and colours when it tells the kind of a number format', () => {
  expect(
    [
      'General',
      '0.00',
      'dd/mm/yyyy',
      'h:mm AM/PM',
      '[h]:mm:ss',
      'yyyy-mm-dd hh:mm',
      'mmm',
      '"day" 0',
      '[Red]0',
      'mm:ss',
      '0000',
      '"K-"000',
      '0',
      '00.00',
    ].map(kindOfFormat),
  ).toEqual([
    'number',
    'number',
    'date',
    'time',
    'duration',
    'date and time',
    'date',
    'number',
    'number',
    'time',
    'as 0000',
    'as "K-"000',
    'number',
    'number',
  ]);
});

test.each([
  ['36981', 'date', '2001-03-31'],
  ['1', 'date', '1900-01-01'],
  ['59', 'date', '1900-02-28'],
  ['61', 'date', '1900-03-01'],
  ['0.5', 'date', '12:00'],
  ['36981.586805555555', 'time', '14:05'],
  ['0.58684027777777781', 'time', '14:05:03'],
  ['36981.586805555555', 'date', '2001-03-31 14:05'],
  ['1e-7', 'number', '0.000000100000'],
  ['-77.590000000000003', 'number', '-77.59'],
  ['text', 'date', 'text'],
  ['1', 'duration', '24:00'],
  ['0.8125', 'duration', '19:30'],
  ['7', 'as 0000', '0007'],
  ['12', 'as "K-"000', 'K-012'],
  ['123456', 'as 000-000', '123-456'],
  ['1234567', 'as 000-000', '1234-567'],
  ['745', 'as 00\\:00', '07:45'],
  ['52.52', 'as 00', '52.52'],
  ['-7', 'as 000', '-7'],
] as const)('The workbook reader shows %s in a cell of kind %s as %s', (text, kind, shown) => {
  expect(cellText(text, kind, false)).toBe(shown);
});

test('The workbook reader keeps the zeros that a spreadsheet shows before a number', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 12 }), (number, zeros) => {
      const shown = cellText(String(number), kindOfFormat('0'.repeat(zeros)), false);
      expect(shown).toBe(String(number).padStart(zeros, '0'));
    }),
  );
});

test('The XML reader returns the same items, however the text is cut into chunks', () => {
  const xml =
    '<?xml v?><!-- a > b --><a b="1 > 0" c=\'&quot;\'>x&amp;&#65;&#x1F600;&#0128512; R&D &none; &amp<![CDATA[<y> ]]]]></a><d/>';
  const textIn = (cuts: readonly string[]) => {
    const reader = new XmlReader();
    const items = cuts.flatMap((cut) => [...reader.read(cut)]);
    return items
      .map((item) =>
        item.kind === 'text'
          ? item.text
          : `[${item.kind} ${item.name}${item.kind === 'open' ? ` ${item.attribute('b')} ${item.attribute('c')}` : ''}]`,
      )
      .join('');
  };
  const whole = textIn([xml]);
  expect(whole).toBe(
    '[open a 1 > 0 "]x&A😀😀 R&D &none; &amp<y> ]][close a][open d undefined undefined][close d]',
  );
  for (let at = 1; at < xml.length; at += 1) expect(textIn([xml.slice(0, at), xml.slice(at)])).toBe(whole);
  expect(textIn([...xml])).toBe(whole);
});

describe('the empty table as a workbook', () => {
  afterEach(() => void vi.useRealTimers());

  test('The empty table as a workbook has the same bytes whenever it is made', async () => {
    const madeAt = async (time: string): Promise<Uint8Array> => {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      return templateOf('xlsx');
    };
    expect(await madeAt('2026-03-10T09:30:01Z')).toEqual(await madeAt('2031-11-02T21:04:58Z'));
  });
});
