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

/** What is touched in a person; each takes the singular, and no verb after it agrees in gender. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'ta volonté',
  Moon: 'ta sensibilité',
  Mercury: 'ta pensée',
  Venus: 'ton affection',
  Mars: 'ton élan',
  Jupiter: 'ton bon jugement',
  Saturn: 'ton sens du devoir',
  Uranus: 'ton indépendance',
  Neptune: 'ton imagination',
  Pluto: 'ta profondeur',
  'North Node': 'ta direction',
  Chiron: 'une vieille blessure',
  Rahu: 'ton appétit de nouveau',
  Ketu: 'ton détachement',
  Ascendant: 'ta manière d’être',
  Midheaven: 'ta position',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'gagne de l’espace',
    helps: 'a le vent en poupe',
    presses: 'grandit un peu trop, et tout l’art est dans la mesure',
    faces: 'reçoit des flatteries du dehors, alors vérifie avant d’accepter',
  },
  Saturn: {
    meets: 'entend un appel au sérieux',
    helps: 'trouve un appui solide',
    presses: 'passe une épreuve et grandit par la patience',
    faces: 'rencontre une limite que pose quelqu’un d’autre',
  },
  Uranus: {
    meets: 's’éveille à du nouveau',
    helps: 'se défait d’une vieille habitude',
    presses: 'subit une secousse, alors laisse de la place aux surprises',
    faces: 'va de surprise en surprise par ce que font les autres',
  },
  Neptune: {
    meets: 'rêve et s’ouvre',
    helps: 'reçoit de l’inspiration',
    presses: 'se trouble, alors décide lentement',
    faces: 'suit ce que d’autres promettent, alors demande deux fois',
  },
  Pluto: {
    meets: 'se refait depuis les fondations',
    helps: 'gagne en profondeur et en endurance',
    presses: 'se heurte à une question de pouvoir',
    faces: 'se mesure à quelqu’un de fort',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'se met en mouvement',
  helps: 'reçoit de l’aide',
  presses: 'rencontre quelque résistance',
  faces: 'se trouve face aux autres',
};

/** "ta sensibilité passe une épreuve et grandit par la patience" */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
