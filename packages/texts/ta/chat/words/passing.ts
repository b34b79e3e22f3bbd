import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { followed, inCase, type TamilCase } from '../../../languages/tamil-cases.ts';
import { inAWord } from './planets.ts';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** The case of what is touched in a person, and what is said of it. */
type Touch = readonly [how: TamilCase, says: string];

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, Touch>>>>> = {
  Jupiter: {
    meets: ['dative', 'அதிக இடம் கிடைக்கிறது'],
    helps: ['dative', 'சாதகமான காற்று வீசுகிறது'],
    presses: ['nominative', 'சற்றே அளவு மீறுகிறது, அளவறிவதே கலை'],
    faces: ['dative', 'வெளியிலிருந்து புகழ் வருகிறது, ஆகவே ஒப்புக்கொள்ளும் முன் சரிபாருங்கள்'],
  },
  Saturn: {
    meets: ['dative', 'பொறுப்பாக இருக்க அழைப்பு வருகிறது'],
    helps: ['dative', 'பற்றிக்கொள்ள உறுதியான பிடி கிடைக்கிறது'],
    presses: ['nominative', 'சோதிக்கப்படுகிறது, பொறுமையால் வளர்கிறது'],
    faces: ['dative', 'இன்னொருவர் எல்லை போடுகிறார்'],
  },
  Uranus: {
    meets: ['locative', 'புதிய ஒன்று விழிக்கிறது'],
    helps: ['dative', 'பழைய பழக்கம் ஒன்றிலிருந்து விடுதலை கிடைக்கிறது'],
    presses: ['nominative', 'உலுக்கப்படுகிறது, ஆகவே எதிர்பாராததற்கு இடம் விடுங்கள்'],
    faces: ['dative', 'பிறர் செய்வது வியப்பாக இருக்கிறது'],
  },
  Neptune: {
    meets: ['nominative', 'கனவுகளுக்கும் திறந்த மனத்துக்கும் மாறுகிறது'],
    helps: ['dative', 'உத்வேகம் கிடைக்கிறது'],
    presses: ['accusative', 'மூடுபனி மறைக்கிறது, ஆகவே மெதுவாக முடிவெடுங்கள்'],
    faces: ['accusative', 'பிறர் வாக்குறுதிகள் இழுக்கின்றன, ஆகவே இருமுறை கேளுங்கள்'],
  },
  Pluto: {
    meets: ['nominative', 'அடித்தளத்திலிருந்தே புதிதாகிறது'],
    helps: ['dative', 'ஆழமும் நிலைக்கும் சக்தியும் கிடைக்கின்றன'],
    presses: ['nominative', 'அதிகாரம் பற்றிய ஒரு கேள்வியைச் சந்திக்கிறது'],
    faces: ['nominative', 'வலிமையான ஒருவரை எதிர்கொள்கிறது'],
  },
};

const quick: Readonly<Record<Tone, Touch>> = {
  meets: ['accusative', 'மெல்லத் தொடுகிறார்'],
  helps: ['dative', 'ஒரு கை கிடைக்கிறது'],
  presses: ['dative', 'சிறிது தடை வருகிறது'],
  faces: ['nominative', 'பிறரை எதிர்கொள்கிறது'],
};

/** «உங்கள் உணர்வுக்குப் பற்றிக்கொள்ள உறுதியான பிடி கிடைக்கிறது» */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  const [how, says] = (slow[mover] ?? quick)[toneOf[type]];
  return followed(`உங்கள் ${inCase(inAWord[target], how)}`, says);
}
