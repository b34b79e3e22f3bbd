import { type OddTable, utf8, windows } from './odd-table.ts';

const googleHead =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address';
const oldGoogleHead =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Address 1 - Type,Address 1 - City,Address 1 - Country';
const ofGoogle = {
  unknownTime: 'left out',
  columns: { 'Address 1 - City': 'place', 'Address 1 - Country': 'country' },
} as const;

export const contacts: readonly OddTable[] = [
  {
    name: 'contacts.csv',
    about:
      'Google Contacts since 2024: birthdays with a year, without a year and missing, an address of several lines',
    choices: ofGoogle,
    bytes: utf8(
      [
        googleHead,
        'Anna,,Meier,,,,,,,,,,,1990-07-27,,https://lh3.example/a,* myContacts,Home,anna@x.example,,,Home,"Hauptstr. 1\nBerlin\nDE",Hauptstr. 1,Berlin,,,10115,DE,',
        'Ben,K,Shah,,,,Dr.,,,,,,, --03-31,,,* myContacts,,,Mobile,+91 1,Home,,,Mumbai,,Maharashtra,,India,',
        'Nobody,,Atall,,,,,,,,,,,,,,* myContacts,,,,,,,,,,,,,',
      ].join('\r\n'),
    ),
    people: ['Anna Meier 1990-7-27 ?'],
    refused: ['bad-date@5', 'nothing-to-ask@6'],
  },
  {
    name: 'google.csv',
    about: 'Google Contacts before 2024, which has columns for subject, language and photo of its own',
    choices: ofGoogle,
    bytes: utf8(
      [
        oldGoogleHead,
        'Anna Meier,Anna,,Meier,,,,,,,,,,,1990-07-27,,,,,,,,,,,,,https://lh3.example/a,* myContacts,* Home,anna@x.example,Home,Berlin,Germany',
      ].join('\n'),
    ),
    people: ['Anna Meier 1990-7-27 ?'],
    refused: [],
  },
  {
    name: 'outlook.csv',
    about: 'Outlook in English: month first, 0/0/00 for no birthday, an anniversary that is not a birth',
    choices: { unknownTime: 'noon', columns: { 'Home City': 'place', 'Home Country/Region': 'country' } },
    bytes: windows(
      '"Title","First Name","Middle Name","Last Name","Suffix","Company","Home City","Home Country/Region","Business Phone","Anniversary","Birthday","E-mail Address","Gender","Language","Location","Notes"\r\n' +
        '"Mrs","Zo\xeb","","Meier","","","Munich","Germany","","6/1/2015","7/27/1990","a@x.example","Unspecified","","",""\r\n' +
        '"","Ben","","Shah","","","Mumbai","India","","0/0/00","0/0/00","b@x.example","Male","","",""\r\n',
    ),
    people: ['Zoë Meier 1990-7-27 12:0'],
    refused: ['missing-value@3'],
  },
  {
    name: 'outlook-de.csv',
    about: 'Outlook in German',
    choices: { unknownTime: 'noon', columns: { 'Ort privat': 'place', 'Land/Region privat': 'country' } },
    bytes: windows(
      '"Anrede","Vorname","Weitere Vornamen","Nachname","Suffix","Firma","Ort privat","Land/Region privat","Telefon gesch\xe4ftlich","E-Mail-Adresse","Geburtstag","Geschlecht","Jahrestag","Notizen","Sprache"\r\n' +
        '"Frau","Anna","","M\xfcller","","","K\xf6ln","Deutschland","","a@x.example","27.07.1990","Keine Angabe","0.0.00","",""\r\n',
    ),
    people: ['Anna Müller 1990-7-27 12:0'],
    refused: [],
  },
  {
    name: 'apple.csv',
    about:
      'converted contacts of a Mac: first and last name, dates as midnight in UTC, the year 1604 for an unknown year',
    choices: { unknownTime: 'left out' },
    bytes: utf8(
      'First name,Last name,Birthday,City,Country\nAnna,Meier,1990-07-27T00:00:00Z,Berlin,Germany\nBen,Shah,1604-03-31,Mumbai,India\n',
    ),
    people: ['Anna Meier 1990-7-27 ?'],
    refused: ['out-of-range@3'],
  },
  {
    name: 'vcard.csv',
    about: 'the fields of vCards as columns',
    bytes: utf8('FN;BDAY;GENDER;GEO;TZ;TIME\nAnna Meier;19900727;F;"geo:52.5,13.4";Europe/Berlin;10:30\n'),
    people: ['Anna Meier 1990-7-27 10:30'],
    refused: [],
  },
];
