import type { OddTable } from './odd-table.ts';
import { utf8, windows } from './odd-table.ts';

export const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

export const registers: readonly OddTable[] = [
  {
    name: 'tamil-bureau.csv',
    about:
      'a marriage bureau: horoscope columns, times with dots, a date of registration before the date of birth',
    bytes: utf8(
      lines(
        'Profile ID,Regn Date,Name,Sex,Date of Birth,Birth Time,Birth Place,Birth Star,Rasi,Laknam,Dosham,Father Name,Mobile',
        'VM-201,05-01-2026,S. Lakshmi,F,12-08-1994,06.15 A.M.,Kumbakonam,Rohini,Rishabam,Kadagam,No,R. Subramanian,9840012345',
        'VM-202,06-01-2026,K. Karthik,M,23-02-1990,11.40 P.M.,Trichy,Swathi,Thulam,Dhanusu,Yes,M. Kannan,9840054321',
      ),
    ),
    people: ['S. Lakshmi 1994-8-12 6:15', 'K. Karthik 1990-2-23 23:40'],
    refused: [],
  },
  {
    name: 'couples.csv',
    about: 'a register of marriages with a bride and a groom in each row',
    bytes: utf8(
      lines(
        'Bride Name,Bride DOB,Bride Birth Time,Bride Birth Place,Groom Name,Groom DOB,Groom Birth Time,Groom Birth Place',
        'Anna,1990-12-31,10:00,Chennai,Ben,1988-05-13,11:00,Madurai',
      ),
    ),
    people: [],
    refused: ['duplicate-column@1'],
  },
  {
    name: 'google-contacts.csv',
    about: 'a current export of Google contacts: a full birthday, one without a year, and none',
    choices: {
      unknownTime: 'left out',
      columns: {
        'Address 1 - City': 'place',
        'Address 1 - Region': 'region',
        'Address 1 - Country': 'country',
      },
    },
    bytes: utf8(
      lines(
        'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - City,Address 1 - Region,Address 1 - Country',
        'Anna,,Rao,,,,,1990-12-31,,https://lh3.example/a,* myContacts,,anna@x.org,Mobile,+91 98400 12345,Home,"1 Road, Chennai",Chennai,Tamil Nadu,India',
        'Ben,,Iyer,,,,,--11-23,,,* myContacts,,,,,Home,,Madurai,Tamil Nadu,India',
        'Shop,,,,,,ACME,,,,* myContacts,,,,,,,,,',
      ),
    ),
    people: ['Anna Rao 1990-12-31 ?'],
    refused: ['bad-date@3', 'nothing-to-ask@4'],
  },
  {
    name: 'outlook.csv',
    about: 'the export of Outlook, with 0/0/00 for no birthday',
    choices: {
      unknownTime: 'left out',
      columns: { 'Home City': 'place', 'Home Country/Region': 'country' },
    },
    bytes: windows(
      lines(
        '"First Name","Middle Name","Last Name","Company","Home Street","Home City","Home State","Home Country/Region","Birthday","Anniversary","E-mail Address"',
        '"Jürgen","","Groß","","","Köln","","Germany","12/31/1990","0/0/00","j@x.org"',
        '"Eva","","Maier","","","Wien","","Austria","0/0/00","0/0/00",""',
      ),
    ),
    people: ['Jürgen Groß 1990-12-31 ?'],
    refused: ['missing-value@3'],
  },
  {
    name: 'school.csv',
    about: 'a school list: two numbers for each pupil, class and section, no time of birth',
    choices: { unknownTime: 'left out' },
    bytes: utf8(
      lines(
        'GOVERNMENT HIGH SCHOOL - STUDENT LIST 2026',
        'Sl No,Admission No,Roll No,Student Name,Class,Sec,Gender,DOB (DD/MM/YYYY),Place of Birth,Father Name,Mother Name,Aadhaar No',
        '1,2231,14,ARUN KUMAR M,X,B,Male,15/06/2010,Salem,Murugan K,Selvi M,XXXX XXXX 1234',
        '2,2232,15,DIVYA S,X,B,Female,03/11/2010,Erode,Saravanan P,Latha S,',
      ),
    ),
    people: ['DIVYA S 2010-11-3 ?'],
    refused: ['ambiguous-place@3'],
  },
  {
    name: 'temple-donors.csv',
    about: 'donors of a temple: a date of the donation beside the date of birth',
    bytes: utf8(
      lines(
        'Receipt No,Date,Devotee Name,Gothram,Nakshatram,Rasi,Date of Birth,Time of Birth,Place of Birth,Pooja,Amount (Rs.)',
        'R-1001,01/11/2026,Ramesh Iyer,Kashyapa,Rohini,Rishaba,13/05/1971,4.20 am,Kumbakonam,Archanai,"1,001"',
        'R-1002,01/11/2026,Meena Iyer,Kashyapa,Swathi,Thula,28/09/1975,10.05 pm,Thanjavur,Abhishekam,501',
        ',,,,,,,,,Total,"1,502"',
      ),
    ),
    people: ['Ramesh Iyer 1971-5-13 4:20', 'Meena Iyer 1975-9-28 22:5'],
    refused: [],
  },
  {
    name: 'hr.csv',
    about: 'an export of HR: dates of hiring, places of work, countries as codes',
    choices: { unknownTime: 'left out' },
    bytes: utf8(
      lines(
        'Employee ID,Legal First Name,Legal Last Name,Gender,Date of Birth,City of Birth,Country of Birth,Hire Date,Work Location,Termination Date,Manager',
        '000123,Anna,Rao,Female,1990-12-31,Chennai,IND,2019-03-01,Berlin,,Eva Maier',
        '000124,John,Smith,Male,1985-07-04,Boston,USA,2020-01-15,London,2024-05-31,Eva Maier',
      ),
    ),
    people: ['Anna Rao 1990-12-31 ?', 'John Smith 1985-7-4 ?'],
    refused: [],
  },
  {
    name: 'hospital.csv',
    about: 'a register of births: date and time in one cell, unnamed babies',
    bytes: utf8(
      lines(
        'Reg. No.,Name of Child,Sex,Date and Time of Birth,Weight (kg),Place of Birth,Mother Name',
        '2026/114,B/O Lakshmi,F,14-03-2026 02:47 PM,3.1,Coimbatore,Lakshmi',
        '2026/115,B/O Meena,M,14-03-2026 11:05 PM,2.9,Coimbatore,Meena',
      ),
    ),
    people: ['B/O Lakshmi 2026-3-14 14:47', 'B/O Meena 2026-3-14 23:5'],
    refused: [],
  },
  {
    name: 'astrology-program.csv',
    about: 'an export of an astrology program: coordinates with colons, offsets with signs',
    bytes: utf8(
      lines(
        'Name,Sex,Day,Month,Year,Hour,Minute,Second,Time Zone,Longitude,Latitude,City',
        'Anna,F,31,12,1990,10,5,30,+05:30,80:17 E,13:05 N,Chennai',
        'Ben,M,4,7,1985,23,59,0,-05:00,71:04 W,42:22 N,Boston',
      ),
    ),
    people: ['Anna 1990-12-31 10:5', 'Ben 1985-7-4 23:59'],
    refused: [],
  },
  {
    name: 'database.csv',
    about: 'an export of a database: NULL, underscores, zeros in front',
    bytes: utf8(
      lines(
        'user_id,first_name,last_name,birth_date,birth_time,birth_city,birth_state,birth_country,created_at,deleted_at',
        '0017,Anna,Rao,1990-12-31,10:05:00,Chennai,NULL,IN,2026-01-02 03:04:05,NULL',
        '0018,Ben,Iyer,1991-11-30,NULL,Madurai,NULL,IN,2026-01-02 03:04:05,NULL',
        '0019,Uma,\\N,1991-11-30,00:00:00,Madurai,\\N,IN,2026-01-02 03:04:05,\\N',
      ),
    ),
    people: ['Anna Rao 1990-12-31 10:5', 'Ben Iyer 1991-11-30 ?', 'Uma 1991-11-30 0:0'],
    refused: [],
  },
  {
    name: 'mainframe.csv',
    about: 'dates and times without separators',
    bytes: utf8(
      lines(
        'ID;NAME;BIRTHDATE;BIRTHTIME;BIRTHPLACE;COUNTRY',
        '1;RAO ANNA;19901231;1005;CHENNAI;INDIA',
        '2;IYER BEN;19911130;0730;MADURAI;INDIA',
      ),
    ),
    people: ['RAO ANNA 1990-12-31 10:5', 'IYER BEN 1991-11-30 7:30'],
    refused: [],
  },
  {
    name: 'timestamps.csv',
    about: 'an export of a program: ISO times with the offset of the place',
    choices: { columns: { date_of_birth: 'date_time' } },
    bytes: utf8(
      lines(
        'name,date_of_birth,place_of_birth',
        'Anna,1990-12-31T10:05:00+05:30,"Chennai, India"',
        'Ben,1985-07-04T23:59:00-04:00,"Boston, MA, USA"',
      ),
    ),
    people: ['Anna 1990-12-31 10:5', 'Ben 1985-7-4 23:59'],
    refused: [],
  },
  {
    name: 'airtable.csv',
    about: 'Airtable: date and time in one cell with am and pm',
    bytes: utf8(
      `\ufeff${lines(
        'Name,Birth Date & Time,Birth City,Birth Country,Status,Last Modified',
        'Anna,12/31/1990 10:05am,Chennai,India,Done,1/2/2026 3:04pm',
        'Ben,7/4/1985 11:59pm,Boston,United States,Todo,1/2/2026 3:04pm',
      )}`,
    ),
    people: ['Anna 1990-12-31 10:5', 'Ben 1985-7-4 23:59'],
    refused: [],
  },
];
