import { type Cell, type DevataText, type Ring, unreadColour } from './devata.ts';

interface InnerDevata extends DevataText {
  readonly ring: Ring;
  readonly padas: readonly Cell[];
}

function cells(rows: readonly number[], columns: readonly number[]): Cell[] {
  return rows.flatMap((row) => columns.map((column) => ({ row, column })));
}

/** The order within each corner pair follows Vishvakarma Prakasha 5.63-67; the division into two padas is ours. */
export const innerDevatas: readonly InnerDevata[] = [
  {
    name: 'Apa',
    theme: 'Immunity and healing water',
    bodyArea: 'Mouth',
    colour: 'White',
    about: 'The waters beside the head: what enters a house pure keeps it well.',
    ring: 'ring 2',
    padas: cells([2], [7, 8]),
  },
  {
    name: 'Apavatsa',
    theme: 'Renewal and carrying relief to where it is needed',
    bodyArea: 'Chest',
    colour: 'White',
    about: 'The child of the waters, who carries healing onwards to the people of the house.',
    ring: 'ring 2',
    padas: cells([3], [7, 8]),
  },
  {
    name: 'Savitra',
    theme: 'The spark that starts work',
    bodyArea: 'Right hand',
    colour: unreadColour,
    about: 'The impulse of the rising Sun: starting, and the courage to try.',
    ring: 'ring 2',
    padas: cells([7, 8], [8]),
  },
  {
    name: 'Savita',
    alias: 'Savitr',
    theme: 'Sustained energy',
    bodyArea: 'Right hand',
    colour: 'Red',
    about: 'The impeller, who keeps an action going until it is finished.',
    ring: 'ring 2',
    padas: cells([7, 8], [7]),
  },
  {
    name: 'Indrajaya',
    alias: 'Jaya',
    theme: 'Tools and tactics',
    bodyArea: 'Loins',
    colour: unreadColour,
    about: 'Victory beside Indra: method, allies and the means by which strength arrives.',
    ring: 'ring 2',
    padas: cells([8], [2, 3]),
  },
  {
    name: 'Indra',
    alias: 'Vibudhadhipa',
    theme: 'Strength and lasting growth',
    bodyArea: 'Loins',
    colour: 'Red',
    about: 'The chief of the gods near the feet: power that has roots.',
    ring: 'ring 2',
    padas: cells([7], [2, 3]),
  },
  {
    name: 'Rudra',
    theme: 'Flow, feeling and support',
    bodyArea: 'Left hand',
    colour: unreadColour,
    about: 'The howling wind that breaks what has become rigid and brings help when called.',
    ring: 'ring 2',
    padas: cells([2, 3], [2]),
  },
  {
    name: 'Rudrajaya',
    alias: 'Rajayakshma',
    theme: 'Steady mind',
    bodyArea: 'Left hand',
    colour: 'Red',
    about: 'The tamed force beside Rudra: persistence, and fatigue when it is overworked.',
    ring: 'ring 2',
    padas: cells([2, 3], [3]),
  },
  {
    name: 'Aryama',
    theme: 'Connection and alliances',
    bodyArea: 'Right side of the breast',
    colour: 'Black',
    about: 'The companion, witness of marriages and contracts: who stands with the people of the house.',
    ring: 'ring 3',
    padas: cells([4, 5, 6], [7, 8]),
  },
  {
    name: 'Vivasvan',
    theme: 'Change and maturity',
    bodyArea: 'Right side of the belly',
    colour: 'White',
    about: 'The shining one, father of mankind: turning points that make one grow up.',
    ring: 'ring 3',
    padas: cells([7, 8], [4, 5, 6]),
  },
  {
    name: 'Mitra',
    theme: 'Trust and the drive to act',
    bodyArea: 'Left side of the belly',
    colour: 'White',
    about: 'The friend and keeper of agreements: cooperation that gets things done.',
    ring: 'ring 3',
    padas: cells([4, 5, 6], [2, 3]),
  },
  {
    name: 'Prithvidhara',
    alias: 'Bhudhara',
    theme: 'Manifestation and endurance',
    bodyArea: 'Left side of the breast',
    colour: 'Red',
    about: 'The bearer of the earth: plans take form here and must be carried.',
    ring: 'ring 3',
    padas: cells([2, 3], [4, 5, 6]),
  },
  {
    name: 'Brahma',
    theme: 'Wholeness and open space',
    bodyArea: 'Heart',
    colour: 'Yellow and white',
    about: 'The creator in the middle: all fields begin here, and the texts ask to leave it open.',
    ring: 'centre',
    padas: cells([4, 5, 6], [4, 5, 6]),
  },
];
