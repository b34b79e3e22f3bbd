import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { housesInWords } from './houses.ts';
import { called, starName } from './names.ts';

const dignities = {
  exalted: 'उच्च है',
  own: 'स्वराशि में है',
  debilitated: 'नीच है',
} as const;

/** "लग्न से भाव 8": counted from the Ascendant or a planet; the same before a postposition. */
export function houseFrom(from: Reference, house: number): string {
  return `${called(from)} से भाव ${house}`;
}

/** A fact as a clause: "मंगल चन्द्रमा से भाव 8 में है". */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} ${houseFrom(fact.from, fact.house)} में है`;
    case 'together':
      return `${list(fact.bodies.map(called))} साथ हैं`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} एक-दूसरे की राशि में हैं`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} आमने-सामने हैं`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} ${housesInWords(fact.houses)} का स्वामी है`;
    case 'nakshatra':
      return `${called(fact.body)} ${starName(fact.name)} नक्षत्र में है`;
    case 'alone':
      return `${called(fact.body)} के साथ, आगे या पीछे कोई ग्रह नहीं है`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
