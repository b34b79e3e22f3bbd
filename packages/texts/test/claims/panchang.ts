import type { FestivalId } from '@palmleaf/engines/panchang';

/**
 * Months are given by the Sun's sidereal sign (0 is Mesha): `sunIn` is the sign on the day, `monthOf` the sign at
 * the last new moon. `sunAt` is the Sun's longitude in degrees.
 */
export interface FestivalClaim {
  readonly tithi?: number;
  readonly nakshatra?: number;
  readonly sunIn?: number;
  readonly monthOf?: number;
  readonly sunAt?: number;
  readonly daysBefore?: number;
}

/** A lunar month is named after the sign that the Sun enters; Chaitra begins with the Sun in Meena. */
const [chaitra, vaishakha, ashadha, shravana, bhadrapada, ashvina, kartika, magha, phalguna] = [
  11, 0, 2, 3, 4, 5, 6, 9, 10,
];
const [mesha, rishabha, kataka, simha, vrischika, dhanu, makara, kumbha, meena] = [
  0, 1, 3, 4, 7, 8, 9, 10, 11,
];

export const festivalClaims: Readonly<Record<FestivalId, FestivalClaim>> = {
  'akshaya-tritiya': { tithi: 3, monthOf: vaishakha },
  'rama-navami': { tithi: 9, monthOf: chaitra },
  'ganesha-chaturthi': { tithi: 4, monthOf: bhadrapada },
  'krishna-jayanti': { tithi: 23, monthOf: shravana },
  navaratri: { tithi: 1, monthOf: ashvina },
  'maha-shivaratri': { tithi: 29, monthOf: magha },
  'tamil-new-year': { sunAt: 0 },
  'chithira-pournami': { tithi: 15, sunIn: mesha },
  'vaikasi-visakam': { nakshatra: 16, sunIn: rishabha },
  'aadi-perukku': { sunAt: 90 + 17 },
  'aadi-amavasai': { tithi: 30, sunIn: kataka },
  onam: { nakshatra: 22, sunIn: simha },
  'mahalaya-amavasai': { tithi: 30, monthOf: bhadrapada },
  'saraswati-puja': { tithi: 9, monthOf: ashvina },
  vijayadashami: { tithi: 10, monthOf: ashvina },
  deepavali: { tithi: 29, monthOf: ashvina },
  'kanda-sashti': { tithi: 6, monthOf: kartika },
  'karthigai-deepam': { nakshatra: 3, sunIn: vrischika },
  'vaikunta-ekadashi': { tithi: 11, sunIn: dhanu },
  'arudra-darisanam': { nakshatra: 6, sunIn: dhanu },
  bhogi: { sunAt: 269 },
  pongal: { sunAt: 270 },
  'mattu-pongal': { sunAt: 271 },
  'kaanum-pongal': { sunAt: 272 },
  'thai-amavasai': { tithi: 30, sunIn: makara },
  'thai-poosam': { nakshatra: 8, sunIn: makara },
  'maasi-magam': { nakshatra: 10, sunIn: kumbha },
  'panguni-uthiram': { nakshatra: 12, sunIn: meena },
  'makar-sankranti': { sunAt: 270 },
  'vasant-panchami': { tithi: 5, monthOf: magha },
  holi: { tithi: 15, monthOf: phalguna, daysBefore: 1 },
  'hindu-new-year': { tithi: 1, monthOf: chaitra },
  'hanuman-jayanti': { tithi: 15, monthOf: chaitra },
  baisakhi: { sunAt: 0 },
  'buddha-purnima': { tithi: 15, monthOf: vaishakha },
  'guru-purnima': { tithi: 15, monthOf: ashadha },
  'nag-panchami': { tithi: 5, monthOf: shravana },
  'raksha-bandhan': { tithi: 15, monthOf: shravana },
  'anant-chaturdashi': { tithi: 14, monthOf: bhadrapada },
  'durga-ashtami': { tithi: 8, monthOf: ashvina },
  dussehra: { tithi: 10, monthOf: ashvina },
  'sharad-purnima': { tithi: 15, monthOf: ashvina },
  'karva-chauth': { tithi: 19, monthOf: ashvina },
  dhanteras: { tithi: 28, monthOf: ashvina },
  diwali: { tithi: 30, monthOf: ashvina },
  'govardhan-puja': { tithi: 1, monthOf: kartika },
  'bhai-dooj': { tithi: 2, monthOf: kartika },
  'chhath-puja': { tithi: 6, monthOf: kartika },
  'dev-uthani-ekadashi': { tithi: 11, monthOf: kartika },
  'kartik-purnima': { tithi: 15, monthOf: kartika },
};
