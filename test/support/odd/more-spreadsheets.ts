import type { OddTable } from './odd-table.ts';
import { utf8, utf16, windows } from './odd-table.ts';
import { lines } from './registers.ts';
import { workbookOf } from './workbook-of.ts';

const date = (number: number) => ({ number, shownAs: 'date' }) as const;
const time = (number: number) => ({ number, shownAs: 'time' }) as const;

export const moreSpreadsheets: readonly OddTable[] = [
  {
    name: 'excel-german.csv',
    about: 'Excel in German: semicolons, decimal commas, seconds',
    bytes: windows(
      lines(
        'Nachname;Vorname;Geschlecht;Geburtstag;Geburtszeit;Geburtsort;Breite;Länge;Zeitzone',
        'Groß;Jürgen;männlich;31.12.1990;10:05:00;Köln;50,9375;6,9603;Europe/Berlin',
        'Maier;Eva;weiblich;01.02.1981;07:30:00;Wien;48,2082;16,3738;Europe/Vienna',
      ),
    ),
    people: ['Jürgen Groß 1990-12-31 10:5', 'Eva Maier 1981-2-1 7:30'],
    refused: [],
  },
  {
    name: 'excel-quebec.csv',
    about: 'Excel in Canadian French: hours with h',
    bytes: utf8(
      lines(
        'Prénom;Nom de famille;Sexe;Date de naissance;Heure de naissance;Ville de naissance;Province;Pays',
        'Anne;Tremblay;F;1990-12-31;10 h 05;Montréal;Québec;Canada',
        'Luc;Gagnon;H;1981-02-01;19 h;Trois-Rivières;Québec;Canada',
      ),
    ),
    people: ['Anne Tremblay 1990-12-31 10:5', 'Luc Gagnon 1981-2-1 19:0'],
    refused: [],
  },
  {
    name: 'excel-polish.csv',
    about: 'Excel in Polish',
    bytes: utf8(
      lines(
        'Imię;Nazwisko;Płeć;Data urodzenia;Godzina urodzenia;Miejsce urodzenia;Kraj',
        'Anna;Kowalska;K;31.12.1990;10:05;Kraków;Polska',
        'Jan;Nowak;M;1.02.1981;7:30;Łódź;Polska',
      ),
    ),
    people: ['Anna Kowalska 1990-12-31 10:5', 'Jan Nowak 1981-2-1 7:30'],
    refused: [],
  },
  {
    name: 'excel-turkish.csv',
    about: 'Excel in Turkish, with a dotted İ',
    bytes: utf8(
      lines(
        'Ad Soyad;Cinsiyet;Doğum Tarihi;Doğum Saati;Doğum Yeri;Ülke',
        'Ayşe Yılmaz;Kadın;31.12.1990;10:05;İstanbul;Türkiye',
        'Ali Kaya;Erkek;01.02.1981;07:30;Ankara;Türkiye',
      ),
    ),
    people: ['Ayşe Yılmaz 1990-12-31 10:5', 'Ali Kaya 1981-2-1 7:30'],
    refused: [],
  },
  {
    name: 'excel-japanese.csv',
    about: 'Excel in Japanese: dates with 年月日, times with 午前 and 午後',
    bytes: utf8(
      lines(
        '氏名,性別,生年月日,出生時刻,出生地',
        '山田花子,女,1990年12月31日,午前10時05分,東京',
        '佐藤太郎,男,1981年2月1日,午後7時30分,大阪',
      ),
    ),
    people: ['山田花子 1990-12-31 10:5', '佐藤太郎 1981-2-1 19:30'],
    refused: [],
  },
  {
    name: 'excel-chinese.csv',
    about: 'Excel in Chinese',
    bytes: utf8(
      lines(
        '姓名,性别,出生日期,出生时间,出生地点,国家',
        '王芳,女,1990/12/31,10:05,北京,中国',
        '李伟,男,1981年2月1日,下午7点30分,上海,中国',
      ),
    ),
    people: ['王芳 1990-12-31 10:5', '李伟 1981-2-1 19:30'],
    refused: [],
  },
  {
    name: 'excel-arabic.txt',
    about: 'Unicode text from Excel in Arabic, with Arabic digits',
    bytes: utf16(
      lines(
        'الاسم\tالجنس\tتاريخ الميلاد\tوقت الميلاد\tمكان الميلاد\tالبلد',
        'آنا\tأنثى\t٣١/١٢/١٩٩٠\t١٠:٠٥\tالقاهرة\tمصر',
        'علي\tذكر\t٠١/٠٢/١٩٨١\t٠٧:٣٠\tالقاهرة\tمصر',
      ),
    ),
    people: ['آنا 1990-12-31 10:5', 'علي 1981-2-1 7:30'],
    refused: [],
  },
  {
    name: 'mexico.csv',
    about: 'a Mexican form with abbreviated headers and states',
    bytes: utf8(
      lines(
        'Nombre completo,Sexo,F. Nac.,Hora Nac.,Lugar de Nac.,Estado,País',
        'Ana García,Mujer,31/12/1990,10:05 a.m.,Guadalajara,Jalisco,México',
        'Luis Pérez,Hombre,01/02/1981,7:30 p.m.,Puebla,Puebla,México',
      ),
    ),
    people: ['Ana García 1990-12-31 10:5', 'Luis Pérez 1981-2-1 19:30'],
    refused: [],
  },
  {
    name: 'telugu.csv',
    about: 'headers in Telugu, with words for morning and evening',
    bytes: utf8(
      lines(
        'పేరు,లింగం,పుట్టిన తేదీ,పుట్టిన సమయం,పుట్టిన ఊరు',
        'అనిత,స్త్రీ,31-12-1990,ఉదయం 10:05,విజయవాడ',
        'రవి,పురుషుడు,15-02-1981,సాయంత్రం 7:30,గుంటూరు',
      ),
    ),
    people: ['అనిత 1990-12-31 10:5', 'రవి 1981-2-15 19:30'],
    refused: [],
  },
  {
    name: 'us-excel.xlsx',
    about: 'Excel in the US: true dates and times, errors of formulas, a sheet for each year',
    bytes: workbookOf([
      {
        name: '2025',
        rows: [
          ['Client', 'DOB', 'Birth Time', 'City', 'State', 'Age'],
          [
            'Anna Smith',
            date(33_238),
            time(0.420_138_888_888_888_9),
            'Springfield',
            'IL',
            { formula: 'X', result: '#N/A' },
          ],
          ['Ben Jones', date(29_618), time(0.8125), 'Boston', 'MA', { formula: 'X', result: '#REF!' }],
        ],
      },
      { name: 'Summary', rows: [['Clients per year'], ['2025', 2]] },
    ]),
    people: ['Anna Smith 1990-12-31 10:5', 'Ben Jones 1981-2-1 19:30'],
    refused: [],
  },
  {
    name: 'family-tree.csv',
    about: 'a family tree: dates in the words of genealogists',
    bytes: utf8(
      lines(
        'Person,Born,Time,Birthplace,Died,Buried',
        'Anna Weber,31 DEC 1890,10:05,"Köln, Germany",5 MAY 1960,Köln',
        'Ben Maier,ABT 1881,,"Wien, Austria",,',
        'Cid Rau,BEF 3 MAR 1875,,"Wien, Austria",,',
      ),
    ),
    people: ['Anna Weber 1890-12-31 10:5'],
    refused: ['bad-date@3', 'bad-date@4'],
  },
  {
    name: 'pipes.txt',
    about: 'columns between pipes',
    bytes: utf8(lines('Name|DOB|TOB|Place', 'Anna|31/12/1990|10:05|Chennai', 'Ben|15/02/1981|07:30|Madurai')),
    people: ['Anna 1990-12-31 10:5', 'Ben 1981-2-15 7:30'],
    refused: [],
  },
  {
    name: 'shop.csv',
    about: 'orders of a shop: a buyer, an address for the delivery, and the person of the reading',
    choices: { columns: { 'Name for reading': 'name' } },
    bytes: utf8(
      lines(
        'Order,Email,Created at,Billing Name,Shipping City,Shipping Country,Item,Name for reading,Date of birth,Time of birth,Place of birth',
        '#1001,a@x.org,2026-11-01 10:00:00 +0530,Eva Maier,Vienna,AT,Birth chart,Anna Rao,31/12/1990,10:05 AM,"Chennai, India"',
        '#1002,b@x.org,2026-11-02 10:00:00 +0530,Cid Rau,Vienna,AT,Birth chart,Ben Iyer,15/02/1981,07:30 PM,"Madurai, India"',
      ),
    ),
    people: ['Anna Rao 1990-12-31 10:5', 'Ben Iyer 1981-2-15 19:30'],
    refused: [],
  },
  {
    name: 'event.csv',
    about: 'registrations of an event: a start time and a venue that do not belong to the birth',
    bytes: utf8(
      lines(
        'Registration ID,Full Name,Date of Birth,Birth Time (24h),Birth City & Country,Event Date,Start Time,Venue,Ticket',
        'E1,Anna Rao,1990-12-31,1005,"Chennai, India",2026-12-05,18:00,Berlin,VIP',
        'E2,Ben Iyer,1981-02-15,19:30,"Madurai, India",2026-12-05,18:00,Berlin,Std',
      ),
    ),
    people: ['Anna Rao 1990-12-31 10:5', 'Ben Iyer 1981-2-15 19:30'],
    refused: [],
  },
];
