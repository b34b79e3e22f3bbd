import type { PerSign } from '@palmleaf/engines/zodiac';
import type { Topic } from '../../../chat/question/topics.ts';
import type { Level } from '../../../chat/said/level.ts';

/** How a topic is called before a postposition: in the oblique case. */
export const topicWords: Record<Topic, string> = {
  self: 'आपके व्यक्तित्व',
  appearance: 'आपके रूप और हाव-भाव',
  health: 'स्वास्थ्य और बल',
  money: 'धन',
  inheritance: 'विरासत',
  debt: 'कर्ज़',
  expenses: 'ख़र्च',
  siblings: 'भाई-बहनों',
  mother: 'आपकी माता',
  father: 'आपके पिता',
  family: 'परिवार और घरेलू जीवन',
  'in-laws': 'ससुराल',
  friends: 'मित्रों',
  home: 'मकान और घर',
  land: 'ज़मीन-जायदाद',
  vehicle: 'वाहन',
  children: 'संतान',
  love: 'प्रेम और रोमांस',
  creativity: 'रचनात्मक प्रतिभा',
  study: 'पढ़ाई',
  marriage: 'विवाह',
  spouse: 'आपके जीवनसाथी',
  career: 'काम-काज',
  government: 'सरकार और सरकारी पद',
  business: 'अपने कारोबार',
  fame: 'नाम और यश',
  enemies: 'प्रतिद्वंद्वियों और शत्रुओं',
  lawsuit: 'मुक़दमों और विवादों',
  travel: 'यात्रा',
  abroad: 'विदेश में जीवन',
  luck: 'भाग्य',
  purpose: 'आपके जीवन के उद्देश्य',
  spiritual: 'आध्यात्मिक जीवन',
  intuition: 'अंतर्ज्ञान',
};

/** "विवाह", and at the levels that number houses "विवाह (भाव 7)". */
export function calledIn(topic: Topic, house: number, level: Level): string {
  return level === 'STANDARD' ? topicWords[topic] : `${topicWords[topic]} (भाव ${house})`;
}

/** What is hoped for or what one can be good at, where the topic alone would say the wrong thing. */
const aims: Readonly<Partial<Record<Topic, string>>> = {
  self: 'आत्मविश्वास और उत्साह',
  debt: 'कर्ज़ चुकाने',
  expenses: 'ख़र्च को क़ाबू में रखने',
  mother: 'आपकी माता और उनसे आपके संबंध',
  father: 'आपके पिता और उनसे आपके संबंध',
  spouse: 'अच्छे जीवनसाथी',
  enemies: 'प्रतिद्वंद्वियों के सामने टिकने',
  lawsuit: 'विवाद से अच्छी तरह निकलने',
  purpose: 'अपने उद्देश्य को पाने',
};

export function aimOf(topic: Topic): string {
  return aims[topic] ?? topicWords[topic];
}

/** Topics of which a verdict speaks as of people. */
export const ofPeople: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** What the husband or wife tends to be like, after "जिनमें": nouns, of no gender, with their verb. */
export const partnerTraits: PerSign<string> = [
  'साफ़गोई, फुर्ती और झट निर्णय लेने का गुण हो',
  'ठहराव, रसिकता और आराम का शौक़ हो',
  'बातूनीपन, जिज्ञासा और मन की जवानी हो',
  'ममता, परिवार से लगाव और बदलती मनोदशा हो',
  'गर्मजोशी, स्वाभिमान और उदारता हो',
  'सावधानी, व्यावहारिकता और थोड़ी आलोचना की आदत हो',
  'शिष्टता, न्यायप्रियता और मेल-जोल का शौक़ हो',
  'गहन भावना, वफ़ादारी और गोपनीयता हो',
  'खुलापन, स्पष्ट वाणी और यात्रा या शिक्षण का शौक़ हो',
  'गंभीरता, भरोसा और महत्वाकांक्षा हो',
  'स्वतंत्रता, मित्रता और अनोखे विचारों का मेल हो',
  'कोमलता, कल्पना और देने की तत्परता हो',
];
