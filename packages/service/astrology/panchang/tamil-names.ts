const months = [
  'Chithirai',
  'Vaikasi',
  'Aani',
  'Aadi',
  'Avani',
  'Purattasi',
  'Aippasi',
  'Karthigai',
  'Margazhi',
  'Thai',
  'Masi',
  'Panguni',
] as const;

/** The 60 years of a cycle, beginning with Prabhava; a cycle began in 1987. */
const years =
  'Prabhava Vibhava Sukla Pramodoota Prachorpatti Aangirasa Srimukha Bhava Yuva Dhatu Eesvara Vehudhanya Pramathi Vikrama Vishu Chitrabanu Subhanu Dharana Parthiba Viya Sarvajith Sarvadhari Virodhi Vikruthi Kara Nandhana Vijaya Jaya Manmatha Dhunmuki Hevilambi Vilambi Vikari Sarvari Plava Subakrith Sobakrith Krodhi Visuvaasuva Parabhava Plavanga Keelaka Saumya Sadharana Virodhikrithu Paridhaabi Pramadhisa Anandha Rakshasa Nala Pingala Kalayukthi Siddharthi Raudhri Dunmathi Dundubhi Rudhrodhgari Raktakshi Krodhana Akshaya'.split(
    ' ',
  );
const cycleFrom = 1987;

export function tamilMonthName(month: number): string {
  return months[month - 1] ?? '';
}

/**
 * @param year Gregorian year of the month's first day; Margazhi begins in December, Thai in January
 */
export function tamilYearName(year: number, month: number): string {
  const begun = month >= 10 ? year - 1 : year;
  return years[(((begun - cycleFrom) % 60) + 60) % 60] ?? '';
}
