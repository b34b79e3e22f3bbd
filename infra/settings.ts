import { type Base, bases } from '@palmleaf/contract/operations';
import type { Node } from 'constructs';
import * as z from 'zod';
import { serviceUrl as address } from '../shared/config/settings.ts';
import { photoChecks } from '../shared/intake/photos/photo-doubt.ts';
import { priceTable, type WrittenPrices } from '../shared/money/prices.ts';
import { defaultMonthsAhead, maxMonthsAhead } from '../shared/places/wanted-months.ts';
import { plannedOperations } from '../shared/plan/part-names.ts';
import type { Product } from '../shared/plan/product.ts';
import { WrongProductsError } from '../shared/plan/product-list.ts';
import { faultWords } from '../shared/reasons/fault-words.ts';
import { schemes } from '../shared/service-client/credential.ts';
import type { Profile } from '../shared/service-client/profile/fields.ts';
import { WrongProfileError } from '../shared/service-client/profile/read.ts';
import { type LoadedProducts, loadProducts } from './files/products.ts';
import { loadProfile } from './files/profile.ts';
import { publicAddressFault } from './public-addresses.ts';
import { callLimit, flag, money, weights, whole } from './setting-fields.ts';
import { maxCallsInEach } from './sizing/memory.ts';
import { localDefaults, settingsOfSize, sizes, withConcurrencyForCap } from './sizing/sizes.ts';
import { tagList } from './tags.ts';

const logDays = [1, 3, 5, 7, 14, 30, 60, 90, 180, 365] as const;

const scheme = z.enum(schemes);

/** What `-c name=value` can set: docs/operations.md documents each setting. */
const context = z.strictObject({
  service: z.enum(['self-hosted', 'vendor']).optional(),
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'write a name of lower-case letters, digits and dashes')
    .default('default'),
  size: z.enum(sizes).default('medium'),
  wakesEmail: z.email('write an address such as oncall@example.com').optional(),
  tellsEmail: z.email('write an address such as team@example.com').optional(),
  tags: tagList.optional(),
  profile: z.string(),
  products: z.string().default('standard'),
  product: z.string().default('all'),
  palmistryUrl: address.optional(),
  baseUrl: address.optional(),
  visionUrl: address.optional(),
  chatUrl: address.optional(),
  palmistryScheme: scheme.default('token'),
  baseScheme: scheme.default('token'),
  visionScheme: scheme.default('token'),
  chatScheme: scheme.default('token'),
  architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
  timeScale: z.coerce.number('write a number from 1 to 1000').min(1).max(1000).default(1),
  attemptTimeoutSeconds: whole(2, 120).default(60),
  maxAnswerBytes: whole(10_000, 50_000_000).default(8_000_000),
  fanOutTimeoutSeconds: whole(17, 900).default(180),
  intakeTimeoutSeconds: whole(20, 900).default(120),
  intakeConcurrency: whole(2, 1000),
  maxConcurrency: whole(2, 1000),
  subjectsAtOnce: whole(1, 1000),
  inFlightCap: whole(2, 100_000),
  callsPerSecond: whole(1, 100_000).optional(),
  monthlyCeiling: callLimit.optional(),
  monthlyCeilingMoney: money.optional(),
  customerCeiling: callLimit.optional(),
  customerCeilingMoney: money.optional(),
  customerWeights: weights.optional(),
  placesCeiling: callLimit.optional(),
  monthsAhead: whole(0, maxMonthsAhead).default(defaultMonthsAhead),
  publicFeeds: whole(1, 1000).optional(),
  publicLinks: whole(1, 1000).optional(),
  linkDays: whole(1, 365).default(30),
  linkDaysMost: whole(1, 365).default(90),
  blockSize: whole(1, 10_000).default(600),
  unknown: z.enum(['retry', 'hold']).default('retry'),
  statusFalseIsBought: flag.default(false),
  serverErrorIsUnknown: flag.default(true),
  trial: whole(0, 100).optional(),
  reuse: flag.default(true),
  reuseAcrossServices: flag.default(false),
  reuseAcrossCustomers: flag.default(false),
  sendPersonWithPhoto: flag.default(false),
  maxRefusedRows: whole(1, 1_000_000).default(10_000),
  photoCheck: z.enum(photoChecks).default('warn'),
  inboxDays: whole(1, 365).default(7),
  logDays: z.coerce
    .number()
    .catch(0)
    .pipe(z.literal(logDays, `write one of ${logDays.join(', ')}`))
    .default(30),
  bookDays: whole(1, 365).default(7),
  credits: whole(0, 1_000_000_000).default(150),
  allowLoopbackImages: flag.default(false),
  publicService: whole(1, 1000).optional(),
  readingDays: whole(1, 3650).default(90),
  ownKey: z.union([flag, z.literal('retired')], 'write true, false or retired').default(false),
  deletionProtection: flag.default(true),
  capacity: z.enum(['on-demand', 'provisioned']).default('on-demand'),
  leastUnits: whole(1, 40_000).default(5),
  mostUnits: whole(1, 40_000).default(4000),
  recoveryDays: whole(1, 35).default(35),
  restoredTable: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{3,255}$/, 'write the name of a table')
    .optional(),
  restoredStream: z
    .string()
    .regex(/^arn:[\w-]+:dynamodb:[\w-]+:\d+:table\/[\w.-]+\/stream\/\S+$/, 'write the ARN of a stream')
    .optional(),
  local: flag.default(false),
});
export type Context = z.output<typeof context>;
export type ReadContext = Context & { readonly vendor: Record<Base, string> | undefined };

export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

const urlNames = {
  palmistry: 'palmistryUrl',
  base: 'baseUrl',
  vision: 'visionUrl',
  chat: 'chatUrl',
} as const satisfies Record<Base, keyof Context>;

const minSpareSeconds = 15;

export const callsInEachInvocation = ({
  inFlightCap,
  maxConcurrency,
}: Pick<Context, 'inFlightCap' | 'maxConcurrency'>): number => Math.floor(inFlightCap / maxConcurrency);

/** For example `availability-zones:account=…`. */
const isOfTheCdk = (name: string): boolean =>
  /[:/@]|^cdk-/.test(name) || ['cli-telemetry', 'acknowledged-issue-numbers'].includes(name);

export function ownContext(node: Node): Record<string, unknown> {
  const given: Record<string, unknown> = node.getAllContext();
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isOfTheCdk(name)));
}

const faultText = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `-c ${issue.keys.join(', ')}: no setting of this name`
    : `-c ${issue.path.join('.')}: ${issue.message}`;

export function readContext(node: Node): ReadContext {
  const own = ownContext(node);
  const size = context.shape.size.safeParse(own.size).data ?? 'medium';
  const result = context.safeParse(
    {
      ...withConcurrencyForCap(own.inFlightCap, settingsOfSize(size, wantedService(own))),
      profile: profilesOfServices[wantedService(own)],
      ...(flag.safeParse(own.local).data === true ? localDefaults(size) : {}),
      ...own,
    },
    { error: faultWords },
  );
  if (!result.success) throw new WrongSettingError(result.error.issues.map(faultText).join('; '));
  const settings = 'fanOutTimeoutSeconds' in own ? result.data : withTimeForSlowest(result.data);
  if (callsInEachInvocation(settings) < 1) {
    throw new WrongSettingError(
      `inFlightCap (${settings.inFlightCap}) leaves no call for each of ${settings.maxConcurrency} invocations (maxConcurrency)`,
    );
  }
  if (callsInEachInvocation(settings) > maxCallsInEach) {
    throw new WrongSettingError(
      `inFlightCap ÷ maxConcurrency is ${callsInEachInvocation(settings)} calls in each invocation, and one can have ${maxCallsInEach} connections: ` +
        `set maxConcurrency to ${Math.ceil(settings.inFlightCap / maxCallsInEach)} at least`,
    );
  }
  if (settings.fanOutTimeoutSeconds < settings.attemptTimeoutSeconds + minSpareSeconds) {
    throw new WrongSettingError(
      `-c fanOutTimeoutSeconds: must exceed attemptTimeoutSeconds by ${minSpareSeconds} at least`,
    );
  }
  const slowest = slowestCall(settings);
  if (settings.fanOutTimeoutSeconds < slowest + minSpareSeconds) {
    throw new WrongSettingError(
      `-c profile: timeoutSeconds goes up to ${slowest}; write -c fanOutTimeoutSeconds=${Math.ceil(slowest) + minSpareSeconds} or more, or shorten timeoutSeconds`,
    );
  }
  if (settings.leastUnits > settings.mostUnits)
    throw new WrongSettingError('-c leastUnits: is more than mostUnits');
  const vendor = vendorAddresses(settings);
  checkMoney(settings);
  productOf(settings);
  if ((settings.restoredTable === undefined) !== (settings.restoredStream === undefined)) {
    throw new WrongSettingError(
      '-c restoredTable and -c restoredStream go together: a table without its stream would send no events',
    );
  }
  const fault = publicAddressFault(settings, isSelfHosted(settings));
  if (fault !== undefined) throw new WrongSettingError(fault);
  refuseLocalOnly(settings);
  return { ...settings, vendor };
}

function withTimeForSlowest(settings: Context): Context {
  const { attemptTimeoutSeconds, fanOutTimeoutSeconds } = settings;
  const slowest = Math.max(attemptTimeoutSeconds, Math.ceil(slowestCall(settings)));
  return {
    ...settings,
    fanOutTimeoutSeconds: Math.max(fanOutTimeoutSeconds, slowest + minSpareSeconds),
  };
}

const slowestCall = (settings: Context): number =>
  Math.max(0, ...Object.values(profileOf(settings).timeoutSeconds));

/** On AWS, 127.0.0.1 is the host of the function. */
function refuseLocalOnly(settings: Context): void {
  if (settings.local) return;
  if (settings.allowLoopbackImages) {
    throw new WrongSettingError(
      '-c allowLoopbackImages: is for npm start alone; a deployed service fetches no picture from the machine it runs on',
    );
  }
  for (const name of Object.values(urlNames)) {
    if (settings[name]?.startsWith('http:'))
      throw new WrongSettingError(`-c ${name}: http is for npm start alone; write https://`);
  }
}

function checkMoney(settings: Context): void {
  const name = (['monthlyCeilingMoney', 'customerCeilingMoney'] as const).find(
    (one) => settings[one] !== undefined,
  );
  if (name === undefined) return;
  const prices = priceTable(writtenPricesOf(settings));
  const unpriced = plannedOperations.filter((name) => prices?.priceOf(name) === undefined);
  if (unpriced.length === 0) return;
  throw new WrongSettingError(
    `-c ${name}: the profile names no price for ${unpriced.join(', ')}; ` +
      `write one in its prices (if unknown, the highest possible), or set ${name.replace('Money', '')} in calls`,
  );
}

export function productOf({ products, product }: Pick<Context, 'products' | 'product'>): Product {
  const { list } = loadFile(products);
  const found = list.get(product);
  if (found !== undefined) return found;
  throw new WrongSettingError(
    `-c product: there is no product "${product}"; write ${[...list.keys()].join(', ')}`,
  );
}

function loadFile(products: string): LoadedProducts {
  try {
    return loadProducts(products);
  } catch (error) {
    if (!(error instanceof WrongProductsError)) throw error;
    throw new WrongSettingError(`-c products: ${error.message}`);
  }
}

export const ownPrices = { currency: 'credits', default: 1 } as const;

export const isSelfHosted = (settings: Context): boolean => vendorAddresses(settings) === undefined;

export const writtenPricesOf = (settings: Context): WrittenPrices | undefined =>
  profileOf(settings).prices ?? (isSelfHosted(settings) ? ownPrices : undefined);

function profileOf({ profile }: Pick<Context, 'profile'>): Profile {
  try {
    return loadProfile(profile).profile;
  } catch (error) {
    if (!(error instanceof WrongProfileError)) throw error;
    throw new WrongSettingError(`-c profile: ${error.message}`);
  }
}

const profilesOfServices = { 'self-hosted': 'self-hosted', vendor: 'documented' } as const;

/** An address without `service` means a vendor. */
function wantedService(own: Readonly<Record<string, unknown>>): 'vendor' | 'self-hosted' {
  if (own.service !== undefined) return own.service === 'vendor' ? 'vendor' : 'self-hosted';
  return Object.values(urlNames).some((name) => own[name] !== undefined) ? 'vendor' : 'self-hosted';
}

function vendorAddresses(settings: Context): Record<Base, string> | undefined {
  const missing = bases.filter((base) => settings[urlNames[base]] === undefined);
  const wantsVendor =
    settings.service === 'vendor' || (settings.service === undefined && missing.length < bases.length);
  if (!wantsVendor) return undefined;
  if (missing.length > 0) {
    throw new WrongSettingError(
      `the vendor's addresses are incomplete: -c ${missing.map((base) => urlNames[base]).join(', -c ')}`,
    );
  }
  const url = (base: Base) => (settings[urlNames[base]] ?? '').replace(/\/+$/, '');
  return { palmistry: url('palmistry'), base: url('base'), vision: url('vision'), chat: url('chat') };
}
