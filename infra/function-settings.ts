import type { Base } from '@palmleaf/contract/operations';
import type { Settings } from '../shared/config/settings.ts';
import { microsOf } from '../shared/money/money.ts';
import { everything } from '../shared/plan/product.ts';
import { loadProfile } from './files/profile.ts';
import {
  callsInEachInvocation,
  isSelfHosted,
  ownPrices,
  productOf,
  type ReadContext,
  writtenPricesOf,
} from './settings.ts';

const second = 1000;
const minute = 60 * second;
const marginMs = 10 * second;
/** Purchases are final, so a batch first tests a vendor with a few subjects of each kind. */
const trialWithVendor = 3;

/** `timeScale` shortens our own waits, never timeouts of the service. */
export function functionSettings(context: ReadContext, urls: Record<Base, string>): Settings {
  const { idempotency, callsPerSecond: profileRate, bodyLanguages } = loadProfile(context.profile).profile;
  const prices = writtenPricesOf(context);
  const scaled = (milliseconds: number) => Math.max(1, Math.round(milliseconds / context.timeScale));
  const backoff = (first: number, cap: number) => ({ firstMs: scaled(first), capMs: scaled(cap) });
  const moneyCeiling = <Name extends 'monthlyCeilingMoney' | 'customerCeilingMoney'>(name: Name) => {
    const amount = context[name];
    if (amount === undefined || prices === undefined) return {};
    return { [name]: { currency: prices.currency, micros: microsOf(amount) ?? 0 } };
  };
  const callsPerSecond = context.callsPerSecond ?? profileRate;
  const rate = callsPerSecond === undefined ? {} : { callsPerSecond };
  return {
    services: {
      palmistry: { url: urls.palmistry, scheme: context.palmistryScheme, ...rate },
      base: { url: urls.base, scheme: context.baseScheme, ...rate },
      vision: { url: urls.vision, scheme: context.visionScheme, ...rate },
      chat: { url: urls.chat, scheme: context.chatScheme, ...rate },
    },
    ...(isSelfHosted(context) && context.publicService === undefined ? { signsCalls: true as const } : {}),
    plan: {
      sendPersonWithPhoto: context.sendPersonWithPhoto,
      ...(context.product === everything.name ? {} : { product: productOf(context) }),
      ...(bodyLanguages === undefined ? {} : { bodyLanguages }),
    },
    reuse: context.reuse,
    reuseAcrossServices: context.reuseAcrossServices,
    reuseAcrossCustomers: context.reuseAcrossCustomers,
    answers: {
      statusFalseIsBought: context.statusFalseIsBought,
      serverErrorIsUnknown: context.serverErrorIsUnknown,
      maxBytes: context.maxAnswerBytes,
    },
    calls: {
      atOnce: callsInEachInvocation(context),
      attemptTimeoutMs: context.attemptTimeoutSeconds * second,
      marginMs,
    },
    lease: { marginMs, takeOverAfterMs: scaled(30 * second) },
    retry: {
      unknown: context.unknown === 'retry' && idempotency?.honoured === true ? 'same key' : context.unknown,
      maxAttempts: 5,
      maxDeferrals: 50,
      backoff: backoff(5 * second, 15 * minute),
      unknownBackoff: backoff(30 * second, 5 * minute),
    },
    gate: {
      throttled: backoff(5 * second, minute),
      probe: backoff(minute, 15 * minute),
      shortWaitMs: 20 * second,
      shortWaits: 3,
    },
    trial: context.trial ?? (context.vendor === undefined ? 0 : trialWithVendor),
    budget: {
      ...(context.monthlyCeiling === undefined ? {} : { monthlyCeiling: context.monthlyCeiling }),
      ...moneyCeiling('monthlyCeilingMoney'),
      ...(context.customerCeiling === undefined ? {} : { customerCeiling: context.customerCeiling }),
      ...moneyCeiling('customerCeilingMoney'),
      ...(context.placesCeiling === undefined ? {} : { placesCeiling: context.placesCeiling }),
      blockSize: context.blockSize,
    },
    ...(isSelfHosted(context) ? { ownPrices } : {}),
    places: { monthsAhead: context.monthsAhead },
    intake: { maxRefusedRows: context.maxRefusedRows, photoCheck: context.photoCheck },
    jobs: { graceMs: scaled(2 * minute), resendAfterMs: scaled(5 * minute) },
    ...(context.customerWeights === undefined ? {} : { customerWeights: context.customerWeights }),
    reconciler: {
      // Half the time between two runs, so that each run checks every item.
      recheckAfterMs: scaled(minute / 2),
      releaseLimit: 500,
      releaseSpreadMs: scaled(minute),
      quietMs: scaled(10 * minute),
    },
    erasure: {
      // A photo's address works for 15 minutes, and functions in progress must end first.
      secondSweepAfterMs: Math.max(scaled(20 * minute), context.intakeTimeoutSeconds * second + marginMs),
    },
    retention: {
      inboxDays: context.inboxDays,
      logDays: context.logDays,
      recoveryDays: context.recoveryDays,
      ...(context.vendor === undefined ? { serviceDays: context.readingDays } : {}),
    },
    webhooks: {
      allowLoopback: context.local,
      timeoutMs: 10 * second,
      // The retries of a delivery last three days.
      retryMs: [1, 5, 30, 120, 300, 600, 840, 1200, 1200].map((minutes) => scaled(minutes * minute)),
      disableAfterMs: 7 * 24 * 60 * minute,
    },
    books: { keepMs: context.bookDays * 24 * 60 * minute, retryMs: scaled(minute) },
    links: { days: Math.min(context.linkDays, context.linkDaysMost), mostDays: context.linkDaysMost },
    credential: { maxAgeMs: scaled(5 * minute) },
  };
}
