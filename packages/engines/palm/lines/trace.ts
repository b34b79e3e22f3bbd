import type { Point } from '../hand/geometry.ts';
import { pixelsPerUnit } from '../surface/canonical.ts';
import { corridors, type Lanes, stepLength } from './corridors.ts';

/** The greatest `worth`, less `laneCost` per change of lane. */
export function traceOne(corridor: Lanes, laneCost: number): Point[] {
  const { stations, lanes, worth } = corridor;
  let best = worth.slice(0, lanes);
  const cameFrom: Int8Array[] = [];
  for (let i = 1; i < stations; i++) {
    const next = new Float32Array(lanes);
    const from = new Int8Array(lanes);
    step({ best, next, from, groups: 1, groupStride: 0, members: lanes, stride: 1 }, laneCost);
    for (let lane = 0; lane < lanes; lane++) next[lane] = (next[lane] ?? 0) + (worth[i * lanes + lane] ?? 0);
    cameFrom.push(from);
    best = next;
  }
  let lane = indexOfMax(best);
  const path: Point[] = [];
  for (let i = stations - 1; i >= 0; i--) {
    const place = corridor.places[i]?.[lane];
    if (place) path.push(place);
    lane += cameFrom[i - 1]?.[lane] ?? 0;
  }
  return path.reverse();
}

/** One step along a corridor. A group holds adjacent states: lanes, or a row or column of pairs of lanes. */
interface Step {
  readonly best: Float32Array;
  readonly next: Float32Array;
  readonly from: Int8Array;
  readonly groups: number;
  readonly groupStride: number;
  readonly members: number;
  readonly stride: number;
}

function step({ best, next, from, groups, groupStride, members, stride }: Step, cost: number): void {
  for (let group = 0; group < groups; group++)
    for (let member = 0; member < members; member++) {
      const state = group * groupStride + member * stride;
      let value = Number.NEGATIVE_INFINITY;
      let shift = 0;
      if (member > 0) {
        value = (best[state - stride] ?? 0) - cost;
        shift = -1;
      }
      const stay = best[state] ?? 0;
      if (stay > value) {
        value = stay;
        shift = 0;
      }
      if (member < members - 1) {
        const up = (best[state + stride] ?? 0) - cost;
        if (up > value) {
          value = up;
          shift = 1;
        }
      }
      next[state] = value;
      from[state] = shift;
    }
}

function indexOfMax(values: Float32Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

const leastApart = 0.085;
const nearnessCost = 2;
const laneChangeCost = 0.25;

interface Pair {
  readonly heart: Point[];
  readonly head: Point[];
}

/** The number of stations by which the head corridor begins before the heart's. */
const lag = Math.round(((corridors.heart.stations[0] ?? 0) - (corridors.head.stations[0] ?? 0)) / stepLength);

/** The courses of most worth that share no furrow. */
export function traceHeartAndHead(heart: Lanes, head: Lanes): Pair {
  const separate = { heart: traceOne(heart, laneChangeCost), head: traceOne(head, laneChangeCost) };
  const areApart = separate.heart.every(([, y], i) => {
    const below = separate.head[i + lag];
    return below === undefined || !isNear(y / pixelsPerUnit, below[1] / pixelsPerUnit);
  });
  return areApart ? separate : traceTogether(heart, head);
}

const isNear = (heartY: number, headY: number): boolean => headY < heartY + leastApart;

function traceTogether(heart: Lanes, head: Lanes): Pair {
  const count = Math.max(lag + heart.stations, head.stations);
  const width = head.lanes;
  const states = heart.lanes * width;
  const inHeart = (i: number) => i >= lag && i - lag < heart.stations;
  const inHead = (i: number) => i < head.stations;

  const addGain = (i: number, worth: Float32Array): void => {
    const heartAt = inHeart(i) ? (i - lag) * heart.lanes : undefined;
    const headAt = inHead(i) ? i * width : undefined;
    const heightIn = (places: readonly Point[] | undefined) =>
      Float64Array.from(places ?? [], ([, y]) => y / pixelsPerUnit);
    const [heartY, headY] = [heightIn(heart.places[i - lag]), heightIn(head.places[i])];
    const both = heartAt !== undefined && headAt !== undefined;
    for (let a = 0; a < heart.lanes; a++) {
      const ofHeart = heartAt === undefined ? 0 : (heart.worth[heartAt + a] ?? 0);
      for (let b = 0; b < width; b++) {
        const ofHead = headAt === undefined ? 0 : (head.worth[headAt + b] ?? 0);
        const near = both && isNear(heartY[a] ?? 0, headY[b] ?? 0);
        const state = a * width + b;
        worth[state] = (worth[state] ?? 0) + ofHeart + ofHead - (near ? nearnessCost : 0);
      }
    }
  };

  let best = new Float32Array(states);
  addGain(0, best);
  const cameFrom: Int16Array[] = [];
  for (let i = 1; i < count; i++) {
    const moved = best.slice();
    const heartShift = new Int8Array(states);
    if (i > lag && inHeart(i))
      step(
        {
          best,
          next: moved,
          from: heartShift,
          groups: width,
          groupStride: 1,
          members: heart.lanes,
          stride: width,
        },
        laneChangeCost,
      );
    const next = moved.slice();
    const headShift = new Int8Array(states);
    if (inHead(i))
      step(
        {
          best: moved,
          next,
          from: headShift,
          groups: heart.lanes,
          groupStride: width,
          members: width,
          stride: 1,
        },
        laneChangeCost,
      );
    addGain(i, next);
    const from = new Int16Array(states);
    for (let state = 0; state < states; state++) {
      const between = state + (headShift[state] ?? 0);
      from[state] = between + (heartShift[between] ?? 0) * width;
    }
    cameFrom.push(from);
    best = next;
  }

  let state = indexOfMax(best);
  const paths: Pair = { heart: [], head: [] };
  for (let i = count - 1; i >= 0; i--) {
    const a = Math.floor(state / width);
    const heartPlace = inHeart(i) ? heart.places[i - lag]?.[a] : undefined;
    const headPlace = inHead(i) ? head.places[i]?.[state - a * width] : undefined;
    if (heartPlace) paths.heart.push(heartPlace);
    if (headPlace) paths.head.push(headPlace);
    state = cameFrom[i - 1]?.[state] ?? state;
  }
  return { heart: paths.heart.reverse(), head: paths.head.reverse() };
}
