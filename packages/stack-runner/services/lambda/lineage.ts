import { createHash } from 'node:crypto';
import { awsLimits } from '../../basics/aws-limits.ts';
import { AwsError } from '../../basics/errors.ts';

/**
 * How often each function (ARN hash) ran in a request chain: `2f0c91aa:3|b1a0c2d4:1`. The SDK sends it in the trace
 * header.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html
 */
export type Lineage = string;

const nameOf = (arn: string): string => createHash('sha256').update(arn).digest('hex').slice(0, 8);

const counts = (lineage: Lineage): Map<string, number> =>
  new Map([...lineage.matchAll(/([0-9a-f]{8}):(\d+)/g)].map(([, name = '', count]) => [name, Number(count)]));

const lineageText = (all: ReadonlyMap<string, number>): Lineage =>
  [...all].map(([name, count]) => `${name}:${count}`).join('|');

export const lineageIn = (traceHeader: string | undefined): Lineage =>
  /(?:^|;)Lineage=([^;]*)/.exec(traceHeader ?? '')?.[1] ?? '';

export function joined(lineages: readonly Lineage[]): Lineage {
  const highest = new Map<string, number>();
  for (const [name, count] of lineages.flatMap((each) => [...counts(each)]))
    highest.set(name, Math.max(count, highest.get(name) ?? 0));
  return lineageText(highest);
}

export function withRun(lineage: Lineage, arn: string): Lineage {
  const runs = counts(lineage);
  const name = nameOf(arn);
  return lineageText(runs.set(name, (runs.get(name) ?? 0) + 1));
}

export const isLoop = (lineage: Lineage, arn: string): boolean =>
  (counts(lineage).get(nameOf(arn)) ?? 0) >= awsLimits.recursiveInvocations.value;

export const stoppedLoop = (): AwsError =>
  new AwsError(
    'RecursiveInvocationException',
    "Lambda has detected your function being invoked in a recursive loop with other AWS resources and stopped your function's invocation.",
  );

export const isStoppedLoop = (error: unknown): boolean =>
  error instanceof AwsError && error.code === 'RecursiveInvocationException';
