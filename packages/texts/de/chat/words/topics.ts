import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** How a topic is called after „für“. */
export const topicWords: Record<Topic, string> = {
  self: 'dich selbst',
  appearance: 'dein Äußeres',
  health: 'Gesundheit und Kraft',
  money: 'Geld',
  inheritance: 'ein Erbe',
  debt: 'Schulden',
  expenses: 'Ausgaben',
  siblings: 'deine Geschwister',
  mother: 'deine Mutter',
  father: 'deinen Vater',
  family: 'Familie und häusliches Leben',
  'in-laws': 'deine Schwiegerfamilie',
  friends: 'deine Freunde',
  home: 'Haus und Wohnung',
  land: 'Grund und Boden',
  vehicle: 'ein Fahrzeug',
  children: 'Kinder',
  love: 'die Liebe',
  creativity: 'schöpferische Begabung',
  study: 'Studium und Lernen',
  marriage: 'die Ehe',
  spouse: 'den Menschen, den du heiratest',
  career: 'die Arbeit',
  government: 'Staat und öffentliches Amt',
  business: 'ein eigenes Geschäft',
  fame: 'Name und Ruhm',
  enemies: 'Rivalen und Gegner',
  lawsuit: 'Prozesse und Streit',
  travel: 'Reisen',
  abroad: 'ein Leben im Ausland',
  luck: 'das Glück',
  purpose: 'deine Bestimmung',
  spiritual: 'das spirituelle Leben',
  intuition: 'die Intuition',
};

/** „die Ehe“, and at the levels that number houses „die Ehe (das 7. Haus)“. */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (das ${house}. Haus)`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'Selbstvertrauen und Antrieb',
  debt: 'das Abtragen von Schulden',
  expenses: 'das Zusammenhalten des Geldes',
  mother: 'das Verhältnis zu deiner Mutter',
  father: 'das Verhältnis zu deinem Vater',
  marriage: 'eine Ehe',
  spouse: 'einen guten Menschen an deiner Seite',
  enemies: 'das Bestehen gegen Rivalen',
  lawsuit: 'einen guten Ausgang von Streit',
  purpose: 'das Finden deiner Bestimmung',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, after „ist eher“. */
export const partnerTraits: PerSign<string> = [
  'direkt, tatkräftig und rasch entschlossen',
  'beständig, sinnenfroh und gern bequem',
  'gesprächig, neugierig und jung geblieben',
  'fürsorglich, an der Familie hängend und wechselnd in der Stimmung',
  'warmherzig, stolz und großzügig',
  'sorgfältig, praktisch und etwas kritisch',
  'höflich, gerecht und gern in Gesellschaft',
  'leidenschaftlich, treu und verschlossen',
  'offen, freimütig und gern auf Reisen oder am Lehren',
  'ernst, verlässlich und ehrgeizig',
  'unabhängig, freundlich und voll eigener Ideen',
  'sanft, fantasievoll und gern gebend',
];
