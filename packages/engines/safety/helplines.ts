export type Helpline = readonly [name: string, phone: string];

interface Source {
  readonly url: string;
  /** False if the page could not be read on the day of the check. */
  readonly wasRead: boolean;
}

export interface CountryHelplines {
  readonly country: string;
  readonly emergency: string;
  /** Equal to `emergency` if one number serves both. */
  readonly ambulance: string;
  readonly suicide: readonly Helpline[];
  readonly women: readonly Helpline[];
  readonly children: readonly Helpline[];
  readonly sources: readonly Source[];
}

const publications: Readonly<Record<string, string>> = {
  fcdo: 'www.gov.uk/foreign-travel-advice',
  aosp: 'android.googlesource.com/platform/packages/services/Telephony/+/master/ecc/input/eccdata.txt',
  fah: 'findahelpline.com',
  chi: 'childhelplineinternational.org',
};

// code | emergency | ambulance, "=" for the same | suicide | women | children | sources, "~" before one not read
const africa = `
DZ | 17 | 1021 | - | Numéro vert femmes: 1026 | Je t'écoute: 3033 | fcdo, chi, ~algerie360.com
EG | 122 | 123 | General Secretariat of Mental Health: 16328 | National Council for Women: 15115 | Child Helpline: 16000 | aosp, dailynewsegypt.com, ~mohp.gov.eg, ~ncw.gov.eg
ET | 991 | = | - | Ethiopian Women Lawyers Association: 7711 | - | aosp, ethiopia.unfpa.org
GH | 112 | 193 | Mental Health Authority: 0800 678 678 | Helpline of Hope: 0800 800 800 | Helpline of Hope: 0800 800 800 | aosp, businessghana.com, myjoyonline.com
KE | 999 | = | Befrienders Kenya: +254 722 178 177 | National GBV Hotline: 1195 | Childline Kenya: 116 | fcdo, fah, ~hakgbv1195.org
MA | 190 | 150 | - | Kolona Maak: 8350 | - | fcdo, aosp, fah
MU | 999 | 114 | Befrienders Mauritius: 800 9393 | Hotline 139: 139 | Hotline 139: 139 | aosp, fah, govmu.org, topfm.mu
NG | 112 | = | SURPIN: 0800 078 7746 | WARIF: 0800 9210 0009 | Cece Yara: 0800 800 8001 | fcdo, fah
TN | 197 | 190 | - | Ligne verte: 1899 | - | fcdo, aosp, fah, realites.com.tn
TZ | 112 | = | - | C-Sema: 116 | C-Sema: 116 | fcdo, sematanzania.org, unfpa.org
UG | 999 | = | Mental Health Uganda: 0800 21 21 21 | MIFUMI: 0800 200 250 | Sauti: 116 | fcdo, fah, ~mglsd.go.ug
ZA | 10111 | 10177 | SADAG: 0800 567 567 | Gender-Based Violence Command Centre: 0800 428 428 | Childline: 116 | fcdo, fah, ~gbv.org.za, ~childlinesa.org.za
`;

const americas = `
AR | 911 | 107 | Línea de salud mental: 0800 999 0091 | Línea 144: 144 | Línea 102: 102 | fcdo, aosp, fah, chi, ~argentina.gob.ar
BO | 110 | 118 | - | FELCV: 800 14 0348 | - | fcdo, aosp, travel.gc.ca
BR | 190 | 192 | CVV: 188 | Central de Atendimento à Mulher: 180 | Disque 100: 100 | fcdo, aosp, gov.br, ~cvv.org.br
CA | 911 | = | Suicide Crisis Helpline: 988 | - | Kids Help Phone: 1-800-668-6868 | fcdo, newswire.ca, cbc.ca
CL | 133 | 131 | Línea de Prevención del Suicidio: *4141 | Fono Orientación: 1455 | Fono Niños: 147 | fcdo, travel.gc.ca, doc.didww.com, ~minsal.cl
CO | 123 | = | Línea 106: 106 | Línea 155: 155 | ICBF: 141 | fcdo, bogota.gov.co, ~minsalud.gov.co, ~icbf.gov.co
CR | 911 | = | - | - | PANI: 1147 | fcdo, fah
CU | 106 | 104 | - | - | - | fcdo, aosp
DO | 911 | = | - | Ministerio de la Mujer: 809 685 3755 | - | fcdo, fah
EC | 911 | = | Línea 171 (opción 6): 171 | - | - | fcdo, expreso.ec, teleamazonas.com
GT | 110 | 122 | - | Ministerio Público: 1572 | - | fcdo, fah
GY | 911 | 913 | Suicide Prevention Helpline: 915 | 914 Hotline: 914 | - | fcdo, fah
HN | 911 | = | - | - | - | fcdo
MX | 911 | = | Línea de la Vida: 800 911 2000 | Red Nacional de Refugios: 800 822 4460 | - | fcdo, fah, ~gob.mx
NI | 118 | 128 | - | - | - | aosp
PA | 104 | 911 | - | - | - | fcdo, aosp
PE | 105 | 106 | Línea 113 (opción 5): 113 | Línea 100: 100 | Línea 100: 100 | fcdo, panamericana.pe, larepublica.pe
PY | 911 | 141 | - | SOS Mujer: 137 | Fono Ayuda: 147 | fcdo, efeminista.com, ~minna.gov.py
SR | 115 | 113 | - | Mi Lijn: 123 | Kinder- en Jongerentelefoon: 123 | fcdo, dbsuriname.com
SV | 911 | = | - | Línea 126: 126 | - | fcdo, fah
TT | 999 | 811 | Lifeline: 800 5588 | Domestic Violence Hotline: 800 7283 | ChildLine: 800 4321 | fcdo, fah
US | 911 | = | 988 Suicide & Crisis Lifeline: 988 | National Domestic Violence Hotline: 1-800-799-7233 | Childhelp: 1-800-422-4453 | fcdo, ci.grapevine.tx.us, ovc.ojp.gov, ~childhelphotline.org
UY | 911 | 105 | Línea Vida: 0800 0767 | Línea de violencia doméstica: 0800 4141 | - | aosp, elpais.com.uy, ~gub.uy, ~asse.com.uy
VE | 911 | = | - | - | - | fcdo, aosp
`;

const asia = `
AE | 999 | 998 | National mental support line: 800 4673 | Ewaa: 800 7283 | Child Protection Centre: 116111 | fcdo, aosp, fah, ~u.ae
BD | 999 | = | Kaan Pete Roi: 09612 119911 | National Helpline Centre for Violence against Women and Children: 109 | Child Helpline: 1098 | fcdo, fah, ~mowca.gov.bd, ~dss.gov.bd
BH | 999 | = | - | - | Child Helpline: 998 | fcdo, fah
CN | 110 | 120 | Psychological assistance hotline: 12356 | Women's Federation: 12338 | Youth hotline: 12355 | aosp, c.m.163.com, ycpai.ycwb.com, gx.chinanews.com
HK | 999 | = | Mental Health Support Hotline: 18111 | Harmony House: 2522 0434 | Parent-Child Support Line: 2755 1122 | fcdo, news.gov.hk, ~harmonyhousehk.org, ~aca.org.hk
ID | 110 | 119 | Healing119 (ext. 8): 119 | SAPA 129: 129 | TePSA: 1500771 | fcdo, fah, ~kemkes.go.id, ~kemenpppa.go.id
IL | 100 | 101 | ERAN: 1201 | Ministry of Welfare: 118 | Ministry of Welfare: 118 | fcdo, aosp, i24news.tv, ~eran.org.il
IN | 112 | = | Tele-MANAS: 14416 | Women Helpline: 181 | Childline: 1098 | fcdo, visitnilgiris.org, ~telemanas.mohfw.gov.in, ~wcd.gov.in
JO | 911 | = | - | JRF Helpline: 110 | JRF Helpline: 110 | fcdo, fah
JP | 110 | 119 | Yorisoi Hotline: 0120 279 338 | DV Soudan Plus: 0120 279 889 | Child abuse hotline: 189 | fcdo, tascalne.com, pref.miyagi.jp
KR | 112 | 119 | Suicide prevention line: 109 | Women's hotline: 1366 | Youth hotline: 1388 | fcdo, newspim.com, ~mogef.go.kr
KW | 112 | = | - | - | Child protection: 147 | fcdo, fah
KZ | 102 | 103 | - | Contact centre 111: 111 | Helpline 150: 150 | fcdo, aosp, fah
LB | 112 | 140 | Embrace: 1564 | Internal Security Forces: 1745 | - | fcdo, en.annahar.com, ~isf.gov.lb
LK | 119 | 1990 | National Mental Health Helpline: 1926 | Women's Help Line: 1938 | Childline: 1929 | aosp, fah, ~1990.lk, ~childprotection.gov.lk
MY | 999 | = | - | - | - | fcdo
NP | 100 | 102 | National Suicide Prevention Helpline: 1166 | Khabar Garaun: 1145 | Child Helpline: 1098 | fcdo, aosp, fah, ~cwin.org.np
OM | 9999 | = | - | - | - | fcdo, aosp
PH | 911 | = | NCMH Crisis Hotline: 1800 1888 1553 | Aleng Pulis: 0919 777 7377 | Makabata: 1383 | fcdo, fah, ~pnp.gov.ph, ~cwc.gov.ph
PK | 15 | 1122 | Umang: 0311 778 6264 | Ministry of Human Rights: 1099 | Child Protection Bureau: 1121 | fcdo, fah, ~umang.com.pk, ~mohr.gov.pk
QA | 999 | = | Mental health helpline: 16000 | Aman: 919 | Aman: 919 | fcdo, fah, ~aman.org.qa
SA | 911 | 997 | - | Violence report centre: 1919 | Child Helpline: 116111 | fcdo, aosp, sauress.com, ~nfsp.org.sa
SG | 999 | 995 | Samaritans of Singapore: 1767 | National Anti-Violence Helpline: 1800 777 0000 | National Anti-Violence Helpline: 1800 777 0000 | fcdo, aosp, daily8.com, cnalifestyle.channelnewsasia.com
TH | 191 | 1669 | Department of Mental Health: 1323 | Social Assistance Centre: 1300 | Childline Thailand: 1387 | fcdo, aosp, mgronline.com, 1300thailand.m-society.go.th, ~childlinethailand.org
TR | 112 | = | - | ALO 183: 183 | ALO 183: 183 | fcdo, polisnoktasi.com
TW | 110 | 119 | Suicide prevention line: 1925 | Protection hotline: 113 | Protection hotline: 113 | fcdo, aosp, udn.com
VN | 113 | 115 | Ngày Mai: 096 306 1414 | Ngôi nhà Bình yên: 1900 969 680 | Child protection: 111 | fcdo, aosp, treem.gov.vn, ~duongdaynongngaymai.vn, ~ngoinhabinhyen.vn
`;

const europe = `
AT | 112 | 144 | TelefonSeelsorge: 142 | Frauenhelpline gegen Gewalt: 0800 222 555 | Rat auf Draht: 147 | aosp, doc.didww.com, katholisch.at, sn.at, ~rataufdraht.at
BE | 112 | = | Zelfmoordlijn: 1813; Centre de Prévention du Suicide: 0800 32 123 | 1712: 1712; Écoute violences conjugales: 0800 30 030 | Awel: 102; Écoute-Enfants: 103 | fcdo, vrt.be, bx1.be, 1712.be, docslib.org, ~awel.be, ~103ecoute.be
BG | 112 | = | - | Animus: 0800 1 86 76 | Child helpline: 116 111 | fcdo, chi, ~animusassociation.org
BY | 102 | 103 | Телефон доверия: +375 17 311 00 99 | - | - | fcdo, fah
CH | 112 | 144 | Die Dargebotene Hand: 143 | Opferhilfe: 142 | Pro Juventute: 147 | fcdo, 143.ch, ~vd.ch, ~147.ch
CY | 112 | = | Cyprus Samaritans: 8000 7773 | SPAVO: 1440 | Child helpline: 116 111 | fcdo, fah, chi
CZ | 112 | = | Linka první psychické pomoci: 116 123 | Bílý kruh bezpečí: 116 006 | Linka bezpečí: 116 111 | aosp, chi, irozhlas.cz
DE | 110 | 112 | TelefonSeelsorge: 0800 111 0 111 | Hilfetelefon Gewalt gegen Frauen: 116 016 | Nummer gegen Kummer: 116 111 | fcdo, chi, mz.de, hilfetelefon.de
DK | 112 | = | Livslinien: 70 201 201 | Lev Uden Vold: 1888 | BørneTelefonen: 116 111 | fcdo, chi, cphpost.dk, ~levudenvold.dk
EE | 112 | = | Hingehoiutelefon: 116 123 | Ohvriabi: 116 006 | Lasteabi: 116 111 | fcdo, chi, ~sotsiaalkindlustusamet.ee
ES | 112 | = | Línea 024: 024 | Línea 016: 016 | ANAR: 900 20 20 10 | aosp, anar.org, rtve.es, cadenaser.com
FI | 112 | = | MIELI: 09 2525 0111 | Nollalinja: 080 005 005 | Lasten ja nuorten puhelin: 116 111 | fcdo, chi, mentalhealth.fi, ~nollalinja.fi
FR | 112 | 15 | Numéro national de prévention du suicide: 3114 | Violences Femmes Info: 3919 | Allô Enfance en Danger: 119 | fcdo, francetvinfo.fr, tf1info.fr, service-public.gouv.fr
GB | 999 | = | Samaritans: 116 123 | National Domestic Abuse Helpline: 0808 2000 247 | Childline: 0800 1111 | hartlepoolnow.co.uk, sandwell.gov.uk, ~samaritans.org
GR | 112 | = | Klimaka: 1018 | SOS 15900: 15900 | SOS 1056: 1056 | fcdo, fah, ~isotita.gr
HR | 112 | = | Plavi telefon: 01 4833 888 | SOS telefon: 116 016 | Hrabri telefon: 116 111 | fcdo, fah, chi, ~plavi-telefon.hr
HU | 112 | = | Lelki Elsősegély Telefonszolgálat: 116 123 | OKIT: 06 80 20 55 20 | Kék Vonal: 116 111 | fcdo, chi, felvidek.ma, ~okit.hu
IE | 112 | = | Samaritans: 116 123 | Women's Aid: 1800 341 900 | Childline: 1800 66 66 66 | fcdo, irishexaminer.com, thejournal.ie, ~ispcc.ie
IS | 112 | = | Red Cross Helpline: 1717 | - | Red Cross Helpline: 1717 | fcdo, raudikrossinn.is
IT | 112 | 118 | Telefono Amico: 02 2327 2327 | Antiviolenza e Stalking: 1522 | Telefono Azzurro: 19696 | fcdo, tg24.sky.it, ~telefonoamico.it, ~azzurro.it
LT | 112 | = | Vilties linija: 116 123 | Pagalbos moterims linija: +370 800 66366 | Vaikų linija: 116 111 | fcdo, chi, sc.bns.lt, docslib.org
LU | 112 | = | SOS Détresse: 454545 | Helpline Violence: 2060 1060 | Kanner- a Jugendtelefon: 116 111 | fcdo, chi, tageblatt.lu, lessentiel.lu
LV | 112 | 113 | Skalbes: 116 123 | Victim support: 116 006 | Child helpline: 116 111 | fcdo, chi, jauns.lv, varam.gov.lv
MT | 112 | = | Supportline: 179 | Supportline: 179 | Supportline: 179 | fcdo, timesofmalta.com, map.org.mt
NL | 112 | = | 113 Zelfmoordpreventie: 0800 0113 | Veilig Thuis: 0800 2000 | Kindertelefoon: 0800 0432 | fcdo, hartvannederland.nl, ~veiligthuis.nl, ~kindertelefoon.nl
NO | 112 | 113 | Mental Helse: 116 123 | VO-linjen: 116 006 | Alarmtelefonen for barn og unge: 116 111 | fcdo, chi, nrk.no, ~volinjen.no
PL | 112 | 999 | Kryzysowy Telefon Zaufania: 116 123 | Niebieska Linia: 800 120 002 | Telefon zaufania dla dzieci: 116 111 | fcdo, chi, telepolis.pl, ~niebieskalinia.info
PT | 112 | = | Linha Nacional de Prevenção do Suicídio: 1411 | Serviço de Informação às Vítimas de Violência Doméstica: 800 202 148 | SOS Criança: 116 111 | fcdo, chi, 24noticias.sapo.pt, ~cig.gov.pt
RO | 112 | = | TelVerde Antisuicid: 0800 801 200 | ANES: 0800 500 333 | Telefonul Copilului: 116 111 | fcdo, fah, chi, ~antisuicid.ro, ~anes.gov.ro
RU | 112 | = | Центр экстренной психологической помощи МЧС: 8 495 989-50-50 | - | Детский телефон доверия: 8 800 2000-122 | fcdo, lyubimiigorod.ru, ~psi.mchs.gov.ru
SE | 112 | = | Mind Självmordslinjen: 90101 | Kvinnofridslinjen: 020 50 50 50 | Bris: 116 111 | fcdo, chi, corren.se, ~kvinnofridslinjen.se
SI | 112 | = | Zaupni telefon Samarijan: 116 123 | SOS telefon: 080 11 55 | TOM telefon: 116 111 | aosp, chi, zpms.si, ~drustvo-sos.si
SK | 112 | 155 | Nezábudka: 0800 800 566 | Linka pre ženy: 0800 212 212 | Linka detskej istoty: 116 111 | fcdo, fah, chi, ~dusevnezdravie.sk
UA | 102 | 103 | - | - | - | fcdo, aosp
`;

const oceania = `
AU | 000 | = | Lifeline: 13 11 14 | 1800RESPECT: 1800 737 732 | Kids Helpline: 1800 55 1800 | aosp, travel.gc.ca, lifelineh2h.org.au, openaustralia.org.au, ~1800respect.org.au
FJ | 917 | 911 | Lifeline Fiji: 1543 | Domestic Violence Helpline: 1560 | Child Helpline: 1325 | fcdo, aosp, fah
NZ | 111 | = | 1737: 1737 | Women's Refuge: 0800 733 843 | What's Up: 0800 942 8787 | fcdo, govt.nz, ~1737.org.nz, ~whatsup.co.nz
`;

const linesIn = (cell: string): Helpline[] =>
  cell === '-' ? [] : cell.split('; ').map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']);

const sourceOf = (name: string): Source => ({
  url: `https://${publications[name] ?? name.replace('~', '')}`,
  wasRead: !name.startsWith('~'),
});

function countryOf(row: string): CountryHelplines {
  const [country = '', emergency = '', ambulance = '', ...cells] = row.split(' | ');
  const [suicide, women, children, sources, ...more] = cells;
  if (!suicide || !women || !children || !sources || more.length > 0)
    throw new TypeError(`A row of helplines does not have seven columns: ${row}`);
  return {
    country,
    emergency,
    ambulance: ambulance === '=' ? emergency : ambulance,
    suicide: linesIn(suicide),
    women: linesIn(women),
    children: linesIn(children),
    sources: sources.split(', ').map(sourceOf),
  };
}

/** docs/decisions/helplines.md says how to check them. */
export const helplines: { readonly checkedOn: string; readonly countries: readonly CountryHelplines[] } = {
  checkedOn: '2026-11-23',
  countries: [africa, americas, asia, europe, oceania].flatMap((table) =>
    table.trim().split('\n').map(countryOf),
  ),
};
