import type { AspectPoint } from '@palmleaf/engines/chart';
import type { KarakaName } from '@palmleaf/engines/jyotish';
import {
  type BodyName,
  type ClassicalPlanet,
  type Graha,
  isClassical,
  ofSign,
  type PerSign,
} from '@palmleaf/engines/zodiac';
import type { PointName } from '../../languages/point-name.ts';
import { perSign } from '../../languages/sized.ts';
import data from '../chat.json' with { type: 'json' };
import { definite, eachJoined, type Gender, joined, list } from '../grammar.ts';
import { bareNames, isFeminine, names, signNames } from '../names.ts';

const { texts, own: languageForms } = data;

interface ItalianCustom {
  /** With its article; gifts and mantras have none. */
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colours: readonly string[];
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  readonly gift: string;
  readonly practice: string;
}

export const customs: Record<Graha, ItalianCustom> = {
  Sun: {
    stone: 'il rubino',
    finger: 'l’anulare',
    metal: 'l’oro',
    day: 'la domenica',
    colours: ['il rosso rame', 'l’arancione'],
    direction: 'l’est',
    deity: 'Shiva (anche Rama o Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'grano o zucchero di canna grezzo',
    practice: 'alzati presto, saluta il sole e prenditi le tue responsabilità davanti a tutti',
  },
  Moon: {
    stone: 'la perla',
    finger: 'il mignolo',
    metal: 'l’argento',
    day: 'il lunedì',
    colours: ['il bianco', 'il crema'],
    direction: 'il nord-ovest',
    deity: 'Gauri (anche Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'riso o latte',
    practice: 'dormi con regolarità e tratta bene tua madre e chi si prende cura degli altri',
  },
  Mars: {
    stone: 'il corallo rosso',
    finger: 'l’anulare',
    metal: 'il rame',
    day: 'il martedì',
    colours: ['il rosso'],
    direction: 'il sud',
    deity: 'Kartikeya (anche Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'lenticchie rosse',
    practice: 'muovi il corpo ogni giorno e lascia passare una notte prima di rispondere con rabbia',
  },
  Mercury: {
    stone: 'lo smeraldo',
    finger: 'il mignolo',
    metal: 'l’oro',
    day: 'il mercoledì',
    colours: ['il verde'],
    direction: 'il nord',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'fagioli mung',
    practice: 'scrivi le cose, impara qualcosa di nuovo e mantieni la parola nelle piccole cose',
  },
  Jupiter: {
    stone: 'lo zaffiro giallo',
    finger: 'l’indice',
    metal: 'l’oro',
    day: 'il giovedì',
    colours: ['il giallo'],
    direction: 'il nord-est',
    deity: 'Vishnu nella forma di Vamana (anche Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'curcuma o ceci',
    practice: 'onora i tuoi maestri e insegna a qualcuno ciò che sai',
  },
  Venus: {
    stone: 'il diamante',
    finger: 'il medio',
    metal: 'l’argento',
    day: 'il venerdì',
    colours: ['il bianco', 'i toni pastello'],
    direction: 'il sud-est',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'dolci bianchi o riso',
    practice: 'tieni bello ciò che hai intorno e tratta con gentilezza chi divide la vita con te',
  },
  Saturn: {
    stone: 'lo zaffiro blu',
    finger: 'il medio',
    metal: 'il ferro',
    day: 'il sabato',
    colours: ['il blu scuro', 'il nero'],
    direction: 'l’ovest',
    deity: 'Vishnu nella forma di Kurma (anche Hanuman e Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'sesamo nero o olio di senape',
    practice: 'arriva in orario, finisci ciò che hai cominciato e aiuta gli anziani e chi lavora duro',
  },
  Rahu: {
    stone: 'l’essonite',
    finger: 'il medio',
    metal: 'il metallo misto',
    day: 'il sabato',
    colours: ['il grigio fumo'],
    direction: 'il sud-ovest',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'lenticchie nere',
    practice: 'scegli una meta alla volta e guarda due volte ciò che luccica',
  },
  Ketu: {
    stone: 'l’occhio di gatto',
    finger: 'l’anulare',
    metal: 'il metallo misto',
    day: 'il martedì',
    colours: ['il grigio', 'il marrone'],
    direction: 'il nord-ovest',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'coperte, o di cibo per i cani',
    practice: 'resta un po’ in silenzio ogni giorno e lascia andare ciò che è concluso',
  },
};

const areas: PerSign<readonly string[]> = [
  ['il corpo', 'il modo di fare'],
  ['il denaro', 'ciò che possiedi'],
  ['le capacità', 'i fratelli e le sorelle', 'i brevi spostamenti'],
  ['la vita domestica', 'le radici'],
  ['i figli', 'il gioco', 'ciò che crei'],
  ['il lavoro di ogni giorno', 'la salute'],
  ['la vita di coppia'],
  ['il denaro in comune', 'i cambiamenti bruschi'],
  ['le convinzioni', 'i maestri', 'i viaggi lontani'],
  ['la professione', 'la posizione'],
  ['i guadagni', 'gli amici'],
  ['il ritiro', 'le spese', 'i luoghi lontani'],
];

export function areaOf(house: number): string {
  return list(ofSign(areas, house));
}

/** "della professione e della posizione", "sui guadagni e sugli amici". */
export function areaAfter(preposition: 'di' | 'a' | 'su', house: number): string {
  return list(ofSign(areas, house).map((area) => eachJoined(preposition, area)));
}

const leads: PerSign<string> = perSign(texts.houses.leads);

export function leadOf(house: number): string {
  return `Questa parte della tua vita ${ofSign(leads, house)}.`;
}

const ordinal = (house: number): string => definite(`${house}ª`, 'f');

export function theHouse(house: number): string {
  return `${ordinal(house)} casa`;
}

export function housesInWords(houses: readonly number[]): string {
  return `${list(houses.map(ordinal))} casa`;
}

export function bareName(name: PointName): string {
  return bareNames[name];
}

export function called(name: PointName): string {
  return names[name];
}

export function ofBody(name: PointName): string {
  return joined('di', called(name));
}

export function toBody(name: PointName): string {
  return joined('a', called(name));
}

export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'la tua' : 'il tuo'} ${bareNames[name]}`;
}

export function agreeing(adjective: string, bodies: readonly PointName[]): string {
  const feminine = bodies.length > 0 && bodies.every(isFeminine);
  const many = bodies.length > 1;
  if (adjective.endsWith('e')) return many ? `${adjective.slice(0, -1)}i` : adjective;
  return adjective.replace(/o$/, feminine ? (many ? 'e' : 'a') : many ? 'i' : 'o');
}

export function placed(well: boolean, bodies: readonly PointName[]): string {
  return `${well ? 'ben' : 'mal'} ${agreeing('collocato', bodies)}`;
}

const signGenders: PerSign<readonly [gender: Gender, many: boolean]> = [
  ['m', false],
  ['m', false],
  ['m', true],
  ['m', false],
  ['m', false],
  ['f', false],
  ['f', false],
  ['m', false],
  ['m', false],
  ['m', false],
  ['m', false],
  ['m', true],
];

export function theSign(sign: number): string {
  return definite(ofSign(signNames, sign), ...ofSign(signGenders, sign));
}

const dignityNames: Readonly<Record<string, string>> = languageForms.names.dignityNames;

export function dignityOf(body: PointName, dignity: string): string {
  const name = dignityNames[dignity] ?? dignity;
  return name.includes(' ') ? name : agreeing(name, [body]);
}

export const ganaMeaning = texts.stars.ganaMeaning;

export const yoniNames: Readonly<Record<string, string>> = languageForms.stars.yoniNames;

const deities: Readonly<Record<string, string>> = languageForms.stars.deities;

export function deityOf(name: string): string {
  return deities[name] ?? name;
}

export const karakaMeaning: Record<KarakaName, string> = languageForms.stars.karakaMeaning;

export const rankWords: Record<KarakaName, string> = texts.stars.rankWords;

const numbers = texts.stars.numbers;

export function numberMeaning(number: number): string {
  return numbers[number - 1] ?? '';
}

export const birthstones = perSign(texts.stars.birthstones);

export const standsFor: Record<BodyName, string> = languageForms.planets.standsFor;

export const yourTrait: Record<BodyName | AspectPoint, string> = languageForms.planets.yourWord;

export const timeOf: Record<BodyName, string> = texts.planets.timeOf;

export const fieldsOf: Record<ClassicalPlanet, string> = texts.planets.fieldsOf;

export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['la testa', false],
  ['la gola e il collo', true],
  ['le spalle, le braccia e i polmoni', true],
  ['il petto e lo stomaco', true],
  ['il cuore e la schiena', true],
  ['il ventre e la digestione', true],
  ['i reni e la zona lombare', true],
  ['gli organi di eliminazione', true],
  ['i fianchi e le cosce', true],
  ['le ginocchia e le articolazioni', true],
  ['i polpacci e la circolazione', true],
  ['i piedi', true],
];

export const manners: PerSign<string> = perSign(texts.signs.manners);

const clauses: Readonly<Record<ClassicalPlanet, PerSign<string>>> = {
  Sun: perSign(texts.signs.clauses.Sun),
  Moon: perSign(texts.signs.clauses.Moon),
  Mars: perSign(texts.signs.clauses.Mars),
  Mercury: perSign(texts.signs.clauses.Mercury),
  Jupiter: perSign(texts.signs.clauses.Jupiter),
  Venus: perSign(texts.signs.clauses.Venus),
  Saturn: perSign(texts.signs.clauses.Saturn),
};

const inAnySign: Readonly<Record<Exclude<BodyName, ClassicalPlanet>, string>> = texts.signs.anywhere;

export function inSign(body: BodyName, sign: number): string {
  return isClassical(body) ? ofSign(clauses[body], sign) : inAnySign[body];
}
