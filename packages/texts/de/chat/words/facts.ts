import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import { list } from '../../lists.ts';
import { called } from './names.ts';

const dignities = {
  exalted: 'ist erhöht',
  own: 'steht im eigenen Zeichen',
  debilitated: 'ist erniedrigt',
} as const;

/** „vom Aszendenten“, „vom Mond“, „von Venus“. */
export function countedFrom(from: Reference): string {
  if (from === 'Ascendant') return 'vom Aszendenten aus';
  if (from === 'Moon') return 'vom Mond aus';
  return from === 'Sun' ? 'von der Sonne aus' : `von ${called(from, 'dative')} aus`;
}

/** A fact as a main clause: „Mars steht im 8. Haus vom Aszendenten aus“. */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} steht im ${fact.house}. Haus ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map((body) => called(body)))} stehen zusammen`;
    case 'exchange':
      return `${list(fact.bodies.map((body) => called(body)))} stehen jeweils im Zeichen des anderen`;
    case 'opposite':
      return `${list(fact.bodies.map((body) => called(body)))} stehen einander gegenüber`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} herrscht über ${housesOf(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} steht im Nakshatra ${fact.name}`;
    case 'alone':
      return `${called(fact.body)} hat keinen Planeten neben, vor oder hinter sich`;
  }
}

/** „das 5. Haus“, „das 5. und das 10. Haus“. */
function housesOf(houses: readonly number[]): string {
  return `${list(houses.map((house) => `das ${house}.`))} Haus`;
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
