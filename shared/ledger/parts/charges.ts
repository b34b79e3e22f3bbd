import type { Money } from '../../money/money.ts';
import type { Cost } from '../../money/prices.ts';
import { hashOf } from '../../plan/canonical.ts';
import { isPartName, type PartName } from '../../plan/part-names.ts';
import type { Part } from '../items/part.ts';

/** An attempt that the service charged for, or may have. `palmleaf statement` compares it with the bill. */
export interface Charge {
  readonly part: PartName;
  readonly state: 'bought' | 'unknown';
  readonly at?: number | undefined;
  readonly price?: Money | undefined;
  readonly stated?: Money | undefined;
  readonly wave: string;
}

type Attempt = Pick<Charge, 'part' | 'wave'>;

interface NewCharge extends Omit<Charge, 'part' | 'at'> {
  readonly inputsHash: string;
  readonly at: number;
}

const letters = { bought: 'b', unknown: 'u' } as const;

/**
 * `<b or u> <inputs, 8 letters> <milliseconds> <amounts> <currency> <wave>`. Amounts: the price in millionths and,
 * after a slash, the service's charge.
 */
export const chargeEntry = ({ state, inputsHash, at, wave, ...amounts }: NewCharge): string =>
  `${letters[state]} ${inputsHash.slice(0, 8)} ${at} ${amountsText(amounts)} ${wave}`;

const amountsText = ({ price, stated }: Pick<Charge, 'price' | 'stated'>): string => {
  const micros = `${price?.micros ?? '-'}${stated === undefined ? '' : `/${stated.micros}`}`;
  return `${micros} ${price?.currency ?? stated?.currency ?? '-'}`;
};

function readAmounts(micros = '-', currency: string): Pick<Charge, 'price' | 'stated'> {
  const [price = '-', stated] = micros.split('/');
  return {
    ...(price === '-' ? {} : { price: { currency, micros: Number(price) } }),
    ...(stated === undefined ? {} : { stated: { currency, micros: Number(stated) } }),
  };
}

function readEntry(part: PartName, entry: string): (Charge & { readonly inputs: string }) | undefined {
  const [letter, inputs = '', at, micros, currency = '-', ...wave] = entry.split(' ');
  if (letter !== 'b' && letter !== 'u') return undefined;
  return {
    part,
    state: letter === 'b' ? 'bought' : 'unknown',
    at: Number(at),
    ...readAmounts(micros, currency),
    wave: wave.join(' '),
    inputs,
  };
}

const resolutionPrefix = (unknown: string): string => `r ${unknown.split(' ').slice(0, 2).join(' ')} `;

/** `r <inputs> <wave> <wave of the answer>`: this unknown attempt was the same purchase as the answered one. */
export const resolutionOf = (unknown: string, wave: string): string => resolutionPrefix(unknown) + wave;

export const resolvedAttempts = (name: PartName, { charges }: Part): Attempt[] =>
  [...(charges ?? [])].flatMap((entry) => {
    const [letter, , wave] = entry.split(' ');
    return letter === 'r' && wave !== undefined ? [{ part: name, wave }] : [];
  });

export const resolutionsBy = (part: Part | undefined, wave: string): number =>
  [...(part?.charges ?? [])].filter((entry) => entry.startsWith('r ') && entry.endsWith(` ${wave}`)).length;

/** @param unknown begins with inputs and wave */
export const isResolved = (part: Part, unknown: string): boolean =>
  isFlagged(part, unknown) || hasResolution(part, unknown);

const isFlagged = ({ inputsHash, resolved }: Part, unknown: string): boolean =>
  resolved === true && unknown.startsWith(inputsHash.slice(0, 8));

const hasResolution = ({ charges }: Part, unknown: string): boolean =>
  [...(charges ?? [])].some((entry) => entry.startsWith(resolutionPrefix(unknown)));

/** Earlier versions stored only the flag, which the next outcome removes. */
export const resolutionsOfFlag = (part: Part | undefined): string[] =>
  part === undefined
    ? []
    : [...(part.unknowns ?? [])]
        .filter((one) => isFlagged(part, one) && !hasResolution(part, one))
        .map((one) => resolutionOf(one, part.wave));

/**
 * Lists certain and possible charges, also for earlier inputs. A late answer counts as bought. Omits unknown attempts
 * of the same purchase as a bought one.
 */
export function chargesOf(name: PartName, part: Part): Charge[] {
  const listed = [...(part.charges ?? [])].flatMap((entry) => readEntry(name, entry) ?? []);
  const open = listed.filter(
    ({ state, inputs, wave }) => state === 'bought' || !isResolved(part, `${inputs} ${wave}`),
  );
  return distinctCharges([
    ...open.map(({ inputs: _inputs, ...charge }) => charge),
    ...unlistedCharges(name, part),
  ]);
}

/**
 * Unknown attempts of the same purchase as a bought one, by their idempotency key. Their possible cost is refunded.
 */
export const refundedCharges = (name: PartName, part: Part): Charge[] =>
  [...(part.charges ?? [])]
    .flatMap((entry) => readEntry(name, entry) ?? [])
    .filter(({ state, inputs, wave }) => state === 'unknown' && isResolved(part, `${inputs} ${wave}`))
    .map(({ inputs: _inputs, ...charge }) => charge);

export const unknownCharges = (part: Part): { readonly wave: string; readonly at: number }[] =>
  [...(part.charges ?? [])].flatMap((entry) => {
    const [letter, , at, , , ...wave] = entry.split(' ');
    return letter === letters.unknown ? [{ wave: wave.join(' '), at: Number(at) }] : [];
  });

function unlistedCharges(name: PartName, part: Part): Charge[] {
  const waves = new Set([...(part.charges ?? [])].map((entry) => entry.split(' ').slice(5).join(' ')));
  const bought = part.state === 'bought' && part.reusedFrom === undefined && !waves.has(part.wave);
  const unknown = [...(part.unknowns ?? [])].flatMap((entry): Charge[] => {
    const [, wave = ''] = entry.split(' ');
    return waves.has(wave) || isResolved(part, entry) ? [] : [{ part: name, state: 'unknown', wave }];
  });
  return [
    ...(bought ? [{ part: name, state: 'bought', at: part.at, wave: part.wave } as const] : []),
    ...unknown,
  ];
}

function distinctCharges(charges: readonly Charge[]): Charge[] {
  const found = new Map<string, Charge>();
  for (const charge of charges) {
    const key = `${charge.part} ${charge.wave}`;
    if (found.get(key)?.state !== 'bought') found.set(key, charge);
  }
  return [...found.values()];
}

export interface BoughtCost extends Cost, Money {}

/** Prefers the service's charge to the price. Undefined if no amount is known; another currency counts as unknown. */
export function costOfBought(charges: readonly Charge[]): BoughtCost | undefined {
  const bought = charges.filter(({ state }) => state === 'bought');
  const amounts = bought.flatMap(({ price, stated = price }) => stated ?? []);
  const currency = amounts.at(-1)?.currency;
  if (currency === undefined) return undefined;
  const inCurrency = amounts.filter((amount) => amount.currency === currency);
  const micros = inCurrency.reduce((sum, amount) => sum + amount.micros, 0);
  return { currency, micros, unpriced: bought.length - inCurrency.length };
}

const anonymousWave = (wave: string): string => hashOf({ wave }).slice(0, 16);

export const anonymousEntry = ({ part, state, at, wave, ...amounts }: Charge): string =>
  `${part} ${letters[state]} ${at ?? '-'} ${amountsText(amounts)} ${anonymousWave(wave)}`;

/** An erased person's unknown attempt that the service did not charge. */
const freeLetter = 'f';
const entryOfFree = ({ part, wave }: Attempt): string => `${part} ${freeLetter} - - - ${wave}`;

export const freeEntry = ({ part, wave }: Attempt): string =>
  entryOfFree({ part, wave: anonymousWave(wave) });

export const anonymousCharges = (entries: ReadonlySet<string>): Charge[] =>
  distinctCharges([...entries].flatMap((entry) => readAnonymous(entry) ?? [])).filter(
    (charge) => charge.state === 'bought' || !entries.has(entryOfFree(charge)),
  );

export function readAnonymous(entry: string): Charge | undefined {
  const [part = '', letter, at, micros, currency = '-', ...wave] = entry.split(' ');
  if (!isPartName(part) || letter === freeLetter) return undefined;
  return {
    part,
    state: letter === 'b' ? 'bought' : 'unknown',
    ...(at === '-' ? {} : { at: Number(at) }),
    ...readAmounts(micros, currency),
    wave: wave.join(' '),
  };
}
