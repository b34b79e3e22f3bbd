import { signRequest } from '@palmleaf/shared/aws/sign-request';
import type { RingingAlarm } from '@palmleaf/shared/standing/alarms';
import { type Severity, severities } from '@palmleaf/shared/standing/severity';
import * as z from 'zod';
import { UnreachableError } from '../errors.ts';
import { awsErrorForUser, type ConnectedStack } from './connect.ts';

const answerTimeoutMs = 15_000;

const alarmsPage = z.looseObject({
  MetricAlarms: z.array(
    z.looseObject({
      AlarmName: z.string(),
      AlarmDescription: z.string().default(''),
      AlarmActions: z.array(z.string()).default([]),
      StateValue: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']),
      StateReason: z.string().default(''),
    }),
  ),
  NextToken: z.string().nullish(),
});
type AlarmsPage = z.output<typeof alarmsPage>;

interface Alarms {
  readonly watched: number;
  readonly ringing: readonly RingingAlarm[];
}

const topicOutputs = { wakes: 'WakesTopic', tells: 'TellsTopic' } as const satisfies Record<Severity, string>;

type Watched = Pick<ConnectedStack, 'stackName' | 'client' | 'outputs'>;

/**
 * The topic that an alarm notifies decides its severity.
 * @throws UnreachableError when CloudWatch does not respond
 */
export async function readAlarms(stack: Watched, send: typeof fetch = fetch): Promise<Alarms> {
  const severityOf = ({ AlarmActions }: AlarmsPage['MetricAlarms'][number]): Severity | undefined =>
    severities.find((severity) => AlarmActions.includes(stack.outputs[topicOutputs[severity]] ?? ''));
  let watched = 0;
  const ringing: RingingAlarm[] = [];
  for (let from: string | undefined; ; ) {
    const page = await describeAlarms(stack, from, send);
    for (const alarm of page.MetricAlarms) {
      const severity = severityOf(alarm);
      if (severity === undefined) continue;
      watched += 1;
      if (alarm.StateValue !== 'ALARM') continue;
      const name = alarm.AlarmName.replace(`${stack.stackName}-`, '');
      ringing.push({ name, severity, says: alarm.AlarmDescription || alarm.StateReason });
    }
    if (page.NextToken === undefined || page.NextToken === null) break;
    from = page.NextToken;
  }
  const rank = ({ severity }: RingingAlarm): number => severities.indexOf(severity);
  return { watched, ringing: ringing.toSorted((a, b) => rank(a) - rank(b)) };
}

async function describeAlarms(
  { stackName, client }: Watched,
  NextToken: string | undefined,
  send: typeof fetch,
): Promise<AlarmsPage> {
  const { region, endpoint } = client;
  const suffix = region.startsWith('cn-') ? '.cn' : '';
  const address = new URL(endpoint ?? `https://monitoring.${region}.amazonaws.com${suffix}/`);
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'GraniteServiceVersion20100801.DescribeAlarms',
    },
    body: JSON.stringify({
      AlarmNamePrefix: `${stackName}-`,
      AlarmTypes: ['MetricAlarm'],
      MaxRecords: 100,
      NextToken,
    }),
  };
  let response: Response;
  try {
    const headers = await signRequest(
      { region, identity: client.credentials },
      address,
      request,
      'monitoring',
    );
    response = await send(address, { ...request, headers, signal: AbortSignal.timeout(answerTimeoutMs) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw awsErrorForUser(cause, 'asking CloudWatch for the alarms');
  }
  const alarms = alarmsPage.safeParse(await response.json().catch(() => undefined));
  if (response.ok && alarms.success) return alarms.data;
  throw new UnreachableError(
    `CloudWatch refuses to list the alarms (status ${response.status}): is cloudwatch:DescribeAlarms allowed?`,
  );
}
