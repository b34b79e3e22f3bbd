import type { Fact } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { ordinal } from './houses.ts';
import { bodyWords } from './planets.ts';

/** A fact as a clause: "Mars stands in the 8th from the Ascendant". Tests read these clauses back from answers. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${bodyWords(fact.body)} stands in the ${ordinal(fact.house)} from ${bodyWords(fact.from)}`;
    case 'together':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand together`;
    case 'exchange':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand in each other's signs`;
    case 'opposite':
      return `${fact.bodies.map(bodyWords).join(' and ')} stand opposite each other`;
    case 'dignity':
      return `${bodyWords(fact.body)} ${dignityWords[fact.what]}`;
    case 'rules':
      return `${bodyWords(fact.body)} rules the ${list(fact.houses.map(ordinal))} from the Ascendant`;
    case 'nakshatra':
      return `${bodyWords(fact.body)} stands in the nakshatra ${fact.name}`;
    case 'alone':
      return `${bodyWords(fact.body)} has no planet beside, before or behind it`;
  }
}

const dignityWords = {
  exalted: 'is exalted',
  own: 'is in its own sign',
  debilitated: 'is debilitated',
} as const;

export function factsInWords(facts: readonly Fact[]): string {
  const clauses = facts.map(factWords);
  return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
}
