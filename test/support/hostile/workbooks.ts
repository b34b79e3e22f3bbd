import { strToU8, zipSync } from 'fflate';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Parts {
  readonly sheet?: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly level?: 0;
}

export function workbook({ sheet = '', strings = '', styles = '', level }: Parts): Uint8Array {
  const files = {
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="${relation}/sharedStrings" Target="strings.xml"/><Relationship Id="r3" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sheet.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/strings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
  };
  return zipSync(files, level === undefined ? {} : { level });
}

const cell = (content: string) => `<row><c ${content}><v>1</v></c></row>`;
const shared = (text: string): Parts => ({
  strings: `<si><t>${text}</t></si>`,
  sheet: '<row><c t="s"><v>0</v></c></row>',
});

export const hostileParts: Readonly<Record<string, (n: number) => Parts>> = {
  'a name without a value': (n) => ({ sheet: cell('a'.repeat(n)) }),
  'names without values': (n) => ({ sheet: cell('a '.repeat(n / 2)) }),
  blanks: (n) => ({ sheet: cell(' '.repeat(n)) }),
  'equals signs': (n) => ({ sheet: cell('a='.repeat(n / 2)) }),
  'slashes and equals signs': (n) => ({ sheet: cell('/='.repeat(n / 2)) }),
  attributes: (n) => ({ sheet: cell('a="" '.repeat(n / 5)) }),
  quotation: (n) => ({ sheet: cell(`a="${"'".repeat(n)}"`) }),
  'a tag name': (n) => ({ sheet: `<${'a'.repeat(n)}/>` }),
  'colons in a tag name': (n) => ({ sheet: `<${'a:'.repeat(n / 2)}/>` }),
  'a closing tag': (n) => ({ sheet: `</${' '.repeat(n)}c>` }),
  'angle brackets': (n) => ({ sheet: '<'.repeat(n) }),
  'the start of comments': (n) => ({ sheet: '<!--'.repeat(n / 4) }),
  'a comment': (n) => ({ sheet: `<!--${'-'.repeat(n)}-->` }),
  'a CDATA section': (n) => ({ sheet: `<![CDATA[${']'.repeat(n)}]]>` }),
  ampersands: (n) => shared('&'.repeat(n)),
  entities: (n) => shared('&amp;'.repeat(n / 5)),
  'open numeric entities': (n) => shared('&#x0'.repeat(n / 4)),
  escapes: (n) => shared('_x0000_'.repeat(n / 7)),
  'open escapes': (n) => shared('_x000'.repeat(n / 5)),
  'brackets in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode="${'['.repeat(n)}"/>` }),
  'hours in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode="${'[h'.repeat(n / 2)}"/>` }),
  'quotes in a format': (n) => ({ styles: `<numFmt numFmtId="200" formatCode='${'"'.repeat(n)}x'/>` }),
  'column letters': (n) => ({ sheet: `<row><c r="${'A'.repeat(n)}"><v>1</v></c></row>` }),
  digits: (n) => ({ sheet: `<row r="${'9'.repeat(n)}"><c><v>${'9'.repeat(n)}</v></c></row>` }),
};
