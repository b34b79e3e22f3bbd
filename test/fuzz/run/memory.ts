import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface Sample {
  readonly atMs: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
}

const mebibyte = 1024 * 1024;

/** The permitted growth over one window, because heaps without a leak grow too. */
const slack = { heapBytes: 8 * mebibyte, residentBytes: 48 * mebibyte, share: 0.05 };

/** A shorter run only warms up, so its growth proves no leak. */
const shortestMs = 60_000;
/** A warm-up ends and a leak does not: a run that still grows continues for this many windows. */
const mostWindows = 8;

export class MemoryTrend {
  readonly #samples: Sample[] = [];
  readonly #collect: () => void;
  readonly #started = performance.now();
  /** Half of the requested run. */
  readonly #windowMs: number;
  readonly #isLongEnough: boolean;
  #untilMs: number;
  #windows = 0;

  constructor(seconds: number) {
    this.#untilMs = seconds * 1000;
    this.#windowMs = this.#untilMs / 2;
    this.#isLongEnough = this.#untilMs >= shortestMs;
    setFlagsFromString('--expose-gc');
    this.#collect = runInNewContext('gc');
  }

  sample(residentBytes?: number): void {
    this.#collect();
    const { heapUsed, rss } = process.memoryUsage();
    const atMs = performance.now() - this.#started;
    this.#samples.push({ atMs, heapBytes: heapUsed, residentBytes: residentBytes ?? rss });
  }

  get sinceMs(): number {
    return performance.now() - this.#started - (this.#samples.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY);
  }

  get shouldContinue(): boolean {
    if (performance.now() - this.#started < this.#untilMs) return true;
    if (this.#windows === mostWindows || !this.summary().hasGrown) return false;
    this.#windows += 1;
    this.#untilMs += this.#windowMs;
    return true;
  }

  summary(): { readonly text: string; readonly hasGrown: boolean } {
    const { text, hasGrown } = growthIn(this.#samples, this.#windowMs);
    if (!this.#isLongEnough) return { text: `too short to judge the memory (${text})`, hasGrown: false };
    const seconds = Math.round(this.#windowMs / 1000);
    return {
      text: `memory ${hasGrown ? 'GROWS' : 'is flat'} over the last ${seconds} s: ${text}`,
      hasGrown,
    };
  }
}

export function growthIn(
  samples: readonly Sample[],
  windowMs: number,
): { readonly text: string; readonly hasGrown: boolean } {
  const from = (samples.at(-1)?.atMs ?? 0) - windowMs;
  const late = samples.filter(({ atMs }) => atMs >= from);
  const first = late[0];
  if (first === undefined) return { text: 'not measured', hasGrown: false };
  const heap = medianGrowth(late.map(({ atMs, heapBytes }) => [atMs, heapBytes]));
  const resident = medianGrowth(late.map(({ atMs, residentBytes }) => [atMs, residentBytes]));
  const hasGrown =
    heap > slack.heapBytes + slack.share * first.heapBytes ||
    resident > slack.residentBytes + slack.share * first.residentBytes;
  const text = `heap ${mega(first.heapBytes)} ${signed(heap)}, resident ${mega(first.residentBytes)} ${signed(resident)}`;
  return { text, hasGrown };
}

const mega = (bytes: number): string => `${Math.round(bytes / mebibyte)} MB`;
const signed = (bytes: number): string =>
  `${bytes < 0 ? '-' : '+'}${(Math.abs(bytes) / mebibyte).toFixed(1)}`;

export function medianGrowth(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], at) =>
    points.slice(at + 1).flatMap(([laterX, laterY]) => (laterX === x ? [] : [(laterY - y) / (laterX - x)])),
  );
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  const middle = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
  return middle * (to[0] - from[0]);
}
