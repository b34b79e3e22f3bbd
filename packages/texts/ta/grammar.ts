import { inCase, type TamilCase, too } from '../languages/tamil-cases.ts';

/** «சனி», «சனியும் குருவும்», «சனிக்கும் குருவுக்கும்». */
export function list(nouns: readonly string[], how: TamilCase = 'nominative'): string {
  const cased = nouns.map((noun) => inCase(noun, how));
  return cased.length < 2 ? cased.join('') : cased.map(too).join(' ');
}

/** «சனியின்», «சனி, குரு ஆகியோரின்». */
export function ofAll(planets: readonly string[]): string {
  return planets.length < 2
    ? planets.map((planet) => inCase(planet, 'genitive')).join('')
    : `${planets.join(', ')} ஆகியோரின்`;
}

/** Honorific. */
export function are(count: number): 'இருக்கிறார்' | 'இருக்கிறார்கள்' {
  return count === 1 ? 'இருக்கிறார்' : 'இருக்கிறார்கள்';
}

export function standing(count: number): 'இருப்பவர்' | 'இருப்பவர்கள்' {
  return count === 1 ? 'இருப்பவர்' : 'இருப்பவர்கள்';
}
