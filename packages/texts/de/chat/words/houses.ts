import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';

/** Accusative, after „um“ and „für“; one for each of the twelve houses. */
const areas: PerSign<string> = [
  'Körper und Auftreten',
  'Geld und Besitz',
  'Fertigkeiten, Geschwister und kurze Wege',
  'Zuhause und Wurzeln',
  'Kinder, Spiel und eigene Werke',
  'tägliche Arbeit und Gesundheit',
  'Partnerschaft',
  'gemeinsames Geld und Umbrüche',
  'Glauben, Lehrer und weite Reisen',
  'Beruf und Ansehen',
  'Gewinne und Freunde',
  'Rückzug, Ausgaben und ferne Orte',
];

/** The part of life that a house stands for. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = [
  'hängt mehr von dir selbst ab als von irgendwem sonst',
  'läuft auf das hinaus, was du verdienst und besitzt',
  'geht über dein Können, deine Worte und kurze Wege',
  'beginnt zu Hause und kommt dorthin zurück',
  'lebt von Kindern, vom Spiel und von dem, was du schaffst',
  'ist zuerst einmal tägliche Arbeit',
  'kommt durch andere Menschen zu dir, vor allem durch einen Partner',
  'geht über gemeinsames Geld und den einen oder anderen Umbruch',
  'führt zu Lehrern, Überzeugungen und weiten Reisen',
  'zeigt sich in Beruf und Ansehen',
  'geht über Freunde und bringt seinen Gewinn mit ihnen',
  'geschieht im Rückzug oder fern von daheim und kostet, bevor es gibt',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `Dieser Teil deines Lebens ${ofSign(leads, house)}.`;
}

/** „das 3. Haus“, „das 3. und das 10. Haus“. */
export function housesInWords(houses: readonly number[]): string {
  return `${houses.map((house) => `das ${house}.`).join(' und ')} Haus`;
}
