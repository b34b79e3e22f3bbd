import { bodyLanguages } from '@palmleaf/contract/body-languages';
import { bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { photoChecks } from '../intake/photos/photo-doubt.ts';
import { maxMonthsAhead } from '../places/months.ts';
import { product } from '../plan/product.ts';
import { addressFault } from '../service-client/address.ts';
import { schemes } from '../service-client/credential.ts';

const milliseconds = z.int().min(0);
/** Bounds of a delay that grows from try to try. */
const backoff = z.strictObject({ firstMs: milliseconds, capMs: milliseconds });

/** The address of a service that may be called. */
export const serviceUrl = z.string().superRefine((text, context) => {
  const fault = addressFault(text);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
});

/**
 * Everything that a deployment decides and the functions need, written by infra into one environment variable. Times
 * that would make a person wait are scaled there (`timeScale`); the functions take them as they are.
 */
export const settings = z.strictObject({
  services: z.record(
    z.enum(bases),
    z.strictObject({
      url: serviceUrl,
      scheme: z.enum(schemes),
      /** The most calls a second that the service says it takes there. */
      callsPerSecond: z.number().positive().optional(),
    }),
  ),
  /** Where the service is ours: that its address takes only requests which the caller's own role has signed. */
  signsCalls: z.literal(true).optional(),
  plan: z.strictObject({
    /** Whether date of birth and gender go with a palm photo. */
    sendPersonWithPhoto: z.boolean(),
    /** What is bought where no upload names a product; everything unless it says otherwise. */
    product: product.optional(),
    /** Languages that the service takes in the body. */
    bodyLanguages: bodyLanguages.optional(),
  }),
  /** Whether parts bought for another subject with the same inputs are copied. */
  reuse: z.boolean(),
  /** Whether they are copied even where another service sold them. */
  reuseAcrossServices: z.boolean(),
  /** Whether they are copied even where another customer bought them. */
  reuseAcrossCustomers: z.boolean(),
  /** What the answers mean whose meaning differs between services. */
  answers: z.strictObject({
    statusFalseIsBought: z.boolean(),
    serverErrorIsUnknown: z.boolean(),
    /** An answer of more bytes is not read to its end. */
    maxBytes: z.int().min(1),
  }),
  calls: z.strictObject({
    /** Calls that one invocation may have in flight, of all its subjects together. */
    atOnce: z.int().min(1),
    attemptTimeoutMs: milliseconds,
    /** Time kept free beside the attempt timeout: nothing is sent when less is left. */
    marginMs: milliseconds,
  }),
  lease: z.strictObject({
    /** By how much a lease outlives the invocation that took it: then its worker is surely dead. */
    marginMs: milliseconds,
    /** How long after a lease has ended the reconciler looks at what it held. */
    takeOverAfterMs: milliseconds,
  }),
  retry: z.strictObject({
    /**
     * What is done about a call whose outcome is unknown: sent once more, left to a person, or sent again with the key by
     * which the service knows the purchase.
     */
    unknown: z.enum(['retry', 'hold', 'same key']),
    /** Workers that may die over one subject before it is given up. */
    maxAttempts: z.int().min(1),
    /** Waves in a row that could not reach the service before a subject is given up. */
    maxDeferrals: z.int().min(1),
    /** Delay after a wave that could not reach the service. */
    backoff,
    /** Delay before a call with an unknown outcome is sent again. */
    unknownBackoff: backoff,
  }),
  gate: z.strictObject({
    /** Delay where a 429 or 503 names no time. */
    throttled: backoff,
    /** First and longest time between two probes of a closed gate. */
    probe: backoff,
    /** A pause that the service asks for is waited out in the function up to this long. */
    shortWaitMs: milliseconds,
    /** How often one call is sent again within a wave after such a pause. */
    shortWaits: z.int().min(0),
  }),
  /** Subjects of each kind of input that go first in a batch, while the rest waits for how they end; none with nought. */
  trial: z.int().min(0),
  budget: z.strictObject({
    /** The most calls that a month may buy. */
    monthlyCeiling: z.int().min(0).optional(),
    /** The most money that a month may spend, in millionths of the currency of the prices. */
    monthlyCeilingMoney: z.strictObject({ currency: z.string(), micros: z.int().min(0) }).optional(),
    /** The same for each customer that has no budget of its own. */
    customerCeiling: z.int().min(0).optional(),
    customerCeilingMoney: z.strictObject({ currency: z.string(), micros: z.int().min(0) }).optional(),
    /** The most calls that a year may buy for places. */
    placesCeiling: z.int().min(0).optional(),
    /** Calls that a worker draws from a ceiling at a time. */
    blockSize: z.int().min(1),
  }),
  /** What the service that this stack runs itself charges for every call; the prices of a profile go before it. */
  ownPrices: z.strictObject({ currency: z.string(), default: z.number() }).optional(),
  places: z.strictObject({
    /** How many months after the present one are bought for a place. */
    monthsAhead: z.int().min(0).max(maxMonthsAhead),
  }),
  intake: z.strictObject({
    /** Rows of one upload whose refusals are recorded; of the others only their number is. */
    maxRefusedRows: z.int().min(1),
    /** What is done about a photo on which a look finds no readable palm. */
    photoCheck: z.enum(photoChecks),
  }),
  jobs: z.strictObject({
    /** How long after its first job was sent a subject or place counts as overdue. */
    graceMs: milliseconds,
    /** How long after the reconciler has sent a job its subject counts as overdue again. */
    resendAfterMs: milliseconds,
  }),
  reconciler: z.strictObject({
    /** How soon a batch or a month is looked at again that has no room left, or is not yet to be sealed. */
    recheckAfterMs: milliseconds,
    /** Subjects that one run releases of those that wait on one thing, and the time over which their jobs are spread. */
    releaseLimit: z.int().min(1),
    releaseSpreadMs: milliseconds,
    /** How long a batch must have been quiet before it is sealed. */
    quietMs: milliseconds,
  }),
  erasure: z.strictObject({
    /** How long after the first sweep of an erasure the second follows. */
    secondSweepAfterMs: milliseconds,
  }),
  /** How long uploads and logs are kept, and readings where the service is ours: what the receipt of an erasure says. */
  retention: z.strictObject({
    inboxDays: z.int().min(1),
    logDays: z.int().min(1),
    recoveryDays: z.int().min(1),
    serviceDays: z.int().min(1).optional(),
  }),
  webhooks: z.strictObject({
    /** Whether this very machine may be told: on the local stack alone. */
    allowLoopback: z.boolean(),
    /** How long an address may take for one delivery. */
    timeoutMs: milliseconds,
    /** How long after each failed try the next one follows; after the last a delivery is given up. */
    retryMs: z.array(milliseconds),
    /** How long nothing has to arrive before a webhook is disabled. */
    disableAfterMs: milliseconds,
  }),
  books: z.strictObject({
    /** How long a book is kept after it was last asked for. */
    keepMs: milliseconds,
    /** How soon an order that nobody works on is taken up again. */
    retryMs: milliseconds,
  }),
  links: z.strictObject({
    /** How many days a reader link works unless it says otherwise, and the most that it may say. */
    days: z.int().min(1),
    mostDays: z.int().min(1),
  }),
  credential: z.strictObject({
    /** How long a credential is used before the secret is looked at again. */
    maxAgeMs: milliseconds,
  }),
});
export type Settings = z.output<typeof settings>;
