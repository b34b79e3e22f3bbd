/**
 * The time that decides on which day a festival is. Sources: Dharmasindhu and Nirnayasindhu as retold by
 * drikpanchang.com; yarlcuisine.com for Tamil months and stars.
 */

export type Observed =
  | 'dawn'
  | 'sunrise'
  | 'morning'
  | 'forenoon'
  | 'midday'
  | 'early-afternoon'
  | 'afternoon'
  | 'late-afternoon'
  | 'evening'
  | 'moonrise'
  | 'midnight';

/** Lunar months run from new moon, 1 Chaitra; solar ones from 1 Chithirai. A nakshatra may occur twice in a month. */
type Season =
  | { readonly solarMonth: number; readonly date: number }
  | { readonly lunarMonth: number; readonly tithi: number }
  | { readonly solarMonth: number; readonly tithi: number }
  | { readonly solarMonth: number; readonly nakshatra: number; readonly ofTwo: 'later' | 'at-full-moon' };

export interface FestivalRule {
  readonly season: Season;
  readonly observed: Observed;
  /** Chooses the second of two days, or the one with this nakshatra at the observed time. */
  readonly ofTwoDays?: 'second' | { readonly nakshatra: number };
  /** If no day has the tithi at the observed time, the day on which the tithi begins counts. */
  readonly ofNoDay?: 'beginning';
  readonly daysLater?: number;
  readonly region?: Region;
}

export const regions = ['tamil-nadu', 'north-india'] as const;
export type Region = (typeof regions)[number];

const tithiIn = (
  lunarMonth: number,
  tithi: number,
  observed: Observed,
  ofTwoDays?: 'second',
): FestivalRule => ({ season: { lunarMonth, tithi }, observed, ...(ofTwoDays && { ofTwoDays }) });
const solarTithi = (solarMonth: number, tithi: number, observed: Observed): FestivalRule => ({
  season: { solarMonth, tithi },
  observed,
});
const star = (
  solarMonth: number,
  nakshatra: number,
  observed: Observed = 'forenoon',
  ofTwo: 'later' | 'at-full-moon' = 'at-full-moon',
): FestivalRule => ({ season: { solarMonth, nakshatra, ofTwo }, observed, ofTwoDays: 'second' });
const dated = (solarMonth: number, date: number, daysLater?: number): FestivalRule => ({
  season: { solarMonth, date },
  observed: 'sunrise',
  ...(daysLater !== undefined && { daysLater }),
});

export const festivalIds = [
  'akshaya-tritiya',
  'rama-navami',
  'ganesha-chaturthi',
  'krishna-jayanti',
  'navaratri',
  'maha-shivaratri',
  'tamil-new-year',
  'chithira-pournami',
  'vaikasi-visakam',
  'aadi-perukku',
  'aadi-amavasai',
  'onam',
  'mahalaya-amavasai',
  'saraswati-puja',
  'vijayadashami',
  'deepavali',
  'kanda-sashti',
  'karthigai-deepam',
  'vaikunta-ekadashi',
  'arudra-darisanam',
  'bhogi',
  'pongal',
  'mattu-pongal',
  'kaanum-pongal',
  'thai-amavasai',
  'thai-poosam',
  'maasi-magam',
  'panguni-uthiram',
  'makar-sankranti',
  'vasant-panchami',
  'holi',
  'hindu-new-year',
  'hanuman-jayanti',
  'baisakhi',
  'buddha-purnima',
  'guru-purnima',
  'nag-panchami',
  'raksha-bandhan',
  'anant-chaturdashi',
  'durga-ashtami',
  'dussehra',
  'sharad-purnima',
  'karva-chauth',
  'dhanteras',
  'diwali',
  'govardhan-puja',
  'bhai-dooj',
  'chhath-puja',
  'dev-uthani-ekadashi',
  'kartik-purnima',
] as const;
export type FestivalId = (typeof festivalIds)[number];

const tamil = (rule: FestivalRule): FestivalRule => ({ ...rule, region: 'tamil-nadu' });
const northern = (rule: FestivalRule): FestivalRule => ({ ...rule, region: 'north-india' });

export const festivalRules: Record<FestivalId, FestivalRule> = {
  'akshaya-tritiya': tithiIn(2, 3, 'morning'),
  'rama-navami': tithiIn(1, 9, 'midday'),
  'ganesha-chaturthi': tithiIn(6, 4, 'midday'),
  'krishna-jayanti': tithiIn(5, 23, 'midnight', 'second'),
  navaratri: tithiIn(7, 1, 'sunrise'),
  'maha-shivaratri': tithiIn(11, 29, 'midnight'),
  'tamil-new-year': tamil(dated(1, 1)),
  'chithira-pournami': tamil(solarTithi(1, 15, 'sunrise')),
  'vaikasi-visakam': tamil(star(2, 16)),
  'aadi-perukku': tamil(dated(4, 18)),
  'aadi-amavasai': tamil({ ...solarTithi(4, 30, 'afternoon'), ofTwoDays: 'second' }),
  onam: tamil(star(5, 22, 'sunrise', 'later')),
  'mahalaya-amavasai': tamil(tithiIn(6, 30, 'afternoon', 'second')),
  'saraswati-puja': tamil(tithiIn(7, 9, 'sunrise')),
  vijayadashami: tamil(tithiIn(7, 10, 'sunrise')),
  deepavali: tamil(tithiIn(7, 29, 'dawn')),
  'kanda-sashti': tamil(tithiIn(8, 6, 'evening')),
  'karthigai-deepam': tamil(star(8, 3, 'evening')),
  'vaikunta-ekadashi': tamil(solarTithi(9, 11, 'sunrise')),
  'arudra-darisanam': tamil(star(9, 6, 'sunrise')),
  bhogi: tamil(dated(10, 1, -1)),
  pongal: tamil(dated(10, 1)),
  'mattu-pongal': tamil(dated(10, 2)),
  'kaanum-pongal': tamil(dated(10, 3)),
  'thai-amavasai': tamil({ ...solarTithi(10, 30, 'afternoon'), ofTwoDays: 'second' }),
  'thai-poosam': tamil(star(10, 8)),
  'maasi-magam': tamil(star(11, 10)),
  'panguni-uthiram': tamil(star(12, 12, 'sunrise')),
  'makar-sankranti': northern(dated(10, 1)),
  'vasant-panchami': northern(tithiIn(11, 5, 'forenoon')),
  holi: northern({ ...tithiIn(12, 15, 'late-afternoon', 'second'), ofNoDay: 'beginning', daysLater: 1 }),
  'hindu-new-year': northern(tithiIn(1, 1, 'sunrise')),
  'hanuman-jayanti': northern(tithiIn(1, 15, 'sunrise')),
  baisakhi: northern(dated(1, 1)),
  'buddha-purnima': northern(tithiIn(2, 15, 'sunrise')),
  'guru-purnima': northern(tithiIn(4, 15, 'sunrise')),
  'nag-panchami': northern(tithiIn(5, 5, 'sunrise')),
  'raksha-bandhan': northern({ ...tithiIn(5, 15, 'morning', 'second'), ofNoDay: 'beginning' }),
  'anant-chaturdashi': northern(tithiIn(6, 14, 'sunrise')),
  'durga-ashtami': northern(tithiIn(7, 8, 'sunrise')),
  dussehra: northern({ ...tithiIn(7, 10, 'early-afternoon'), ofTwoDays: { nakshatra: 22 } }),
  'sharad-purnima': northern(tithiIn(7, 15, 'midnight')),
  'karva-chauth': northern(tithiIn(7, 19, 'moonrise')),
  dhanteras: northern(tithiIn(7, 28, 'evening')),
  diwali: northern(tithiIn(7, 30, 'evening')),
  'govardhan-puja': northern(tithiIn(8, 1, 'sunrise')),
  'bhai-dooj': northern(tithiIn(8, 2, 'early-afternoon')),
  'chhath-puja': northern(tithiIn(8, 6, 'sunrise')),
  'dev-uthani-ekadashi': northern(tithiIn(8, 11, 'sunrise')),
  'kartik-purnima': northern(tithiIn(8, 15, 'sunrise')),
};
