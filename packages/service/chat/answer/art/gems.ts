import { housesRuledBy, type Nativity } from '@palmleaf/engines/chart';
import { gemsOf, trikonas } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export function gemAnswer(body: Graha | null, brief: Brief): Paragraphs {
  const { nativity, birthday } = brief;
  // Stones by month are a custom of jewellers.
  if (nativity.tradition === 'WESTERN')
    return [[{ say: 'birthstone', month: birthday.month }], [{ say: 'jewellers' }]];
  return body === null ? suitedStones(brief) : oneStone(body, nativity);
}

function suitedStones({ nativity, understood }: Brief): Paragraphs {
  const { life, fortune, merit, avoid } = gemsOf(nativity);
  const others = [...new Set([fortune, merit])].filter((other) => other !== life);
  const head: Statement = { say: 'stone', planet: life };
  if (understood.intent === 'why') return [[head, { say: 'stone rule' }], [{ say: 'stone source' }]];
  const stones = others.map((planet) => ({ planet, houses: trinesOf(planet, nativity) }));
  return [
    [head, { say: 'stone worn', planet: life }],
    [
      ...(stones.length > 0 ? [{ say: 'stones beside' as const, stones }] : []),
      ...(avoid.length > 0 ? [{ say: 'stones to leave' as const, planets: avoid }] : []),
    ],
  ];
}

function trinesOf(body: Graha, nativity: Nativity): number[] {
  return housesRuledBy(nativity, body).filter((house) => trikonas.includes(house));
}

/** "Should I wear a blue sapphire?": yes if its planet rules a trine. */
function oneStone(planet: Graha, nativity: Nativity): Paragraphs {
  const instead: Statement = { say: 'stone instead', planet: gemsOf(nativity).life };
  if (planet === 'Rahu' || planet === 'Ketu')
    return [[{ say: 'stone of a node', answer: 'no', planet }], [instead]];
  const trines = trinesOf(planet, nativity);
  if (trines.length > 0)
    return [
      [
        { say: 'stone suits', answer: 'yes', planet, houses: trines },
        { say: 'stone worn', planet },
      ],
    ];
  return [
    [{ say: 'stone does not suit', answer: 'no', planet, houses: housesRuledBy(nativity, planet) }],
    [instead],
  ];
}
