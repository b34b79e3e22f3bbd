import type { Tradition } from '../../../engines/chart/nativity.ts';
import type { BodyName } from '../../../engines/zodiac/bodies.ts';

export const topics = ['career', 'love', 'money', 'health', 'family', 'travel', 'study', 'self'] as const;
export type Topic = (typeof topics)[number];

/** Where a chart speaks of a topic. */
export interface TopicProfile {
  readonly pattern: RegExp;
  /** How the topic is called within a sentence. */
  readonly word: string;
  readonly house: number;
  readonly furtherHouses: readonly number[];
  readonly significators: Record<Tradition, readonly BodyName[]>;
}

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'gi');

/**
 * Houses and significators (karakas) by topic: Brihat Parashara Hora Shastra 11 and 32 for the Vedic, common Western
 * practice (Lilly, Christian Astrology, book 1) for the other.
 */
export const topicProfiles: Record<Topic, TopicProfile> = {
  career: {
    pattern: words(
      'jobs?|work(?:ing|place)?|careers?|profession(?:al|ally)?|promot(?:ed|ion)|boss|business(?:es)?|offices?|employ\\w*|unemploy\\w*|vocation|start-?ups?|interviews?|colleagues?|compan(?:y|ies)|retire(?:ment)?|calling',
    ),
    word: 'work',
    house: 10,
    furtherHouses: [6, 11],
    significators: { VEDIC: ['Sun', 'Saturn', 'Mercury'], WESTERN: ['Sun', 'Saturn'] },
  },
  love: {
    pattern: words(
      'love|loves|relationships?(?! with (?:my |the )?(?:mother|mom|mum|father|dad|parents?|sons?|daughters?|child\\w*|kids?|brothers?|sisters?|siblings?|famil|boss|colleagues?))|marr(?:y|ied|iage)|partners?|partnerships?|wife|husband|spouse|girlfriend|boyfriend|dating|romance|romantic|divorced?|soul ?mate|engaged|engagement|wedding|meet (?:someone|somebody|a man|a woman)|single|ex',
    ),
    word: 'love and partnership',
    house: 7,
    furtherHouses: [5, 11],
    significators: { VEDIC: ['Venus', 'Jupiter'], WESTERN: ['Venus', 'Moon'] },
  },
  money: {
    pattern: words(
      'money|financ\\w*|wealth\\w*|rich|income|salary|invest\\w*|savings?|debts?|loans?|stocks?|shares|crypto\\w*|bitcoin|lottery|jackpot|earn\\w*|property|afford|gambl\\w*|casino',
    ),
    word: 'money',
    house: 2,
    furtherHouses: [11, 8],
    significators: { VEDIC: ['Jupiter', 'Venus'], WESTERN: ['Venus', 'Jupiter'] },
  },
  health: {
    pattern: words(
      'health\\w*|ill|illness\\w*|sick\\w*|diseases?|body|energy|sleep|stress\\w*|diet|fitness|exercise|doctors?|cancer|tumou?r|surgery|operation|weight|pregnan\\w*|pain|heal\\w*|recover\\w*|diabetes|depress\\w*',
    ),
    word: 'health',
    house: 1,
    furtherHouses: [6, 12],
    significators: { VEDIC: ['Sun', 'Moon'], WESTERN: ['Sun', 'Moon', 'Mars'] },
  },
  family: {
    pattern: words(
      'famil(?:y|ies)|mother|mom|mum|father|dad|parents?|child(?:ren)?|kids?|bab(?:y|ies)|sons?|daughters?|siblings?|brothers?|sisters?|home|relatives?|grand\\w+|in-laws?',
    ),
    word: 'family and home',
    house: 4,
    furtherHouses: [5, 3],
    significators: { VEDIC: ['Moon', 'Jupiter'], WESTERN: ['Moon', 'Jupiter'] },
  },
  travel: {
    pattern: words(
      'travel\\w*|trips?|abroad|foreign|relocat\\w*|migrat\\w*|emigrat\\w*|visas?|journeys?|vacations?|holidays?|overseas|move (?:away|to|house|city)|moving|another country',
    ),
    word: 'travel',
    house: 9,
    furtherHouses: [3, 12],
    significators: { VEDIC: ['Rahu', 'Moon'], WESTERN: ['Jupiter', 'Mercury'] },
  },
  study: {
    pattern: words(
      'stud(?:y|ies|ying)|exams?|colleges?|school|universit(?:y|ies)|degree|learn\\w*|education|teach\\w*|thesis|scholarship',
    ),
    word: 'study',
    house: 5,
    furtherHouses: [9, 4],
    significators: { VEDIC: ['Mercury', 'Jupiter'], WESTERN: ['Mercury', 'Jupiter'] },
  },
  self: {
    pattern: words(
      'personality|character|who am i|strengths?|talents?|weakness\\w*|my chart|birth chart|horoscope|kundli|about me|myself|overview|ascendant|lagna|rising(?: sign)?|purpose|life path',
    ),
    word: 'you',
    house: 1,
    furtherHouses: [],
    significators: { VEDIC: ['Moon', 'Sun'], WESTERN: ['Sun', 'Moon'] },
  },
};
