import { placeNameKey } from './place-key.ts';

const languages = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'id',
  'hi',
  'mr',
  'bn',
  'ta',
  'te',
  'kn',
  'ml',
  'gu',
  'pa',
  'or',
  'zh',
  'ja',
  'ko',
  'cs',
  'sk',
  'hu',
  'ro',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'uk',
  'be',
  'bg',
  'sr',
  'hr',
  'sl',
  'lt',
  'lv',
  'et',
  'ka',
  'ca',
  'ar',
  'fa',
  'ur',
  'he',
  'ne',
  'si',
  'th',
  'vi',
];

/** Each code of three letters, followed by the code of two. */
const threeLetters =
  'ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ATAAQ ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ ' +
  'BIHBA BRBBB BGDBD BELBE BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS ' +
  'BTNBT BVTBV BWABW BLRBY BLZBZ CANCA CCKCC CODCD CAFCF COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN ' +
  'COLCO CRICR CUBCU CPVCV CUWCW CXRCX CYPCY CZECZ DEUDE DJIDJ DNKDK DMADM DOMDO DZADZ ECUEC ESTEE ' +
  'EGYEG ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK FSMFM FROFO FRAFR GABGA GBRGB GRDGD GEOGE GUFGF ' +
  'GGYGG GHAGH GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR SGSGS GTMGT GUMGU GNBGW GUYGY HKGHK HMDHM ' +
  'HNDHN HRVHR HTIHT HUNHU IDNID IRLIE ISRIL IMNIM INDIN IOTIO IRQIQ IRNIR ISLIS ITAIT JEYJE JAMJM ' +
  'JORJO JPNJP KENKE KGZKG KHMKH KIRKI COMKM KNAKN PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA LBNLB LCALC ' +
  'LIELI LKALK LBRLR LSOLS LTULT LUXLU LVALV LBYLY MARMA MCOMC MDAMD MNEME MAFMF MDGMG MHLMH MKDMK ' +
  'MLIML MMRMM MNGMN MACMO MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU MDVMV MWIMW MEXMX MYSMY MOZMZ NAMNA ' +
  'NCLNC NERNE NFKNF NGANG NICNI NLDNL NORNO NPLNP NRUNR NIUNU NZLNZ OMNOM PANPA PERPE PYFPF PNGPG ' +
  'PHLPH PAKPK POLPL SPMPM PCNPN PRIPR PSEPS PRTPT PLWPW PRYPY QATQA REURE ROURO SRBRS RUSRU RWARW ' +
  'SAUSA SLBSB SYCSC SDNSD SWESE SGPSG SHNSH SVNSI SJMSJ SVKSK SLESL SMRSM SENSN SOMSO SURSR SSDSS ' +
  'STPST SLVSV SXMSX SYRSY SWZSZ TCATC TCDTD ATFTF TGOTG THATH TJKTJ TKLTK TLSTL TKMTM TUNTN TONTO ' +
  'TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG UMIUM USAUS URYUY UZBUZ VATVA VCTVC VENVE VGBVG VIRVI ' +
  'VNMVN VUTVU WLFWF WSMWS YEMYE MYTYT ZAFZA ZMBZM ZWEZW';

const namesBesideCldr: Readonly<Record<string, string>> = {
  US: 'अमेरिका, अमरीका, அமெரிக்கா, అమెరికా, USA, U.S.A., U.S., America, EEUU, EE.UU., EUA, Vereinigte Staaten von Amerika',
  GB: 'UK, U.K., Great Britain, Britain, Großbritannien, Gran Bretaña, Grande-Bretagne, United Kingdom of Great Britain',
  IN: 'Bharat, Hindustan, Republic of India, Union of India, Indian, IND',
  AE: 'UAE, U.A.E., Emirates, Trucial States',
  CZ: 'Czech Republic, Tschechische Republik, Czechia, ČR, Tschechei, Česko',
  DE: 'BRD, FRG, DDR, GDR, Federal Republic of Germany, West Germany, East Germany, Westdeutschland, Ostdeutschland, GER',
  CH: 'SUI, Swiss, Confoederatio Helvetica',
  IE: 'Eire, Republic of Ireland, Irish Republic',
  CN: 'PRC, P.R. China, PR China, Mainland China, People’s Republic of China',
  TW: 'R.O.C., Formosa',
  HK: 'Hong Kong, Hongkong',
  BD: 'East Pakistan, East Bengal, Bangla Desh',
  VN: 'South Vietnam, North Vietnam, Viet Nam',
  IR: 'Persia',
  TH: 'Siam',
  ZW: 'Rhodesia, Southern Rhodesia',
  ZM: 'Northern Rhodesia',
  CD: 'Zaire, Belgian Congo, DRC, DR Congo',
  ET: 'Abyssinia',
  CI: 'Ivory Coast',
  SZ: 'Swaziland',
  MK: 'Macedonia',
  MY: 'Malaya',
  PL: 'Polen',
  SA: 'KSA, Saudi',
  VE: 'Venezuela',
  BA: 'Bosnia',
  PH: 'Philippine Islands',
  CV: 'Cape Verde',
  ZA: 'RSA, Union of South Africa',
  NZ: 'N.Z., Aotearoa',
  BR: 'Brasil',
  NL: 'Holland, The Netherlands',
  RU: 'Russian Federation, RSFSR, Russian SFSR, Российская Федерация, РФ, РСФСР',
  MM: 'Burma',
  LK: 'Ceylon',
  KR: 'Korea',
  TR: 'Turkey, Türkiye, Turkiye',
};

/** Former countries, and countries with territories that have separate codes. */
const former: Readonly<Record<string, string>> = {
  'USSR, U.S.S.R., Soviet Union, UdSSR, Sowjetunion, URSS, СССР, Unione Sovietica, Unión Soviética':
    'RU UA BY MD EE LV LT GE AM AZ KZ KG TJ TM UZ',
  'Ukrainian SSR, Ukrainische SSR, УССР, УРСР': 'UA',
  'Byelorussian SSR, Belorussian SSR, БССР': 'BY',
  'Lithuanian SSR': 'LT',
  'Latvian SSR': 'LV',
  'Estonian SSR': 'EE',
  'Georgian SSR': 'GE',
  'Armenian SSR': 'AM',
  'Azerbaijan SSR': 'AZ',
  'Kazakh SSR, Казахская ССР': 'KZ',
  'Uzbek SSR, Узбекская ССР': 'UZ',
  'Kyrgyz SSR, Kirghiz SSR': 'KG',
  'Tajik SSR': 'TJ',
  'Turkmen SSR': 'TM',
  'Moldavian SSR': 'MD',
  'Yugoslavia, Jugoslawien, Jugoslavia, Yougoslavie, Jugoslavija, SFRJ, SFR Yugoslavia':
    'RS HR SI BA ME MK XK',
  'Serbia and Montenegro, Serbien und Montenegro': 'RS ME XK',
  'Serbia, Srbija, Serbien': 'XK',
  'Czechoslovakia, Tschechoslowakei, Československo, Tchécoslovaquie, Cecoslovacchia, ČSSR, CSSR, ČSR':
    'CZ SK',
  'Austria-Hungary, Österreich-Ungarn, Austro-Hungarian Empire, Autriche-Hongrie, K.u.K.':
    'AT HU CZ SK SI HR BA PL UA RO IT RS',
  'Prussia, Preußen, Preussen': 'DE',
  'German Empire, Deutsches Reich, Third Reich': 'DE PL RU FR LT DK',
  'Russian Empire, Tsarist Russia': 'RU UA BY PL LT LV EE FI MD GE AM AZ KZ',
  'Ottoman Empire, Osmanisches Reich': 'TR SY LB IL PS IQ GR BG MK AL XK BA SA JO',
  'British India, Undivided India, Hindustan': 'IN PK BD MM',
  'Palestine, British Mandate, Mandatory Palestine': 'IL PS',
  'French Indochina, Indochina': 'VN LA KH',
  'French Algeria': 'DZ',
  'Dutch East Indies, Netherlands East Indies, Nederlands-Indië': 'ID',
  'Federation of Malaya, British Malaya': 'MY SG',
  'Korea, Chosen': 'KR KP',
  Congo: 'CD CG',
  'British Honduras': 'BZ',
  'Gold Coast': 'GH',
  'South West Africa, Südwestafrika': 'NA',
  Tanganyika: 'TZ',
  'China, PRC': 'HK MO',
  'USA, US, U.S., U.S.A., United States': 'PR GU VI AS MP',
  'France, Frankreich, Francia': 'GP MQ GF RE YT NC PF BL MF PM',
  'UK, United Kingdom, Great Britain': 'GG JE IM GI',
  'Netherlands, Niederlande, Holland': 'CW AW SX BQ',
  'Denmark, Dänemark': 'GL FO',
  'Finland, Finnland': 'AX',
  'Israel, Palestine': 'PS',
};

let codesByName: ReadonlyMap<string, string> | undefined;

export function countryCode(text: string): string | undefined {
  codesByName ??= names();
  return codesByName.get(placeNameKey(text));
}

/** Empty if the platform does not know them. */
export function zonesOfCountry(text: string): readonly string[] {
  const code = countryCode(text);
  return code === undefined ? [] : (new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []);
}

let successorsByName: ReadonlyMap<string, readonly string[]> | undefined;

export function formerCountry(text: string): readonly string[] {
  successorsByName ??= new Map(
    Object.entries(former).flatMap(([list, codes]) =>
      list.split(',').map((name) => [placeNameKey(name), codes.split(' ')] as const),
    ),
  );
  return successorsByName.get(placeNameKey(text)) ?? [];
}

/** Codes of former countries map to their successors: DD to DE. */
const isCurrentCode = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

function names(): Map<string, string> {
  const byName = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => isCurrentCode(code) && english.of(code) !== undefined);
  for (const language of languages) {
    const named = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = named.of(code);
      if (name !== undefined && !byName.has(placeNameKey(name))) byName.set(placeNameKey(name), code);
    }
  }
  for (const [code, list] of Object.entries(namesBesideCldr))
    for (const name of list.split(',')) byName.set(placeNameKey(name), code);
  for (const pair of threeLetters.split(' ')) byName.set(pair.slice(0, 3).toLowerCase(), pair.slice(3));
  for (const code of codes) byName.set(code.toLowerCase(), code);
  return byName;
}
