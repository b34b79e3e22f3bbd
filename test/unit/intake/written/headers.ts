import type { Draw } from './draw.ts';
import type { HeaderLanguage } from './habits.ts';

export type WrittenColumn =
  | 'name'
  | 'date'
  | 'time'
  | 'moment'
  | 'hour'
  | 'min'
  | 'day'
  | 'month'
  | 'year'
  | 'lat'
  | 'lon'
  | 'coordinates'
  | 'place'
  | 'region'
  | 'country'
  | 'zone'
  | 'gender'
  | 'id';

type Names = Readonly<Partial<Record<WrittenColumn, readonly string[]>>>;

const names: Readonly<Record<HeaderLanguage, Names>> = {
  en: {
    name: ['Name', 'Full Name', 'Client Name', 'Candidate Name', 'Name of the native', 'NAME OF CLIENT'],
    date: ['DOB', 'D.O.B.', 'Date of Birth', 'Birth Date', 'Birthday', 'Born on'],
    time: ['TOB', 'Time of Birth', 'Birth Time', 'Time', 'Birth time (local)'],
    moment: ['Date and time of birth', 'Birth Date & Time', 'datetime'],
    place: ['POB', 'Place of Birth', 'Birth Place', 'City', 'Town/City'],
    region: ['State', 'Province', 'State/Province'],
    country: ['Country', 'Country of Birth'],
    gender: ['Gender', 'Sex'],
    zone: ['Time Zone', 'TZ', 'Timezone'],
    lat: ['Lat', 'Latitude', 'Latitude (deg)'],
    lon: ['Long', 'Longitude', 'Lng'],
    coordinates: ['Coordinates', 'GPS', 'Lat/Long'],
    id: ['ID', 'Client ID', 'Ref'],
  },
  de: {
    name: ['Name', 'Vor- und Nachname', 'Kundenname'],
    date: ['Geburtsdatum', 'Geb.-Datum', 'geb. am'],
    time: ['Geburtszeit', 'Uhrzeit', 'Zeit'],
    moment: ['Geburtsdatum und -zeit', 'Geburtsdatum und Uhrzeit'],
    place: ['Geburtsort', 'Ort', 'Stadt'],
    region: ['Bundesland', 'Region'],
    country: ['Land', 'Geburtsland'],
    gender: ['Geschlecht'],
    zone: ['Zeitzone'],
    lat: ['Breite', 'Breitengrad'],
    lon: ['Länge', 'Längengrad'],
    id: ['Kundennummer', 'Kunden-Nr.'],
  },
  es: {
    name: ['Nombre', 'Nombre completo', 'Nombre y apellidos'],
    date: ['Fecha de nacimiento', 'Fecha nac.'],
    time: ['Hora de nacimiento', 'Hora'],
    moment: ['Fecha y hora de nacimiento'],
    place: ['Lugar de nacimiento', 'Ciudad', 'Lugar'],
    region: ['Provincia', 'Estado'],
    country: ['País', 'Pais'],
    gender: ['Sexo', 'Género'],
    zone: ['Zona horaria'],
    lat: ['Latitud'],
    lon: ['Longitud'],
  },
  fr: {
    name: ['Nom complet', 'Nom et prénom'],
    date: ['Date de naissance', 'Né le'],
    time: ['Heure de naissance', 'Heure'],
    moment: ['Date et heure de naissance'],
    place: ['Lieu de naissance', 'Ville'],
    region: ['Région', 'Département'],
    country: ['Pays'],
    gender: ['Sexe', 'Genre'],
    zone: ['Fuseau horaire'],
    lat: ['Latitude'],
    lon: ['Longitude'],
  },
  pt: {
    name: ['Nome completo'],
    date: ['Data de nascimento', 'Nascimento'],
    time: ['Hora de nascimento', 'Hora'],
    moment: ['Data e hora de nascimento'],
    place: ['Local de nascimento', 'Cidade'],
    region: ['Estado'],
    country: ['País'],
    gender: ['Sexo'],
  },
  it: {
    name: ['Nominativo', 'Nome completo'],
    date: ['Data di nascita', 'Nascita'],
    time: ['Ora di nascita', 'Ora'],
    moment: ['Data e ora di nascita'],
    place: ['Luogo di nascita', 'Città'],
    region: ['Regione', 'Provincia'],
    country: ['Paese', 'Nazione'],
    gender: ['Sesso'],
  },
  ru: {
    name: ['ФИО', 'Полное имя'],
    date: ['Дата рождения'],
    time: ['Время рождения', 'Время'],
    place: ['Место рождения', 'Город'],
    region: ['Область', 'Регион'],
    country: ['Страна'],
    gender: ['Пол'],
  },
  hi: {
    name: ['नाम', 'पूरा नाम'],
    date: ['जन्म तिथि', 'जन्म तारीख', 'जन्मतिथि'],
    time: ['जन्म समय', 'समय', 'जन्म का समय'],
    moment: ['जन्म तिथि और समय'],
    place: ['जन्म स्थान', 'स्थान', 'शहर'],
    region: ['राज्य'],
    country: ['देश'],
    gender: ['लिंग'],
    zone: ['समय क्षेत्र'],
    lat: ['अक्षांश'],
    lon: ['देशांतर'],
  },
  mr: {
    name: ['नाव'],
    date: ['जन्म दिनांक', 'जन्म तारीख'],
    time: ['जन्म वेळ'],
    place: ['जन्म ठिकाण'],
    country: ['देश'],
    gender: ['लिंग'],
  },
  ta: {
    name: ['பெயர்', 'முழு பெயர்'],
    date: ['பிறந்த தேதி', 'பிறந்த நாள்'],
    time: ['பிறந்த நேரம்', 'நேரம்'],
    place: ['பிறந்த இடம்', 'பிறந்த ஊர்', 'ஊர்'],
    region: ['மாநிலம்'],
    country: ['நாடு'],
    gender: ['பாலினம்'],
  },
};

const plain: Readonly<Record<WrittenColumn, string>> = {
  name: 'name',
  date: 'date',
  time: 'time',
  moment: 'date_time',
  hour: 'hour',
  min: 'min',
  day: 'day',
  month: 'month',
  year: 'year',
  lat: 'lat',
  lon: 'lon',
  coordinates: 'coordinates',
  place: 'place',
  region: 'region',
  country: 'country',
  zone: 'timezone',
  gender: 'gender',
  id: 'id',
};

export const headerOf = (column: WrittenColumn, language: HeaderLanguage, draw: Draw): string =>
  draw.one(names[language][column] ?? names.en[column] ?? [plain[column]]);

export const otherColumns: readonly (readonly [header: string, cell: (line: number) => string])[] = [
  ['Sr. No.', (line) => String(line)],
  ['Mobile No', (line) => `+91 98450 ${10_000 + line}`],
  ['Email', (line) => `person${line}@example.org`],
  ['Gotra', () => 'Kashyap'],
  ['Remarks', (line) => (line % 3 === 0 ? 'will call again, see file' : '')],
  ['Bemerkung', () => ''],
  ['Height', () => '5\'10"'],
  ['Fee', (line) => `${500 + line}.00`],
];

export const headings: Readonly<Partial<Record<WrittenColumn, string>>> = {
  name: 'Person',
  date: 'Birth',
  place: 'Where',
};
