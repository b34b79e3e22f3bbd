import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';

/** Each unchanged before a postposition. */
const areas: PerSign<string> = [
  'शरीर और स्वभाव',
  'धन और संपत्ति',
  'हुनर, भाई-बहन और पास की यात्रा',
  'घर-परिवार और जन्मभूमि',
  'संतान, खेल और सृजन',
  'दैनिक काम और सेहत',
  'जीवनसाथी और साझेदारी',
  'साझा धन और आकस्मिक परिवर्तन',
  'आस्था, शिक्षक और दूर की यात्रा',
  'आजीविका और प्रतिष्ठा',
  'लाभ और मित्रता',
  'एकांत, ख़र्च और दूर देश',
];

/** The part of life that a house stands for. */
export function areaOf(house: number): string {
  return ofSign(areas, house);
}

const leads: PerSign<string> = [
  'सबसे अधिक आपके अपने हाथ में है',
  'आपकी कमाई और संपत्ति पर आ टिकता है',
  'आपके हुनर, आपकी वाणी और पास की यात्राओं से होकर चलता है',
  'घर से शुरू होता है और घर ही लौटता है',
  'संतान, खेल और आपके सृजन से रस पाता है',
  'सबसे पहले रोज़ की मेहनत है',
  'दूसरों के माध्यम से आता है, सबसे अधिक जीवनसाथी के',
  'साझे धन और किसी बड़े बदलाव से होकर गुज़रता है',
  'शिक्षकों, आस्था और दूर की यात्राओं तक ले जाता है',
  'आपके पेशे और आपकी प्रतिष्ठा में दिखता है',
  'मित्रों से होकर चलता है और उन्हीं के साथ लाभ लाता है',
  'एकांत में या घर से दूर घटता है, और देने से पहले कुछ माँगता है',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `जीवन का यह हिस्सा ${ofSign(leads, house)}।`;
}

/** "भाव 3", "भाव 3 और 10"; the same before a postposition. */
export function housesInWords(houses: readonly number[]): string {
  return `भाव ${list(houses.map(String))}`;
}
