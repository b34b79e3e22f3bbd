/** Parts of life by house. Source: Brihat Parashara Hora Shastra 11; Lilly, Christian Astrology (1647), chapter VII. */
const areas = [
  'body and manner',
  'money and what you own',
  'skills, siblings and short trips',
  'home and roots',
  'children, play and what you create',
  'daily work and health',
  'partnership',
  'shared money and times of upheaval',
  'belief, teachers and far travel',
  'career and standing',
  'gains and friends',
  'retreat, expense and far places',
] as const;

/** The part of life that a house (1 to 12) stands for. */
export function areaOf(house: number): string {
  const area = areas[house - 1];
  if (area === undefined) throw new RangeError(`there is no house number ${house}`);
  return area;
}

export function ordinal(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return `${number}th`;
  return `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'}`;
}

/** "the 3rd house", "the 3rd and 10th houses". */
export function housesInWords(houses: readonly number[]): string {
  const names = houses.map(ordinal);
  return names.length === 1 ? `the ${names[0]} house` : `the ${names.join(' and ')} houses`;
}

const leads = [
  'depends on you yourself more than on anybody else',
  'comes down to what you earn and own',
  'goes by your skills, your words and short ways',
  'begins at home and comes back to it',
  'lives on children, play and what you create',
  'is daily work before it is anything else',
  'comes to you through other people, a partner first of all',
  'goes by way of shared money and an upheaval or two',
  'leads to teachers, belief and far travel',
  'shows in your career and your standing',
  'goes by way of friends and brings its gains with them',
  'happens in retreat or far from home, and asks for expense before it gives',
] as const;

/** Where a matter leads whose ruler stands in a house: a sentence. */
export function leadOf(house: number): string {
  const lead = leads[house - 1];
  if (lead === undefined) throw new RangeError(`there is no house number ${house}`);
  return `This part of your life ${lead}.`;
}
