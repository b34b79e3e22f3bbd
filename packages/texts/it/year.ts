import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { joined, list } from './grammar.ts';
import { names, rulerTitles } from './names.ts';

const fields: PerSign<string> = [
  'te',
  'ciò che possiedi e conservi',
  'lettere, brevi viaggi e fratelli',
  'la casa e la terra',
  'i figli, lo studio e ciò che inventi',
  'il lavoro quotidiano e i rivali',
  'la coppia e gli accordi',
  'ciò che è condiviso, nascosto o ereditato',
  'i maestri, i lunghi viaggi e le convinzioni',
  'la professione e la reputazione',
  'gli amici e le speranze',
  'il ritiro e i luoghi lontani',
];

const briefly: PerSign<string> = [
  'te',
  'i beni',
  'i fratelli',
  'la casa',
  'i figli',
  'il lavoro quotidiano',
  'la coppia',
  'gli affari comuni',
  'i lunghi viaggi',
  'la professione',
  'le amicizie',
  'il ritiro',
];

const ordinals: PerSign<string> = [
  'prima',
  'seconda',
  'terza',
  'quarta',
  'quinta',
  'sesta',
  'settima',
  'ottava',
  'nona',
  'decima',
  'undicesima',
  'dodicesima',
];

type Ruler = Pick<Matter, 'other' | 'houses'>;

const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const inHouse = (house: number): string => `in ${ofSign(ordinals, house)} casa`;
const ofHouses = (houses: readonly number[]): string => {
  const named = list(houses.map((house) => ofSign(ordinals, house)));
  return houses.length > 1
    ? `delle case ${named}`
    : joined('di', houses[0] === 8 || houses[0] === 11 ? `l’${named} casa` : `la ${named} casa`);
};
const other = ({ other: planet, houses }: Ruler): string =>
  `${names[planet]}, ${rulerTitles[planet]} ${ofHouses(houses)}`;
/** With the article that runs together: „dall’8“, „dall’11“, „dal 3“. */
const from = (at: Date): string => withArticle('dal', at);
const to = (at: Date): string => withArticle('al', at);
const withArticle = (article: string, at: Date): string => {
  const day = at.getUTCDate();
  const date = at.toLocaleDateString('it', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (day === 1) return `${article} ${date.replace(/^1 /, '1º ')}`;
  return day === 8 || day === 11 ? `${article}l’${date}` : `${article} ${date}`;
};

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'un terzo pianeta' : names[third]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'entrambi sono deboli' : `${names[first]} è debole`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Manca meno di un grado: aspettalo all’inizio dell’anno.'
    : ithasala === 'Bhavishyat'
      ? ' La loro luce non si è ancora incontrata: aspettalo verso la fine dell’anno.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'Ti si chiede di guidare, e le mezze misure non ti basteranno',
  Moon: 'Umori, persone e piani cambiano spesso, e fai bene a muoverti con loro',
  Mars: 'Il ritmo è alto, e ciò che osi vale più di ciò che progetti',
  Mercury: 'È un anno di colloqui, carte, studio e rapidi adattamenti',
  Jupiter: 'Il buon consiglio è a portata di mano, e ciò che dai con generosità ritorna',
  Venus: 'L’accordo, il gusto e l’affetto portano più lontano della pressione',
  Saturn: 'Quest’anno conta la pazienza, e ciò che si costruisce piano resisterà',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} governa quest’anno e sta ${inHouse(house)}, perciò l’essenziale riguarda ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} ${inHouse(house)}`));

const muntha = (house: number, words: string): string =>
  `La muntha, il centro dell’anno, è arrivata ${inHouse(house)}: ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])} quest’anno rappresenta te e si avvicina ${joined('a', other(m))}: per ${about(m.houses)} fai passi avanti, ${isFriendly(m) ? 'e la porta è aperta' : 'anche se la porta va spinta'}.${soon(m)}`
          : `${capital(other(m))}, si avvicina ${joined('a', names[m.lord])}, che quest’anno rappresenta te: per ${about(m.houses)} qualcosa ti viene incontro, ${isFriendly(m) ? 'volentieri' : 'a certe condizioni'}.${soon(m)}`,
      (m) =>
        `La distanza tra ${names[m.lord]} e ${other(m)}, si accorcia. Aspettati novità che riguardano ${about(m.houses)}; i due si guardano ${isFriendly(m) ? 'da amici' : 'da rivali, perciò serve impegno'}.${soon(m)}`,
      (m) =>
        `Per ${about(m.houses)} qualcosa si compone ${isFriendly(m) ? 'quasi da sé' : 'a forza di insistere'}, perché ${names[m.lord]} e ${other(m)}, si stanno avvicinando.${soon(m)}`,
      (m) =>
        `${capital(other(m))}, ${m.isLordFaster ? `aspetta ${names[m.lord]}` : `corre verso ${names[m.lord]}`}; ciò che cominci per ${about(m.houses)} ha ${isFriendly(m) ? 'il vento a favore' : 'il vento contrario e arriva lo stesso'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} si allontana ${joined('da', other(m))}: l’incontro è appena avvenuto. Per ${about(m.houses)} il colloquio decisivo è alle spalle; porta a termine ciò che è stato concordato.`,
      (m) =>
        `Per ${about(m.houses)} il momento più vivo è passato, perché ${m.isLordFaster ? `${names[m.lord]} si allontana ${joined('da', other(m))}` : `${other(m)}, si allontana ${joined('da', names[m.lord])}`}: ringrazia, e sistema ciò che è in sospeso.`,
      (m) =>
        `${capital(other(m))}, e ${names[m.lord]} hanno avuto il loro incontro: per ${about(m.houses)} il primo slancio è passato, e la cura costante fa più della fretta.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, non si vedono, ma ${helper(m)} corre tra i due: per ${about(m.houses)} aiuta una persona svelta, spesso più giovane, che conosce entrambe le parti.`,
      (m) =>
        `Per ${about(m.houses)} ti serve qualcuno che faccia da tramite; ${helper(m)} porta la luce tra ${names[m.lord]} e ${other(m)}, in un senso o nell’altro.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, non si vedono, ma per entrambi si riduce la distanza ${joined('da', helper(m))}: per ${about(m.houses)} una mano più anziana o più lenta unisce ciò che tu non potevi unire.`,
      (m) =>
        `Per ${about(m.houses)} aspetta la persona che può avvicinare le parti; ${helper(m)} raccoglie la luce ${joined('di', names[m.lord])} e quella ${joined('di', other(m))}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} si mette tra ${names[m.lord]} e ${other(m)}. Per ${about(m.houses)} può esserci una lite o un ritardo; parlane per tempo.`,
      (m) =>
        `Qualcosa di duro, ${helper(m)}, sta nella luce ${joined('di', names[m.lord])} e ${joined('di', names[m.other])}: tieni un secondo piano per ${about(m.houses)}, le faccende ${ofHouses(m.houses)}.`,
    ],
    Kamboola: [
      (m) =>
        `La Luna dà una mano ${joined('a', names[m.lord])} e ${joined('a', other(m))}: per ${about(m.houses)} la gente prende le tue parti.`,
      (m) =>
        `Per ${about(m.houses)} hai più aiuto di quanto ne conti, perché la Luna si unisce ${joined('a', names[m.lord])} e ${joined('a', other(m))}.`,
    ],
    Garikamboola: [
      (m) =>
        `La Luna non raggiunge né ${names[m.lord]} né ${other(m)}, ma passando nel segno successivo incontra ${helper(m)}: per ${about(m.houses)} l’aiuto arriva tardi e da dove non guardavi.`,
    ],
    Khallasara: [
      (m) =>
        `La Luna passa oltre ${names[m.lord]} e ${other(m)}, senza fermarsi. Per ${about(m.houses)} ottieni ciò che prepari da te; non contare sui favori.`,
      (m) =>
        `Per ${about(m.houses)} nessuno prende posizione, perché la Luna passa oltre ${names[m.lord]} e ${other(m)}, senza uno sguardo: fa’ il lavoro, e non aspettarti applausi.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, si intendono, ma ${weakness(m)}: fatti confermare ciò che ti promettono e riguarda ${about(m.houses)}.`,
      (m) =>
        `Una promessa che riguarda ${about(m.houses)} può restare senza seguito: dipende ${joined('da', names[m.lord])} e ${joined('da', other(m))}, ma ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} e ${names[m.other]} sono d’accordo, ma ${weakness(m)}: per ${about(m.houses)}, le faccende ${ofHouses(m.houses)}, prendi prima la parte piccola e sicura.`,
      (m) =>
        `Chiedi una data e una seconda firma per ${about(m.houses)}: ${names[m.lord]} e ${other(m)}, hanno buone intenzioni, ma ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Tra ${names[m.lord]} e ${other(m)}, la parte più veloce è debole e la più lenta è forte: per ${about(m.houses)} l’inizio zoppica e la fine regge.`,
      (m) =>
        `Non giudicare dall’inizio ciò che riguarda ${about(m.houses)}: tra ${names[m.lord]} e ${other(m)}, la parte più lenta ha la forza.`,
    ],
    Duttota: [
      (m) =>
        `Né ${names[m.lord]} né ${other(m)}, hanno forza, ma ${helper(m)} ne ha e porta con sé uno dei due. Per ${about(m.houses)} non andare senza compagnia.`,
      (m) =>
        `Per ${about(m.houses)} bisogna essere in tre: ${joined('a', names[m.lord])} e ${joined('a', other(m))}, manca la forza, e ${helper(m)} la presta a uno dei due.`,
      (m) =>
        `Per ${about(m.houses)} chiama qualcuno che conosca il terreno meglio di te; ciò che ${names[m.lord]} e ${other(m)}, non possono portare, lo porta ${helper(m)}.`,
    ],
    Thambira: [
      (m) =>
        `Alla fine di un segno, con ${helper(m)} nel successivo, ciò che c’è tra ${names[m.lord]} e ${other(m)}, si decide tardi: tieni tutto pronto per ${about(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `In forze quest’anno: ${standing(all)}. Hai energia da spendere; mettila in una cosa che la meriti.`,
    Durupha: (all) => `A corto di forze quest’anno: ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Tutti e sette i pianeti sono in case che reggono. Ciò che intraprendi quest’anno trova terreno solido, e la gente lo nota.',
    Induvara:
      'Tutti e sette i pianeti sono nelle case che disperdono. Quest’anno progetta con misura, e lascia maturare una cosa prima di cominciare la successiva.',
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
      muntha(1, 'ricominci da te'),
      muntha(2, 'si tratta dei tuoi mezzi e delle persone alla tua tavola'),
      muntha(3, 'coraggio, strade brevi e parole chiare'),
      muntha(4, 'le cose di casa chiedono attenzione per prime'),
      muntha(5, 'crea qualcosa, insegna qualcosa, godi della compagnia di qualcuno'),
      muntha(6, 'metti ordine nella giornata, e non alimentare liti'),
      muntha(7, 'un’altra persona decide metà della rotta'),
      muntha(8, 'procedi con cautela, e sgombra ciò che è rimasto in giro'),
      muntha(9, 'un maestro, un viaggio o una convinzione allarga lo sguardo'),
      muntha(10, 'il tuo lavoro si vede, perciò fallo bene'),
      muntha(11, 'gli amici e le vecchie speranze danno frutto'),
      muntha(12, 'metti tempo e forza dove ti ritornano'),
    ],
    balance: {
      helped:
        'Nel complesso l’anno aiuta più di quanto ostacoli: comincia presto, e chiedi più dell’ultima volta.',
      hindered:
        'Nel complesso l’anno chiede pazienza: tieni in ordine ciò che hai, e le cose nuove siano piccole.',
      even: 'Aiuto e ostacolo quasi si bilanciano, perciò dipende dalla scelta: metti l’impegno dove la via è aperta.',
    },
    best: (ruler) =>
      `La via è più aperta per ${about(ruler.houses)}, perché ${other({ other: ruler.planet, houses: ruler.houses })}, ha più cose a favore.`,
    worst: (ruler) =>
      `Gli ostacoli maggiori toccano ${other({ other: ruler.planet, houses: ruler.houses })}: va’ piano con ciò che riguarda ${about(ruler.houses)}.`,
    when: (lord, begin, end) =>
      `Il suo tratto dell’anno, sotto ${names[lord]}, va all’incirca ${from(begin)} ${to(end)}.`,
  },
};
