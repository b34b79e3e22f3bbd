import { expect, test } from 'vitest';
import { during, moment, since, spanOf, until } from '../../../it/chat/time.ts';
import {
  agreeing,
  areaAfter,
  dignityOf,
  housesInWords,
  ofBody,
  placed,
  theHouse,
  theSign,
  toBody,
  yours,
} from '../../../it/chat/words.ts';
import { definite, eachJoined, indefinite, joined, list, withoutArticle } from '../../../it/grammar.ts';

test('Italian articles follow the next sound, also before numbers', () => {
  expect([1, 2, 3, 6, 8, 11, 12].map(theSign)).toEqual([
    'l’Ariete',
    'il Toro',
    'i Gemelli',
    'la Vergine',
    'lo Scorpione',
    'l’Acquario',
    'i Pesci',
  ]);
  expect(['sale', 'smeraldo', 'zaffiro', 'yoga', 'pianeta', 'inizio'].map((noun) => definite(noun))).toEqual([
    'il sale',
    'lo smeraldo',
    'lo zaffiro',
    'lo yoga',
    'il pianeta',
    'l’inizio',
  ]);
  expect(['8 maggio', '11 maggio', '1º maggio', '18 maggio', '1'].map((day) => definite(day))).toEqual([
    'l’8 maggio',
    'l’11 maggio',
    'il 1º maggio',
    'il 18 maggio',
    'l’1',
  ]);
  expect([definite('11 dosha', 'm', true), definite('16 yoga', 'm', true)]).toEqual([
    'gli 11 dosha',
    'i 16 yoga',
  ]);
  expect([indefinite('yoga'), indefinite('raja yoga'), indefinite('eredità', 'f')]).toEqual([
    'uno yoga',
    'un raja yoga',
    'un’eredità',
  ]);
  expect([withoutArticle('l’oro'), withoutArticle('il lunedì')]).toEqual(['oro', 'lunedì']);
});

test('Italian prepositions combine with every article', () => {
  const phrases = ['il Sole', 'lo Stato', 'la Luna', 'l’Ascendente', 'i figli', 'gli amici', 'le spese'];
  expect(phrases.map((phrase) => joined('di', phrase))).toEqual([
    'del Sole',
    'dello Stato',
    'della Luna',
    'dell’Ascendente',
    'dei figli',
    'degli amici',
    'delle spese',
  ]);
  expect(phrases.map((phrase) => joined('in', phrase))).toEqual([
    'nel Sole',
    'nello Stato',
    'nella Luna',
    'nell’Ascendente',
    'nei figli',
    'negli amici',
    'nelle spese',
  ]);
  expect([joined('a', 'aprile 2027'), joined('a', 'maggio 2027'), joined('su', 'tua madre')]).toEqual([
    'ad aprile 2027',
    'a maggio 2027',
    'su tua madre',
  ]);
  expect([ofBody('Sun'), ofBody('Uranus'), toBody('Moon'), toBody('Saturn')]).toEqual([
    'del Sole',
    'di Urano',
    'alla Luna',
    'a Saturno',
  ]);
  expect([eachJoined('di', 'la salute e le forze'), areaAfter('su', 11)]).toEqual([
    'della salute e delle forze',
    'sui guadagni e sugli amici',
  ]);
  expect([theHouse(7), theHouse(8), housesInWords([3, 11])]).toEqual([
    'la 7ª casa',
    'l’8ª casa',
    'la 3ª e l’11ª casa',
  ]);
  expect(list(['Marte', 'Venere', 'eccetera'])).toBe('Marte, Venere ed eccetera');
});

test('Italian adjectives agree with their planets', () => {
  expect(agreeing('esaltato', ['Moon'])).toBe('esaltata');
  expect(agreeing('esaltato', ['Moon', 'Venus'])).toBe('esaltate');
  expect(agreeing('esaltato', ['Moon', 'Jupiter'])).toBe('esaltati');
  expect(placed(false, ['Venus'])).toBe('mal collocata');
  expect([dignityOf('Venus', 'peregrine'), dignityOf('Venus', 'in fall')]).toEqual([
    'peregrina',
    'in caduta',
  ]);
  expect([yours('Venus'), yours('Ascendant')]).toEqual(['la tua Venere', 'il tuo Ascendente']);
});

test('Italian prepositions of time fit months, days and periods', () => {
  const from = new Date('2027-04-01T00:00:00Z');
  const to = new Date('2028-08-08T00:00:00Z');
  expect(spanOf({ from, to }, 'STANDARD')).toBe('da aprile 2027 ad agosto 2028');
  expect(spanOf({ from, to }, 'EXPERT')).toBe('dal 1º aprile 2027 all’8 agosto 2028');
  expect([until(to, 'STANDARD'), until(to, 'EXPERT')]).toEqual([
    'fino ad agosto 2028',
    'fino all’8 agosto 2028',
  ]);
  expect([moment(to, 'EXPERT'), moment(from, 'STANDARD'), since(from, 'EXPERT')]).toEqual([
    'l’8 agosto 2028',
    'ad aprile 2027',
    'dal 1º aprile 2027',
  ]);
  expect(during({ from, to, name: { is: 'year' } })).toBe('nel 2027');
  expect(during({ from, to, name: { is: 'next', count: 3, unit: 'week' } })).toBe(
    'nelle prossime tre settimane',
  );
});
