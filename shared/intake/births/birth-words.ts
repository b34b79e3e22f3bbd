/**
 * Names of the columns that people and programs use, in 21 languages. Compared without case, accents, blanks,
 * punctuation and text in brackets.
 */
export const birthWords = {
  id: `subject_id, subject, person, person_id, identifier, uid, client_id, customer_id, ref, member_id, membership_no,
    client_no, customer_no, Kennung, Kundennummer, Kunden-Nr., Mitgliedsnummer, identificador, código de cliente,
    número de cliente, identifiant, numéro client, codice cliente, klantnummer, numer klienta, код клиента, ग्राहक आईडी, आईडी, क्रमांक आईडी`,
  date: `dob, d.o.b., date_of_birth, birth_date, birthdate, birthday, bday, when were you born, what is your date of birth, born, born_on, dateofbirth, Geburtsdatum,
    Geburtstag, Geb.-Datum, geb. am, geboren am, geboren, fecha de nacimiento, fecha nacimiento, nacimiento, fecha nac., cumpleaños,
    date de naissance, naissance, né le, née le, anniversaire, data de nascimento, nascimento, data nascimento, aniversário,
    data di nascita, nascita, geboortedatum, verjaardag, data urodzenia, дата рождения, день рождения, doğum tarihi, tanggal lahir, Datum, Fecha, Data,
    जन्म तिथि, जन्मतिथि, जन्म तारीख, जन्म दिनांक, जन्मदिन, तारीख, दिनांक, जन्म तारीख़, জন্ম তারিখ, জন্মতারিখ, பிறந்த தேதி, பிறந்த நாள், பிறந்ததேதி,
    పుట్టిన తేదీ, పుట్టిన రోజు, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ಜನ್ಮ ದಿನಾಂಕ, ജനനത്തീയതി, ജനന തീയതി, જન્મ તારીખ, 出生日期, 生日, 生年月日`,
  day: 'day_of_birth, dd, Tag, día, jour, dia, giorno, दिन',
  month: 'birth_month, month_of_birth, mon, mm, Geburtsmonat, Monat, mes, mois, mês, mese, महीना, माह',
  year: 'birth_year, year_of_birth, yyyy, yr, Geburtsjahr, Jahr, año, année, ano, anno, साल, वर्ष',
  time: `tob, t.o.b., time_of_birth, birth_time, birthtime, hh_mm, hh:mm, born_at, what time were you born, what is your time of birth, clock_time, Geburtszeit, Geb.-Zeit, Uhrzeit, Zeit, Geburtsuhrzeit, geboren um,
    hora de nacimiento, hora nacimiento, hora, heure de naissance, heure naissance, heure, hora de nascimento, ora di nascita, ora,
    geboortetijd, tijd, godzina urodzenia, godzina, время рождения, время, doğum saati, saat, jam lahir, waktu lahir,
    जन्म समय, जन्म का समय, समय, जन्म वेळ, জন্ম সময়, জন্মের সময়, பிறந்த நேரம், நேரம், పుట్టిన సమయం, సమయం, ಜನ್ಮ ಸಮಯ, ಹುಟ್ಟಿದ ಸಮಯ, ಸಮಯ,
    ജനന സമയം, ജനനസമയം, જન્મ સમય, સમય, 出生时间, 出生時間, 出生時刻`,
  date_time: `birth_datetime, datetime, birth_date_time, date and time, date and time of birth, birth date and time, dob and time, moment of birth, Geburtsdatum und -zeit,
    Geburtsdatum und Uhrzeit, fecha y hora de nacimiento, date et heure de naissance, data e hora de nascimento, data e ora di nascita, जन्म तिथि और समय`,
  hour: 'birth_hour, hour_of_birth, hours, hr, hh, Stunde, घंटा',
  min: 'minute, minutes, mins, birth_minute, birth_min, minute_of_birth, Minuten, minuto, मिनट',
  lat: `latitude, birth_lat, birth_latitude, place_lat, geo_lat, Breite, Breitengrad, geogr. Breite, geographische Breite, latitud, latitudine,
    breedtegraad, szerokość geograficzna, широта, enlem, lintang, अक्षांश, অক্ষাংশ, அட்சரேகை, అక్షాంశం, ಅಕ್ಷಾಂಶ, അക്ഷാംശം, અક્ષાંશ, 纬度, 緯度`,
  lon: `longitude, lng, long, birth_lon, birth_lng, birth_longitude, place_lon, geo_lon, geo_lng, Länge, Längengrad, geogr. Länge,
    geographische Länge, longitud, longitudine, lengtegraad, długość geograficzna, долгота, boylam, bujur, देशांतर, रेखांश, দ্রাঘিমাংশ, தீர்க்கரேகை,
    రేఖాంశం, ರೇಖಾಂಶ, രേഖാംശം, રેખાંશ, 经度, 経度`,
  coordinates:
    'coords, coordinate, geo, lat_lon, lat_lng, lat_long, latlon, latlng, Koordinaten, coordenadas, coordonnées, gps, निर्देशांक',
  tzone: 'utc_offset, gmt_offset, offset, timezone_offset, tz_offset, offset_hours, gmt, utc, UTC-Abweichung',
  timezone: `tz, tzid, zone, iana, iana_timezone, timezone_name, tz_name, birth_timezone, time_zone, Zeitzone, zona horaria, huso horario,
    fuseau horaire, fuso horário, fuso orario, tijdzone, strefa czasowa, часовой пояс, saat dilimi, zona waktu, समय क्षेत्र, நேர மண்டலம்`,
  unknown_time: 'time_unknown, if_time_unknown, unknown_birth_time',
  name: `full_name, fullname, name of the person, name of person, client's name, name of client, customer's name, name of the native, person_name, client_name, customer_name, patient_name, Vor- und Nachname, vollständiger Name, Kunde, Kundenname, what is your name, what is your full name, nombre, nombre completo,
    nombre y apellidos, nom complet, nom et prénom, nome, nome completo, nominativo, naam, volledige naam, imię i nazwisko, ФИО, имя, полное имя,
    adı soyadı, ad soyad, nama, nama lengkap, नाम, पूरा नाम, नाव, নাম, পুরো নাম, பெயர், முழு பெயர், பெயர் விவரம், పేరు, పూర్తి పేరు, ಹೆಸರು, ಪೂರ್ಣ ಹೆಸರು,
    പേര്, മുഴുവൻ പേര്, નામ, પૂરું નામ, 姓名, 名前, 氏名`,
  given_name: `first_name, firstname, given, forename, christian_name, Vorname, nombre de pila, nombres, primer nombre, prénom, primeiro nome, nome próprio,
    nome di battesimo, voornaam, imię, nama depan, पहला नाम`,
  family_name: `last_name, lastname, surname, family, Nachname, Familienname, Zuname, apellido, apellidos, primer apellido, nom, nom de famille, sobrenome, apelido,
    cognome, achternaam, nazwisko, фамилия, soyadı, soyad, nama belakang, उपनाम, कुलनाम, आडनाव`,
  gender: `sex, Geschlecht, sexo, género, sexe, genre, genere, sesso, geslacht, płeć, пол, cinsiyet, jenis kelamin, लिंग, লিঙ্গ, பாலினம், பால், లింగం, ಲಿಂಗ,
    ലിംഗം, જાતિ, 性别, 性別`,
  place: `place_of_birth, birth_place, birthplace, pob, p.o.b., city, town/city, city/town, town, village, birth_city, birth_town, city_of_birth, where were you born, what is your place of birth, location, Geburtsort, Ort, Stadt, Geb.-Ort,
    geboren in, lugar de nacimiento, lugar nacimiento, lugar, ciudad, ciudad de nacimiento, localidad, lieu de naissance, lieu, ville, ville de naissance,
    local de nascimento, cidade, cidade de nascimento, naturalidade, luogo di nascita, città, comune di nascita, geboorteplaats, plaats, miejsce urodzenia, miasto,
    место рождения, город, doğum yeri, şehir, tempat lahir, kota, जन्म स्थान, जन्मस्थान, जन्म का स्थान, स्थान, शहर, जन्म ठिकाण, জন্মস্থান, জন্ম স্থান, শহর,
    பிறந்த இடம், பிறந்த ஊர், ஊர், இடம், నగరం, పుట్టిన స్థలం, పుట్టిన ఊరు, ಹುಟ್ಟಿದ ಸ್ಥಳ, ಜನ್ಮ ಸ್ಥಳ, ಊರು, ജനന സ്ഥലം, ജനനസ്ഥലം, જન્મ સ્થળ, શહેર, 出生地, 城市`,
  region: `state, province, state_of_birth, birth_state, county, admin, state/province, Bundesland, Region, Kanton, estado, provincia, comunidad autónoma, région, département,
    regione, provincie, województwo, область, регион, il, provinsi, राज्य, प्रदेश, राज्य का नाम, রাজ্য, மாநிலம், రాష్ట్రం, ರಾಜ್ಯ, സംസ്ഥാനം, રાજ્ય, 省`,
  country: `country_of_birth, birth_country, nation, country/region, Land, Geburtsland, Staat, país, pais, país de nacimiento, país de nascimento, pays, pays de naissance,
    paese, nazione, stato, paese di nascita, kraj, страна, ülke, negara, देश, जन्म देश, দেশ, நாடு, దేశం, ದೇಶ, രാജ്യം, દેશ, 国家, 国`,
  house_type: 'house_system, houses, house, Häusersystem, sistema de casas, système de maisons',
  varshaphal_year: 'varshaphal, varsha_year, solar_return_year, annual_year',
  vastu_id: 'vastu, home_id, plan_id',
  question:
    'questions, q, ask, Frage, Fragen, pregunta, preguntas, pergunta, domanda, प्रश्न, सवाल, கேள்வி, ప్రశ్న',
  expertise: 'ep, expertise_level, level',
  tradition: 'ac, category, astrological_category, astrology',
  language: 'lang, locale, Sprache, idioma, langue, língua, lingua, taal, język, язык, भाषा, மொழி, భాష',
  product: 'product_name, package, Produkt, producto, produit, produto, prodotto',
  photo:
    'palm, palm_photo, image, picture, photo_file, file, Foto, Bild, imagen, fotografía, immagine, फोटो, चित्र, புகைப்படம்',
} as const;

/**
 * Names of address books for a person's name, used only if no other column has the name. The place where a person
 * lives is not the birthplace, so that column is used only if mapped by hand.
 */
export const contactWords = {
  name: 'display_name, fn, file_as, formatted_name, Anzeigename, nombre para mostrar, nom affiché',
} as const;
