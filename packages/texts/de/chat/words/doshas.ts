import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface GermanDosha {
  readonly name: string;
  /** After „entsteht, wenn“: verbs at the end. */
  readonly rule: string;
  readonly meaning: string;
  readonly source: string;
}

const today = 'heutige Praxis';

export const doshaWords: Record<DoshaName, GermanDosha> = {
  manglik: {
    name: 'Manglik-Dosha (Mangal-Dosha)',
    rule: 'Mars im 1., 2., 4., 7., 8. oder 12. Haus steht, vom Aszendenten oder vom Mond aus gezählt (manche zählen auch von Venus aus, und der Norden lässt das 2. Haus weg)',
    meaning:
      'Die Überlieferung erwartet davon Hitze und Streit in der Ehe und meint, dass zwei Menschen, die es beide haben, einander ausgleichen.',
    source: 'B. V. Raman, Muhurtha, über Kuja-Dosha',
  },
  'kala sarpa': {
    name: 'Kala-Sarpa-Dosha',
    rule: 'alle sieben Planeten auf einer Seite der Linie von Rahu zu Ketu stehen',
    meaning:
      'Die Praxis liest es als ein Leben mit plötzlichen Wendungen, in dem sich Mühe spät auszahlt. Die klassischen Texte kennen es nicht.',
    source: 'Praxis des zwanzigsten Jahrhunderts',
  },
  nadi: {
    name: 'Nadi-Dosha',
    rule: 'beide Partner eines Vergleichs dieselbe Nadi haben, die der Geburtsstern gibt',
    meaning: 'Im Vergleich zählt es mit acht von 36 Punkten, für Gesundheit und Kinder.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'Pitra-Dosha',
    rule: 'die Sonne bei Rahu oder Ketu steht, ein Mondknoten im 9. Haus steht oder der Herr des 9. Hauses bei einem Mondknoten steht',
    meaning:
      'Es wird als eine Schuld gegenüber den Ahnen gelesen, die man im Verhältnis zum Vater und in spätem Segen spürt.',
    source: 'heutige Praxis nach Brihat Parashara Hora Shastra 83',
  },
  grahan: {
    name: 'Grahan-Dosha',
    rule: 'die Sonne oder der Mond in einem Zeichen mit Rahu oder Ketu steht',
    meaning:
      'Man sagt, das Licht sei verfinstert: Selbstvertrauen (Sonne) oder Seelenruhe (Mond) kommt und geht.',
    source: today,
  },
  'guru chandal': {
    name: 'Guru-Chandal-Dosha',
    rule: 'Jupiter in einem Zeichen mit Rahu oder Ketu steht',
    meaning:
      'Es wird als Zweifel an Lehrern und Regeln gelesen: ein eigener Kopf, der sein Maß selbst finden muss.',
    source: today,
  },
  shrapit: {
    name: 'Shrapit-Dosha',
    rule: 'Saturn in einem Zeichen mit Rahu steht',
    meaning: 'Es wird als Arbeit gelesen, die zweimal getan werden muss, und als Geduld, die geprüft wird.',
    source: today,
  },
  angarak: {
    name: 'Angarak-Dosha',
    rule: 'Mars in einem Zeichen mit Rahu steht',
    meaning: 'Es wird als hitziges Gemüt und großer Antrieb gelesen, der eine Aufgabe braucht.',
    source: today,
  },
  vish: {
    name: 'Vish-Dosha (Punarphoo)',
    rule: 'der Mond in einem Zeichen mit Saturn steht',
    meaning:
      'Es wird als ernstes Gemüt gelesen, das sich Dinge zu Herzen nimmt, und als Verzögerung, die gut endet.',
    source: today,
  },
  kemadruma: {
    name: 'Kemadruma-Dosha',
    rule: 'kein Planet außer der Sonne und den Mondknoten beim Mond oder im 2. oder 12. Haus vom Mond aus steht',
    meaning:
      'Es wird als Zeiten des Alleinstehens gelesen; die Texte zählen es zu den armen Yogas des Mondes.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'Gandmool-Dosha',
    rule: 'der Mond in Ashwini, Ashlesha, Magha, Jyeshtha, Mula oder Revati steht',
    meaning:
      'Es ist eine Geburt an einem Knoten des Tierkreises, für die ein Ritus in den ersten Wochen üblich ist.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Mars steht im eigenen Zeichen oder erhöht',
  'Leo or Aquarius': 'Mars steht in einem Zeichen, in dem er keinen Dosha macht',
  'sign of the house': 'Mars schadet in diesem Haus in diesem Zeichen nicht',
  'with Jupiter': 'Jupiter steht bei Mars',
  'with the Moon': 'der Mond steht bei Mars',
  'Jupiter rises': 'Jupiter steht im Zeichen des Aszendenten',
  'Venus rises': 'Venus steht im Zeichen des Aszendenten',
};
