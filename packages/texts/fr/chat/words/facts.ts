import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import type { BodyName } from '@palmleaf/engines/zodiac';
import { list } from '../../lists.ts';
import { housesInWords } from './houses.ts';
import { agreeing, called } from './names.ts';

type Dignity = Extract<Fact, { readonly is: 'dignity' }>['what'];

const dignities: Readonly<Record<Dignity, (body: BodyName) => string>> = {
  exalted: (body) => `est ${agreeing('exalté', [body])}`,
  own: () => 'est dans son propre signe',
  debilitated: (body) => `est ${agreeing('débilité', [body])}`,
};

/** "comptée depuis l’Ascendant", "comptée depuis la Lune". */
export function countedFrom(from: Reference): string {
  return `comptée depuis ${called(from)}`;
}

/** A fact as a clause: "Mars est en maison 8 comptée depuis la Lune". */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} est en maison ${fact.house} ${countedFrom(fact.from)}`;
    case 'together':
      return `${list(fact.bodies.map(called))} sont ensemble`;
    case 'exchange':
      return `${list(fact.bodies.map(called))} sont chacun dans le signe de l’autre`;
    case 'opposite':
      return `${list(fact.bodies.map(called))} se font face`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what](fact.body)}`;
    case 'rules':
      return `${called(fact.body)} gouverne ${housesInWords(fact.houses)}`;
    case 'nakshatra':
      return `${called(fact.body)} est dans le nakshatra ${fact.name}`;
    case 'alone':
      return `aucune planète n’est à côté, devant ou derrière ${called(fact.body)}`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return list(facts.map(factWords));
}
