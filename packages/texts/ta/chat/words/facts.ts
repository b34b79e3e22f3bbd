import type { Fact, Reference } from '@palmleaf/engines/jyotish';
import type { TamilCase } from '../../../languages/tamil-cases.ts';
import { called } from '../../names.ts';
import { houseWords, placeWords } from './houses.ts';
import { list } from './list.ts';
import { starName } from './names.ts';

const dignities = {
  exalted: 'உச்சம் பெற்றிருக்கிறார்',
  own: 'ஆட்சி பெற்றிருக்கிறார்',
  debilitated: 'நீசம் அடைந்திருக்கிறார்',
} as const;

/** «லக்னத்திலிருந்து 8-ஆம் இடத்தில்» */
export function placeFrom(from: Reference, house: number, how: TamilCase = 'locative'): string {
  return `${called(from, 'ablative')} ${placeWords(house, how)}`;
}

const names = (bodies: readonly Reference[]): string => list(bodies.map((body) => called(body)));

/** A fact as a clause: «செவ்வாய் சந்திரனிலிருந்து 8-ஆம் இடத்தில் இருக்கிறார்». */
export function factWords(fact: Fact): string {
  switch (fact.is) {
    case 'house from':
      return `${called(fact.body)} ${placeFrom(fact.from, fact.house)} இருக்கிறார்`;
    case 'together':
      return `${names(fact.bodies)} சேர்ந்து இருக்கிறார்கள்`;
    case 'exchange':
      return `${names(fact.bodies)} ராசி மாறி அமர்ந்திருக்கிறார்கள்`;
    case 'opposite':
      return `${names(fact.bodies)} ஒருவருக்கொருவர் எதிரே இருக்கிறார்கள்`;
    case 'dignity':
      return `${called(fact.body)} ${dignities[fact.what]}`;
    case 'rules':
      return `${called(fact.body)} ${houseWords(fact.houses, 'genitive')} அதிபதி`;
    case 'nakshatra':
      return `${called(fact.body)} ${starName(fact.name)} நட்சத்திரத்தில் இருக்கிறார்`;
    case 'alone':
      return `${called(fact.body, 'sociative')} எந்தக் கிரகமும் இல்லை, முன்னும் பின்னும் இல்லை`;
  }
}

export function factsInWords(facts: readonly Fact[]): string {
  return facts.map(factWords).join(', ');
}
