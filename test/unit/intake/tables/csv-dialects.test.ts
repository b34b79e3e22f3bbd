import { describe, expect, test } from 'vitest';
import { readBirths } from '../../../../shared/intake/births/birth-row.ts';
import { births, collect, cutAt, refusalsOf, rowsOf, stored, textOf, warningsOf } from '../helpers.ts';

const headerLine = 'id,date,time,lat,lon,tzone,name';
const annaRow = 'anna,1990-07-27,14:05,50.1,8.6,2,Ännchen 🌴';
const anna = {
  id: 'anna',
  name: 'Ännchen 🌴',
  birth: { day: 27, month: 7, year: 1990, hour: 14, min: 5, lat: 50.1, lon: 8.6, tzone: 2 },
};

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const lines = `${headerLine}\n${annaRow}\n`;

describe('one table, written in many ways', () => {
  test.each<[string, string | Buffer]>([
    ['UTF-8', lines],
    ['UTF-8 with a byte order mark', `\ufeff${lines}`],
    ['UTF-16 LE with a byte order mark', utf16(`\ufeff${lines}`)],
    ['UTF-16 BE with a byte order mark', utf16(`\ufeff${lines}`).swap16()],
    ['UTF-16 LE without a byte order mark', utf16(lines)],
    ['UTF-16 BE without a byte order mark', utf16(lines).swap16()],
    ['CRLF', lines.replaceAll('\n', '\r\n')],
    ['CR', lines.replaceAll('\n', '\r')],
    ['no line end at the end', lines.trimEnd()],
    ['semicolons', lines.replaceAll(',', ';')],
    ['tabs', lines.replaceAll(',', '\t')],
    ['semicolons and decimal commas', lines.replaceAll(',', ';').replaceAll('.', ',')],
    ['tabs and decimal commas', lines.replaceAll(',', '\t').replaceAll('.', ',')],
    ['a first line of Excel', `sep=;\r\n${lines.replaceAll(',', ';')}`],
    ['a quoted first line of Excel', `"sep=,"\r\n${lines}`],
    ['everything quoted', lines.replace(/[^,\n]+/g, '"$&"')],
    ['blanks around values', lines.replaceAll(',', ' , ')],
    ['blanks before quotation marks', lines.replace(/[^,\n]+/g, ' "$&" ')],
    ['trailing separators', `${headerLine},,\n${annaRow},,,\n`],
    ['empty lines', `\n\n${headerLine}\n\n  \n,,,,,,\n${annaRow}\n\n`],
  ])('The reader reads the same table written with %s', async (_, file) => {
    const items = await births(file);
    expect(warningsOf(items)).toEqual([]);
    expect(items).toHaveLength(1);
    expect(rowsOf(items)).toMatchObject([anna]);
  });

  test('Windows-1252 is read, with one warning for the file', async () => {
    const file = Buffer.from(
      `${headerLine}\na,1990-07-27,14:05,50,8,2,J\u00fcrgen\nb,1990-07-27,14:05,50,8,2,Ren\u00e9\n`,
      'latin1',
    );
    const items = await births(file);
    expect(rowsOf(items).map((row) => row.name)).toEqual(['Jürgen', 'René']);
    expect(warningsOf(items)).toMatchObject([{ code: 'read-as-windows-1252', line: 2 }]);
  });

  test('The reader refuses invalid bytes in a file with a byte order mark, with their line', async () => {
    const bad = Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from(`${headerLine}\n${annaRow},\xff\n`, 'latin1')]);
    expect(refusalsOf(await births(bad))).toMatchObject([{ code: 'bad-encoding', line: 2 }]);
  });

  test('A comma inside a cell is a decimal point, also where commas separate columns', async () => {
    const items = await births(`${headerLine}\nanna,1990-07-27,14:05,"50,1","8,6","2,0",x\n`);
    expect(rowsOf(items)).toMatchObject([{ birth: { lat: 50.1, lon: 8.6, tzone: 2 } }]);
  });

  test('Quoted line breaks and doubled quotes stay in the value, and the line numbers stay right', async () => {
    const items = await births(
      `id,vastu_id,question\r\na,v,"He said ""when?""\r\nor not"\r\nb,v,"x\ny"\r\nc,v,5'10" tall\r\n`,
    );
    expect(rowsOf(items).map((row) => row.questions)).toEqual([
      ['He said "when?"\nor not'],
      ['x\ny'],
      [`5'10" tall`],
    ]);
    expect(items.filter(({ kind }) => kind === 'row').map(({ line }) => line)).toEqual([2, 4, 6]);
  });
});

test('A lone carriage return does not end a line where lines end in line feeds', async () => {
  const items = await births('id,vastu_id,name\na,v,x\ry\nb,v,z\n');
  expect(rowsOf(items).map((row) => row.name)).toEqual(['x\ny', 'z']);
  expect(items.map((item) => item.line)).toEqual([2, 3]);
});

describe('headers', () => {
  test.each([
    ['SUBJECT_ID,D.O.B.,Time of Birth,Latitude (deg),LNG,UTC Offset'],
    ['Person,birth-date,TOB,geo_lat,Long,TZ'],
    ['“id”,Dáte,tíme,lat,lon,tzone'],
  ])('The reader understands the header %s', async (header) => {
    const items = await births(`${header}\nanna,1990-07-27,14:05,50.1,8.6,2\n`);
    expect(rowsOf(items)).toMatchObject([{ birth: anna.birth }]);
    expect(warningsOf(items)).toEqual([]);
  });

  test('The reader accepts columns in any order and a date in three columns', async () => {
    const items = await births('lon,lat,min,hour,year,month,day,id\n8.6,50.1,5,14,1990,7,27,anna\n');
    expect(rowsOf(items)).toMatchObject([{ id: 'anna', birth: { ...anna.birth, tzone: 2 } }]);
  });

  test('A table whose questions cannot be asked gets one warning, and its rows are accepted', async () => {
    const items = await births(`${headerLine},question,country\n${annaRow},When?,India\n`);
    expect(warningsOf(items)).toMatchObject([
      { code: 'missing-column', reason: { code: 'questions-not-asked', columns: ['gender', 'place'] } },
    ]);
    expect(rowsOf(items)).toHaveLength(1);
    const whole = `${headerLine},question,country,gender,place\n${annaRow},When?,India,female,Pune\n`;
    expect(warningsOf(await births(whole))).toEqual([]);
  });

  test('Unknown columns cause one warning, and the rows are accepted', async () => {
    const items = await births(`${headerLine},shoe size,,colour\n${annaRow},42,x,red\n`);
    expect(warningsOf(items)).toHaveLength(1);
    expect(warningsOf(items)[0]).toMatchObject({ code: 'unknown-column', line: 1 });
    expect(textOf(warningsOf(items)[0])).toContain('"shoe size", (column 9, without a name), "colour"');
    expect(rowsOf(items)).toHaveLength(1);
  });

  test.each([
    ['date,time,lat,lon', 'id'],
    ['id,time,lat,lon', 'date'],
    ['id,day,year,time,lat,lon', 'date'],
    ['id,date,min,lat,lon', 'time'],
    ['id,date,time,lon', 'lat'],
    ['id,date,time,latitude,longtitude', 'lon'],
    ['id,photo,date,time,lat', 'lon'],
    ['id,name', 'date'],
  ])('The refusal of the header %s names the missing column', async (header, field) => {
    const refusals = refusalsOf(await births(`${header}\n1,2,3,4,5,6\n`));
    expect(refusals).toMatchObject([{ code: 'missing-column', field, line: 1 }]);
    expect(textOf(refusals[0])).toMatch(/missing.*Columns found: /s);
  });

  test('The refusal of a table without a header does not repeat its first line', async () => {
    const refusals = refusalsOf(await births('42,Anna Meier,1990-07-27\n'));
    expect(refusals).toMatchObject([{ code: 'missing-column' }]);
    expect(JSON.stringify(refusals)).not.toMatch(/Meier|1990/);
  });

  test.each(['id,lat,latitude,lon,date,time', 'id,date,dob,time,lat,lon', 'id,ID,vastu_id'])(
    'The refusal of the header %s names the duplicate column',
    async (header) => {
      const refusals = refusalsOf(await births(`${header}\n1,2,3,4,5,6\n`));
      expect(refusals).toMatchObject([{ code: 'duplicate-column', line: 1 }]);
      expect(textOf(refusals[0])).toContain('both mean');
    },
  );

  test('A header of a thousand columns is refused', async () => {
    const refusals = refusalsOf(await births(`id,${'x,'.repeat(1000)}y\n`));
    expect(refusals).toMatchObject([{ code: 'too-many-columns' }]);
  });
});

/** Inverts the decoder of the platform, which has no encoder for these encodings. */
function encoderOf(encoding: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    for (let second = 0x40; second < 0xff && first >= 0x81; second += 1) {
      const [letter = '', ...more] = decoder.decode(Uint8Array.of(first, second));
      if (more.length === 0) bytes.set(letter, [first, second]);
    }
    const [letter = '', ...more] = decoder.decode(Uint8Array.of(first));
    if (more.length === 0) bytes.set(letter, [first]);
  }
  return (text) => Uint8Array.from([...text].flatMap((letter) => bytes.get(letter) ?? [0x3f]));
}

test.each([
  ['windows-1251', 'Имя;Дата рождения;Время рождения;Широта;Долгота', 'Анна Ёлкина'],
  ['windows-1250', 'Imię;Nazwisko;Data urodzenia;Godzina;lat;lon', 'Łucja;Wąs'],
  ['windows-1254', 'Ad Soyad;Doğum Tarihi;Doğum Saati;Enlem;Boylam', 'Ayşe Yıldız'],
  ['gb18030', '姓名;出生日期;出生时间;纬度;经度', '王芳'],
  ['shift_jis', '氏名;生年月日;出生時刻;緯度;経度', '佐藤花子'],
  ['windows-1252', 'Name;Geburtsdatum;Geburtszeit;Breite;Länge', 'Jürgen Groß'],
  ['windows-1252', 'name;date;time;lat;lon', 'Zoë'],
])(
  'A table in %s is read in this encoding, because its header then has the most known names',
  async (encoding, header, name) => {
    const file = encoderOf(encoding)(`${header}\n${name};1990-07-27;14:05;50,1;8,6\n`);
    const items = await births(file);
    expect(rowsOf(items).map((row) => row.name)).toEqual([name.replace(';', ' ')]);
    const [warning] = warningsOf(items);
    expect(textOf(warning)).toContain(encoding === 'windows-1252' ? 'Windows-1252' : encoding);
    const { checkpoint } = items[0] ?? {};
    const from = checkpoint?.byte ?? 0;
    const rest =
      checkpoint && (await collect(readBirths(cutAt(file.subarray(from)), { startAt: stored(checkpoint) })));
    expect(rowsOf(rest ?? []).map((row) => row.name)).toEqual([name.replace(';', ' ')]);
  },
);
