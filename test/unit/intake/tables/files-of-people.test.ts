import { expect, test } from 'vitest';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { tableKind } from '../../../../shared/intake/table-kind.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';

const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

async function acceptedRows(lines: readonly string[]) {
  const open = () => [Buffer.from(`${lines.join('\n')}\n`)];
  const rows: string[] = [];
  const table = { kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, gazetteer, open } as const;
  const check = await checkTable(table, { onRow: (row) => rows.push(describe(row)) });
  return {
    kind: await tableKind(open),
    rows,
    refused: check.refusals.map((one) => `${one.line}: ${refusalText(one)}`),
    beside: check.warnings.flatMap(({ reason }) =>
      reason.code === 'line-beside-rows' ? [`${reason.line} ${reason.is}`] : [],
    ),
  };
}

function describe({ id, name, birth, unknownTime, placed }: BirthRow): string {
  if (birth === undefined) return `${name ?? id} without birth data`;
  const { year, month, day, hour, min, tzone } = birth;
  const time = unknownTime === undefined ? `${hour}:${min}` : 'time unknown';
  const where = placed?.town.replace(/ \(.*/, '') ?? `${birth.lat} ${birth.lon}`;
  return `${name ?? id}, ${year}-${month}-${day} ${time} ${tzone}, ${where}`;
}

test.each<[string, string[], string[]]>([
  [
    'a marriage bureau in Tamil Nadu',
    [
      'Regd. No.,Candidate Name,Gender,DOB,Birth Time,Birth Place,Height,Gothra,Star / Rasi,Contact No',
      'MB1021,Lakshmi R,Female,12-Aug-1994,06:15 AM,Kumbakonam,5\'3",Kashyapa,Rohini,98400 12345',
      'MB1022,Karthik S,Male,03-Feb-1990,11.40 pm,Trichy,5\'10",Bharadwaja,Swathi,98400 54321',
    ],
    [
      'Lakshmi R, 1994-8-12 6:15 5.5, Kumbakonam, Tamil Nadu, IN',
      'Karthik S, 1990-2-3 23:40 5.5, Tiruchirappalli, Tamil Nadu, IN',
    ],
  ],
  [
    'a shop that exports orders',
    [
      'Order ID,Customer Name,Email,Birth Date (YYYY-MM-DD),Birth Time,Birth City,Birth Country,Note',
      '#1001,Anna Rao,a@x.org,1990-12-31,10:00,Chennai,India,please hurry',
      '#1002,Ben Iyer,b@x.org,1991-11-30,unknown,Madurai,India,',
    ],
    [
      'Anna Rao, 1990-12-31 10:0 5.5, Chennai, Tamil Nadu, IN',
      'Ben Iyer, 1991-11-30 time unknown 5.5, Madurai, Tamil Nadu, IN',
    ],
  ],
  [
    'a form whose headers are questions',
    [
      'What is your full name?,When were you born?,What time were you born?,Where were you born?,Submitted At',
      'Anna Rao,1990-12-31,10:00,"Chennai, India",2026-11-01 10:00:00',
    ],
    ['Anna Rao, 1990-12-31 10:0 5.5, Chennai, Tamil Nadu, IN'],
  ],
  [
    'a form with explanations in its headers',
    [
      'Timestamp,Full Name,Date of Birth,Time of Birth (as exact as possible),Place of Birth (City / State / Country)',
      '2026/11/01 10:00:00 AM GMT+5:30,Anna Rao,12/31/1990,10:00:00 AM,"Chennai, Tamil Nadu, India"',
    ],
    ['Anna Rao, 1990-12-31 10:0 5.5, Chennai, Tamil Nadu, IN'],
  ],
  [
    'phone numbers where ids might be',
    [
      'Phone,Name,DOB,TOB,Place',
      '9.8400123E+09,Anna,31/12/1990,10:00,Chennai',
      '+91 98400 12345,Ben,30/11/1991,11:00,Madurai',
    ],
    [
      'Anna, 1990-12-31 10:0 5.5, Chennai, Tamil Nadu, IN',
      'Ben, 1991-11-30 11:0 5.5, Madurai, Tamil Nadu, IN',
    ],
  ],
  [
    'customers of a German shop',
    ['Kundennr.;Kunde;Geb.-Datum;Geb.-Zeit;Geb.-Ort', 'K-17;Anna Weber;31.12.1990;10:05;Köln'],
    ['Anna Weber, 1990-12-31 10:5 1, Köln, North Rhine-Westphalia, DE'],
  ],
  [
    'German titles and two digits of the year',
    [
      'Nr.;Anrede;Vorname;Name;geb. am;Uhrzeit;geboren in;Staat',
      '1;Frau;Anna;Weber;31.12.1990;10:05 Uhr;Köln;DE',
      '2;Herr;Ben;Maier;1.2.81;7.30;Wien;AT',
    ],
    [
      'Anna Weber, 1990-12-31 10:5 1, Köln, North Rhine-Westphalia, DE',
      'Ben Maier, 1981-2-1 7:30 1, Vienna, Vienna, AT',
    ],
  ],
  [
    'French Excel',
    [
      'Nom;Prénom;Date de naissance;Heure de naissance;Lieu de naissance;Pays',
      'Dupont;Anne;31/12/1990;10h05;Lyon;France',
    ],
    ['Anne Dupont, 1990-12-31 10:5 1, Lyon, Auvergne-Rhône-Alpes, FR'],
  ],
  [
    'Spanish Excel',
    [
      'Nombre;Apellidos;Fecha de nacimiento;Hora de nacimiento;Lugar de nacimiento;País',
      'Ana;García López;31/12/1990;10:05;Sevilla;España',
      'Luis;Pérez;1/2/1981;7:30 p. m.;Ciudad de México;México',
    ],
    [
      'Ana García López, 1990-12-31 10:5 1, Sevilla, Andalusia, ES',
      'Luis Pérez, 1981-2-1 19:30 -6, Mexico City, Mexico City, MX',
    ],
  ],
  [
    'Brazilian Excel',
    ['Nome;Data de nascimento;Hora;Cidade;Estado;País', 'Ana Silva;31/12/1990;10:05;São Paulo;SP;Brasil'],
    ['Ana Silva, 1990-12-31 10:5 -2, São Paulo, São Paulo, BR'],
  ],
  [
    'Italian Excel',
    [
      'Cognome;Nome;Data di nascita;Ora di nascita;Luogo di nascita;Provincia',
      'Rossi;Anna;31/12/1990;10.05;Bologna;BO',
    ],
    ['Anna Rossi, 1990-12-31 10:5 1, Bologna, Emilia-Romagna, IT'],
  ],
  [
    'Russian Excel',
    ['ФИО;Дата рождения;Время рождения;Место рождения', 'Петров Иван;31.12.1981;19:30;г. Москва'],
    ['Петров Иван, 1981-12-31 19:30 3, Moscow, Moscow, RU'],
  ],
  [
    'Hindi Excel',
    [
      'नाम,जन्म तिथि,जन्म समय,जन्म स्थान,लिंग',
      'अन्ना राव,३१/१२/१९९०,सुबह ६:१५,लखनऊ,महिला',
      'बेन,१५-०८-१९८५,७.३० शाम,वाराणसी,पुरुष',
    ],
    [
      'अन्ना राव, 1990-12-31 6:15 5.5, Lucknow, Uttar Pradesh, IN',
      'बेन, 1985-8-15 19:30 5.5, Varanasi, Uttar Pradesh, IN',
    ],
  ],
  [
    'Tamil Excel',
    ['பெயர்,பிறந்த தேதி,பிறந்த நேரம்,பிறந்த இடம்,பாலினம்', 'அனு,31/12/1990,காலை 6:40,மதுரை,பெண்'],
    ['அனு, 1990-12-31 6:40 5.5, Madurai, Tamil Nadu, IN'],
  ],
  [
    'an American clinic',
    ['MRN,Patient Name,DOB,Birth Time,City,State', '00123,"Smith, Anna",12/31/1990,10:05 AM,Springfield,IL'],
    ['Smith, Anna, 1990-12-31 10:5 -6, Springfield, Illinois, US'],
  ],
  [
    'degrees, minutes and figures without a colon',
    [
      'name,dob,tob,latitude,longitude,tz',
      "Anna,31-Dec-1990,0730,13°05'N,80°16'E,+5:30",
      'Ben,5-Mar-84,730,"34°03\'08"" N","118°14\'37"" W",8:00 W',
    ],
    ['Anna, 1990-12-31 7:30 5.5, 13.083333 80.266667', 'Ben, 1984-3-5 7:30 -8, 34.052222 -118.243611'],
  ],
  [
    'headings over the header, and a zone after the time',
    [',Birth,,,', 'Name,Date,Time,Place,Country', 'Anna,12th August 1979,19:30 IST,Chennai,India'],
    ['Anna, 1979-8-12 19:30 5.5, Chennai, Tamil Nadu, IN'],
  ],
  [
    'an astrology program',
    [
      'Name,Day,Month,Year,Hour,Minute,Second,Zone,Longitude,Latitude,Place',
      'Anna,31,12,1990,10,5,0,5.5,80.27,13.08,Chennai',
    ],
    ['Anna, 1990-12-31 10:5 5.5, 13.08 80.27'],
  ],
])('Intake accepts every row of %s', async (_name, lines, rows) => {
  expect(await acceptedRows(lines)).toEqual({ kind: 'rows', rows, refused: [], beside: [] });
});

test.each<[string, string[], string[]]>([
  [
    'a total',
    ['Name;dob;time;place;Betrag', 'Anna;31.12.1990;10:00;Köln;120,00', 'Summe;;;;120,00'],
    ['3 total'],
  ],
  [
    'a total with a number of people',
    ['Sr No,Name,DOB,TOB,POB', '1,Anna,31/12/1990,10:00,Köln', 'Total: 1 person,,,,'],
    ['3 total'],
  ],
  [
    'the header again',
    ['Name,DOB,Time,Place', 'Anna,31/12/1990,10:00,Köln', '', 'Name,DOB,Time,Place'],
    ['4 header'],
  ],
  [
    'a line of units',
    ['name,date,time,place', '(full name),DD.MM.YYYY,hh:mm,(city)', 'Anna,31/12/1990,10:00,Köln'],
    ['2 units'],
  ],
])('Intake leaves out %s with a warning, and refuses nothing', async (_name, lines, beside) => {
  const found = await acceptedRows(lines);
  expect(found.rows).toEqual(['Anna, 1990-12-31 10:0 1, Köln, North Rhine-Westphalia, DE']);
  expect([found.refused, found.beside]).toEqual([[], beside]);
});

test('The intake refuses a person without a date, and does not take the name Min and the gender M for a line of units', async () => {
  const header = 'name,gender,date,time,lat,lon';
  const first = await acceptedRows([header, 'Min,M,,,,', 'Anna,F,1990-12-31,10:00,1,2']);
  expect([first.refused.length, first.beside]).toEqual([1, []]);
  const later = await acceptedRows([header, 'Anna,F,1990-12-31,10:00,1,2', 'Min,M,text,,,']);
  expect([later.refused.length, later.beside]).toEqual([1, []]);
});

test('The intake accepts a person whose name is a word for a total, if the row is complete', async () => {
  const { rows, refused } = await acceptedRows([
    'name,date,time,place',
    'Yog,1990-12-31,10:00,Chennai',
    'Summe,1990-12-31,10:00,Köln',
    'Anna,,10:00,Köln',
  ]);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['Yog', 'Summe']);
  expect(refused).toHaveLength(1);
});

test('Intake explains politely why it refuses a row that leaves open who, when or where', async () => {
  const { refused } = await acceptedRows([
    'Name,DOB,Time,City,State,Country',
    'Anna,--11-23,10:05,Chennai,TN,',
    'Ben,1 Feb 1981,7:30 PM,Portland,,USA',
    'Cid,33238,10:05,Chennai,TN,',
    'Dev,31 Dec 1990,between 10 and 11,Chennai,TN,',
  ]);
  expect(refused).toEqual([
    expect.stringMatching(/^2: .*year/),
    expect.stringMatching(/^3: Several towns have this name: Oregon, US; Maine, US/),
    expect.stringMatching(/^4: This is the day number of a spreadsheet/),
    expect.stringMatching(/^5: This is not a time of day/),
  ]);
});

test('Intake takes the date of birth of a table that has another date, and never that date or its time', async () => {
  const found = await acceptedRows([
    'Date,Time,Devotee Name,Date of Birth,Time of Birth,Place of Birth',
    '2026-11-01,18:00,Anna,1990-12-31,10:00,Chennai',
  ]);
  expect(found.rows).toEqual(['Anna, 1990-12-31 10:0 5.5, Chennai, Tamil Nadu, IN']);
  const untimed = await acceptedRows([
    'Date,Time,Devotee Name,Date of Birth,Place of Birth',
    '2026-11-01,18:00,Anna,1990-12-31,Chennai',
  ]);
  expect(untimed.rows).toEqual([]);
  expect(untimed.refused).toEqual([expect.stringMatching(/^1: .*"Date" and "Date of Birth" both mean date/)]);
});

test('Intake never joins the place of birth with the state and country of a home', async () => {
  const { rows, refused } = await acceptedRows([
    'Name,DOB,TOB,Birth Place,City,State,Country',
    'Anna,1990-12-31,10:00,Springfield,Chicago,IL,USA',
    'Ben,1990-12-31,10:00,Madurai,Chicago,IL,USA',
  ]);
  expect(rows).toEqual(['Ben, 1990-12-31 10:0 5.5, Madurai, Tamil Nadu, IN']);
  expect(refused).toEqual([expect.stringMatching(/^2: Several towns have this name/)]);
});

test('Intake reads NULL of a database as a missing value, but not as a missing family name', async () => {
  const { rows } = await acceptedRows([
    'first_name,last_name,date,time,place,state',
    'Anna,NULL,1990-12-31,NULL,Madurai,NULL',
    'Ben,\\N,1990-12-31,10:00,Madurai,\\N',
  ]);
  expect(rows).toEqual([
    'Anna NULL, 1990-12-31 time unknown 5.5, Madurai, Tamil Nadu, IN',
    'Ben, 1990-12-31 10:0 5.5, Madurai, Tamil Nadu, IN',
  ]);
});
