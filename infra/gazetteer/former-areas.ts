/**
 * What an area was part of before, by the name of that. It explains a stated region only where no town fits it as things are today: Uttar
 * Pradesh of Dehradun. One with `^` before it was part of a country that is another today, and is so only where the row has a town by
 * another name than today's: Breslau, Germany, and not Wrocław, Germany.
 */
export const formerAreas: readonly (readonly [names: string, areas: string])[] = [
  ['Uttar Pradesh, UP, U.P., United Provinces', 'IN.39'],
  ['Bihar, BR', 'IN.38'],
  ['Madhya Pradesh, MP, M.P., Central Provinces', 'IN.37'],
  ['Andhra Pradesh, AP, A.P., Andhra', 'IN.40'],
  ['Hyderabad State', 'IN.40 IN.16 IN.19'],
  ['Jammu and Kashmir, J&K, JK, Jammu & Kashmir', 'IN.41'],
  ['Punjab, East Punjab, PEPSU', 'IN.10 IN.11 IN.05'],
  ['Punjab, Haryana', 'IN.05'],
  ['Assam', 'IN.18 IN.20 IN.31 IN.30'],
  ['Madras, Madras State, Madras Presidency', 'IN.25 IN.02 IN.13 IN.19'],
  ['Bombay, Bombay State, Bombay Presidency', 'IN.16 IN.09 IN.19'],
  ['Mysore', 'IN.19'],
  ['Travancore, Travancore-Cochin, Cochin State', 'IN.13 IN.25'],
  ['Bengal, Bengal Presidency', 'IN.28'],
  ['Saurashtra, Kutch', 'IN.09'],
  ['Vindhya Pradesh, Central India, Berar, CP and Berar', 'IN.35 IN.37 IN.16'],
  ['Goa Daman and Diu, Goa', 'IN.52'],
  [
    'Germany, Deutschland, Schlesien, Silesia, Niederschlesien, Oberschlesien, Prussia, Preußen',
    '^PL.72 ^PL.83 ^PL.79 ^PL.76',
  ],
  [
    'Germany, Deutschland, Pommern, Pomerania, Westpreußen, Prussia, Preußen, Freie Stadt Danzig',
    '^PL.87 ^PL.82',
  ],
  ['Germany, Deutschland, Ostpreußen, Ostpreussen, East Prussia, Prussia, Preußen', '^PL.85 ^RU.23'],
  ['Poland, Polska, Polen, Galicia, Galizien, Austria', '^UA.15 ^UA.22 ^UA.06 ^UA.24 ^UA.19'],
  ['Romania, Rumänien, Bukowina, Bukovina', '^UA.03'],
  ['Hungary, Ungarn, Czechoslovakia', '^UA.25'],
  ['Russia, Россия, Russland, Rossiya', '^UA.11 ^UA.20'],
  ['Germany, Deutschland, Elsass', '^FR.44'],
  ['Italy, Italia, Italien', '^HR.04 ^HR.09'],
  ['Austria, Österreich, Tirol', '^IT.17'],
  ['Prussia, Preußen, Preussen', 'DE.11 DE.16 DE.07 DE.14 DE.10 DE.06 DE.05 DE.09'],
  ['Hesse-Nassau', 'DE.05'],
];
