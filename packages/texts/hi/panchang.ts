import type { PanchangTexts } from '../panchang/texts.ts';
import { nakshatras } from './nakshatras.ts';

export const hindi: PanchangTexts = {
  tithis: [
    'प्रतिपदा',
    'द्वितीया',
    'तृतीया',
    'चतुर्थी',
    'पंचमी',
    'षष्ठी',
    'सप्तमी',
    'अष्टमी',
    'नवमी',
    'दशमी',
    'एकादशी',
    'द्वादशी',
    'त्रयोदशी',
    'चतुर्दशी',
    'पूर्णिमा',
  ],
  newMoon: 'अमावस्या',
  nakshatras,
  pakshas: { Shukla: 'शुक्ल', Krishna: 'कृष्ण' },
};
