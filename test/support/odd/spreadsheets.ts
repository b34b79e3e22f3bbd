import { type OddTable, utf8, utf16, utf16Big, windows } from './odd-table.ts';
import { workbookOf } from './workbook-of.ts';

export const spreadsheets: readonly OddTable[] = [
  {
    name: 'kunden.csv',
    about: 'Excel in German: title, empty line, semicolons, Windows-1252, decimal commas, a row of totals',
    bytes: windows(
      'Kundenliste Stand 3.4.2024;;;;;\r\n;;;;;\r\nNr.;Name;Geburtsdatum;Uhrzeit;Breite;L\xe4nge\r\n1;J\xfcrgen Gro\xdf;03.04.1990;14:05;52,52;13,40\r\n2;Bj\xf6rn;31.12.1985;7.30 Uhr;48,14;11,58\r\nSumme: 2;;;;;\r\n',
    ),
    people: ['Jürgen Groß 1990-4-3 14:5', 'Björn 1985-12-31 7:30'],
    refused: [],
  },
  {
    name: 'kunden-unicode.txt',
    about: 'Excel, "Unicode text": UTF-16 with a byte order mark, and tabs',
    bytes: utf16('Name\tGeburtsdatum\tZeit\tGeburtsort\r\nAnna Müller\t03.04.1990\t14:05\tMünchen\r\n'),
    people: ['Anna Müller 1990-4-3 14:5'],
    refused: [],
  },
  {
    name: 'big-endian.csv',
    about: 'UTF-16, big-endian',
    bytes: utf16Big('name,date,time,place\nAnna,1990-04-03,14:05,Berlin\n'),
    people: ['Anna 1990-4-3 14:5'],
    refused: [],
  },
  {
    name: 'tamil.csv',
    about: 'Excel in Tamil, with Tamil digits in one row and AM in the other',
    bytes: utf8(
      '\ufeffபெயர்,பிறந்த தேதி,பிறந்த நேரம்,பிறந்த இடம்,பாலினம்\r\nமீனா,27/07/1990,10:30 AM,மதுரை,பெண்\r\nகுமார்,௦௩/௦௪/௧௯௮௫,௧௪:௦௫,சென்னை,ஆண்\r\n',
    ),
    people: ['மீனா 1990-7-27 10:30', 'குமார் 1985-4-3 14:5'],
    refused: [],
  },
  {
    name: 'clients.csv',
    about: 'Excel in French: semicolons, hours with h, months by name',
    bytes: windows(
      'Nom;Pr\xe9nom;Date de naissance;Heure de naissance;Lieu de naissance;Pays\r\nDupont;Ren\xe9e;1er ao\xfbt 1990;14h05;Lyon;France\r\nMartin;Luc;27/07/85;8h;Marseille;France\r\n',
    ),
    choices: { yearsFrom: 1930 },
    people: ['Renée Dupont 1990-8-1 14:5', 'Luc Martin 1985-7-27 8:0'],
    refused: [],
  },
  {
    name: 'sep.csv',
    about: 'Excel with the first line sep=; and separators at the end of every line',
    bytes: utf8('sep=;\r\nname;date;time;place;;\r\nAnna;1990-04-03;14:05;Berlin;;\r\n;;;;;\r\n'),
    people: ['Anna 1990-4-3 14:5'],
    refused: [],
  },
  {
    name: 'american.csv',
    about: 'dates month first, which one row proves; hours of a twelve-hour clock',
    bytes: utf8(
      'Full Name,DOB,Birth Time,Birth City,State\nAnn Lee,04/03/1990,2:05 PM,Portland,OR\nBob,12/31/1985,12:00 am,Boston,MA\n',
    ),
    people: ['Ann Lee 1990-4-3 14:5', 'Bob 1985-12-31 0:0'],
    refused: [],
  },
  {
    name: 'both-orders.csv',
    about: 'dates of both orders: only those with one possible meaning are accepted',
    bytes: utf8(
      'name,date,time,place\nA,31/12/1990,10:00,Berlin\nB,12/31/1990,10:00,Berlin\nC,03/04/1990,10:00,Berlin\n',
    ),
    people: ['A 1990-12-31 10:0', 'B 1990-12-31 10:0'],
    refused: ['ambiguous-date@4'],
  },
  {
    name: 'numbers-as-dates.csv',
    about: 'day numbers of a spreadsheet that were saved as text: nobody can tell from which year they count',
    bytes: utf8('name,date,time,place\nAnna,32966,10:00,Berlin\n'),
    people: [],
    refused: ['bad-date@2'],
  },
  {
    name: 'page.csv',
    about: 'a web page that was saved under the name of a table',
    bytes: utf8('<!DOCTYPE html><html><body><table><tr><td>Anna</td></tr></table></body></html>'),
    people: [],
    refused: ['not-a-table@1'],
  },
  {
    name: 'old-workbook.csv',
    about: 'an Excel workbook of the format of 1997 with the name .csv',
    bytes: Buffer.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 600 }, () => 0),
    ]),
    people: [],
    refused: ['not-a-table@1'],
  },
  {
    name: 'called-csv.csv',
    about: 'an .xlsx workbook with the name .csv',
    bytes: workbookOf([
      {
        name: 'a',
        rows: [
          ['name', 'date', 'time', 'place'],
          ['Anna', '1990-04-03', '10:00', 'Berlin'],
        ],
      },
    ]),
    people: [],
    refused: ['not-a-table@1'],
  },
  {
    name: 'no-header.csv',
    about: 'no headings: the first line is a person',
    bytes: utf8('Anna,1990-04-03,10:00,Berlin\nBen,1990-04-04,10:00,Berlin\n'),
    people: [],
    refused: ['missing-column@1'],
  },
  {
    name: 'old-mac.csv',
    about: 'line ends of old Macs',
    bytes: utf8('name,date,time,place\rAnna,1990-04-03,10:00,Berlin\rBen,1990-04-04,10:00,Madras\r'),
    people: ['Anna 1990-4-3 10:0', 'Ben 1990-4-4 10:0'],
    refused: [],
  },
];
