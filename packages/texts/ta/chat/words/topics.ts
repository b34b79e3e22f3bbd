import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';
import type { TamilCase } from '../../../languages/tamil-cases.ts';
import { houseWords } from './houses.ts';
import { list } from './list.ts';

const nouns: Record<Topic, readonly string[]> = {
  self: ['உங்கள் ஆளுமை'],
  appearance: ['உங்கள் தோற்றம்', 'நடை'],
  health: ['உடல்நலம்', 'பலம்'],
  money: ['பணம்'],
  inheritance: ['பரம்பரைச் சொத்து'],
  debt: ['கடன்'],
  expenses: ['செலவு'],
  siblings: ['உடன்பிறந்தோர்'],
  mother: ['உங்கள் தாய்'],
  father: ['உங்கள் தந்தை'],
  family: ['குடும்பம்', 'இல்வாழ்வு'],
  'in-laws': ['துணையின் வீட்டார்'],
  friends: ['நண்பர்கள்'],
  home: ['சொந்த வீடு'],
  land: ['நிலம்', 'சொத்து'],
  vehicle: ['வாகனம்'],
  children: ['குழந்தைகள்'],
  love: ['காதல்'],
  creativity: ['படைப்புத் திறன்'],
  study: ['கல்வி'],
  marriage: ['திருமணம்'],
  spouse: ['உங்கள் துணை'],
  career: ['வேலை'],
  government: ['அரசுப் பணி'],
  business: ['சொந்தத் தொழில்'],
  fame: ['பெயர்', 'புகழ்'],
  enemies: ['போட்டியாளர்கள்', 'எதிரிகள்'],
  lawsuit: ['வழக்குகள்', 'தகராறுகள்'],
  travel: ['பயணம்'],
  abroad: ['வெளிநாட்டு வாழ்வு'],
  luck: ['அதிர்ஷ்டம்'],
  purpose: ['உங்கள் வாழ்வின் நோக்கம்'],
  spiritual: ['ஆன்மிக வாழ்வு'],
  intuition: ['உள்ளுணர்வு'],
};

/** «திருமணம்», «திருமணத்துக்கு», «உடல்நலத்தையும் பலத்தையும்» */
export function topicWords(topic: Topic, how: TamilCase = 'nominative'): string {
  return list(nouns[topic], how);
}

/** «திருமணத்துக்கு», and at the levels that number houses «திருமணத்துக்கு (7-ஆம் பாவம்)». */
export function calledIn(topic: Topic, house: number, level: Level, how: TamilCase): string {
  const word = topicWords(topic, how);
  return level === 'STANDARD' ? word : `${word} (${houseWords(house)})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  self: ['தன்னம்பிக்கை', 'உந்துதல்'],
  debt: ['கடனை அடைப்பது'],
  expenses: ['செலவைக் கட்டுக்குள் வைப்பது'],
  mother: ['உங்கள் தாய்', 'அவருடனான உறவு'],
  father: ['உங்கள் தந்தை', 'அவருடனான உறவு'],
  spouse: ['நல்ல துணை'],
  enemies: ['எதிரிகள் முன் உறுதியாக நிற்பது'],
  lawsuit: ['வழக்குகளிலிருந்து நல்லபடியாக வெளிவருவது'],
  purpose: ['உங்கள் நோக்கத்தைக் கண்டறிவது'],
};

export function aimOf(topic: Topic, how: TamilCase = 'nominative'): string {
  return list(aims[topic] ?? nouns[topic], how);
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, before «துணை»: adjectives. */
export const partnerTraits: PerSign<string> = [
  'நேராகப் பேசும், சுறுசுறுப்பான, விரைவில் முடிவெடுக்கும்',
  'நிதானமான, ரசனையுள்ள, சுகத்தை விரும்பும்',
  'கலகலப்பான, ஆர்வமுள்ள, மனத்தால் இளமையான',
  'பாசமுள்ள, குடும்பத்தோடு ஒட்டிய, மனநிலை மாறும்',
  'வெம்மையான, பெருமிதமுள்ள, தாராள மனமுள்ள',
  'கவனமான, நடைமுறை அறிந்த, சற்றே குறை காணும்',
  'பண்பான, நியாயமான, கூடிப் பழக விரும்பும்',
  'ஆழமான, விசுவாசமான, தன்னை அதிகம் வெளிக்காட்டாத',
  'திறந்த மனமுள்ள, வெளிப்படையாகப் பேசும், பயணத்தையோ கற்பித்தலையோ விரும்பும்',
  'பொறுப்பான, நம்பத்தகுந்த, லட்சியமுள்ள',
  'சுதந்திரமான, நட்பான, மாறுபட்ட எண்ணங்கள் கொண்ட',
  'மென்மையான, கற்பனை மிகுந்த, கொடுக்கத் தயங்காத',
];
