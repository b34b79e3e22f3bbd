import { type OddTable, utf8, windows } from './odd-table.ts';

export const byHand: readonly OddTable[] = [
  {
    name: 'twice.csv',
    about: 'one person in two rows with different blanks, under headings with blanks and capitals',
    bytes: utf8(
      'NAME , Date Of Birth,TOB,POB\n Anna  Meier ,1990-04-03,10:00,Berlin\nAnna Meier,1990-04-03,10:00,Berlin\n',
    ),
    people: ['Anna  Meier 1990-4-3 10:0'],
    refused: ['duplicate-id@3'],
  },
  {
    name: 'unknown-times.csv',
    about: 'unknown times and words for times, as people write them',
    bytes: utf8(
      'name,date,time,place\nA,1990-04-03,,Berlin\nB,1990-04-03,unknown,Berlin\nC,1990-04-03,?,Berlin\nD,1990-04-03,noon,Berlin\nE,1990-04-03,midnight,Berlin\nF,1990-04-03,10.30,Berlin\nG,1990-04-03,N/A,Berlin\n',
    ),
    people: [
      'A 1990-4-3 ?',
      'B 1990-4-3 ?',
      'C 1990-4-3 ?',
      'D 1990-4-3 12:0',
      'E 1990-4-3 0:0',
      'F 1990-4-3 10:30',
      'G 1990-4-3 ?',
    ],
    refused: [],
  },
  {
    name: 'form.csv',
    about: 'answers to a Google form: a time stamp in each row, and questions as headings',
    choices: {
      columns: {
        'What is your name?': 'name',
        'When were you born?': 'date',
        'At what time?': 'time',
        'Where were you born?': 'place',
      },
    },
    bytes: utf8(
      'Timestamp,What is your name?,When were you born?,At what time?,Where were you born?\n2024/05/01 10:11:12 am GMT+5:30,Anna,03/04/1990,2:05:00 PM,"Chennai, India"\n2024/05/01 10:12:12 am GMT+5:30,Ben,31/12/1985,7:30:00 AM,"Madurai, Tamil Nadu, India"\n',
    ),
    people: ['Anna 1990-4-3 14:5', 'Ben 1985-12-31 7:30'],
    refused: [],
  },
  {
    name: 'places-of-birth.csv',
    about: 'former, local, ambiguous and unknown names of towns',
    bytes: utf8(
      'name,date,time,place\nA,1990-04-03,10:00,Bombay\nB,1990-04-03,10:00,Peking\nC,1990-04-03,10:00,மதுரை\nD,1990-04-03,10:00,Springfield\nE,1990-04-03,10:00,"Springfield, IL"\nF,1990-04-03,10:00,Nirgendwohausen\n',
    ),
    people: ['A 1990-4-3 10:0', 'B 1990-4-3 10:0', 'C 1990-4-3 10:0', 'E 1990-4-3 10:0'],
    refused: ['ambiguous-place@5', 'unknown-place@7'],
  },
  {
    name: 'degrees.csv',
    about: 'coordinates as astrologers write them',
    bytes: utf8(
      'Name;Date;Time;Latitude;Longitude;Zone\nAnna;1990-04-03;10:00;12n58;77e35;+05:30\nBen;1990-04-03;10:00;"12°58\'12""N";"77°35\'40""E";5,5\n',
    ),
    people: ['Anna 1990-4-3 10:0', 'Ben 1990-4-3 10:0'],
    refused: [],
  },
  {
    name: 'palms.csv',
    about: 'only names and photos',
    bytes: utf8('name,photo\nAnna,anna.jpg\nBen,IMG_0001.HEIC\n'),
    people: ['Anna -', 'Ben -'],
    refused: [],
  },
  {
    name: 'broken-quote.csv',
    about: 'a quotation mark that is never closed costs only its own row',
    bytes: utf8(
      'name,date,time,place\n"Anna,1990-04-03,10:00,Berlin\nBen,1990-04-04,10:00,Berlin\nCora,1990-04-05,10:00,Berlin\n',
    ),
    people: ['Ben 1990-4-4 10:0', 'Cora 1990-4-5 10:0'],
    refused: ['unclosed-quote@2'],
  },
  {
    name: 'mixed-encodings.csv',
    about: 'UTF-8 with a line in Windows-1252 appended',
    bytes: Buffer.concat([
      utf8('name,date,time,place\nJürgen,1990-04-03,10:00,Berlin\n'),
      windows('Bj\xf6rn,1990-04-04,10:00,Berlin\n'),
    ]),
    people: ['Jürgen 1990-4-3 10:0', 'Björn 1990-4-4 10:0'],
    refused: [],
  },
  {
    name: 'emoji.csv',
    about:
      'names with emoji, composed and decomposed letters, an apostrophe before a date, as Excel shows text',
    bytes: utf8(
      "id,name,date,time,place\nanna-🌸,Anna 🌸,'1990-04-03,10:00,Berlin\nRene\u0301e,Rene\u0301e,1990-04-03,10:00,Paris\n",
    ),
    people: ['Anna 🌸 1990-4-3 10:0', 'Renée 1990-4-3 10:0'],
    refused: [],
  },
  {
    name: 'years.csv',
    about: 'the first and the last year of birth, the year before and a year after them',
    bytes: utf8(
      'name,date,time,place\nA,1800-01-01,10:00,Berlin\nB,2026-12-31,10:00,Berlin\nC,1799-12-31,10:00,Berlin\nD,2027-01-01,10:00,Berlin\n',
    ),
    people: ['A 1800-1-1 10:0', 'B 2026-12-31 10:0'],
    refused: ['out-of-range@4', 'out-of-range@5'],
  },
  {
    name: 'header-order.csv',
    about: 'the heading says in which order the dates are written',
    bytes: utf8('name;Geburtsdatum (TT/MM/JJJJ);time;place\nAnna;03/04/1990;10:00;Berlin\n'),
    people: ['Anna 1990-4-3 10:0'],
    refused: [],
  },
  {
    name: 'header-order-us.csv',
    about:
      'an American form: the heading says that the month comes first, with 24-hour times and a serial number',
    bytes: utf8(
      'S.No,Name of the Person,DOB (mm/dd/yyyy),Birth Time (24h),Place of Birth\n1,Ravi Kumar,07/08/1990,14:05,"Madurai, Tamilnadu"\n',
    ),
    people: ['Ravi Kumar 1990-7-8 14:5'],
    refused: [],
  },
  {
    name: 'header-against-rows.csv',
    about: 'a heading says one order of dates and a row proves another: ambiguous dates are refused',
    bytes: utf8('name,date (mm/dd/yyyy),time,place\nA,31/12/1990,10:00,Berlin\nB,03/04/1990,10:00,Berlin\n'),
    people: ['A 1990-12-31 10:0'],
    refused: ['ambiguous-date@3'],
  },
  {
    name: 'moment.csv',
    about: 'date and time in one column, in one row only a date',
    bytes: utf8('name,date and time of birth,place\nAnna,1990-04-03 14:05,Berlin\nBen,03.04.1990,Köln\n'),
    people: ['Anna 1990-4-3 14:5', 'Ben 1990-4-3 ?'],
    refused: [],
  },
  {
    name: 'indian.csv',
    about: 'towns as people in India write them',
    bytes: utf8(
      'Name,Date of Birth,Time of Birth,Place of Birth\nA,27-07-1990,10:30 AM,Trichy\nB,05-12-1988,6:15 PM,Tanjore\nC,01-12-1988,6:15 PM,Chennai (Madras)\nD,01-12-1988,6:15 PM,"Bangalore, Karnataka, India"\nE,01-12-1988,6:15 PM,New Delhi\nF,01-12-1988,6:15 PM,Pondicherry\nG,01-12-1988,6:15 PM,Calcutta\nH,01-12-1988,6:15 PM,Trivandrum\n',
    ),
    people: [
      'A 1990-7-27 10:30',
      'B 1988-12-5 18:15',
      'C 1988-12-1 18:15',
      'D 1988-12-1 18:15',
      'E 1988-12-1 18:15',
      'F 1988-12-1 18:15',
      'G 1988-12-1 18:15',
      'H 1988-12-1 18:15',
    ],
    refused: [],
  },
];
