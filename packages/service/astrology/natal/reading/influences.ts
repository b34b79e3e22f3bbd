import type { Chart } from '@palmleaf/engines/chart';
import { type Aspect, aspectsOf, elementNames, elementsOf } from '@palmleaf/engines/chart';
import {
  type ClassicalPlanet,
  classicalPlanets,
  type Planet,
  planetNames,
  westernDignity,
} from '@palmleaf/engines/zodiac';
import type { AspectKind } from '@palmleaf/texts/aspects-report';
import type { ReadingTexts } from '@palmleaf/texts/natal-reading';
import { aspectKinds } from '../../aspects-report/aspect-kinds.ts';
import { closeness, type WeighedPlanet } from './weights.ts';

interface Influence {
  readonly text: string;
  readonly planet: Planet | undefined;
}

const leaderBonus = 0.5;

export function opposingInfluence(
  chart: Chart,
  [leader, ...others]: readonly WeighedPlanet[],
  texts: ReadingTexts,
): Influence {
  const tension = coreAspect(chart, leader?.planet, texts, 'hard');
  if (tension) return tension;
  const weak = byDignity(chart, others, (strength) => strength < 0);
  if (weak) return { text: texts.voice.weak[weak], planet: weak };
  const [missing] = missingElements(chart);
  if (missing) return { text: texts.voice.missing[missing], planet: undefined };
  return { text: texts.voice.atPeace, planet: undefined };
}

export function supportingInfluence(
  chart: Chart,
  [leader, ...others]: readonly WeighedPlanet[],
  texts: ReadingTexts,
): Influence | undefined {
  const ease =
    coreAspect(chart, leader?.planet, texts, 'soft') ??
    coreAspect(chart, leader?.planet, texts, 'conjunction');
  if (ease) return ease;
  const strong = byDignity(chart, others, (strength) => strength === 2);
  return strong && { text: texts.voice.strong[strong], planet: strong };
}

export function missingElements(chart: Chart) {
  const { percentages } = elementsOf(chart);
  return elementNames.filter((_, i) => percentages[i] === 0);
}

function coreAspect(
  chart: Chart,
  leader: Planet | undefined,
  { core }: ReadingTexts,
  kind: AspectKind,
): Influence | undefined {
  const weight = (aspect: Aspect): number =>
    closeness(aspect) + (aspect.aspecting === leader || aspect.aspected === leader ? leaderBonus : 0);
  const [first] = aspectsOf(chart)
    .filter((aspect) => aspectKinds[aspect.type] === kind && !isUnfitForLeader(aspect, leader, kind))
    .flatMap((aspect) => {
      const text = textOf(core, aspect, kind);
      return text === undefined ? [] : [{ aspect, text }];
    })
    .sort((a, b) => weight(b.aspect) - weight(a.aspect));
  return first && { text: first.text, planet: planetOf(first.aspect) };
}

function planetOf({ aspecting, aspected }: Aspect): Planet | undefined {
  return (
    planetNames.find((planet) => planet === aspected) ?? planetNames.find((planet) => planet === aspecting)
  );
}

/** A hard text sets the leader against itself; a conjunction with the Ascendant repeats that it rises. */
function isUnfitForLeader(aspect: Aspect, leader: Planet | undefined, kind: AspectKind): boolean {
  if (planetOf(aspect) !== leader || kind === 'soft') return false;
  if (kind === 'conjunction') return aspect.aspected === 'Ascendant';
  const isSunAgainstMoon = aspect.aspecting === 'Sun' && aspect.aspected === 'Moon';
  return !isSunAgainstMoon;
}

function textOf(
  core: ReadingTexts['core'],
  { aspecting, aspected }: Aspect,
  kind: string,
): string | undefined {
  const pair = Object.entries(core).find(([key]) => key === `${aspecting}-${aspected}`)?.[1];
  return pair && Object.entries(pair).find(([name]) => name === kind)?.[1];
}

function byDignity(
  { bodies }: Chart,
  planets: readonly WeighedPlanet[],
  wanted: (strength: number) => boolean,
): ClassicalPlanet | undefined {
  const found = planets.find(({ planet }) => {
    const dignity = westernDignity(planet, bodies[planet].sign);
    return dignity !== undefined && wanted(dignity.strength);
  });
  return classicalPlanets.find((name) => name === found?.planet);
}
