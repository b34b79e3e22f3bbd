import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Fields of work: Cheiro, Language of the Hand (1894), on the seven types and the head line; Benham (1900) on the fingers. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'steadiness',
      strength: 'patience with slow work',
      professions: ['building', 'farming and gardening', 'repair and craft', 'running a household or a shop'],
    },
    air: {
      trait: 'curiosity',
      strength: 'clear explanation',
      professions: ['teaching', 'writing', 'planning', 'interpreting'],
    },
    fire: {
      trait: 'drive',
      strength: 'getting others to join in',
      professions: ['selling', 'performing', 'leading a team', 'starting a business'],
    },
    water: {
      trait: 'sensitivity',
      strength: 'understanding what is not said',
      professions: ['art', 'care', 'music', 'counsel'],
    },
  },
  index: {
    longer: {
      trait: 'ambition',
      strength: 'taking responsibility',
      professions: ['leading a small team', 'public office'],
    },
    equal: { trait: 'a balance of ambition and enjoyment', strength: 'leading and stepping back in turn' },
    shorter: {
      trait: 'a liking for show and risk',
      strength: 'presenting oneself and one’s work',
      professions: ['the stage', 'design'],
    },
  },
  little: {
    long: {
      trait: 'quickness with words',
      strength: 'persuasion',
      professions: ['trade', 'negotiation'],
    },
    mean: { trait: 'plain speech', strength: 'fair dealing' },
    short: { trait: 'modesty in speech', strength: 'work that speaks for itself' },
  },
  thumb: {
    wide: { trait: 'independence', strength: 'generosity' },
  },
  heartEnd: {
    index: { trait: 'high ideals in affection', strength: 'loyalty' },
    between: { trait: 'warmth with a sense of proportion', strength: 'companionship' },
    middle: { trait: 'strong feeling that follows its own mind', strength: 'passion' },
  },
  heartForm: {
    curved: { trait: 'openness with feeling', strength: 'saying what one feels' },
    straight: { trait: 'a quiet way with feeling', strength: 'reliability in daily life' },
  },
  heartGap: {
    near: { trait: 'self-control in feeling', strength: 'asking reason first' },
    apart: { trait: 'candour', strength: 'an open manner' },
  },
  headLength: {
    long: {
      trait: 'thoroughness',
      strength: 'following a thing to its end',
      professions: ['research', 'law'],
    },
    mean: { trait: 'common sense', strength: 'knowing when enough has been considered' },
    short: {
      trait: 'quick, practical thinking',
      strength: 'short ways from plan to result',
      professions: ['workshop and site management'],
    },
  },
  headSlope: {
    sloping: { trait: 'imagination', strength: 'ideas', professions: ['creative work'] },
    level: {
      trait: 'a sense for facts',
      strength: 'order in figures and things',
      professions: ['accounting', 'engineering', 'administration'],
    },
  },
  headStart: {
    joined: { trait: 'care at the start of things', strength: 'preparation' },
    apart: { trait: 'early independence', strength: 'going first' },
  },
  lifeSweep: {
    wide: { trait: 'appetite for life', strength: 'warmth that others feel' },
    mean: { trait: 'a steady temper', strength: 'energy well shared out' },
    narrow: { trait: 'reserve', strength: 'economy of effort' },
  },
  lifeLength: {
    long: {
      trait: 'staying power',
      strength: 'stamina',
      professions: ['large undertakings with a long breath'],
    },
    short: { trait: 'energy in bursts', strength: 'dividing a task into stages' },
  },
  fate: {
    near: {
      trait: 'closeness to family',
      strength: 'building on what was handed down',
      professions: ['a family’s trade or business'],
    },
    centre: {
      trait: 'a sense of direction',
      strength: 'making one’s own way',
      professions: ['self-employment'],
    },
    far: {
      trait: 'openness to other people',
      strength: 'work among and for others',
      professions: ['public service', 'work with customers'],
    },
    absent: { trait: 'free choice of the next step', strength: 'changing fields without regret' },
  },
  skin: {
    busy: { trait: 'quick perception', strength: 'taking in many impressions' },
    calm: { trait: 'an even temper', strength: 'composure under strain' },
  },
};
