/**
 * For an account with a quota of 10 executions (`small`, new accounts), 1,000 (`medium`, usual) or 5,000 (`large`,
 * raised).
 */
export const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

interface SizeSettings {
  readonly maxConcurrency: number;
  readonly intakeConcurrency: number;
  readonly subjectsAtOnce: number;
  /** A call of our own service uses an execution, too. */
  readonly inFlightCap: { readonly vendor: number; readonly 'self-hosted': number };
}

const bySize: Readonly<Record<Size, SizeSettings>> = {
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

export function settingsOfSize(
  size: Size,
  service: 'vendor' | 'self-hosted',
): Readonly<Record<'maxConcurrency' | 'intakeConcurrency' | 'subjectsAtOnce' | 'inFlightCap', number>> {
  const { inFlightCap, ...others } = bySize[size];
  return { ...others, inFlightCap: inFlightCap[service] };
}

/** In flight if each call takes a second (docs/decisions/in-flight.md). */
const callsPerInvocation = 125;

export function withConcurrencyForCap<Of extends { readonly maxConcurrency: number }>(
  inFlightCap: unknown,
  sized: Of,
): Of {
  const calls = Number(inFlightCap);
  if (!Number.isSafeInteger(calls)) return sized;
  return { ...sized, maxConcurrency: Math.max(sized.maxConcurrency, Math.ceil(calls / callsPerInvocation)) };
}

export function unusableCap({
  inFlightCap,
  maxConcurrency,
}: Pick<SizeSettings, 'maxConcurrency'> & { readonly inFlightCap: number }): string | undefined {
  const usable = maxConcurrency * callsPerInvocation;
  if (inFlightCap <= usable) return undefined;
  return (
    `maxConcurrency (${maxConcurrency}) can use some ${usable} of ${inFlightCap} calls in flight (inFlightCap) if a call takes a second: ` +
    `set it to ${Math.ceil(inFlightCap / callsPerInvocation)}, or leave it out`
  );
}

/**
 * DynamoDB can raise this later, and never lowers it:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput.html
 */
export const warmWriteUnits = (size: Size): number | undefined => (size === 'large' ? 16_000 : undefined);

const minQueueConcurrency = 2;
export const booksAtOnce = minQueueConcurrency;
export const webhooksAtOnce = minQueueConcurrency;
export const deadLettersAtOnce = minQueueConcurrency;

const fixedExecutions = {
  books: booksAtOnce,
  webhooks: webhooksAtOnce,
  // For the dead-letter queues of jobs, photos and rows.
  deadLetters: 3 * deadLettersAtOnce,
  // A new table has four shards:
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
  publish: 4,
  schedules: 4,
  pages: 2,
} as const;

/** Above the account's quota, queues retry, schedules skip a minute, pages answer 429. */
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
  const fixedSum = Object.values(fixedExecutions).reduce((sum, each) => sum + each, 0);
  return maxConcurrency + 2 * intakeConcurrency + fixedSum + own + publicFeeds + publicLinks;
}

const localFanOutSeconds = 60;

/** An account of ten executions cannot reserve any for public addresses. */
export const localDefaults = (size: Size) => ({
  fanOutTimeoutSeconds: localFanOutSeconds,
  ...(size === 'small' ? {} : { publicFeeds: 2, publicLinks: 2 }),
});
