import { bodiesAspecting, type Nativity, pointOf } from '../chart/nativity.ts';
import type { ClassicalPlanet, Graha } from '../zodiac/bodies.ts';
import { areTogether, type Fact, linkOf, lordOf } from './places.ts';

interface LoveOrArranged {
  readonly love: readonly Fact[];
  readonly arranged: readonly Fact[];
  readonly leans: 'love' | 'arranged' | 'both';
}

export function loveOrArranged(chart: Nativity): LoveOrArranged {
  const lord = (house: number): ClassicalPlanet => lordOf(chart, house);
  const [fifth, seventh, ninth] = [lord(5), lord(7), lord(9)];
  const houseOf = (body: Graha): number => pointOf(chart, body).house;
  const link = linkOf(chart, fifth, seventh);
  const rules = (body: ClassicalPlanet, house: number): Fact => ({ is: 'rules', body, houses: [house] });
  const love: Fact[] = [
    ...(link ? [rules(fifth, 5), rules(seventh, 7), link] : []),
    ...(houseOf(seventh) === 5 ? [rules(seventh, 7), houseFact(chart, seventh)] : []),
    ...(houseOf(fifth) === 7 ? [rules(fifth, 5), houseFact(chart, fifth)] : []),
    ...(areTogether(chart, 'Venus', 'Mars')
      ? [{ is: 'together' as const, bodies: ['Venus', 'Mars'] as const }]
      : []),
  ];
  if (areTogether(chart, 'Venus', 'Rahu')) love.push({ is: 'together', bodies: ['Venus', 'Rahu'] });
  if ([5, 7].includes(houseOf('Rahu'))) love.push(houseFact(chart, 'Rahu'));
  const ninthLink = linkOf(chart, seventh, ninth);
  const isAspectedByJupiter =
    bodiesAspecting(chart, 7).some(({ name }) => name === 'Jupiter') || houseOf('Jupiter') === 7;
  const arranged: Fact[] = [
    ...([2, 4, 9, 10].includes(houseOf(seventh)) ? [rules(seventh, 7), houseFact(chart, seventh)] : []),
    ...(ninthLink ? [rules(ninth, 9), rules(seventh, 7), ninthLink] : []),
    ...(isAspectedByJupiter ? [houseFact(chart, 'Jupiter')] : []),
  ];
  const countOf = (facts: readonly Fact[]): number => facts.filter(({ is }) => is !== 'rules').length;
  const [forLove, forArranged] = [countOf(love), countOf(arranged)];
  const stronger = forLove > forArranged ? 'love' : 'arranged';
  return { love, arranged, leans: forLove === forArranged ? 'both' : stronger };
}

function houseFact(chart: Nativity, body: Graha): Fact {
  return { is: 'house from', body, from: 'Ascendant', house: pointOf(chart, body).house };
}
