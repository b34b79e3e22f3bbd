import { inCase, type TamilCase, too } from '../languages/tamil-cases.ts';

export function list(nouns: readonly string[], grammarCase: TamilCase = 'nominative'): string {
  const cased = nouns.map((noun) => inCase(noun, grammarCase));
  return cased.length < 2 ? cased.join('') : cased.map(too).join(' ');
}

export function ofAll(planets: readonly string[]): string {
  return planets.length < 2
    ? planets.map((planet) => inCase(planet, 'genitive')).join('')
    : `${planets.join(', ')} ஆகியோரின்`;
}

export function are(count: number): 'இருக்கிறார்' | 'இருக்கிறார்கள்' {
  return count === 1 ? 'இருக்கிறார்' : 'இருக்கிறார்கள்';
}

export function standing(count: number): 'இருப்பவர்' | 'இருப்பவர்கள்' {
  return count === 1 ? 'இருப்பவர்' : 'இருப்பவர்கள்';
}
