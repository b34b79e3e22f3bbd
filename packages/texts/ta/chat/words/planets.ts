import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';
import type { TamilCase } from '../../../languages/tamil-cases.ts';
import { list } from './list.ts';

const meanings: Record<BodyName, readonly string[]> = {
  Sun: ['மன உறுதி', 'சுயமரியாதை'],
  Moon: ['உணர்வு', 'பழக்கம்'],
  Mars: ['உந்துதல்', 'துணிவு'],
  Mercury: ['சிந்தனை', 'வணிகம்'],
  Jupiter: ['வளர்ச்சி', 'விவேகம்'],
  Venus: ['அன்பு', 'ரசனை'],
  Saturn: ['பொறுமை', 'கடமை'],
  Uranus: ['மாற்றம்', 'சுதந்திரம்'],
  Neptune: ['கற்பனை', 'ஏக்கம்'],
  Pluto: ['ஆழம்', 'உருமாற்றம்'],
  'North Node': ['வளரும் திசை'],
  Chiron: ['பழைய காயம்', 'அதிலிருந்து வளரும் திறன்'],
  Rahu: ['புதியவற்றின் மீது பசி'],
  Ketu: ['பற்றின்மை', 'நுண்ணறிவு'],
};

/** What a body stands for: «பொறுமையும் கடமையும்», «பொறுமைக்கும் கடமைக்கும்». */
export function standsFor(body: BodyName, how: TamilCase = 'nominative'): string {
  return list(meanings[body], how);
}

/** The same in one singular noun of a neuter verb, with «உங்கள்» before it. */
export const inAWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'மன உறுதி',
  Moon: 'உணர்வு',
  Mars: 'உந்துதல்',
  Mercury: 'சிந்தனை',
  Jupiter: 'விவேகம்',
  Venus: 'அன்பு',
  Saturn: 'கடமை உணர்வு',
  Uranus: 'சுதந்திரம்',
  Neptune: 'கற்பனை',
  Pluto: 'ஆழம்',
  'North Node': 'திசை',
  Chiron: 'பழைய காயம்',
  Rahu: 'புதுமைப் பசி',
  Ketu: 'பற்றின்மை',
  Ascendant: 'நடை',
  Midheaven: 'நற்பெயர்',
};

/** How a time under a body tends to feel: what the body does, after its name or «அவர்». */
export const timeOf: Record<BodyName, string> = {
  Sun: 'உங்களை மக்கள் முன் கொண்டுவந்து தலைமை ஏற்கச் சொல்கிறார்',
  Moon: 'உணர்வுகளையும் மனிதர்களையும் இடங்களையும் அசைக்கிறார்',
  Mars: 'உழைப்பையும் முடிவுகளையும், சண்டையில் நிதானத்தையும் கேட்கிறார்',
  Mercury: 'கல்வி, ஆவணங்கள், வணிகம், தொடர்புகள் ஆகியவற்றுக்குச் சாதகமாக இருக்கிறார்',
  Jupiter: 'விரிவாக்கி, கற்பித்து, உதவுபவர்களைத் தேடித் தருகிறார்',
  Venus: 'நெருக்கத்தையும் சுகத்தையும் இணக்கத்தையும் வளர்க்கிறார்',
  Saturn: 'வேகத்தைக் குறைத்து, சோதித்து, விடாத உழைப்புக்குப் பலன் தருகிறார்',
  Uranus: 'இறுகியதைத் தளர்த்தி, எதிர்பாராததைக் கொண்டுவருகிறார்',
  Neptune: 'உறுதியானவற்றைக் கரைத்து, கற்பனையை வளர்க்கிறார்',
  Pluto: 'ஆழமாகத் தோண்டி, காலம் கடந்ததை மாற்றுகிறார்',
  'North Node': 'புதிய மனிதர்களையும் பணிகளையும் நோக்கி இழுக்கிறார்',
  Chiron: 'வலிக்கும் இடத்தைத் தொட்டு, எது உதவும் என்று காட்டுகிறார்',
  Rahu: 'புதியதையும் அயலானதையும் நோக்கி அமைதியின்றி இழுக்கிறார்',
  Ketu: 'வாழ்வை எளிமையாக்கி, உள்நோக்கித் திருப்புகிறார்',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'அரசுப் பணி, நிர்வாகம், மருத்துவம்',
  Moon: 'பராமரிப்பு, உணவு, விருந்தோம்பல், மக்கள் தொடர்பு',
  Mars: 'பொறியியல், அறுவை மருத்துவம், காவல்துறை, விளையாட்டு, நிலம் சார்ந்த தொழில்',
  Mercury: 'வணிகம், எழுத்து, கணக்கு, மென்பொருள், ஊடகம்',
  Jupiter: 'கற்பித்தல், சட்டம், நிதி, ஆலோசனை',
  Venus: 'கலை, வடிவமைப்பு, ஆடை அலங்காரம், விடுதி, அழகுத் துறை',
  Saturn: 'தொழிற்சாலை, கட்டுமானம், மேலாண்மை, மண் சார்ந்த அறிவியல்',
};

/** The part of the body of a sign. */
export const bodyParts: PerSign<readonly string[]> = [
  ['தலை'],
  ['தொண்டை', 'கழுத்து'],
  ['தோள்கள்', 'கைகள்', 'நுரையீரல்'],
  ['மார்பு', 'இரைப்பை'],
  ['இதயம்', 'முதுகு'],
  ['வயிறு', 'செரிமானம்'],
  ['சிறுநீரகங்கள்', 'இடுப்பு'],
  ['கழிவு உறுப்புகள்'],
  ['இடுப்பு எலும்பு', 'தொடைகள்'],
  ['முழங்கால்கள்', 'மூட்டுகள்'],
  ['கெண்டைக்கால்கள்', 'இரத்த ஓட்டம்'],
  ['கால்கள்'],
];
