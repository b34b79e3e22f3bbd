import type { DangerKind } from './kinds.ts';

/** Where somebody in danger finds help. */
export interface Help {
  readonly name: string;
  readonly phone?: string;
  readonly url?: string;
  /** ISO 3166-1 alpha-2, or `international`. */
  readonly country: string;
}

type Line = readonly [name: string, phone: string];

/** The emergency number of a country, and its helplines. Sources: the pages of the named services and findahelpline.com. */
interface Lines {
  readonly emergency: string;
  /** Where `emergency` is the police. */
  readonly ambulance?: string;
  readonly suicide?: Line;
  readonly women?: Line;
  readonly children?: Line;
}

/** The European Union has one number for emergencies and one for children. */
const european: Lines = { emergency: '112', children: ['Child helpline', '116 111'] };

const byCountry: Readonly<Record<string, Lines>> = {
  AR: {
    emergency: '911',
    suicide: ['Centro de Asistencia al Suicida', '135'],
    women: ['Línea 144', '144'],
    children: ['Línea 102', '102'],
  },
  AT: {
    ...european,
    suicide: ['TelefonSeelsorge', '142'],
    women: ['Frauenhelpline gegen Gewalt', '0800 222 555'],
    children: ['Rat auf Draht', '147'],
  },
  AU: {
    emergency: '000',
    suicide: ['Lifeline', '13 11 14'],
    women: ['1800RESPECT', '1800 737 732'],
    children: ['Kids Helpline', '1800 55 1800'],
  },
  BD: {
    emergency: '999',
    women: ['National Helpline Centre for Violence against Women and Children', '109'],
    children: ['Child Helpline', '1098'],
  },
  BE: {
    ...european,
    suicide: ['Centre de Prévention du Suicide', '0800 32 123'],
    women: ['Écoute violences conjugales', '0800 30 030'],
  },
  BG: european,
  BR: {
    emergency: '190',
    ambulance: '192',
    suicide: ['CVV', '188'],
    women: ['Central de Atendimento à Mulher', '180'],
    children: ['Disque 100', '100'],
  },
  CA: {
    emergency: '911',
    suicide: ['Suicide Crisis Helpline', '988'],
    children: ['Kids Help Phone', '1-800-668-6868'],
  },
  CH: { emergency: '112', suicide: ['Die Dargebotene Hand', '143'], children: ['Pro Juventute', '147'] },
  CL: {
    emergency: '133',
    ambulance: '131',
    suicide: ['Línea de Prevención del Suicidio', '*4141'],
    women: ['Fono Orientación', '1455'],
    children: ['Fono Niñez', '147'],
  },
  CO: { emergency: '123', women: ['Línea 155', '155'], children: ['ICBF', '141'] },
  CY: european,
  CZ: { ...european, suicide: ['Linka první psychické pomoci', '116 123'] },
  DE: {
    ...european,
    suicide: ['TelefonSeelsorge', '0800 111 0 111'],
    women: ['Hilfetelefon Gewalt gegen Frauen', '116 016'],
    children: ['Nummer gegen Kummer', '116 111'],
  },
  DK: { ...european, suicide: ['Livslinien', '70 201 201'], women: ['Lev Uden Vold', '1888'] },
  EE: { ...european, women: ['Ohvriabi', '116 006'] },
  ES: {
    ...european,
    suicide: ['Línea 024', '024'],
    women: ['Línea 016', '016'],
    children: ['Fundación ANAR', '900 20 20 10'],
  },
  FI: { ...european, women: ['Nollalinja', '080 005 005'] },
  FR: {
    ...european,
    suicide: ['Numéro national de prévention du suicide', '3114'],
    women: ['Violences Femmes Info', '3919'],
    children: ['Allô Enfance en Danger', '119'],
  },
  GB: {
    emergency: '999',
    suicide: ['Samaritans', '116 123'],
    women: ['National Domestic Abuse Helpline', '0808 2000 247'],
    children: ['Childline', '0800 1111'],
  },
  GR: { ...european, suicide: ['Suicide Help Greece', '1018'], women: ['SOS 15900', '15900'] },
  HR: european,
  HU: { ...european, suicide: ['Lelki Elsősegély Telefonszolgálat', '116 123'] },
  IE: {
    emergency: '112',
    suicide: ['Samaritans', '116 123'],
    women: ["Women's Aid", '1800 341 900'],
    children: ['Childline', '1800 66 66 66'],
  },
  IN: {
    emergency: '112',
    suicide: ['Tele-MANAS', '14416'],
    women: ['Women Helpline', '181'],
    children: ['Childline', '1098'],
  },
  IT: {
    ...european,
    suicide: ['Telefono Amico', '02 2327 2327'],
    women: ['Antiviolenza e Stalking', '1522'],
    children: ['Telefono Azzurro', '19696'],
  },
  JP: {
    emergency: '110',
    ambulance: '119',
    suicide: ['Yorisoi Hotline', '0120 279 338'],
    women: ['DV Hotline', '#8008'],
    children: ['Child abuse hotline', '189'],
  },
  KR: {
    emergency: '112',
    ambulance: '119',
    suicide: ['Suicide prevention line', '109'],
    women: ["Women's hotline", '1366'],
  },
  LK: {
    emergency: '119',
    ambulance: '1990',
    suicide: ['National Mental Health Helpline', '1926'],
    women: ["Women's Help Line", '1938'],
    children: ['Childline', '1929'],
  },
  LT: european,
  LU: european,
  LV: { ...european, women: ['Victim support', '116 006'] },
  MT: european,
  MX: { emergency: '911', suicide: ['Línea de la Vida', '800 911 2000'] },
  MY: {
    emergency: '999',
    suicide: ['Befrienders KL', '03-7627 2929'],
    women: ['Talian Kasih', '15999'],
    children: ['Talian Kasih', '15999'],
  },
  NL: {
    ...european,
    suicide: ['113 Zelfmoordpreventie', '113'],
    women: ['Veilig Thuis', '0800 2000'],
    children: ['Kindertelefoon', '0800 0432'],
  },
  NO: {
    emergency: '112',
    ambulance: '113',
    suicide: ['Mental Helse', '116 123'],
    women: ['VO-linjen', '116 006'],
    children: ['Alarmtelefonen for barn og unge', '116 111'],
  },
  NP: {
    emergency: '100',
    ambulance: '102',
    suicide: ['National Suicide Prevention Helpline', '1166'],
    women: ['Khabar Garaun', '1145'],
    children: ['Child Helpline', '1098'],
  },
  NZ: {
    emergency: '111',
    suicide: ['1737', '1737'],
    women: ["Women's Refuge", '0800 733 843'],
    children: ["What's Up", '0800 942 8787'],
  },
  PE: { emergency: '105', ambulance: '106', women: ['Línea 100', '100'], children: ['Línea 100', '100'] },
  PK: { emergency: '15', ambulance: '1122', children: ['Child Protection Bureau', '1121'] },
  PL: {
    ...european,
    suicide: ['Centrum Wsparcia', '800 70 2222'],
    women: ['Niebieska Linia', '800 120 002'],
  },
  PT: {
    ...european,
    suicide: ['SOS Voz Amiga', '213 544 545'],
    women: ['Serviço de Informação às Vítimas de Violência Doméstica', '800 202 148'],
  },
  RO: european,
  RU: {
    emergency: '112',
    suicide: ['Центр экстренной психологической помощи МЧС', '8 495 989-50-50'],
    children: ['Детский телефон доверия', '8 800 2000-122'],
  },
  SE: {
    ...european,
    suicide: ['Mind Självmordslinjen', '90101'],
    women: ['Kvinnofridslinjen', '020 50 50 50'],
    children: ['Bris', '116 111'],
  },
  SG: {
    emergency: '999',
    ambulance: '995',
    suicide: ['Samaritans of Singapore', '1767'],
    women: ['National Anti-Violence Helpline', '1800-777-0000'],
    children: ['National Anti-Violence Helpline', '1800-777-0000'],
  },
  SI: { ...european, suicide: ['Zaupni telefon Samarijan', '116 123'] },
  SK: european,
  TR: { emergency: '112', women: ['KADES / ALO 183', '183'], children: ['ALO 183', '183'] },
  UA: {
    emergency: '112',
    suicide: ['Lifeline Ukraine', '7333'],
    women: ['La Strada', '116 123'],
    children: ['La Strada', '116 111'],
  },
  US: {
    emergency: '911',
    suicide: ['988 Suicide & Crisis Lifeline', '988'],
    women: ['National Domestic Violence Hotline', '1-800-799-7233'],
    children: ['Childhelp', '1-800-422-4453'],
  },
  ZA: {
    emergency: '10111',
    ambulance: '10177',
    suicide: ['SADAG', '0800 567 567'],
    women: ['Gender-Based Violence Command Centre', '0800 428 428'],
    children: ['Childline', '116'],
  },
};

const international = {
  emergency: { name: 'Emergency number (112 works on mobile phones in most countries)', phone: '112' },
  ambulance: { name: 'Emergency number (112 works on mobile phones in most countries)', phone: '112' },
  suicide: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  women: { name: 'NO MORE Global Directory', url: 'https://nomoredirectory.org' },
  children: { name: 'Child Helpline International', url: 'https://childhelplineinternational.org' },
} as const;

type Need = keyof typeof international;

const needs: Record<DangerKind, readonly Need[]> = {
  'self-harm': ['ambulance', 'suicide'],
  violence: ['emergency', 'women'],
  'child-abuse': ['emergency', 'children'],
  threat: ['emergency', 'suicide'],
  medical: ['ambulance'],
};

/**
 * Returns who helps with a danger in a country; the international equivalent of what is not known.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function helpFor(kind: DangerKind, country: string | undefined): readonly Help[] {
  const lines = country === undefined ? undefined : byCountry[country];
  return needs[kind].map((need): Help => {
    const known = need === 'ambulance' ? (lines?.ambulance ?? lines?.emergency) : lines?.[need];
    if (known === undefined || country === undefined)
      return { ...international[need], country: 'international' };
    const [name, phone] = typeof known === 'string' ? ['Emergency', known] : known;
    return { name, phone, country };
  });
}
