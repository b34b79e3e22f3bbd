import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for, accusative. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'Willen und Selbstachtung',
  Moon: 'Gefühl und Gewohnheit',
  Mars: 'Antrieb und Mut',
  Mercury: 'Denken und Handel',
  Jupiter: 'Wachstum und gutes Urteil',
  Venus: 'Zuneigung und Geschmack',
  Saturn: 'Geduld und Pflicht',
  Uranus: 'Wandel und Unabhängigkeit',
  Neptune: 'Fantasie und Sehnsucht',
  Pluto: 'Tiefe und Wandlung',
  'North Node': 'die Richtung, in die man wächst',
  Chiron: 'eine alte Wunde und was sie lehrt',
  Rahu: 'Lust auf Neues',
  Ketu: 'Loslassen und Einsicht',
};

/** The same in one word with „dein“, nominative, for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'dein Wille',
  Moon: 'dein Gefühl',
  Mars: 'dein Antrieb',
  Mercury: 'dein Denken',
  Jupiter: 'dein Wachstum',
  Venus: 'deine Zuneigung',
  Saturn: 'deine Geduld',
  Uranus: 'deine Unabhängigkeit',
  Neptune: 'deine Fantasie',
  Pluto: 'deine Tiefe',
  'North Node': 'deine Richtung',
  Chiron: 'deine alte Wunde',
  Rahu: 'deine Lust auf Neues',
  Ketu: 'dein Loslassen',
  Ascendant: 'dein Auftreten',
  Midheaven: 'dein Ansehen',
};

/** How a time under a body tends to feel, after its name or pronoun. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'macht dich sichtbar und verlangt, dass du führst',
  Moon: 'bringt Gefühle, Menschen und Orte in Bewegung',
  Mars: 'verlangt Einsatz, Entscheidungen und im Streit kühles Blut',
  Mercury: 'ist gut für Lernen, Papiere, Handel und Kontakte',
  Jupiter: 'weitet den Blick, lehrt und findet Helfer',
  Venus: 'begünstigt Nähe, Annehmlichkeit und Einigung',
  Saturn: 'bremst, prüft und belohnt stetige Arbeit',
  Uranus: 'lockert, was fest war, und bringt Unerwartetes',
  Neptune: 'löst Gewissheiten auf und nährt die Fantasie',
  Pluto: 'gräbt tief und verwandelt, was seine Zeit gehabt hat',
  'North Node': 'zieht zu neuen Menschen und Aufgaben',
  Chiron: 'rührt an eine wunde Stelle und zeigt, was hilft',
  Rahu: 'zieht zum Neuen und Fremden, mit Unruhe',
  Ketu: 'vereinfacht und führt nach innen',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'Staat, Leitung und Medizin',
  Moon: 'Pflege, Ernährung, Gastlichkeit und Arbeit mit Publikum',
  Mars: 'Technik, Chirurgie, Polizei, Sport und Immobilien',
  Mercury: 'Handel, Schreiben, Buchhaltung, Software und Medien',
  Jupiter: 'Lehre, Recht, Finanzen und Beratung',
  Venus: 'Kunst, Gestaltung, Mode, Hotels und Schönheit',
  Saturn: 'Industrie, Bau, Verwaltung und Erdwissenschaften',
};

/** The part of the body of a sign, nominative; with whether it takes the plural. */
export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['der Kopf', false],
  ['Hals und Nacken', true],
  ['Schultern, Arme und Lunge', true],
  ['Brust und Magen', true],
  ['Herz und Rücken', true],
  ['Bauch und Verdauung', true],
  ['Nieren und unterer Rücken', true],
  ['die Organe der Ausscheidung', true],
  ['Hüften und Oberschenkel', true],
  ['Knie und Gelenke', true],
  ['Unterschenkel und Kreislauf', true],
  ['die Füße', true],
];
