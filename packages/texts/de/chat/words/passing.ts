import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person; each takes the singular. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'dein Wille',
  Moon: 'dein Gefühl',
  Mercury: 'dein Denken',
  Venus: 'deine Zuneigung',
  Mars: 'dein Antrieb',
  Jupiter: 'dein gutes Urteil',
  Saturn: 'dein Pflichtgefühl',
  Uranus: 'deine Unabhängigkeit',
  Neptune: 'deine Fantasie',
  Pluto: 'deine Tiefe',
  'North Node': 'deine Richtung',
  Chiron: 'eine alte Wunde von dir',
  Rahu: 'deine Lust auf Neues',
  Ketu: 'dein Loslassen',
  Ascendant: 'dein Auftreten',
  Midheaven: 'dein Ansehen',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'bekommt mehr Raum',
    helps: 'hat guten Wind im Rücken',
    presses: 'wird etwas zu groß, und Maßhalten ist die Kunst',
    faces: 'wird von außen umschmeichelt; prüfe also, bevor du zusagst',
  },
  Saturn: {
    meets: 'wird zum Ernst gerufen',
    helps: 'findet festen Halt',
    presses: 'wird geprüft und wächst durch Geduld',
    faces: 'stößt an eine Grenze, die andere setzen',
  },
  Uranus: {
    meets: 'wacht zu etwas Neuem auf',
    helps: 'kommt von einer alten Gewohnheit los',
    presses: 'wird aufgerüttelt; lass also Platz für Überraschungen',
    faces: 'wird von dem überrascht, was andere tun',
  },
  Neptune: {
    meets: 'wird verträumt und offen',
    helps: 'wird beflügelt',
    presses: 'liegt im Nebel; entscheide also langsam',
    faces: 'wird von Versprechungen anderer gelockt; frag also zweimal nach',
  },
  Pluto: {
    meets: 'wird von Grund auf erneuert',
    helps: 'gewinnt Tiefe und Ausdauer',
    presses: 'gerät in eine Machtfrage',
    faces: 'trifft auf jemanden, der stark ist',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'wird berührt',
  helps: 'bekommt Hilfe',
  presses: 'trifft auf einigen Widerstand',
  faces: 'sieht sich anderen gegenüber',
};

/** „dein Gefühl wird geprüft und wächst durch Geduld“ */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
