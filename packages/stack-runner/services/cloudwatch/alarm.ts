import type { Series } from './expression.ts';

export type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

const comparisons = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  GreaterThanThreshold: (value, threshold) => value > threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
} as const satisfies Readonly<Record<string, (value: number, threshold: number) => boolean>>;
export const comparisonOperators = [
  'GreaterThanOrEqualToThreshold',
  'GreaterThanThreshold',
  'LessThanThreshold',
  'LessThanOrEqualToThreshold',
] as const satisfies readonly (keyof typeof comparisons)[];
export const missingData = ['breaching', 'notBreaching', 'ignore', 'missing'] as const;

export interface AlarmRule {
  readonly comparison: keyof typeof comparisons;
  readonly threshold: number;
  readonly evaluationPeriods: number;
  readonly datapointsToAlarm: number;
  readonly treatMissing: (typeof missingData)[number];
}

/** Periods read before the evaluated ones. AWS documents no number; its examples show two. */
const furtherPeriods = 2;
export const evaluationRange = ({ evaluationPeriods }: AlarmRule): number =>
  evaluationPeriods + furtherPeriods;

/**
 * @param range ends with the newest period
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function evaluateAlarm(rule: AlarmRule, range: Series, before: AlarmState): AlarmState {
  const { evaluationPeriods, datapointsToAlarm, treatMissing } = rule;
  const real = range.filter((value) => value !== undefined).map((value) => isBreaching(rule, value));
  const missing = evaluationPeriods - real.length;
  if (missing <= 0) return stateOf(real.slice(-evaluationPeriods), datapointsToAlarm);
  if (treatMissing === 'missing' || treatMissing === 'ignore') {
    if (real.length === 0) return treatMissing === 'ignore' ? before : 'INSUFFICIENT_DATA';
    const known = stateOf(real, Math.min(datapointsToAlarm, real.length));
    const isTooFew = known === 'ALARM' && real.length < datapointsToAlarm;
    return isTooFew && treatMissing === 'ignore' ? before : known;
  }
  const fill = Array.from({ length: missing }, () => treatMissing === 'breaching');
  return stateOf([...real, ...fill], datapointsToAlarm);
}

const isBreaching = ({ comparison, threshold }: AlarmRule, value: number): boolean =>
  comparisons[comparison](value, threshold);

const stateOf = (breaching: readonly boolean[], toAlarm: number): AlarmState =>
  breaching.filter(Boolean).length >= toAlarm ? 'ALARM' : 'OK';
