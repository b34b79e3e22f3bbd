import type { HandTypeName } from '../../../engines/palm/hand/hand-type.ts';
import { cuts } from '../../../engines/palm/hand/hand-type.ts';
import type { PalmReading } from '../../../engines/palm/reading.ts';
import { above, below, between, type Holds, type Rule } from './rule.ts';

/**
 * Hand type, fingers and thumb. The four element types are a twentieth-century scheme; the meanings restate, in our
 * words, what is common to Cheiro (Language of the Hand, 1894) and Benham (The Laws of Scientific Hand Reading,
 * 1900). The cuts lie at the spread that these ratios show on photos: see docs/palmistry.md.
 */
export const handRules: readonly Rule[] = [
  {
    id: 'type-earth',
    subject: 'hand',
    holds: ofType('earth', 'the palm is broad and the fingers are short for it (an earth hand)'),
    meaning:
      'An earth hand is read as practical, steady and patient, glad of routine and of work it can touch.',
    trait: 'steadiness',
    strength: 'patience with slow work',
    professions: ['building', 'farming and gardening', 'repair and craft', 'running a household or a shop'],
    topics: {
      personality: 'Tradition expects a person who trusts what can be tried out and who keeps a promise.',
      career:
        'It is said to do best in work with a visible result: building, growing, repairing, running things.',
      money: 'It is said to save first and spend later, and to like things that last.',
      love: 'Affection is said to be shown by being there and doing, more than by words.',
      marriage: 'A shared daily rhythm is said to mean more to it than grand gestures.',
      health: 'Regular hours and time outdoors are named as what keeps its energy even.',
      challenges: 'Sudden changes of plan are named as what tires it most.',
      luck: 'Luck is said to come to it slowly, through patience and repeated effort.',
    },
  },
  {
    id: 'type-air',
    subject: 'hand',
    holds: ofType('air', 'the palm is broad and the fingers are long for it (an air hand)'),
    meaning: 'An air hand is read as thoughtful, talkative and curious: it analyses before it feels.',
    trait: 'curiosity',
    strength: 'clear explanation',
    professions: ['teaching', 'writing', 'planning', 'interpreting'],
    topics: {
      personality: 'Tradition expects a person who wants to understand a thing before taking a side.',
      career: 'Work with words, teaching, planning or explaining is what tradition assigns to it.',
      money: 'It is said to compare and calculate before it spends, and to enjoy a good argument about both.',
      love: 'Conversation is said to be its way into affection.',
      marriage: 'A partner to talk to at the end of the day is said to be what it looks for.',
      health: 'A quiet hour away from thinking is named as what restores its energy.',
      challenges: 'Thinking a matter over once too often is named as its habit to watch.',
      luck: 'Luck is said to reach it through people met and things heard.',
    },
  },
  {
    id: 'type-fire',
    subject: 'hand',
    holds: ofType('fire', 'the palm is long and the fingers are short for it (a fire hand)'),
    meaning: 'A fire hand is read as energetic and impatient: it likes to lead and to start things.',
    trait: 'drive',
    strength: 'getting others to join in',
    professions: ['selling', 'performing', 'leading a team', 'starting a business'],
    topics: {
      personality: 'Tradition expects a person who decides quickly and warms others with enthusiasm.',
      career: 'Starting, selling, performing and leading are the kinds of work tradition assigns to it.',
      money: 'It is said to take chances gladly and to need somebody who keeps the accounts.',
      love: 'It is said to show feeling early and openly.',
      marriage: 'Shared undertakings are said to keep its interest better than shared habits.',
      health: 'Movement is named as its best outlet for surplus energy.',
      challenges: 'Finishing what was begun is named as its lesson.',
      luck: 'Luck is said to favour it when it dares the first step.',
    },
  },
  {
    id: 'type-water',
    subject: 'hand',
    holds: ofType('water', 'the palm is long and the fingers are long for it (a water hand)'),
    meaning: 'A water hand is read as sensitive and imaginative, with changing moods and a need for calm.',
    trait: 'sensitivity',
    strength: 'understanding what is not said',
    professions: ['art', 'care', 'music', 'counsel'],
    topics: {
      personality: 'Tradition expects a person who notices what others feel before it is said.',
      career: 'Art, care, music and counsel are the kinds of work tradition assigns to it.',
      money: 'Money is said to matter to it for the peace it gives, less for its own sake.',
      love: 'It is said to love with imagination and to remember small kindnesses.',
      marriage: 'A calm home is said to be worth more to it than an exciting one.',
      health: 'Sleep and quiet surroundings are named as what its energy depends on.',
      challenges: 'Drawing a line between own and other people’s moods is named as its lesson.',
      luck: 'Luck is said to come to it through hunches it takes seriously.',
    },
  },
  {
    id: 'index-longer',
    subject: 'fingers',
    holds: ({ proportions: { indexToRing } }) =>
      above(
        indexToRing,
        1.04,
        0.03,
        `the index finger is longer than the ring finger (ratio ${indexToRing})`,
      ),
    meaning: 'A long index finger is read as ambition and the wish to direct.',
    trait: 'ambition',
    strength: 'taking responsibility',
    professions: ['leading a small team', 'public office'],
    topics: {
      personality: 'Self-assurance and a liking for responsibility are read from it.',
      career:
        'It is the classical sign of somebody who would rather lead a small group than follow a large one.',
      luck: 'Chances are said to open where this hand asks for them.',
    },
  },
  {
    id: 'index-equal',
    subject: 'fingers',
    holds: ({ proportions: { indexToRing } }) =>
      between(indexToRing, 0.98, 1.04, `index and ring finger are about equally long (ratio ${indexToRing})`),
    meaning: 'Index and ring finger of one length are read as a balance of ambition and enjoyment.',
    trait: 'a balance of ambition and enjoyment',
    strength: 'leading and stepping back in turn',
    topics: {
      personality: 'It is read as somebody who can lead and can also step back.',
      career: 'Neither command nor display is said to be needed for contentment at work.',
      luck: 'Tradition reads neither a gambler nor a doubter from it.',
    },
  },
  {
    id: 'ring-longer',
    subject: 'fingers',
    holds: ({ proportions: { indexToRing } }) =>
      below(
        indexToRing,
        0.98,
        0.03,
        `the ring finger is longer than the index finger (ratio ${indexToRing})`,
      ),
    meaning: 'A long ring finger is read as taste for show, risk and art.',
    trait: 'a liking for show and risk',
    strength: 'presenting oneself and one’s work',
    professions: ['the stage', 'design'],
    topics: {
      personality: 'It is read as pleasure in being seen and in making things beautiful.',
      career: 'Tradition sends it towards the stage, design and anything with an audience.',
      money: 'It is said to enjoy a risk, with money as with other things.',
      luck: 'Willingness to bet on oneself is read from it.',
    },
  },
  {
    id: 'little-long',
    subject: 'fingers',
    holds: ({ proportions: { littleToRing } }) =>
      above(
        littleToRing,
        0.79,
        0.03,
        `the little finger is long beside the ring finger (ratio ${littleToRing})`,
      ),
    meaning: 'A long little finger is read as quickness with words and skill in persuading.',
    trait: 'quickness with words',
    strength: 'persuasion',
    professions: ['trade', 'negotiation'],
    topics: {
      personality: 'A ready tongue is read from it.',
      career: 'Trade, negotiation and teaching are its traditional fields.',
      money: 'It is said to bargain well.',
      love: 'The right word at the right time is said to come easily.',
    },
  },
  {
    id: 'little-mean',
    subject: 'fingers',
    holds: ({ proportions: { littleToRing } }) =>
      between(littleToRing, 0.74, 0.79, `the little finger has its usual length (ratio ${littleToRing})`),
    meaning: 'A little finger of usual length is read as speech that neither pushes nor hides.',
    trait: 'plain speech',
    strength: 'fair dealing',
    topics: {
      career: 'Fair dealing without much bargaining is read from it.',
      money: 'It is said to ask a fair price and to leave it there.',
    },
  },
  {
    id: 'little-short',
    subject: 'fingers',
    holds: ({ proportions: { littleToRing } }) =>
      below(
        littleToRing,
        0.74,
        0.03,
        `the little finger is short beside the ring finger (ratio ${littleToRing})`,
      ),
    meaning: 'A short little finger is read as reserve: such a hand is said to undersell itself.',
    trait: 'modesty in speech',
    strength: 'work that speaks for itself',
    topics: {
      personality: 'Modesty in speech is read from it.',
      career: 'Work that speaks for itself is said to suit it.',
      money: 'It is said to ask for less than its work is worth.',
      challenges: 'Saying plainly what one wants is named as its lesson.',
    },
  },
  {
    id: 'thumb-wide',
    subject: 'thumb',
    holds: ({ proportions: { thumbAngle } }) =>
      above(thumbAngle, 38, 15, `the thumb stands wide from the hand (about ${thumbAngle} degrees)`),
    meaning: 'A wide thumb is read as generosity and independence; the pose for the photo has a part in it.',
    trait: 'independence',
    strength: 'generosity',
    topics: {
      personality: 'Independence of judgement is read from it.',
      money: 'It is said to give easily, and to spend easily.',
      love: 'Room for itself and for the other is said to matter to it.',
      marriage: 'A bond with open doors is said to suit it.',
    },
  },
  {
    id: 'thumb-mean',
    subject: 'thumb',
    holds: ({ proportions: { thumbAngle } }) =>
      between(thumbAngle, 22, 38, `the thumb stands at a middling angle (about ${thumbAngle} degrees)`),
    meaning: 'A thumb at a middling angle is read as an even hand between giving and keeping.',
    trait: 'a will that bends without breaking',
    strength: 'measure in giving and keeping',
    topics: {
      money: 'An even hand between spending and saving is read from it.',
      personality: 'It is read as will power that bends without breaking.',
      marriage: 'Give and take in equal parts is read from it.',
    },
  },
  {
    id: 'thumb-close',
    subject: 'thumb',
    holds: ({ proportions: { thumbAngle } }) =>
      below(thumbAngle, 22, 8, `the thumb lies close to the hand (about ${thumbAngle} degrees)`),
    meaning: 'A thumb held close is read as care and thrift; the pose for the photo has a part in it.',
    trait: 'caution with strangers',
    strength: 'thrift',
    topics: {
      personality: 'Caution with strangers is read from it.',
      money: 'It is said to keep what it has together.',
      marriage: 'Trust is said to grow slowly in it, and to last.',
      challenges: 'Letting others help is named as its lesson.',
    },
  },
];

function ofType(name: HandTypeName, seen: string): (reading: PalmReading) => Holds | null {
  return ({ handType, proportions: { fingers, palm } }) => {
    if (handType?.type !== name || fingers === null) return null;
    const off = Math.min(
      Math.abs(fingers - cuts.fingers.cut) / cuts.fingers.spread,
      Math.abs(palm - cuts.palm.cut) / cuts.palm.spread,
    );
    const border = handType.borderline ? `, close to ${handType.neighbour} by our measure` : '';
    return { by: off, seen: `${seen}${border}` };
  };
}
