import type { FestivalId } from '@palmleaf/engines/panchang';
import type { Region } from '@palmleaf/engines/testing';

interface PublishedYear {
  readonly source: string;
  readonly region: Region;
  readonly year: number;
  readonly days: Partial<Record<FestivalId, string>>;
}

export const publishedYears: readonly PublishedYear[] = [
  {
    source: 'india2australia.com, Hindu festivals calendar for 2015',
    region: 'north-india',
    year: 2015,
    days: {
      'makar-sankranti': '01-15',
      'vasant-panchami': '01-24',
      'maha-shivaratri': '02-17',
      holi: '03-06',
      'hindu-new-year': '03-21',
      'rama-navami': '03-28',
      'hanuman-jayanti': '04-04',
      baisakhi: '04-14',
      'akshaya-tritiya': '04-21',
      'guru-purnima': '07-31',
      'nag-panchami': '08-19',
      'raksha-bandhan': '08-29',
      'krishna-jayanti': '09-05',
      'ganesha-chaturthi': '09-17',
      'anant-chaturdashi': '09-27',
    },
  },
  {
    source: 'india2australia.com, Hindu festivals calendar for 2015',
    region: 'tamil-nadu',
    year: 2015,
    days: { pongal: '01-15', 'thai-poosam': '02-03', onam: '08-28' },
  },
  {
    source: 'indif.com, festival calendar 2018',
    region: 'north-india',
    year: 2018,
    days: {
      'makar-sankranti': '01-14',
      'vasant-panchami': '01-21',
      'maha-shivaratri': '02-13',
      holi: '03-02',
      'hindu-new-year': '03-18',
      'rama-navami': '03-25',
      baisakhi: '04-14',
      'buddha-purnima': '04-30',
      'guru-purnima': '07-27',
      'nag-panchami': '08-15',
      'krishna-jayanti': '09-02',
      'ganesha-chaturthi': '09-13',
      navaratri: '10-10',
      'durga-ashtami': '10-17',
      dussehra: '10-19',
      'karva-chauth': '10-27',
      diwali: '11-07',
      'govardhan-puja': '11-08',
    },
  },
  {
    source: 'tamildailycalendar.com, Tamil festivals 2018',
    region: 'tamil-nadu',
    year: 2018,
    days: {
      pongal: '01-14',
      'thai-amavasai': '01-16',
      'thai-poosam': '01-31',
      'maha-shivaratri': '02-13',
      'maasi-magam': '03-01',
      'rama-navami': '03-25',
      'panguni-uthiram': '03-31',
      'tamil-new-year': '04-14',
      'akshaya-tritiya': '04-18',
      'chithira-pournami': '04-30',
      'aadi-perukku': '08-03',
      'aadi-amavasai': '08-11',
      'ganesha-chaturthi': '09-13',
      'mahalaya-amavasai': '10-08',
      navaratri: '10-10',
      'saraswati-puja': '10-18',
      vijayadashami: '10-19',
      deepavali: '11-06',
      'kanda-sashti': '11-13',
      'karthigai-deepam': '11-23',
    },
  },
  {
    source: 'festivaldates.in, list of 2020',
    region: 'tamil-nadu',
    year: 2020,
    days: {
      'vaikunta-ekadashi': '12-25',
      bhogi: '01-14',
      pongal: '01-15',
      'mattu-pongal': '01-16',
      'kaanum-pongal': '01-17',
      'thai-amavasai': '01-24',
      'thai-poosam': '02-08',
      'maha-shivaratri': '02-21',
      'maasi-magam': '03-08',
      'rama-navami': '04-02',
      'panguni-uthiram': '04-06',
      'tamil-new-year': '04-14',
      'akshaya-tritiya': '04-26',
      'chithira-pournami': '05-07',
      'vaikasi-visakam': '06-04',
      'aadi-amavasai': '07-20',
      'aadi-perukku': '08-02',
      'krishna-jayanti': '08-11',
      'ganesha-chaturthi': '08-22',
      onam: '08-31',
      'mahalaya-amavasai': '09-17',
      navaratri: '10-17',
      'saraswati-puja': '10-25',
      vijayadashami: '10-26',
      deepavali: '11-14',
      'kanda-sashti': '11-20',
      'karthigai-deepam': '11-29',
    },
  },
  {
    source: 'hindilok.com, Tamil calendar 2020',
    region: 'tamil-nadu',
    year: 2020,
    days: { 'arudra-darisanam': '01-10', 'panguni-uthiram': '04-07' },
  },
  {
    source: 'tamil.dailycalendar.co, Tamil festivals 2022',
    region: 'tamil-nadu',
    year: 2022,
    days: {
      'vaikunta-ekadashi': '01-13',
      pongal: '01-14',
      'thai-poosam': '01-18',
      'thai-amavasai': '01-31',
      'maasi-magam': '02-17',
      'maha-shivaratri': '03-01',
      'panguni-uthiram': '03-18',
      'rama-navami': '04-10',
      'tamil-new-year': '04-14',
      'chithira-pournami': '04-16',
      'akshaya-tritiya': '05-03',
    },
  },
  {
    source: 'The News Minute, 12 November 2025: public holidays of Tamil Nadu for 2026',
    region: 'tamil-nadu',
    year: 2026,
    days: { pongal: '01-15', 'mattu-pongal': '01-16', 'tamil-new-year': '04-14' },
  },
  ...(
    [
      [2015, '02-17', '10-13', '11-11'],
      [2016, '03-07', '10-01', '10-30'],
      [2017, '02-24', '09-21', '10-19'],
      [2019, '03-05', '09-29', '10-27'],
      [2020, '02-21', '10-17', '11-14'],
      [2021, '03-11', '10-06', '11-04'],
      [2022, '02-28', '09-26', '10-24'],
      [2023, '02-18', '10-15', '11-12'],
      [2024, '03-08', '10-03', '10-31'],
      [2025, '02-25', '09-22', '10-21'],
      [2027, '03-06', '09-30', '10-29'],
      [2028, '02-23', '09-19', '10-17'],
      [2029, '02-11', '10-08', '11-05'],
      [2030, '03-02', '09-27', '10-26'],
    ] as const
  ).map(
    ([year, shivaratri, navaratri, diwali]): PublishedYear => ({
      source: 'infoplease.com, Hindu festival dates 2015 to 2030',
      region: 'north-india',
      year,
      days: { 'maha-shivaratri': shivaratri, navaratri, diwali },
    }),
  ),
];

const american = 'The list prints the date of America, half a day behind India.';

/** With reasons; keys are `<region> <festival> <year>`. */
export const knownDifferences: Readonly<Record<string, { readonly ours: string; readonly why: string }>> = {
  'north-india nag-panchami 2015': {
    ours: '08-20',
    why: 'The tithi begins soon after sunrise of the 19th; we take the sunrise at which it stands.',
  },
  'north-india vasant-panchami 2018': {
    ours: '01-22',
    why: 'The tithi begins in the afternoon of the 21st and stands in the forenoon of the 22nd.',
  },
  'north-india maha-shivaratri 2019': { ours: '03-04', why: 'The list prints the day after the night.' },
  'north-india navaratri 2021': { ours: '10-07', why: american },
  'north-india maha-shivaratri 2022': { ours: '03-01', why: american },
  'north-india maha-shivaratri 2025': { ours: '02-26', why: american },
  'north-india diwali 2025': {
    ours: '10-20',
    why: 'The new moon stands in the evening of the 20th and ends at sunset of the 21st; both days were celebrated.',
  },
  'north-india navaratri 2030': { ours: '09-28', why: american },
  'tamil-nadu pongal 2018': {
    ours: '01-15',
    why: 'By the vakya almanac the Sun enters Makara an hour after sunset of the 14th; this list follows the visible Sun.',
  },
  'tamil-nadu pongal 2022': {
    ours: '01-15',
    why: 'By the vakya almanac the Sun enters Makara two hours after sunset; this list follows the visible Sun.',
  },
  'tamil-nadu panguni-uthiram 2018': {
    ours: '03-30',
    why: 'The star stands from the morning of the 30th to sunrise of the 31st; this list takes the sunrise, we the forenoon.',
  },
  'tamil-nadu karthigai-deepam 2018': {
    ours: '11-22',
    why: 'The star stands from sunset of the 22nd to the afternoon of the 23rd; we take the evening on which it shines.',
  },
  'tamil-nadu panguni-uthiram 2020': {
    ours: '04-07',
    why: 'The star stands from noon of the 6th to the morning of the 7th; hindilok.com prints our day.',
  },
  'tamil-nadu aadi-perukku 2020': {
    ours: '08-03',
    why: 'The 18th of Aadi is the 2nd by the visible Sun and the 3rd by vakya.',
  },
};
