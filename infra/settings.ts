import { type Base, bases } from '@palmleaf/contract/operations';
import type { Node } from 'constructs';
import * as z from 'zod';
import { serviceUrl as address } from '../shared/config/settings.ts';
import { photoChecks } from '../shared/intake/photos/photo-doubt.ts';
import { priceTable, type WrittenPrices } from '../shared/money/prices.ts';
import { maxMonthsAhead, usualMonthsAhead } from '../shared/places/months.ts';
import { plannedOperations } from '../shared/plan/part-names.ts';
import type { Product } from '../shared/plan/product.ts';
import { WrongProductsError } from '../shared/plan/product-list.ts';
import { schemes } from '../shared/service-client/credential.ts';
import type { Profile } from '../shared/service-client/profile/fields.ts';
import { WrongProfileError } from '../shared/service-client/profile/read.ts';
import { type LoadedProducts, loadProducts } from './files/products.ts';
import { loadProfile } from './files/profile.ts';
import { publicAddressFault } from './public-addresses.ts';
import { flag, money, mostCalls, whole } from './setting-fields.ts';
import { mostCallsInEach } from './sizing/memory.ts';
import { localDefaults, settingsOfSize, sizes } from './sizing/sizes.ts';
import { tagList } from './tags.ts';

const scheme = z.enum(schemes);

/**
 * Everything that can be decided with `-c name=value`. A wrong value fails at synth, by name; so does a name that is
 * not listed here.
 */
const context = z.strictObject({
  /** `self-hosted` deploys packages/service/ beside the pipeline; `vendor` calls the four addresses below. */
  service: z.enum(['self-hosted', 'vendor']).optional(),
  /** Which file of config/stages/ it is deployed by; it names the stacks, too. */
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'write a name of small letters, digits and dashes')
    .default('default'),
  /** The quota of executions (infra/sizing/sizes.ts), which gives the defaults of four settings. */
  size: z.enum(sizes).default('medium'),
  /** The e-mail address of every alarm; others may subscribe to the topic. */
  wakesEmail: z.email('write an address such as oncall@example.com').optional(),
  tellsEmail: z.email('write an address such as team@example.com').optional(),
  /** Tags on everything, beside project, stage and component. */
  tags: tagList.optional(),
  /** The profile of the service: the name of a file in config/profiles/, or a path (docs/vendor.md). */
  profile: z.string(),
  /** The products: the name of a file in config/products/, or a path (docs/products.md). */
  products: z.string().default('standard'),
  /** The product of an upload that names none. */
  product: z.string().default('all'),
  palmistryUrl: address.optional(),
  baseUrl: address.optional(),
  visionUrl: address.optional(),
  chatUrl: address.optional(),
  /** How each address wants its credential: `token`, `basic-json` or `basic-form`. */
  palmistryScheme: scheme.default('token'),
  baseScheme: scheme.default('token'),
  visionScheme: scheme.default('token'),
  chatScheme: scheme.default('token'),
  architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
  /** Divides the times that would make a person wait: queue visibility, the reconciler's minute, quiet time, backoffs. */
  timeScale: z.coerce.number().min(1).max(1000).default(1),
  /** How long one call may take. */
  attemptTimeoutSeconds: whole(2, 120).default(60),
  /** An answer of more bytes is not read to its end: whether it was paid for is unknown. */
  maxAnswerBytes: whole(10_000, 50_000_000).default(8_000_000),
  /** How long fan-out may take; two calls after each other must fit. */
  fanOutTimeoutSeconds: whole(17, 900).default(180),
  /** Timeout of photos, rows and books; a table and the books of a batch continue in a new invocation. */
  intakeTimeoutSeconds: whole(20, 900).default(120),
  /** Invocations of photos at once, and as many of rows. Two take some five photos a second. */
  intakeConcurrency: whole(2, 1000),
  /** Invocations of fan-out at once, and subjects in each. */
  maxConcurrency: whole(2, 1000),
  subjectsAtOnce: whole(1, 1000),
  /** Calls in flight at once, of all invocations together; each has its even share, and its subjects draw from that. */
  inFlightCap: whole(2, 100_000),
  /** The most calls a second that the service takes, at each address; not given: found by what it refuses. */
  callsPerSecond: whole(1, 100_000).optional(),
  /** The most calls that a month may buy. */
  monthlyCeiling: mostCalls.optional(),
  /** The most money that a month may spend (500.00), in the currency of the profile's prices. */
  monthlyCeilingMoney: money.optional(),
  /** The same for each customer without a budget. */
  customerCeiling: mostCalls.optional(),
  customerCeilingMoney: money.optional(),
  /** The most calls that a year may buy for the calendars of places. */
  placesCeiling: mostCalls.optional(),
  /** How many months after the present one are bought for each place. */
  monthsAhead: whole(0, maxMonthsAhead).default(usualMonthsAhead),
  /** Opens an address for subscriptions to calendars, and one for reader links: requests at once; not given: neither. */
  publicFeeds: whole(1, 1000).optional(),
  publicLinks: whole(1, 1000).optional(),
  /** Days that a reader link works unless it says otherwise, and the most that it may say. */
  linkDays: whole(1, 365).default(30),
  linkDaysMost: whole(1, 365).default(90),
  /** Calls that a worker draws from a ceiling at a time. */
  blockSize: whole(1, 10_000).default(600),
  /** The policy for a call with unknown outcome: send it once more, or hold it for a person. */
  unknown: z.enum(['retry', 'hold']).default('retry'),
  statusFalseIsBought: flag.default(false),
  serverErrorIsUnknown: flag.default(true),
  /** Subjects of each kind of input that go first in a batch; not given: 3 with a vendor, 0 with our own service. */
  trial: whole(0, 100).optional(),
  /** Whether parts bought for the same photo or birth data are copied instead of bought again. */
  reuse: flag.default(true),
  /** Whether answers of another service than the one that is called now are copied, too. */
  reuseAcrossServices: flag.default(false),
  /** Whether answers that another customer bought are copied, too. */
  reuseAcrossCustomers: flag.default(false),
  /** Whether date of birth and gender go with a palm photo. */
  sendPersonWithPhoto: flag.default(false),
  /** Refusals of one table that are recorded one by one; the rest are only counted. */
  maxRefusedRows: whole(1, 1_000_000).default(10_000),
  /** The policy for a photo on which our hand network finds no readable palm. */
  photoCheck: z.enum(photoChecks).default('warn'),
  /** Days until originals in the inbox, and logs, expire. */
  inboxDays: whole(1, 365).default(7),
  logDays: z.coerce
    .number()
    .pipe(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 180, 365]))
    .default(30),
  /** Days from the last request of a book until it expires; it can be printed again. */
  bookDays: whole(1, 365).default(7),
  /** The self-hosted service: credits of a new wallet, and whether it may fetch images from this machine. */
  credits: whole(0, 1_000_000_000).default(150),
  allowLoopbackImages: flag.default(false),
  /** Opens the address of the self-hosted service to whoever has its credential: requests at once; not given: only to signers. */
  publicService: whole(1, 1000).optional(),
  /** Days that the self-hosted service keeps a palm reading with its picture, and a house plan. */
  readingDays: whole(1, 3650).default(90),
  /**
   * Whether a key of this account encrypts what is stored, instead of one of AWS's. `retired` keeps the key for reading only:
   * once true it can never be false again.
   */
  ownKey: z.union([flag, z.literal('retired')], 'write true, false or retired').default(false),
  /** Whether tables and the stack with the data refuse to be deleted. */
  deletionProtection: flag.default(true),
  /** How tables are paid for; the units a second bound auto scaling (docs/operations.md). */
  capacity: z.enum(['on-demand', 'provisioned']).default('on-demand'),
  leastUnits: whole(1, 40_000).default(5),
  mostUnits: whole(1, 40_000).default(4000),
  /** How many days back a table can be restored, to the second. */
  recoveryDays: whole(1, 35).default(35),
  /** A table that was restored from the past of this one, to work on from now on; and the ARN of its stream. */
  restoredTable: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{3,255}$/, 'write the name of a table')
    .optional(),
  restoredStream: z
    .string()
    .regex(/^arn:[\w-]+:dynamodb:[\w-]+:\d+:table\/[\w.-]+\/stream\/\S+$/, 'write the ARN of a stream')
    .optional(),
  /** Says that all of this runs on one machine: `npm start` sets it, and a deployment is refused with it. */
  local: flag.default(false),
});
export type Context = z.output<typeof context>;
/** The settings as they were read, with the vendor's addresses where there is a vendor. */
export type ReadContext = Context & { readonly vendor: Record<Base, string> | undefined };

/** Thrown at synth when a setting is wrong; names every one. */
export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

const urlNames = {
  palmistry: 'palmistryUrl',
  base: 'baseUrl',
  vision: 'visionUrl',
  chat: 'chatUrl',
} as const satisfies Record<Base, keyof Context>;

/** Time that fan-out needs beside one call: the margin, and seconds to start and end. */
const leastSpareSeconds = 15;

/** Calls that one invocation of fan-out may have in flight. */
export const callsInEach = ({
  inFlightCap,
  maxConcurrency,
}: Pick<Context, 'inFlightCap' | 'maxConcurrency'>): number => Math.floor(inFlightCap / maxConcurrency);

/** Names of the CDK and its command in the same context, for example `availability-zones:account=…`. */
const isOfTheCdk = (name: string): boolean =>
  /[:/@]|^cdk-/.test(name) || ['cli-telemetry', 'acknowledged-issue-numbers'].includes(name);

/** Returns our own settings among the context of the app. */
export function ownContext(node: Node): Record<string, unknown> {
  const given: Record<string, unknown> = node.getAllContext();
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isOfTheCdk(name)));
}

/** Reads the settings from the context of the app; names of the CDK itself are left out. */
export function readContext(node: Node): ReadContext {
  const own = ownContext(node);
  const size = context.shape.size.safeParse(own.size).data ?? 'medium';
  const result = context.safeParse({
    ...settingsOfSize(size, wantedService(own)),
    profile: profilesOfServices[wantedService(own)],
    ...(flag.safeParse(own.local).data === true ? localDefaults(size) : {}),
    ...own,
  });
  if (!result.success) {
    throw new WrongSettingError(
      result.error.issues
        .map((issue) =>
          issue.code === 'unrecognized_keys'
            ? `-c ${issue.keys.join(', ')}: no setting of this name`
            : `-c ${issue.path.join('.')}: ${issue.message}`,
        )
        .join('; '),
    );
  }
  const settings = 'fanOutTimeoutSeconds' in own ? result.data : withTimeForSlowest(result.data);
  if (callsInEach(settings) < 1) {
    throw new WrongSettingError(
      `inFlightCap (${settings.inFlightCap}) leaves no call for each of ${settings.maxConcurrency} invocations (maxConcurrency)`,
    );
  }
  if (callsInEach(settings) > mostCallsInEach) {
    throw new WrongSettingError(
      `inFlightCap ÷ maxConcurrency is ${callsInEach(settings)} calls in each invocation, and one can have ${mostCallsInEach} connections: ` +
        `set maxConcurrency to ${Math.ceil(settings.inFlightCap / mostCallsInEach)} at least`,
    );
  }
  if (settings.fanOutTimeoutSeconds < settings.attemptTimeoutSeconds + leastSpareSeconds) {
    throw new WrongSettingError(
      `-c fanOutTimeoutSeconds: must exceed attemptTimeoutSeconds by ${leastSpareSeconds} at least`,
    );
  }
  const slowest = slowestCall(settings);
  if (settings.fanOutTimeoutSeconds < slowest + leastSpareSeconds) {
    throw new WrongSettingError(
      `-c profile: timeoutSeconds goes up to ${slowest}; write -c fanOutTimeoutSeconds=${Math.ceil(slowest) + leastSpareSeconds} or more, or less time for the call`,
    );
  }
  if (settings.leastUnits > settings.mostUnits)
    throw new WrongSettingError('-c leastUnits: is more than mostUnits');
  const vendor = vendorAddresses(settings);
  checkMoney(settings);
  productOf(settings);
  if ((settings.restoredTable === undefined) !== (settings.restoredStream === undefined)) {
    throw new WrongSettingError(
      '-c restoredTable and -c restoredStream go together: a table without its stream would tell consumers nothing',
    );
  }
  const fault = publicAddressFault(settings, isSelfHosted(settings));
  if (fault !== undefined) throw new WrongSettingError(fault);
  refuseLocalOnly(settings);
  return { ...settings, vendor };
}

/** The default timeout of fan-out leaves time for the slowest call of the profile. */
function withTimeForSlowest(settings: Context): Context {
  const { attemptTimeoutSeconds, fanOutTimeoutSeconds } = settings;
  const slowest = Math.max(attemptTimeoutSeconds, Math.ceil(slowestCall(settings)));
  return {
    ...settings,
    fanOutTimeoutSeconds: Math.max(fanOutTimeoutSeconds, slowest + leastSpareSeconds),
  };
}

/** The most seconds that the profile gives to a call; nothing where it gives none. */
const slowestCall = (settings: Context): number =>
  Math.max(0, ...Object.values(profileOf(settings).timeoutSeconds));

/** Allowed on one machine only: on AWS, 127.0.0.1 is the host of the function itself. */
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

/** A ceiling in money needs a price for every call that may be bought. */
function checkMoney(settings: Context): void {
  const name = (['monthlyCeilingMoney', 'customerCeilingMoney'] as const).find(
    (one) => settings[one] !== undefined,
  );
  if (name === undefined) return;
  const prices = priceTable(pricesOf(settings));
  const unpriced = plannedOperations.filter((name) => prices?.priceOf(name) === undefined);
  if (unpriced.length === 0) return;
  throw new WrongSettingError(
    `-c ${name}: the profile names no price for ${unpriced.join(', ')}; ` +
      `write one in its prices, the highest that it may be where it is not known, or set ${name.replace('Money', '')} in calls`,
  );
}

/** The product that the settings name. */
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

/** The price of every call to our own service. */
export const ownPrices = { currency: 'credits', default: 1 } as const;

/** Whether the stack runs the service itself. */
export const isSelfHosted = (settings: Context): boolean => vendorAddresses(settings) === undefined;

/** The prices of the profile; of the service that the stack runs itself, its own where the profile names none. */
export const pricesOf = (settings: Context): WrittenPrices | undefined =>
  profileOf(settings).prices ?? (isSelfHosted(settings) ? ownPrices : undefined);

/** The profile that the settings name. */
function profileOf({ profile }: Pick<Context, 'profile'>): Profile {
  try {
    return loadProfile(profile).profile;
  } catch (error) {
    if (!(error instanceof WrongProfileError)) throw error;
    throw new WrongSettingError(`-c profile: ${error.message}`);
  }
}

/** The profile of a service where none is named. */
const profilesOfServices = { 'self-hosted': 'self-hosted', vendor: 'documented' } as const;

/** Whose service is meant, before anything is checked: with an address and nothing said, a vendor's. */
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
