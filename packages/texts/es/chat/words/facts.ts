import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { housesInWords } from './houses.ts';
import { called, ofBody } from './names.ts';

const dignities = {
  exalted: 'está en exaltación',
  own: 'está en su propio signo',
  debilitated: 'está en debilidad',
} as const;

/** "desde el Ascendente", "desde la Luna". */
export function countedFrom(from: Reference): string {
  return `contada desde ${called(from)}`;
}

/** A fact as a clause: "Marte está en la casa 8 contada desde la Luna". */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} está en la casa ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} están juntos`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} están cada uno en el signo del otro`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} están frente a frente`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} rige ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} está en el nakshatra ${fact.name}`;
    case 'alone':
      return `ningún planeta está al lado, delante o detrás ${ofBody(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
