import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { isFeminine } from '../../names.ts';
import { housesInWords } from './houses.ts';
import { called, ofBody } from './names.ts';

const dignities = {
  exalted: 'está em exaltação',
  own: 'está no próprio signo',
  debilitated: 'está em debilidade',
} as const;

/** "contada a partir do Ascendente", "contada a partir da Lua". */
export function countedFrom(from: Reference): string {
  return `contada a partir ${ofBody(from)}`;
}

/** A fact as a clause: "Marte está na casa 8 contada a partir da Lua". */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} está na casa ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} estão ${fact.bodies.every(isFeminine) ? 'juntas' : 'juntos'}`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} estão ${fact.bodies.every(isFeminine) ? 'cada uma no signo da outra' : 'cada um no signo do outro'}`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} estão frente a frente`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} rege ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} está no nakshatra ${fact.name}`;
    case 'alone':
      return `nenhum planeta está ao lado, à frente ou atrás ${ofBody(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
