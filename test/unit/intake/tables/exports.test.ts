import { describe, expect, test } from 'vitest';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { cutAt, textOf } from '../helpers.ts';

const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

async function check(file: string | Uint8Array, choices: TableChoices = {}) {
  const rows: BirthRow[] = [];
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const open = () => cutAt(bytes, [50]);
  const found = await checkTable(
    { kind: 'rows', batch: 'june', choices, thisYear: 2026, gazetteer, open },
    { onRow: (row) => rows.push(row) },
  );
  return { ...found, rows };
}

const summaryOf = ({ rows }: { readonly rows: readonly BirthRow[] }) =>
  rows.map(({ name, birth, gender, unknownTime, placed }) => [
    name,
    birth && `${birth.year}-${birth.month}-${birth.day} ${birth.hour}:${birth.min}`,
    gender,
    unknownTime ?? '',
    placed?.town.split(' (')[0],
  ]);

describe('exported tables', () => {
  test('Intake reads an Excel table in German: title, semicolons, Windows-1252 or UTF-16', async () => {
    const text =
      'Kundenliste 2024\r\n\r\nName;Vorname;Geburtsdatum;Uhrzeit;Geburtsort;Land;Geschlecht\r\nMüller;Anna;03.04.1990;14.05 Uhr;München;Deutschland;weiblich\r\nGroß;Jürgen;31.12.1985;unbekannt;Köln;Deutschland;männlich\r\n';
    const expected = [
      ['Anna Müller', '1990-4-3 14:5', 'female', '', 'Munich, Bavaria, DE'],
      ['Jürgen Groß', '1985-12-31 12:0', 'male', 'left out', 'Köln, North Rhine-Westphalia, DE'],
    ];
    expect(summaryOf(await check(Buffer.from(text, 'latin1')))).toEqual(expected);
    expect(summaryOf(await check(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual(expected);
    expect(summaryOf(await check(`\ufeff${text}`))).toEqual(expected);
  });

  test('Intake reads an Excel table in Hindi with Devanagari digits', async () => {
    const table =
      'नाम,जन्म तिथि,जन्म समय,जन्म स्थान,राज्य,देश,लिंग\nअनीता शर्मा,२७/०७/१९९०,१४:०५,दिल्ली,,भारत,महिला\nराहुल,31 मार्च 1985,पता नहीं,वाराणसी,उत्तर प्रदेश,भारत,पुरुष\n';
    expect(summaryOf(await check(table))).toEqual([
      ['अनीता शर्मा', '1990-7-27 14:5', 'female', '', 'Delhi, Delhi, IN'],
      ['राहुल', '1985-3-31 12:0', 'male', 'left out', 'Varanasi, Uttar Pradesh, IN'],
    ]);
  });

  test('Intake reads Excel tables in Spanish, French and Tamil', async () => {
    const spanish =
      'Nombre;Apellidos;Fecha de nacimiento;Hora de nacimiento;Lugar de nacimiento;País;Sexo\nAna;García;27/07/1990;14:05;Sevilla;España;mujer\nLuis;Pérez;3 de abril de 1985;mediodía;Ciudad de México;México;hombre\n';
    expect(summaryOf(await check(spanish))).toEqual([
      ['Ana García', '1990-7-27 14:5', 'female', '', 'Sevilla, Andalusia, ES'],
      ['Luis Pérez', '1985-4-3 12:0', 'male', '', 'Mexico City, Mexico City, MX'],
    ]);
    const french =
      'Nom;Prénom;Date de naissance;Heure de naissance;Lieu de naissance;Pays;Sexe\nDupont;Marie;27/07/1990;14h05;Lyon;France;F\n';
    expect(summaryOf(await check(french))).toEqual([
      ['Marie Dupont', '1990-7-27 14:5', 'female', '', 'Lyon, Auvergne-Rhône-Alpes, FR'],
    ]);
    const tamil = 'பெயர்,பிறந்த தேதி,பிறந்த நேரம்,பிறந்த இடம்,நாடு,பாலினம்\nமீனா,27.07.1990,10.30,மதுரை,இந்தியா,பெண்\n';
    expect(summaryOf(await check(tamil))).toEqual([
      ['மீனா', '1990-7-27 10:30', 'female', '', 'Madurai, Tamil Nadu, IN'],
    ]);
  });

  test('Intake reads a table with the columns of vCards', async () => {
    const table =
      'FN\tBDAY\tGENDER\tGEO\tTZ\tTIME\nAnna Meier\t19900727\tF\tgeo:52.5,13.4\tEurope/Berlin\t10:30\n';
    const { rows } = await check(table);
    expect(rows[0]).toMatchObject({
      name: 'Anna Meier',
      birth: { year: 1990, lat: 52.5, lon: 13.4, tzone: 2 },
    });
  });
});

describe('address books', () => {
  const outlook =
    '"Title","First Name","Last Name","Home City","Home Country/Region","Business Phone","E-mail Address","Birthday","Gender","Language","Location","Notes"\n' +
    '"","Anna","Meier","Munich","Germany","","a@x.example","7/27/1990","Unspecified","","",""\n' +
    '"","Ben","Shah","Mumbai","India","","b@x.example","0/0/00","Male","","",""\n';
  const google =
    'First Name,Last Name,Birthday,Photo,Labels,E-mail 1 - Value,Address 1 - City,Address 1 - Country\n' +
    'Anna,Meier,1990-07-27,https://lh3.example/abc,* myContacts,anna@x.example,Berlin,Germany\n' +
    'Ben,Shah,--03-31,,* myContacts,,Mumbai,India\n';

  test('Intake does not read a home city as the place of birth, and asks whether it is meant', async () => {
    expect(textOf((await check(outlook)).refusals[0])).toMatch(/Is "Home City" meant as "place"\?/);
    expect(textOf((await check(google)).refusals[0])).toMatch(/Is "Address 1 - City" meant as "place"\?/);
  });

  test('Once the place is chosen, intake reports empty dates and dates without years of an address book, and ignores photos of faces', async () => {
    const ofOutlook = await check(outlook, {
      unknownTime: 'noon',
      columns: { 'Home City': 'place', 'Home Country/Region': 'country' },
    });
    expect(summaryOf(ofOutlook)).toEqual([
      ['Anna Meier', '1990-7-27 12:0', undefined, 'noon', 'Munich, Bavaria, DE'],
    ]);
    expect(ofOutlook.refusals).toMatchObject([{ code: 'missing-value', line: 3, field: 'date' }]);
    const ofGoogle = await check(google, {
      unknownTime: 'left out',
      columns: { 'Address 1 - City': 'place', 'Address 1 - Country': 'country' },
    });
    expect(ofGoogle.rows.map(({ name, photoId }) => [name, photoId])).toEqual([['Anna Meier', undefined]]);
    expect(ofGoogle.refusals).toMatchObject([{ code: 'bad-date', line: 3 }]);
  });
});
