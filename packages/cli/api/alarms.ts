import { signRequest } from '@palmleaf/shared/aws/sign-request';
import * as z from 'zod';
import { UnreachableError } from '../errors.ts';
import { awsErrorForUser, type ConnectedStack } from './connect.ts';

const answerTimeoutMs = 15_000;

/** What CloudWatch says of alarms: DescribeAlarms in its JSON protocol. */
const described = z.looseObject({
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
type Described = z.output<typeof described>;

interface Alarms {
  /** How many there are. */
  readonly watched: number;
  /** What the alarms say that ring now, and which of them it is. */
  readonly ringing: readonly { readonly name: string; readonly says: string }[];
}

type Watched = Pick<ConnectedStack, 'stackName' | 'client' | 'outputs'>;

/**
 * The alarms of a stack on AWS, and which of them ring. They are known by the topic that each of them tells.
 *
 * @returns undefined where nothing watches: on one machine
 * @throws UnreachableError when CloudWatch does not tell
 */
export async function readAlarms(stack: Watched, send: typeof fetch = fetch): Promise<Alarms | undefined> {
  const { AlarmTopic } = stack.outputs;
  if (AlarmTopic === undefined || stack.client.endpoint !== undefined) return undefined;
  const found: Described['MetricAlarms'][number][] = [];
  for (let from: string | undefined; ; ) {
    const page = await describeAlarms(stack, from, send);
    found.push(...page.MetricAlarms.filter(({ AlarmActions }) => AlarmActions.includes(AlarmTopic)));
    if (page.NextToken === undefined || page.NextToken === null) break;
    from = page.NextToken;
  }
  return {
    watched: found.length,
    ringing: found
      .filter(({ StateValue }) => StateValue === 'ALARM')
      .map(({ AlarmName, AlarmDescription, StateReason }) => ({
        name: AlarmName,
        says: AlarmDescription === '' ? StateReason : AlarmDescription,
      })),
  };
}

async function describeAlarms(
  { stackName, client }: Watched,
  NextToken: string | undefined,
  send: typeof fetch,
): Promise<Described> {
  const { region } = client;
  const suffix = region.startsWith('cn-') ? '.cn' : '';
  const address = new URL(`https://monitoring.${region}.amazonaws.com${suffix}/`);
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'GraniteServiceVersion20100801.DescribeAlarms',
    },
    body: JSON.stringify({
      // CloudFormation begins their names with that of the stack.
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
  const alarms = described.safeParse(await response.json().catch(() => undefined));
  if (response.ok && alarms.success) return alarms.data;
  throw new UnreachableError(
    `CloudWatch does not tell about the alarms (status ${response.status}): is cloudwatch:DescribeAlarms allowed?`,
  );
}
