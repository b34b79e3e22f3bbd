import { type Nativity, pointOf } from '../chart/nativity.ts';
import { type BodyName, type ClassicalPlanet, type Graha, grahas } from '../zodiac/bodies.ts';
import { isDebilitatedIn, isExaltedIn, rulerOf } from '../zodiac/rulership.ts';
import { around } from '../zodiac/signs.ts';

export type Reference = 'Ascendant' | Graha;

export type Fact =
  | { readonly is: 'house from'; readonly body: Graha; readonly from: Reference; readonly house: number }
  | { readonly is: 'together'; readonly bodies: readonly [Graha, Graha] }
  | { readonly is: 'exchange'; readonly bodies: readonly [Graha, Graha] }
  | { readonly is: 'opposite'; readonly bodies: readonly [Graha, Graha] }
  | { readonly is: 'dignity'; readonly body: Graha; readonly what: 'exalted' | 'own' | 'debilitated' }
  | { readonly is: 'rules'; readonly body: Graha; readonly houses: readonly number[] }
  | { readonly is: 'nakshatra'; readonly body: Graha; readonly name: string }
  | { readonly is: 'alone'; readonly body: Graha };

export const kendras: readonly number[] = [1, 4, 7, 10];
export const trikonas: readonly number[] = [1, 5, 9];
export const dusthanas: readonly number[] = [6, 8, 12];

function signOfReference(chart: Nativity, from: Reference): number {
  return from === 'Ascendant' ? chart.ascendant.sign : pointOf(chart, from).sign;
}

export function houseFrom(chart: Nativity, body: Graha, from: Reference): number {
  return around(pointOf(chart, body).sign, 1 - signOfReference(chart, from));
}

export function lordOf(chart: Nativity, house: number): ClassicalPlanet {
  return rulerOf(around(chart.ascendant.sign, house - 1));
}

export function areTogether(chart: Nativity, a: Graha, b: Graha): boolean {
  return pointOf(chart, a).sign === pointOf(chart, b).sign;
}

export function exchangeSigns(chart: Nativity, a: ClassicalPlanet, b: ClassicalPlanet): boolean {
  return a !== b && rulerOf(pointOf(chart, a).sign) === b && rulerOf(pointOf(chart, b).sign) === a;
}

function areOpposite(chart: Nativity, a: Graha, b: Graha): boolean {
  return around(pointOf(chart, a).sign, 6) === pointOf(chart, b).sign;
}

export function linkOf(chart: Nativity, a: ClassicalPlanet, b: ClassicalPlanet): Fact | undefined {
  if (a === b) return undefined;
  if (areTogether(chart, a, b)) return { is: 'together', bodies: [a, b] };
  if (exchangeSigns(chart, a, b)) return { is: 'exchange', bodies: [a, b] };
  return areOpposite(chart, a, b) ? { is: 'opposite', bodies: [a, b] } : undefined;
}

export function dignityFact(chart: Nativity, body: ClassicalPlanet): Fact | undefined {
  const { sign } = pointOf(chart, body);
  if (isExaltedIn(sign, body)) return { is: 'dignity', body, what: 'exalted' };
  return rulerOf(sign) === body ? { is: 'dignity', body, what: 'own' } : undefined;
}

export function isDebilitated(chart: Nativity, body: ClassicalPlanet): boolean {
  return isDebilitatedIn(pointOf(chart, body).sign, body);
}

export function isGraha(body: BodyName): body is Graha {
  return grahas.some((graha) => graha === body);
}
