/**
 * What may be in flight and at once, by the quota of concurrent executions that the account has in its region. What is
 * decided itself wins.
 *
 * - `small`: ten executions, as a new account has them. Each call of our own service is an execution, too.
 * - `medium`: the usual quota of 1,000.
 * - `large`: a quota that was raised to 5,000.
 */
export const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

interface Sized {
  readonly maxConcurrency: number;
  readonly intakeConcurrency: number;
  readonly subjectsAtOnce: number;
  /** Calls in flight to a vendor, and to the service beside the pipeline, each call of which is an execution. */
  readonly inFlightCap: { readonly vendor: number; readonly 'self-hosted': number };
}

const bySize: Readonly<Record<Size, Sized>> = {
  small: {
    maxConcurrency: 2,
    intakeConcurrency: 2,
    subjectsAtOnce: 10,
    inFlightCap: { vendor: 50, 'self-hosted': 2 },
  },
  medium: {
    maxConcurrency: 2,
    intakeConcurrency: 5,
    subjectsAtOnce: 100,
    inFlightCap: { vendor: 250, 'self-hosted': 250 },
  },
  large: {
    maxConcurrency: 20,
    intakeConcurrency: 200,
    subjectsAtOnce: 100,
    inFlightCap: { vendor: 2500, 'self-hosted': 2500 },
  },
};

/** The settings that a size decides. */
export function settingsOfSize(
  size: Size,
  service: 'vendor' | 'self-hosted',
): Readonly<Record<'maxConcurrency' | 'intakeConcurrency' | 'subjectsAtOnce' | 'inFlightCap', number>> {
  const { inFlightCap, ...same } = bySize[size];
  return { ...same, inFlightCap: inFlightCap[service] };
}

/** Orders of books that are worked on at once, whatever the size: the fewest that a queue can be bound to. */
export const booksAtOnce = 2;

/**
 * Executions at once when all is busy: fan-out, both intakes, publish, the reconciler, and our own service, or as many as are
 * kept for it; and what is kept for feeds. Books are no part of it: they are asked for by hand, and throttled they wait.
 */
export function executionsAtOnce(
  settings: Readonly<Record<'maxConcurrency' | 'intakeConcurrency' | 'inFlightCap', number>> & {
    readonly publicService?: number | undefined;
    readonly publicFeeds?: number | undefined;
  },
  service: 'vendor' | 'self-hosted',
): number {
  const { maxConcurrency, intakeConcurrency, inFlightCap } = settings;
  const { publicService = inFlightCap, publicFeeds = 0 } = settings;
  const own = service === 'self-hosted' ? publicService : 0;
  return maxConcurrency + 2 * intakeConcurrency + 2 + own + publicFeeds;
}
