import { bodyLanguages } from '@palmleaf/contract/body-languages';
import { bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { photoChecks } from '../intake/photos/photo-doubt.ts';
import { maxMonthsAhead } from '../places/wanted-months.ts';
import { product } from '../plan/product.ts';
import { addressFault } from '../service-client/address.ts';
import { schemes } from '../service-client/credential.ts';

const milliseconds = z.int().min(0);
const backoff = z.strictObject({ firstMs: milliseconds, capMs: milliseconds });

export const serviceUrl = z.string().superRefine((text, context) => {
  const fault = addressFault(text);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
});

/** In one environment variable. infra has divided times by `timeScale`. */
export const settings = z.strictObject({
  services: z.record(
    z.enum(bases),
    z.strictObject({
      url: serviceUrl,
      scheme: z.enum(schemes),
      callsPerSecond: z.number().positive().optional(),
    }),
  ),
  /** Our own service accepts only requests signed by the caller's role. */
  signsCalls: z.literal(true).optional(),
  plan: z.strictObject({
    sendPersonWithPhoto: z.boolean(),
    /** The product of uploads that name none; all parts if absent. */
    product: product.optional(),
    bodyLanguages: bodyLanguages.optional(),
  }),
  reuse: z.boolean(),
  reuseAcrossServices: z.boolean(),
  reuseAcrossCustomers: z.boolean(),
  answers: z.strictObject({
    statusFalseIsBought: z.boolean(),
    serverErrorIsUnknown: z.boolean(),
    maxBytes: z.int().min(1),
  }),
  calls: z.strictObject({
    atOnce: z.int().min(1),
    attemptTimeoutMs: milliseconds,
    /** A function sends no call when less time than this plus the attempt timeout is left. */
    marginMs: milliseconds,
  }),
  lease: z.strictObject({
    /** A lease ends this long after its invocation; then its worker is surely dead. */
    marginMs: milliseconds,
    /** The reconciler checks an expired lease after this time. */
    takeOverAfterMs: milliseconds,
  }),
  retry: z.strictObject({
    /**
     * After an unknown outcome. `hold`: the operator decides; `same key`: the call is repeated with its idempotency
     * key.
     */
    unknown: z.enum(['retry', 'hold', 'same key']),
    /** Workers that may die in a row with one subject before it fails. */
    maxAttempts: z.int().min(1),
    /** Waves in a row that may fail to reach the service before a subject fails. */
    maxDeferrals: z.int().min(1),
    backoff,
    unknownBackoff: backoff,
  }),
  gate: z.strictObject({
    /** After a 429 or 503 without Retry-After. */
    throttled: backoff,
    probe: backoff,
    /** If the service asks for a longer pause, the subject is parked. */
    shortWaitMs: milliseconds,
    shortWaits: z.int().min(0),
  }),
  /** Subjects of each kind that a batch sends first; 0 turns trials off. */
  trial: z.int().min(0),
  budget: z.strictObject({
    monthlyCeiling: z.int().min(0).optional(),
    /** `micros` are millionths of the currency. */
    monthlyCeilingMoney: z.strictObject({ currency: z.string(), micros: z.int().min(0) }).optional(),
    customerCeiling: z.int().min(0).optional(),
    customerCeilingMoney: z.strictObject({ currency: z.string(), micros: z.int().min(0) }).optional(),
    placesCeiling: z.int().min(0).optional(),
    blockSize: z.int().min(1),
  }),
  /** Prices of the stack's own service; a profile's prices override them. */
  ownPrices: z.strictObject({ currency: z.string(), default: z.number() }).optional(),
  places: z.strictObject({
    monthsAhead: z.int().min(0).max(maxMonthsAhead),
  }),
  intake: z.strictObject({
    maxRefusedRows: z.int().min(1),
    photoCheck: z.enum(photoChecks),
  }),
  jobs: z.strictObject({
    /** The time for the message that follows a write. Then the reconciler sends one. */
    graceMs: milliseconds,
    /** The shortest pause between two messages of the reconciler for one item. */
    resendAfterMs: milliseconds,
  }),
  customerWeights: z.record(z.string(), z.int().min(1)).optional(),
  reconciler: z.strictObject({
    recheckAfterMs: milliseconds,
    releaseLimit: z.int().min(1),
    releaseSpreadMs: milliseconds,
    quietMs: milliseconds,
  }),
  erasure: z.strictObject({
    secondSweepAfterMs: milliseconds,
  }),
  /** The receipt of an erasure quotes these. */
  retention: z.strictObject({
    inboxDays: z.int().min(1),
    logDays: z.int().min(1),
    recoveryDays: z.int().min(1),
    serviceDays: z.int().min(1).optional(),
  }),
  webhooks: z.strictObject({
    /** True only on the local stack. */
    allowLoopback: z.boolean(),
    timeoutMs: milliseconds,
    /** The pause after each failed attempt; after the last the delivery fails. */
    retryMs: z.array(milliseconds),
    /** A webhook is disabled after this time without a successful delivery. */
    disableAfterMs: milliseconds,
  }),
  books: z.strictObject({
    keepMs: milliseconds,
    /** An order without a live worker starts again after this time. */
    retryMs: milliseconds,
  }),
  links: z.strictObject({
    days: z.int().min(1),
    mostDays: z.int().min(1),
  }),
  credential: z.strictObject({
    maxAgeMs: milliseconds,
  }),
});
export type Settings = z.output<typeof settings>;
