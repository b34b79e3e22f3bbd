import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { clauses } from './clauses.ts';
import { houseAs, housesAs } from './houses.ts';
import { called } from './names.ts';
import { inStar } from './stars.ts';

const dignities = {
  exalted: 'стоит в экзальтации',
  own: 'стоит в своём знаке',
  debilitated: 'стоит в падении',
} as const;

/** „от Асцендента“, „от Луны“. */
export function countedFrom(from: Reference): string {
  return `от ${called(from, 'genitive')}`;
}

/** „во 2-м доме“, „в 7-м доме“. */
export function inHouse(house: number): string {
  return `${house === 2 ? 'во' : 'в'} ${houseAs(house, 'prepositional')}`;
}

/** A fact as a main clause: „Марс стоит в 8-м доме от Асцендента“. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} стоит ${inHouse(fact.house)} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map((body) => called(body)))} стоят вместе`;
    case 'exchange':
      return `${list(fact.bodies.map((body) => called(body)))} стоят каждый в знаке другого`;
    case 'opposite':
      return `${list(fact.bodies.map((body) => called(body)))} стоят друг против друга`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} управляет ${housesAs(fact.houses, 'instrumental')}`;
    case 'nakshatra':
      return `${called(fact.body)} стоит в накшатре ${inStar(fact.name)}`;
    case 'alone':
      return `рядом с ${called(fact.body, 'instrumental')}, перед ${called(fact.body, 'instrumental')} и позади планет нет`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return clauses(facts.map(factWords));
}
