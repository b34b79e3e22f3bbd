/** Compares consonants only, because vowels, `h` and double letters differ between tables (Uttara and Uttra). */
const skeletonOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll(/sh|s/g, 's')
    .replaceAll(/ch|c/g, 'c')
    .replaceAll(/[aeiouhy]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

const tithis: readonly (readonly string[])[] = [
  ['Pratipada', 'Pratipat', 'Prathama', 'Padyami'],
  ['Dwitiya', 'Dvitiya', 'Vidiya'],
  ['Tritiya', 'Trtiya', 'Tadiya'],
  ['Chaturthi', 'Chavithi'],
  ['Panchami'],
  ['Shashthi', 'Sashti'],
  ['Saptami'],
  ['Ashtami'],
  ['Navami'],
  ['Dashami'],
  ['Ekadashi'],
  ['Dwadashi'],
  ['Trayodashi', 'Thrayodashi'],
  ['Chaturdashi'],
  ['Purnima', 'Pournami', 'Poornima'],
];
const newMoon = ['Amavasya', 'Amavasai'];

const nakshatras: readonly (readonly string[])[] = [
  ['Ashwini', 'Aswathi'],
  ['Bharani'],
  ['Krittika', 'Karthigai', 'Kritika'],
  ['Rohini'],
  ['Mrigashira', 'Mrigasira', 'Mrigashirsha'],
  ['Ardra', 'Arudra', 'Thiruvathirai'],
  ['Punarvasu', 'Punarpusam'],
  ['Pushya', 'Poosam', 'Pushyami'],
  ['Ashlesha', 'Ayilyam'],
  ['Magha', 'Magam'],
  ['Purva Phalguni', 'Poorva Phalguni', 'Pooram', 'Pubba'],
  ['Uttara Phalguni', 'Uthiram'],
  ['Hasta', 'Hastham'],
  ['Chitra', 'Chithirai'],
  ['Swati', 'Swathi'],
  ['Vishakha', 'Visakam'],
  ['Anuradha', 'Anusham'],
  ['Jyeshtha', 'Kettai'],
  ['Mula', 'Moola', 'Moolam'],
  ['Purva Ashadha', 'Pooradam'],
  ['Uttara Ashadha', 'Uthiradam'],
  ['Shravana', 'Thiruvonam', 'Shravan'],
  ['Dhanishtha', 'Avittam', 'Dhanishta'],
  ['Shatabhisha', 'Sadayam', 'Shatataraka', 'Satabhishak'],
  ['Purva Bhadrapada', 'Poorattathi', 'Purvabhadra'],
  ['Uttara Bhadrapada', 'Uthirattathi', 'Uttarabhadra'],
  ['Revati', 'Revathi'],
];

const numbersOf = (names: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(
    names.flatMap((spellings, index) =>
      spellings.map((one): [string, number] => [skeletonOf(one), index + 1]),
    ),
  );
const tithiNumbers = numbersOf(tithis);
const newMoons = newMoon.map(skeletonOf);
const nakshatraNumbers = numbersOf(nakshatras);

/** Returns a tithi (lunar day), 1 to 30; without the half of the month 1 to 15, where 15 is full or new moon. */
export function tithiNumber(name: unknown, paksha: 'Shukla' | 'Krishna' | undefined): number | undefined {
  // Some tables name the half of the month with the tithi.
  const bare = String(name).replace(/^(?:s?hukla|krishna)[ -](?:paksha[ -])?/i, '');
  const skeleton = skeletonOf(bare);
  if (newMoons.includes(skeleton)) return paksha === undefined ? 15 : 30;
  const number = tithiNumbers.get(skeleton);
  return number !== undefined && paksha === 'Krishna' ? number + 15 : number;
}

/** 1 to 27. */
export const nakshatraNumber = (name: unknown): number | undefined =>
  nakshatraNumbers.get(skeletonOf(String(name)));
