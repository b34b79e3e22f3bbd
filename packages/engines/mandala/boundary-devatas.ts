import { type DevataText, unreadColour } from './devata.ts';
import type { Grade } from './grade.ts';

/**
 * A door's grade: Brihat Samhita 53.69-74, compared with Vishvakarma Prakasha 7.60-65 and modern lists. If these
 * sources contradict each other, the grade is at best `acceptable`.
 */
interface Door {
  readonly grade: Grade;
  readonly says: string;
}

interface BoundaryDevata extends DevataText {
  readonly door: Door;
}

function devata(
  [name, alias]: readonly [name: string, alias?: string],
  theme: string,
  bodyArea: string,
  colour: string,
  about: string,
  grade: Grade,
  says: string,
): BoundaryDevata {
  return { name, ...(alias && { alias }), theme, bodyArea, colour, about, door: { grade, says } };
}

const east: readonly BoundaryDevata[] = [
  devata(
    ['Shikhi', 'Isha'],
    'First light and clear thought',
    'Head',
    unreadColour,
    'The crested flame at the head of the Purusha: ideas begin here and need a clean, quiet place.',
    'avoid',
    'the texts speak of fire and loss',
  ),
  devata(
    ['Parjanya'],
    'Rain, fertility and patience',
    'Right eye',
    unreadColour,
    'The rain cloud that makes things grow; what is begun in its field ripens slowly.',
    'caution',
    'the texts are divided about the family and modern lists add needless expense',
  ),
  devata(
    ['Jayanta'],
    'Victory and profit',
    'Right ear',
    unreadColour,
    'The victorious son of Indra: recognition and the reward of effort.',
    'preferred',
    'the texts promise increase of means',
  ),
  devata(
    ['Mahendra', 'Indra'],
    'Authority and good standing',
    'Right side of the chest',
    unreadColour,
    'The great Indra, lord of the east: leadership, administration and the favour of those in office.',
    'preferred',
    'the texts promise the favour of authorities',
  ),
  devata(
    ['Surya', 'Aditya'],
    'Visibility, health and routine',
    'Right shoulder',
    unreadColour,
    'The Sun at due east: light on everything, daily order and the eye that checks.',
    'acceptable',
    'one text says wealth, the Brihat Samhita says temper',
  ),
  devata(
    ['Satya'],
    'Truthfulness and reputation',
    'Right arm',
    unreadColour,
    'Truth: promises, credibility and the weight of a given word.',
    'caution',
    'the texts warn of broken words',
  ),
  devata(
    ['Bhrisha'],
    'Friction, analysis and force',
    'Right arm',
    unreadColour,
    'The rubbing force that separates and grinds: useful for work that churns, tiring as a place of rest.',
    'avoid',
    'the texts warn of harshness',
  ),
  devata(
    ['Antariksha', 'Nabhas'],
    'Space and movement',
    'Right arm',
    unreadColour,
    'The open sky between earth and heaven: room to move, with little that holds things in place.',
    'avoid',
    'the texts warn of theft',
  ),
];

const south: readonly BoundaryDevata[] = [
  devata(
    ['Agni', 'Anila'],
    'Fire, energy and cash flow',
    'Right arm',
    unreadColour,
    'Fire at the south-east corner (some lists write Anila, wind, the same field): heat, cooking and drive.',
    'caution',
    'the texts count few descendants',
  ),
  devata(
    ['Pusha'],
    'Nourishment and safe journeys',
    'Right arm',
    unreadColour,
    'The nourisher who guards roads and herds: supply, confidence and support on the way.',
    'caution',
    'the texts speak of working for others',
  ),
  devata(
    ['Vitatha'],
    'Appearance and persuasion',
    'Right side',
    unreadColour,
    'The untrue one: show, trade and talk, strong in selling and weak in trust.',
    'acceptable',
    'the Brihat Samhita says meanness, modern lists count it among the good doors of the south',
  ),
  devata(
    ['Grihakshata', 'Brihatkshata'],
    'Limits, mind and household plenty',
    'Right side',
    unreadColour,
    'The keeper of the bounds of the house: it contains, orders and lets a household grow within its means.',
    'preferred',
    'the texts promise food and a growing family',
  ),
  devata(
    ['Yama'],
    'Discipline and rest',
    'Right thigh',
    unreadColour,
    'The lord of due measure at due south: rules, endings and the rest after work.',
    'avoid',
    'the texts call it fierce',
  ),
  devata(
    ['Gandharva'],
    'Music, charm and preservation',
    'Right knee',
    unreadColour,
    'The heavenly musician: pleasure, fragrance and what is kept fresh.',
    'caution',
    'the texts speak of ingratitude',
  ),
  devata(
    ['Bhringaraja'],
    'Digestion and letting go',
    'Right shank',
    unreadColour,
    'It draws the useful out and lets the rest leave, in the body as in a house.',
    'avoid',
    'the texts speak of want',
  ),
  devata(
    ['Mriga'],
    'Curiosity and restlessness',
    'Right hip',
    unreadColour,
    'The deer: searching, skill and a mind that does not settle.',
    'avoid',
    'the texts speak of lost strength',
  ),
];

const west: readonly BoundaryDevata[] = [
  devata(
    ['Pitri'],
    'Ancestors, roots and stability',
    'Feet',
    unreadColour,
    'The forefathers at the feet of the Purusha: weight, lineage and the security of those who lead a family.',
    'avoid',
    'the texts speak of trouble for children',
  ),
  devata(
    ['Dauvarika', 'Nandi'],
    'Guarding and counsel',
    'Left hip',
    unreadColour,
    'The doorkeeper: selection, loyalty and knowing whom to let in.',
    'avoid',
    'the texts speak of rivals',
  ),
  devata(
    ['Sugriva'],
    'Learning and receiving',
    'Left shank',
    unreadColour,
    'He of the fair neck: study, eloquence and gifts that can be taken in.',
    'acceptable',
    'the Brihat Samhita sees no gain, modern lists see growth',
  ),
  devata(
    ['Pushpadanta'],
    'Fulfilled wishes and blessing',
    'Left knee',
    unreadColour,
    'The flower-toothed attendant: grace, assistance and wishes that are met.',
    'preferred',
    'the texts promise children, means and success',
  ),
  devata(
    ['Varuna'],
    'Gain, order and observation',
    'Left thigh',
    unreadColour,
    'The all-seeing lord of waters at due west: gains that come by keeping order.',
    'preferred',
    'the texts promise riches',
  ),
  devata(
    ['Asura'],
    'Depth and inner struggle',
    'Left side',
    unreadColour,
    'The titan: hidden forces, stubbornness and deep concentration.',
    'caution',
    'the texts warn of the displeasure of authorities',
  ),
  devata(
    ['Shosha', 'Sosha'],
    'Drying out and release',
    'Left side',
    unreadColour,
    'The drier: it takes up moisture and sorrow, and with them strength if one stays too long.',
    'avoid',
    'the texts speak of dwindling means',
  ),
  devata(
    ['Papayakshma'],
    'Weakness that wants care',
    'Left arm',
    'Yellow',
    'The wasting illness: habits that wear one down and ask to be given up.',
    'avoid',
    'the texts speak of illness',
  ),
];

const north: readonly BoundaryDevata[] = [
  devata(
    ['Roga'],
    'Strain and recovery',
    'Left arm',
    'Red',
    'Illness at the north-west corner: what shows here wants air and cleaning before it spreads.',
    'avoid',
    'the texts speak of harm and bondage',
  ),
  devata(
    ['Naga', 'Ahi'],
    'Envy and hidden desire',
    'Left arm',
    'Red',
    'The serpent: strong wishes, jealousy and guarded treasure.',
    'avoid',
    'the texts speak of growing rivalry',
  ),
  devata(
    ['Mukhya'],
    'Purpose and craft',
    'Left arm',
    'Red',
    'The chief, builder among the gods: the main aim and the skill to make it.',
    'preferred',
    'the texts promise means and children',
  ),
  devata(
    ['Bhallata'],
    'Abundance',
    'Left arm',
    'Black',
    'Plenty: large results for measured effort.',
    'preferred',
    'the texts promise all good qualities',
  ),
  devata(
    ['Soma', 'Kubera'],
    'Wealth and calm',
    'Left shoulder',
    'White',
    'The Moon at due north, seat of Kubera in later lists: money, opportunity and a cool head.',
    'preferred',
    'the texts promise children and means, others a pious mind',
  ),
  devata(
    ['Bhujaga', 'Sarpa'],
    'Healing and secrecy',
    'Left side of the chest',
    'Black',
    'The snake that guards medicines: remedies, and quarrels if they are kept from others.',
    'caution',
    'the texts speak of discord in the family',
  ),
  devata(
    ['Aditi'],
    'Safety and motherhood',
    'Left ear',
    'Yellow',
    'The boundless mother of the gods: protection, patience and connection with oneself.',
    'acceptable',
    'the Brihat Samhita warns, the Vishvakarma Prakasha promises savings',
  ),
  devata(
    ['Diti'],
    'Breadth of vision',
    'Left eye',
    'Yellow',
    'The mother of giants: wide views and the power to divide what belongs together.',
    'caution',
    'the Brihat Samhita speaks of want, modern lists of savings',
  ),
];

export const boundaryDevatas: readonly BoundaryDevata[] = [...east, ...south, ...west, ...north];
