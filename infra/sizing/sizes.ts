/**
 * Concurrency by the quota of executions of the account in its region. Explicit settings override it.
 *
 * - `small`: ten executions, the quota of a new account. Each call of our own service is one too.
 * - `medium`: 1,000, the usual quota.
 * - `large`: a quota raised to 5,000.
 */
export const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

interface Sized {
  readonly maxConcurrency: number;
  readonly intakeConcurrency: number;
  readonly subjectsAtOnce: number;
  /** Calls in flight to a vendor, and to our own service, where each call is an execution. */
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

/**
 * Write units a second for which a table is prepared: `large` needs some 12,600 of the ledger, and as many of the wallet.
 * DynamoDB can raise the number later, and never lowers it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput.html
 */
export const warmWriteUnits = (size: Size): number | undefined => (size === 'large' ? 16_000 : undefined);

/** The fewest executions at once that a queue can be bound to. */
const fewestOfQueue = 2;
/** The same in every size: none of these is urgent. */
export const booksAtOnce = fewestOfQueue;
export const webhooksAtOnce = fewestOfQueue;
/** From each of the three queues. */
export const deadLettersAtOnce = fewestOfQueue;

/** Executions at once that no setting decides. */
const always = {
  books: booksAtOnce,
  webhooks: webhooksAtOnce,
  deadLetters: 3 * deadLettersAtOnce,
  // One for each shard of the stream: a new table has four partitions, and gets more as it grows.
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
  publish: 4,
  // The reconciler, webhooks and books each minute, panchang each day.
  schedules: 4,
  // Reports and Operate, with one request each.
  pages: 2,
} as const;

/**
 * Executions at once when everything is busy. Above the quota Lambda throttles: queues and streams try again, a schedule
 * skips its minute, and a page answers 429.
 */
export function executionsAtOnce(
  settings: Readonly<Record<'maxConcurrency' | 'intakeConcurrency' | 'inFlightCap', number>> & {
    readonly publicService?: number | undefined;
    readonly publicFeeds?: number | undefined;
    readonly publicLinks?: number | undefined;
  },
  service: 'vendor' | 'self-hosted',
): number {
  const { maxConcurrency, intakeConcurrency, inFlightCap } = settings;
  const { publicService = inFlightCap, publicFeeds = 0, publicLinks = 0 } = settings;
  const own = service === 'self-hosted' ? publicService : 0;
  const fixed = Object.values(always).reduce((sum, each) => sum + each, 0);
  return maxConcurrency + 2 * intakeConcurrency + fixed + own + publicFeeds + publicLinks;
}

/** How long fan-out may take on one machine, where nobody waits for three minutes. */
const localFanOutSeconds = 60;

/** The defaults of one machine. An account of ten executions cannot reserve any for public addresses. */
export const localDefaults = (size: Size) => ({
  fanOutTimeoutSeconds: localFanOutSeconds,
  ...(size === 'small' ? {} : { publicFeeds: 2, publicLinks: 2 }),
});
