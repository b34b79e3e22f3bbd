import type { Point } from '../hand/geometry.ts';
import { pixelsPerUnit } from '../surface/canonical.ts';
import { corridors, type Lanes, stepLength } from './corridors.ts';

/** The best way through a corridor from its first to its last station; changing lanes costs. */
export function traceOne(corridor: Lanes, laneCost: number): Point[] {
  const { stations, lanes, worth } = corridor;
  let best = worth.slice(0, lanes);
  const came: Int8Array[] = [];
  for (let i = 1; i < stations; i++) {
    const next = new Float32Array(lanes);
    const from = new Int8Array(lanes);
    for (let lane = 0; lane < lanes; lane++) {
      const [value, shift] = bestStep((d) => best[lane + d], laneCost);
      next[lane] = value + (worth[i * lanes + lane] ?? 0);
      from[lane] = shift;
    }
    came.push(from);
    best = next;
  }
  let lane = indexOfMax(best);
  const path: Point[] = [];
  for (let i = stations - 1; i >= 0; i--) {
    const place = corridor.places[i]?.[lane];
    if (place) path.push(place);
    lane += came[i - 1]?.[lane] ?? 0;
  }
  return path.reverse();
}

/** The best of staying and moving one lane to either side. */
function bestStep(at: (shift: number) => number | undefined, cost: number): [value: number, shift: number] {
  let [value, shift] = [Number.NEGATIVE_INFINITY, 0];
  for (let d = -1; d <= 1; d++) {
    const candidate = (at(d) ?? Number.NEGATIVE_INFINITY) - cost * d * d;
    if (candidate > value) [value, shift] = [candidate, d];
  }
  return [value, shift];
}

function indexOfMax(values: Float32Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

/** Heart and head line come no nearer than this, in palm units; nearer costs heavily. */
const leastApart = 0.085;
const nearnessCost = 2;
const laneChangeCost = 0.25;

/**
 * Heart and head line traced together, so that one strong furrow is not taken for both. Both corridors have a
 * station per hundredth of x; the state is the pair of lanes. A line that has not begun, or has ended, keeps its lane.
 */
export function traceHeartAndHead(heart: Lanes, head: Lanes): { heart: Point[]; head: Point[] } {
  const firstHeart = corridors.heart.stations[0] ?? 0;
  const firstHead = corridors.head.stations[0] ?? 0;
  const lag = Math.round((firstHeart - firstHead) / stepLength);
  const count = Math.max(lag + heart.stations, head.stations);
  const width = head.lanes;
  const states = heart.lanes * width;
  const inHeart = (i: number) => i >= lag && i - lag < heart.stations;
  const inHead = (i: number) => i < head.stations;

  const gain = (i: number): Float32Array => {
    const out = new Float32Array(states);
    const heartAt = inHeart(i)
      ? heart.worth.subarray((i - lag) * heart.lanes, (i - lag + 1) * heart.lanes)
      : undefined;
    const headAt = inHead(i) ? head.worth.subarray(i * width, (i + 1) * width) : undefined;
    const heartY = heart.places[i - lag]?.map(([, y]) => y / pixelsPerUnit) ?? [];
    const headY = head.places[i]?.map(([, y]) => y / pixelsPerUnit) ?? [];
    for (let a = 0; a < heart.lanes; a++)
      for (let b = 0; b < width; b++) {
        const near = heartAt && headAt && (headY[b] ?? 0) - (heartY[a] ?? 0) < leastApart;
        out[a * width + b] = (heartAt?.[a] ?? 0) + (headAt?.[b] ?? 0) - (near ? nearnessCost : 0);
      }
    return out;
  };

  let best = gain(0);
  const came: Int16Array[] = [];
  for (let i = 1; i < count; i++) {
    const moved = new Float32Array(states);
    const heartShift = new Int8Array(states);
    const heartMoves = i > lag && inHeart(i);
    for (let a = 0; a < heart.lanes; a++)
      for (let b = 0; b < width; b++) {
        const state = a * width + b;
        const [value, shift] = heartMoves
          ? bestStep((d) => (a + d < 0 ? undefined : best[state + d * width]), laneChangeCost)
          : [best[state] ?? 0, 0];
        moved[state] = value;
        heartShift[state] = shift;
      }
    const next = gain(i);
    const from = new Int16Array(states);
    const headMoves = inHead(i);
    for (let a = 0; a < heart.lanes; a++)
      for (let b = 0; b < width; b++) {
        const state = a * width + b;
        const [value, shift] = headMoves
          ? bestStep((d) => (b + d < 0 || b + d >= width ? undefined : moved[state + d]), laneChangeCost)
          : [moved[state] ?? 0, 0];
        next[state] = (next[state] ?? 0) + value;
        from[state] = state + shift + (heartShift[state + shift] ?? 0) * width;
      }
    came.push(from);
    best = next;
  }

  let state = indexOfMax(best);
  const paths: { heart: Point[]; head: Point[] } = { heart: [], head: [] };
  for (let i = count - 1; i >= 0; i--) {
    const a = Math.floor(state / width);
    const heartPlace = inHeart(i) ? heart.places[i - lag]?.[a] : undefined;
    const headPlace = inHead(i) ? head.places[i]?.[state - a * width] : undefined;
    if (heartPlace) paths.heart.push(heartPlace);
    if (headPlace) paths.head.push(headPlace);
    state = came[i - 1]?.[state] ?? state;
  }
  return { heart: paths.heart.reverse(), head: paths.head.reverse() };
}
