import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { yourWord } from './planets.ts';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** After what is touched in a person, with its postposition; so the verb never agrees with it. */
const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'को अधिक जगह मिलती है',
    helps: 'को अनुकूल हवा मिलती है',
    presses: 'में कुछ अति आती है, और कला संयम में है',
    faces: 'को बाहर से प्रशंसा मिलती है, इसलिए हाँ कहने से पहले परख लें',
  },
  Saturn: {
    meets: 'को गंभीर होने का बुलावा मिलता है',
    helps: 'को टिकने की ठोस जगह मिलती है',
    presses: 'की परीक्षा होती है, और निखार धैर्य से आता है',
    faces: 'के आगे कोई दूसरा सीमा खींचता है',
  },
  Uranus: {
    meets: 'में कुछ नया जागता है',
    helps: 'को किसी पुरानी आदत से छुटकारा मिलता है',
    presses: 'को झटका लगता है, इसलिए अचानक के लिए जगह रखें',
    faces: 'को दूसरों के किए पर अचरज होता है',
  },
  Neptune: {
    meets: 'में सपने और खुलापन आते हैं',
    helps: 'को प्रेरणा मिलती है',
    presses: 'पर धुंध छाती है, इसलिए निर्णय धीरे लें',
    faces: 'को दूसरों के वादे बहाते हैं, इसलिए दो बार पूछें',
  },
  Pluto: {
    meets: 'का नींव से नया निर्माण होता है',
    helps: 'को गहराई और टिकाऊपन मिलता है',
    presses: 'के सामने शक्ति का प्रश्न आता है',
    faces: 'का सामना किसी प्रबल व्यक्ति से होता है',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'को हल्का-सा स्पर्श मिलता है',
  helps: 'को सहारा मिलता है',
  presses: 'को कुछ रुकावट मिलती है',
  faces: 'का सामना दूसरों से होता है',
};

/** "आपकी भावना को टिकने की ठोस जगह मिलती है" */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${yourWord[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
