import { expect, test } from 'vitest';
import { moment, since, spanOf, until } from '../../../fr/chat/time.ts';
import { agreeing, dignityOf, ofBody, placed, theSign, toBody, yours } from '../../../fr/chat/words.ts';
import { afterDe, afterTo, that } from '../../../fr/grammar.ts';

test('French contracts de and à with its articles, and elides before a vowel', () => {
  expect(['le foyer', 'les gains', 'la Lune', 'l’argent', 'avril 2027', 'yoga'].map(afterDe)).toEqual([
    'du foyer',
    'des gains',
    'de la Lune',
    'de l’argent',
    'd’avril 2027',
    'de yoga',
  ]);
  expect(['le majeur', 'les enfants', 'l’index'].map(afterTo)).toEqual([
    'au majeur',
    'aux enfants',
    'à l’index',
  ]);
  expect([ofBody('Sun'), ofBody('Uranus'), ofBody('Venus'), toBody('Sun'), toBody('Moon')]).toEqual([
    'du Soleil',
    'd’Uranus',
    'de Vénus',
    'au Soleil',
    'à la Lune',
  ]);
  expect([that('aucune planète ne soit là'), that('Mars soit là')]).toEqual([
    'qu’aucune planète ne soit là',
    'que Mars soit là',
  ]);
  expect([1, 6, 12].map(theSign)).toEqual(['le Bélier', 'la Vierge', 'les Poissons']);
});

test('French adjectives agree with their planets', () => {
  expect(agreeing('exalté', ['Moon'])).toBe('exaltée');
  expect(agreeing('exalté', ['Moon', 'Venus'])).toBe('exaltées');
  expect(agreeing('exalté', ['Moon', 'Jupiter'])).toBe('exaltés');
  expect(agreeing('rétrograde', ['Venus'])).toBe('rétrograde');
  expect(placed(false, ['Venus'])).toBe('mal placée');
  expect(dignityOf('Venus', 'peregrine')).toBe('pérégrine');
  expect(dignityOf('Venus', 'in fall')).toBe('en chute');
  expect([yours('Moon'), yours('Ascendant')]).toEqual(['ta Lune', 'ton Ascendant']);
});

test('French prepositions of time fit months, days and periods', () => {
  const from = new Date('2027-04-01T00:00:00Z');
  const to = new Date('2028-08-05T00:00:00Z');
  expect(spanOf({ from, to }, 'STANDARD')).toBe('d’avril 2027 à août 2028');
  expect(spanOf({ from, to }, 'EXPERT')).toBe('du 1er avril 2027 au 5 août 2028');
  expect([until(to, 'STANDARD'), until(to, 'EXPERT')]).toEqual([
    'jusqu’en août 2028',
    'jusqu’au 5 août 2028',
  ]);
  expect([moment(to, 'EXPERT'), since(from, 'STANDARD')]).toEqual([
    'le 5 août 2028',
    'à partir d’avril 2027',
  ]);
});
