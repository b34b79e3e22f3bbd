import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import type { PriceTable } from '../money/prices.ts';
import { intentCodeOf, isPartName, operationOf, type PartName, plannedParts } from '../plan/part-names.ts';
import type { PlannedCall } from '../plan/plan.ts';
import { shortened } from '../plan/same-inputs.ts';

export interface Intended {
  readonly part: PartName;
  readonly operation: OperationName;
  readonly inputs: string;
  readonly wave: string;
  readonly at: number;
  readonly micros?: number | undefined;
  readonly currency?: string | undefined;
}

const namedCall = z.object({
  operation: z.enum(operationNames),
  inputsHash: z.string(),
  wave: z.string(),
  at: z.number(),
  micros: z.int().optional(),
  currency: z.string().optional(),
});

/**
 * The calls that a wave has sent or is about to send. Besides `wave`, `at` and `currency`, each member is a call, named
 * by its part's number: `<milliseconds after at, base 36> <shortened hash of its inputs> <price in millionths>`. Short,
 * because AWS bills writes by size.
 */
export const intent = z.record(z.string(), z.union([z.string(), namedCall]));
type Intent = z.output<typeof intent>;

const base = 36;

const numberOf = (part: PartName): string => intentCodeOf(part) ?? part;

const partWith = (number: string): PartName | undefined =>
  isPartName(number) ? number : plannedParts.find((part) => intentCodeOf(part) === number);

type Prices = Pick<PriceTable, 'currency' | 'priceOf'> | undefined;

export function intentOf(
  calls: readonly PlannedCall[],
  wave: string,
  now: number,
  prices: Prices,
): Record<string, string> {
  const common = { wave, at: now.toString(base), ...(prices && { currency: prices.currency }) };
  return { ...common, ...Object.fromEntries(membersOf(calls, common, now, prices)) };
}

export const membersOf = (
  calls: readonly PlannedCall[],
  begun: Intent,
  now: number,
  prices: Prices,
): [number: string, text: string][] =>
  calls.map(({ part, inputsHash, operation }) => {
    const after = (now - startOf(begun)).toString(base);
    const price = prices?.priceOf(operation);
    return [
      numberOf(part),
      [after, shortened(inputsHash), ...(price === undefined ? [] : [price])].join(' '),
    ];
  });

const startOf = ({ at }: Intent): number => (typeof at === 'string' ? Number.parseInt(at, base) : 0);
const textOf = (value: Intent[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const waveOf = ({ wave }: Intent = {}): string | undefined => textOf(wave);

export function callsIn(intent: Intent = {}): Intended[] {
  const currency = textOf(intent.currency);
  return Object.entries(intent).flatMap(([number, value]): Intended[] => {
    const part = partWith(number);
    if (part === undefined) return [];
    if (typeof value !== 'string') {
      const { inputsHash: inputs, ...call } = value;
      return [{ part, inputs, ...call }];
    }
    const [after = '', inputs = '', price] = value.split(' ');
    return [
      {
        part,
        operation: operationOf(part),
        inputs,
        wave: waveOf(intent) ?? '',
        at: startOf(intent) + Number.parseInt(after, base),
        ...(price === undefined ? {} : { micros: Number(price), currency }),
      },
    ];
  });
}
