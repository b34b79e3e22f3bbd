import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { isFeminine } from '../../names.ts';
import { joined } from './articles.ts';
import { housesInWords } from './houses.ts';
import { agreeing, called, toBody } from './names.ts';

/** "in 8ª casa dall’Ascendente", "in 1ª casa dalla Luna". */
export function houseFrom(house: number, from: Reference): string {
  return `in ${house}ª casa ${joined('da', called(from))}`;
}

/** A fact as a clause: "Marte è in 8ª casa dalla Luna". */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} è ${houseFrom(fact.house, fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} sono insieme`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} sono ${fact.bodies.every(isFeminine) ? 'ciascuna nel segno dell’altra' : 'ciascuno nel segno dell’altro'}`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} sono di fronte ${fact.bodies.every(isFeminine) ? 'l’una all’altra' : 'l’uno all’altro'}`;
    case 'dignity':
      return fact.what === 'own'
        ? `${called(fact.body)} è nel proprio segno`
        : `${called(fact.body)} è ${agreeing(fact.what === 'exalted' ? 'esaltato' : 'debilitato', [fact.body])}`;
    case 'rules':
      return `${called(fact.body)} governa ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} è nel nakshatra ${fact.name}`;
    case 'alone':
      return `nessun pianeta sta accanto ${toBody(fact.body)}, né davanti né dietro`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
