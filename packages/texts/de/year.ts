import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { list } from './grammar.ts';
import { dative, names, rulerTitles } from './names.ts';

/** Dative, after „bei“. */
const fields: PerSign<string> = [
  'dir selbst',
  'dem, was du besitzt und behältst',
  'Briefen, kurzen Wegen und Geschwistern',
  'Haus und Boden',
  'Kindern, Lernen und eigenen Einfällen',
  'der täglichen Arbeit und bei Rivalen',
  'Partnerschaft und Abmachungen',
  'allem, was geteilt, verborgen oder ererbt ist',
  'Lehrern, weiten Reisen und Überzeugungen',
  'Beruf und Ansehen',
  'Freunden und Hoffnungen',
  'Rückzug und fernen Orten',
];

const briefly: PerSign<string> = [
  'dir selbst',
  'Besitz',
  'Geschwistern',
  'Heim',
  'Kindern',
  'täglicher Arbeit',
  'Partnerschaft',
  'gemeinsamen Angelegenheiten',
  'weiten Reisen',
  'Beruf',
  'Freundschaften',
  'Rückzug',
];

const ordinals: PerSign<string> = [
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
  'neunten',
  'zehnten',
  'elften',
  'zwölften',
];

const ofHouses = (houses: readonly number[]): string =>
  `des ${list(houses.map((house) => ofSign(ordinals, house)))} Hauses`;
const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const date = (at: Date): string =>
  at.toLocaleDateString('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const title = (planet: ClassicalPlanet, houses: readonly number[]): string =>
  `${rulerTitles[planet]} ${ofHouses(houses)}`;
const toTitle = (planet: ClassicalPlanet, houses: readonly number[]): string =>
  `${rulerTitles[planet] === 'die Herrscherin' ? 'der Herrscherin' : 'dem Herrscher'} ${ofHouses(houses)}`;

type Ruler = Pick<Matter, 'other' | 'houses'>;
const other = ({ other: planet, houses }: Ruler): string => `${names[planet]}, ${title(planet, houses)}`;
const toOther = ({ other: planet, houses }: Ruler): string => `${dative[planet]}, ${toTitle(planet, houses)}`;

const object = (planet: ClassicalPlanet): string => (planet === 'Moon' ? 'den Mond' : names[planet]);
const accusativeTitle = (planet: ClassicalPlanet, houses: readonly number[]): string =>
  title(planet, houses).replace(/^der /, 'den ');

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'ein dritter Planet' : names[third]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'beide sind schwach' : `${names[first]} ist schwach`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Weniger als ein Grad fehlt, rechne also früh im Jahr damit.'
    : ithasala === 'Bhavishyat'
      ? ' Ihr Licht trifft sich erst noch, rechne also spät im Jahr damit.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'Führung ist gefragt, und Halbheiten genügen dir nicht',
  Moon: 'Stimmungen, Menschen und Pläne wechseln oft, und am besten gehst du mit',
  Mars: 'Das Tempo ist hoch, und was du wagst, bringt mehr, als was du planst',
  Mercury: 'Es ist ein Jahr der Gespräche, der Papiere, des Lernens und der schnellen Anpassung',
  Jupiter: 'Guter Rat ist zur Hand, und was du großzügig gibst, kommt zurück',
  Venus: 'Übereinkunft, Geschmack und Zuneigung führen weiter als Druck',
  Saturn: 'Geduld zahlt sich in diesem Jahr aus, und was langsam gebaut wird, hält',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} regiert dieses Jahr und steht im ${ofSign(ordinals, house)} Haus, also geht es vor allem um das, was bei ${ofSign(fields, house)} geschieht. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} im ${ofSign(ordinals, house)} Haus`));

const areOrIs = (all: readonly Standing[]): string => (all.length === 1 ? 'steht' : 'stehen');

const muntha = (house: number, words: string): string =>
  `Die Muntha, der Schwerpunkt des Jahres, ist im ${ofSign(ordinals, house)} Haus angekommen: ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])} steht in diesem Jahr für dich und nähert sich ${toOther(m)}: Bei ${about(m.houses)} kommst du voran, ${isFriendly(m) ? 'und die Tür steht offen' : 'auch wenn du die Tür aufdrücken musst'}.${soon(m)}`
          : `${capital(other(m))}, nähert sich ${dative[m.lord]}, und ${names[m.lord]} steht in diesem Jahr für dich: Bei ${about(m.houses)} kommt etwas auf dich zu, ${isFriendly(m) ? 'und zwar gern' : 'aber nicht ohne Bedingungen'}.${soon(m)}`,
      (m) =>
        `Der Abstand zwischen ${dative[m.lord]} und ${toOther(m)}, wird kleiner. Bei ${about(m.houses)} kommt Bewegung auf; die beiden sehen einander ${isFriendly(m) ? 'als Freunde an' : 'als Rivalen an, es kostet also Mühe'}.${soon(m)}`,
      (m) =>
        `Bei ${about(m.houses)} fügt sich etwas ${isFriendly(m) ? 'fast von selbst' : 'durch Beharrlichkeit'}, denn ${names[m.lord]} und ${other(m)}, kommen einander näher.${soon(m)}`,
      (m) =>
        `${capital(other(m))}, ${m.isLordFaster ? `wartet auf ${object(m.lord)}` : `eilt ${dative[m.lord]} entgegen`}; was du bei ${about(m.houses)} beginnst, hat ${isFriendly(m) ? 'Rückenwind' : 'Gegenwind und kommt doch an'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} hat sich eben von ${toOther(m)}, getrennt. Bei ${about(m.houses)} liegt das entscheidende Gespräch hinter dir; führe zu Ende, was vereinbart ist.`,
      (m) =>
        `Bei ${about(m.houses)} ist die lebhafteste Zeit vorbei, denn ${m.isLordFaster ? `${names[m.lord]} entfernt sich von ${toOther(m)}` : `${other(m)}, entfernt sich von ${dative[m.lord]}`}: Bedanke dich, und regle, was offen ist.`,
      (m) =>
        `${capital(other(m))}, und ${names[m.lord]} haben ihre Begegnung hinter sich: Bei ${about(m.houses)} ist der erste Schwung vorüber, und stetige Sorgfalt bringt mehr als Eile.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} und ${other(m)}, sehen einander nicht, doch ${helper(m)} läuft zwischen ihnen: Bei ${about(m.houses)} hilft ein flinker, oft jüngerer Mensch, der beide Seiten kennt.`,
      (m) =>
        `Bei ${about(m.houses)} brauchst du jemanden, der vermittelt; ${helper(m)} trägt das Licht zwischen ${dative[m.lord]} und ${toOther(m)}, hin und her.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} und ${other(m)}, sehen einander nicht, doch beide und ${helper(m)} kommen einander näher: Bei ${about(m.houses)} verbindet eine ältere oder ruhigere Hand, was du nicht verbinden konntest.`,
      (m) =>
        `Warte bei ${about(m.houses)} auf den Menschen, der die Seiten zusammenbringt; ${helper(m)} sammelt das Licht von ${dative[m.lord]} und von ${toOther(m)}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} tritt zwischen ${object(m.lord)} und ${object(m.other)}. Bei ${about(m.houses)}, den Themen ${ofHouses(m.houses)}, kann es Streit oder Verzögerung geben; sprich es an, bevor es sich selbst meldet.`,
      (m) =>
        `Etwas Hartes, nämlich ${helper(m)}, steht im Licht von ${dative[m.lord]} und ${dative[m.other]}: Halte bei ${about(m.houses)}, den Themen ${ofHouses(m.houses)}, einen zweiten Plan bereit.`,
    ],
    Kamboola: [
      (m) =>
        `Der Mond hilft ${dative[m.lord]} und ${toOther(m)}: Bei ${about(m.houses)} ergreifen Menschen für dich Partei.`,
      (m) =>
        `Bei ${about(m.houses)} hast du mehr Helfer, als du zählst, denn der Mond schließt sich ${dative[m.lord]} und ${toOther(m)}, an.`,
    ],
    Garikamboola: [
      (m) =>
        `Der Mond verbindet sich weder mit ${dative[m.lord]} noch mit ${dative[m.other]}, doch im nächsten Zeichen trifft er auf ${helper(m) === 'ein dritter Planet' ? 'einen dritten Planeten' : helper(m)}: Bei ${about(m.houses)}, den Themen ${ofHouses(m.houses)}, kommt Hilfe spät und von einer Seite, an die du nicht gedacht hast.`,
    ],
    Khallasara: [
      (m) =>
        `Der Mond zieht allein an ${dative[m.lord]} und ${toOther(m)}, vorbei. Bei ${about(m.houses)} bekommst du, was du selbst vorbereitest; auf Gunst solltest du nicht zählen.`,
      (m) =>
        `Bei ${about(m.houses)} ergreift niemand Partei, denn der Mond zieht ohne einen Blick an ${dative[m.lord]} und ${toOther(m)}, vorbei: Tu die Arbeit, und erwarte keinen Beifall.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} und ${other(m)}, sind sich einig, doch ${weakness(m)}: Lass dir bestätigen, was man dir bei ${about(m.houses)} verspricht.`,
      (m) =>
        `Ein Versprechen bei ${about(m.houses)} kann unerfüllt bleiben: Es beruht auf ${dative[m.lord]} und ${toOther(m)}, und ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} und ${names[m.other]} stimmen überein, doch ${weakness(m)}: Nimm bei ${about(m.houses)}, den Themen ${ofHouses(m.houses)}, zuerst den kleinen, sicheren Teil.`,
      (m) =>
        `Bitte bei ${about(m.houses)} um ein Datum und eine zweite Unterschrift: ${capital(names[m.lord])} und ${other(m)}, meinen es gut, doch ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Bei ${dative[m.lord]} und ${toOther(m)}, ist der schnellere Teil schwach und der langsamere stark: Bei ${about(m.houses)} stockt der Anfang, und das Ende hält.`,
      (m) =>
        `Beurteile ${m.houses.length === 1 ? 'dieses Feld' : 'diese Felder'} nicht nach dem Anfang: Bei ${about(m.houses)} hat von ${dative[m.lord]} und ${toOther(m)}, der langsamere Teil die Kraft.`,
    ],
    Duttota: [
      (m) =>
        `Weder ${names[m.lord]} noch ${other(m)}, ist stark, doch ${helper(m)} ist es und nimmt einen der beiden Teile mit. Geh bei ${about(m.houses)} nicht allein.`,
      (m) =>
        `Bei ${about(m.houses)} braucht es drei: ${capital(names[m.lord])} und ${other(m)}, haben nicht die Kraft, und ${helper(m)} leiht sie einem der beiden Teile.`,
      (m) =>
        `Nimm bei ${about(m.houses)} jemanden dazu, der sich besser auskennt als du; was ${names[m.lord]} und ${other(m)}, nicht tragen können, trägt ${helper(m)}.`,
    ],
    Thambira: [
      (m) =>
        `Am Ende eines Zeichens, während im nächsten ${helper(m)} wartet, wendet sich spät, was zwischen ${dative[m.lord]} und ${toOther(m)}, liegt: Sei bei ${about(m.houses)} jederzeit bereit.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `Gut ${areOrIs(all)} in diesem Jahr ${standing(all)}. Du hast Kraft übrig; setze sie für eine Sache ein, die es wert ist.`,
    Durupha: (all) => `Schwach ${areOrIs(all)} in diesem Jahr ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Alle sieben Planeten stehen in tragenden Häusern. Was du in diesem Jahr unternimmst, findet festen Grund und fällt auf.',
    Induvara:
      'Alle sieben Planeten stehen in den Häusern, die zerstreuen. Plane in diesem Jahr bescheiden, und lass eines reifen, bevor du das Nächste beginnst.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      muntha(1, 'Du fängst bei dir selbst neu an'),
      muntha(2, 'Es geht um deine eigenen Mittel und um die Menschen an deinem Tisch'),
      muntha(3, 'Mut, kurze Wege und klare Worte sind gefragt'),
      muntha(4, 'Zuhause will zuerst etwas geordnet sein'),
      muntha(5, 'Schaffe etwas, lehre etwas, und freue dich an jemandem'),
      muntha(6, 'Ordne den Tag, und nähre keinen Streit'),
      muntha(7, 'Ein anderer Mensch bestimmt den halben Kurs'),
      muntha(8, 'Geh behutsam vor, und räume auf, was liegen geblieben ist'),
      muntha(9, 'Ein Lehrer, eine Reise oder eine Überzeugung weitet den Blick'),
      muntha(10, 'Deine Arbeit wird gesehen, also mach sie gut'),
      muntha(11, 'Freunde und alte Hoffnungen tragen Früchte'),
      muntha(12, 'Gib Zeit und Kraft dorthin, wo sie zu dir zurückkehren'),
    ],
    balance: {
      helped:
        'Im Ganzen hilft das Jahr mehr, als es hindert: Fang früh an, und verlange mehr als beim letzten Mal.',
      hindered:
        'Im Ganzen verlangt das Jahr Geduld: Halte in Ordnung, was du hast, und lass Neues klein sein.',
      even: 'Hilfe und Hindernis halten sich fast die Waage, es kommt also auf die Wahl an: Setze deine Mühe dort ein, wo der Weg offen ist.',
    },
    best: ({ planet, houses }) =>
      `Am weitesten offen ist der Weg bei ${about(houses)}, denn am meisten spricht für ${object(planet)}, ${accusativeTitle(planet, houses)}.`,
    worst: ({ planet, houses }) =>
      `Am meisten steht ${toOther({ other: planet, houses })}, entgegen: Geh bei ${about(houses)} langsam vor.`,
    when: (lord, from, to) =>
      `Der eigene Abschnitt des Jahres unter ${dative[lord]} reicht etwa vom ${date(from)} bis zum ${date(to)}.`,
  },
};
