import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { inCase, type TamilCase } from '../../../languages/tamil-cases.ts';
import { list } from './list.ts';

const areas: PerSign<readonly string[]> = [
  ['உடல்', 'சுபாவம்'],
  ['பணம்', 'உடைமை'],
  ['திறமை', 'உடன்பிறந்தோர்', 'அருகூர்ப் பயணம்'],
  ['வீடு', 'வேர்'],
  ['குழந்தைகள்', 'விளையாட்டு', 'படைப்பு'],
  ['தினசரி வேலை', 'உடல்நலம்'],
  ['துணை', 'கூட்டு'],
  ['பகிர்ந்த பணம்', 'பெரிய மாற்றம்'],
  ['நம்பிக்கை', 'ஆசிரியர்கள்', 'தொலைதூரப் பயணம்'],
  ['தொழில்', 'நற்பெயர்'],
  ['லாபம்', 'நண்பர்கள்'],
  ['தனிமை', 'செலவு', 'தொலைதேசம்'],
];

/** The part of life that a house stands for: «வீடும் வேரும்», «வீட்டுக்கும் வேருக்கும்». */
export function areaOf(house: number, how: TamilCase = 'nominative'): string {
  return list(ofSign(areas, house), how);
}

/** The areas of several houses in a row, told apart by semicolons where there are several. */
export function areasOf(houses: readonly number[]): string {
  return houses.map((house) => areaOf(house)).join('; ');
}

const leads: PerSign<string> = [
  'வேறு யாரையும்விட உங்கள் கையில்தான் இருக்கிறது',
  'நீங்கள் ஈட்டுவதிலும் சேர்ப்பதிலும் வந்து நிற்கிறது',
  'உங்கள் திறமை, சொல், குறும்பயணங்கள் வழியே செல்கிறது',
  'வீட்டில் தொடங்கி வீட்டுக்கே திரும்புகிறது',
  'குழந்தைகளாலும் விளையாட்டாலும் உங்கள் படைப்பாலும் உயிர் பெறுகிறது',
  'எல்லாவற்றுக்கும் முன் தினசரி உழைப்பே',
  'பிறர் வழியாக, முதலில் துணை வழியாக வருகிறது',
  'பகிர்ந்த பணத்தையும் ஓரிரு பெரிய மாற்றங்களையும் கடந்து செல்கிறது',
  'ஆசிரியர்களிடமும் நம்பிக்கையிடமும் தொலைதூரப் பயணங்களிடமும் கொண்டு செல்கிறது',
  'உங்கள் தொழிலிலும் நற்பெயரிலும் தெரிகிறது',
  'நண்பர்கள் வழியே சென்று அவர்களோடு லாபத்தையும் கொண்டு வருகிறது',
  'தனிமையிலோ வீட்டுக்குத் தொலைவிலோ நடக்கிறது, கொடுக்கும் முன் செலவைக் கேட்கிறது',
];

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  return `வாழ்வின் இந்தப் பகுதி ${ofSign(leads, house)}.`;
}

/** «7-ஆம் பாவம்», «3, 10-ஆம் பாவங்களின்» */
export function houseWords(houses: number | readonly number[], how: TamilCase = 'nominative'): string {
  const numbers = typeof houses === 'number' ? [houses] : houses;
  return `${numbers.join(', ')}-ஆம் ${inCase(numbers.length === 1 ? 'பாவம்' : 'பாவங்கள்', how)}`;
}

/** «8-ஆம் இடம்»: a place in a count that does not begin with the Ascendant alone. */
export function placeWords(house: number, how: TamilCase = 'nominative'): string {
  return `${house}-ஆம் ${inCase('இடம்', how)}`;
}
