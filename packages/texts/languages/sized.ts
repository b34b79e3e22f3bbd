import type { PerSign } from '@palmleaf/engines/zodiac';
import type { PerNakshatra } from './per-nakshatra.ts';

type Sized<Value, Count extends number, Values extends readonly Value[] = []> = Values['length'] extends Count
  ? Values
  : Sized<Value, Count, readonly [...Values, Value]>;

const has = <Value, Count extends number>(
  values: readonly Value[],
  count: Count,
): values is readonly Value[] & Sized<Value, Count> => values.length === count;

/**
 * Gives a list from JSON a length in its type.
 * @throws RangeError for any other length
 */
export function exactly<Value, Count extends number>(
  count: Count,
  values: readonly Value[],
): Sized<Value, Count> {
  if (!has(values, count)) throw new RangeError(`a list holds ${values.length} values instead of ${count}`);
  return values;
}

export const perSign = <Value>(values: readonly Value[]): PerSign<Value> => exactly(12, values);

export const perNakshatra = <Value>(values: readonly Value[]): PerNakshatra<Value> => exactly(27, values);

export function someOf<Value>(values: readonly Value[]): readonly [Value, ...Value[]] {
  const [first, ...others] = values;
  if (first === undefined) throw new RangeError('a list holds no value');
  return [first, ...others];
}
