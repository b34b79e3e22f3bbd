import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for, with its articles. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'la volontà e il rispetto di sé',
  Moon: 'il sentimento e l’abitudine',
  Mars: 'lo slancio e il coraggio',
  Mercury: 'il pensiero e il commercio',
  Jupiter: 'la crescita e il buon senso',
  Venus: 'l’affetto e il gusto',
  Saturn: 'la pazienza e il dovere',
  Uranus: 'il cambiamento e l’indipendenza',
  Neptune: 'l’immaginazione e lo struggimento',
  Pluto: 'la profondità e la trasformazione',
  'North Node': 'la direzione in cui si cresce',
  Chiron: 'una vecchia ferita e ciò che insegna',
  Rahu: 'la fame di nuovo',
  Ketu: 'il distacco e l’intuito',
};

/** The same in one word with "tuo", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'la tua volontà',
  Moon: 'il tuo sentimento',
  Mars: 'il tuo slancio',
  Mercury: 'il tuo pensiero',
  Jupiter: 'la tua crescita',
  Venus: 'il tuo affetto',
  Saturn: 'la tua pazienza',
  Uranus: 'la tua indipendenza',
  Neptune: 'la tua immaginazione',
  Pluto: 'la tua profondità',
  'North Node': 'la tua direzione',
  Chiron: 'la tua vecchia ferita',
  Rahu: 'la tua fame di nuovo',
  Ketu: 'il tuo distacco',
  Ascendant: 'il tuo modo di fare',
  Midheaven: 'la tua posizione',
};

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'ti mette in vista e ti chiede di prendere il comando',
  Moon: 'muove sentimenti, persone e luoghi',
  Mars: 'chiede impegno, decisioni e sangue freddo nelle liti',
  Mercury: 'favorisce lo studio, le carte, il commercio e i contatti',
  Jupiter: 'allarga, insegna e trova chi aiuta',
  Venus: 'favorisce la vicinanza, il benessere e gli accordi',
  Saturn: 'rallenta, mette alla prova e premia il lavoro costante',
  Uranus: 'scioglie ciò che era fisso e porta l’inatteso',
  Neptune: 'dissolve le certezze e nutre l’immaginazione',
  Pluto: 'scava a fondo e cambia ciò che ha fatto il suo tempo',
  'North Node': 'attira verso persone e compiti nuovi',
  Chiron: 'tocca un punto dolente e mostra che cosa aiuta',
  Rahu: 'attira verso il nuovo e lo straniero, con inquietudine',
  Ketu: 'semplifica e porta dentro di sé',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'pubblica amministrazione, direzione e medicina',
  Moon: 'cura delle persone, alimentazione, ospitalità e lavoro a contatto con il pubblico',
  Mars: 'ingegneria, chirurgia, polizia, sport e immobili',
  Mercury: 'commercio, scrittura, contabilità, informatica e giornalismo',
  Jupiter: 'insegnamento, diritto, finanza e consulenza',
  Venus: 'arte, design, moda, alberghi e bellezza',
  Saturn: 'industria, edilizia, amministrazione e scienze della terra',
};

/** The part of the body of a sign; with whether it takes the plural. */
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
