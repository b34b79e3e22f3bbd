import type { Birth, HouseType } from '@palmleaf/contract/birth';
import {
  type AspectType,
  aspectPoints,
  aspectRules,
  type Chart,
  type ChartBody,
  computeChart,
  type Placement,
} from '@palmleaf/engines/chart';
import { signName, signNames } from '@palmleaf/engines/zodiac';
import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import { Comparison, degreesBetween, numberIn, type Verdict } from './verdict.ts';

/** Half an arc minute, in degrees: rounding alone gives up to 18 arc seconds. */
const angleTolerance = 0.5 / 60;
const fortuneTolerance = 0.8 / 60;
/** In degrees a day; below it, a body's direction depends on rounding. */
const stationarySpeed = 0.005;
const widestOrbDegrees = 15;

type NamedBody = ChartBody | 'Part of Fortune';

/** The contract lists bodies in this order, which identifies names in other languages. */
const order: readonly NamedBody[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Node',
  'Chiron',
  'Part of Fortune',
];
const otherNames: Readonly<Record<string, NamedBody>> = {
  'north node': 'Node',
  'true node': 'Node',
  rahu: 'Node',
  fortune: 'Part of Fortune',
};
const bodiesByName = new Map<string, NamedBody>([
  ...[...order, 'Lilith' as const].map((name): [string, NamedBody] => [name.toLowerCase(), name]),
  ...Object.entries(otherNames),
]);

function bodyOf(entry: Fields, index: number, isWholeList: boolean): NamedBody | undefined {
  const byName =
    typeof entry.name === 'string' ? bodiesByName.get(entry.name.trim().toLowerCase()) : undefined;
  return byName ?? (isWholeList ? order[index] : undefined);
}

export function verifyChart(answer: unknown, birth: Birth, houseType: HouseType): Verdict {
  const comparison = new Comparison();
  const fields = fieldsOf(answer) ?? {};
  const chart = computeChart(birth, { houseSystem: houseType, zodiac: 'tropical' });
  const planets = listIn(fields.planets);
  for (const [index, entry] of planets.entries()) {
    const body = bodyOf(entry, index, planets.length === order.length);
    if (body === undefined) {
      const name = typeof entry.name === 'string' ? ` ("${entry.name.slice(0, 40)}")` : '';
      comparison.notCompared(`A body of the list is unknown to this version${name}.`);
    } else compareBody(comparison, `planets ${body}`, entry, body, chart);
  }
  const lilith = fieldsOf(fields.lilith);
  if (lilith !== undefined) compareBody(comparison, 'lilith', lilith, 'Lilith', chart);
  for (const angle of ['ascendant', 'midheaven', 'vertex'] as const) {
    const theirs = fields[angle];
    const signId = typeof theirs === 'string' ? signIdOf(theirs) : undefined;
    if (signId === undefined) comparison.angle(angle, theirs, chart[angle], angleTolerance);
    else comparison.same(`${angle} sign`, signName(signId), signsAt(chart[angle]).map(signName));
  }
  for (const entry of listIn(fields.houses)) {
    const number = numberIn(entry.house);
    const cusp = number === undefined ? undefined : chart.cusps[number - 1];
    if (number === undefined || cusp === undefined) continue;
    comparison.angle(`houses ${number} degree`, entry.degree, cusp, angleTolerance);
    compareSign(comparison, `houses ${number}`, entry, cusp);
  }
  for (const entry of listIn(fields.aspects)) compareAspect(comparison, 'aspects', entry, chart);
  return comparison.verdict;
}

export function verifyAspects(answer: unknown, birth: Birth): Verdict {
  const comparison = new Comparison();
  const chart = computeChart(birth, { houseSystem: 'placidus', zodiac: 'tropical' });
  for (const entry of listIn(answer)) compareAspect(comparison, 'aspect', entry, chart);
  return comparison.verdict;
}

function compareBody(
  comparison: Comparison,
  where: string,
  entry: Fields,
  body: NamedBody,
  chart: Chart,
): void {
  const ours = placementOf(body, entry, chart);
  const tolerance = body === 'Part of Fortune' ? fortuneTolerance : angleTolerance;
  comparison.angle(`${where} full_degree`, entry.full_degree, ours.longitude, tolerance);
  // 0 and 30 degrees within a sign are the same border.
  const norm = numberIn(entry.norm_degree);
  if (norm !== undefined) {
    const distance = Math.abs(((((norm - ours.degree) % 30) + 45) % 30) - 15);
    comparison.angle(`${where} norm_degree`, norm, distance <= tolerance ? norm : ours.degree, tolerance);
  }
  compareSign(comparison, where, entry, ours.longitude);
  const edges = chart.cusps.map((cusp) => Math.abs(degreesBetween(ours.longitude, cusp)));
  if (Math.min(...edges) > tolerance) comparison.same(`${where} house`, numberIn(entry.house), [ours.house]);
  if (body !== 'Part of Fortune' && Math.abs(ours.speed) > stationarySpeed && entry.is_retro !== undefined)
    comparison.same(`${where} is_retro`, String(entry.is_retro), [String(ours.retrograde)]);
}

/** Services use the true or the mean lunar node; the mean one counts if it fits the answer. */
function placementOf(body: NamedBody, entry: Fields, chart: Chart): Placement {
  if (body === 'Part of Fortune') return chart.partOfFortune;
  if (body !== 'Node') return chart.bodies[body];
  const answered = numberIn(entry.full_degree);
  const [trueNode, meanNode] = [chart.bodies.Node, chart.bodies['Mean Node']];
  if (answered === undefined) return trueNode;
  const distanceFrom = (one: Placement): number => Math.abs(degreesBetween(answered, one.longitude));
  return distanceFrom(meanNode) <= angleTolerance ? meanNode : trueNode;
}

function compareSign(comparison: Comparison, where: string, entry: Fields, longitude: number): void {
  const signs = signsAt(longitude);
  const id = numberIn(entry.sign_id);
  if (id !== undefined) comparison.same(`${where} sign_id`, id, signs);
  const namedSign = signIdOf(entry.sign);
  if (namedSign !== undefined) comparison.same(`${where} sign`, signName(namedSign), signs.map(signName));
  else if (id === undefined && typeof entry.sign === 'string')
    comparison.notCompared('Signs that are named in another language than English are not compared.');
}

const signsAt = (longitude: number): number[] => {
  const signOf = (degrees: number): number => Math.floor((((degrees % 360) + 360) % 360) / 30) + 1;
  return [...new Set([longitude, longitude - angleTolerance, longitude + angleTolerance].map(signOf))];
};

function signIdOf(name: unknown): number | undefined {
  const index = signNames.findIndex((known) => known.toLowerCase() === String(name).trim().toLowerCase());
  return index < 0 ? undefined : index + 1;
}

/** Checks only that the two points are about as far apart as the aspect says. */
function compareAspect(comparison: Comparison, where: string, entry: Fields, chart: Chart): void {
  const [one, other] = [entry.aspecting_planet, entry.aspected_planet].map((name, index) =>
    pointOf(name, index === 0 ? entry.aspecting_planet_id : entry.aspected_planet_id, chart),
  );
  const type = typeOf(entry.type, entry.type_id);
  if (one === undefined || other === undefined || type === undefined) {
    comparison.notCompared('Aspects whose names this version does not know are not compared.');
    return;
  }
  const name = `${where} ${one.name} ${type} ${other.name}`;
  const degreesApart = Math.abs(degreesBetween(one.longitude, other.longitude));
  const orb = Math.abs(degreesApart - aspectRules[type].angle);
  comparison.same(
    name,
    orb <= widestOrbDegrees ? 'there' : `not there: they are ${degreesApart.toFixed(1)}° apart`,
    ['there'],
  );
}

const typesInOrder = Object.keys(aspectRules);
function typeOf(name: unknown, id: unknown): AspectType | undefined {
  const known = Object.entries(aspectRules).find(
    ([type], index) => type.toLowerCase() === String(name).trim().toLowerCase() || numberIn(id) === index + 1,
  )?.[0];
  return isAspectType(known) ? known : undefined;
}
const isAspectType = (name: string | undefined): name is AspectType =>
  name !== undefined && typesInOrder.includes(name);

function pointOf(
  name: unknown,
  id: unknown,
  chart: Chart,
): { readonly name: string; readonly longitude: number } | undefined {
  const point =
    aspectPoints.find((known) => known.toLowerCase() === String(name).trim().toLowerCase()) ??
    aspectPoints[numberIn(id) ?? -1];
  if (point === undefined) return undefined;
  if (point === 'Ascendant') return { name: point, longitude: chart.ascendant };
  if (point === 'Midheaven') return { name: point, longitude: chart.midheaven };
  return { name: point, longitude: chart.bodies[point].longitude };
}

function listIn(value: unknown): Fields[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((one): Fields[] => {
    const fields = fieldsOf(one);
    return fields === undefined ? [] : [fields];
  });
}
