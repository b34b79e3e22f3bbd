import { expect, test } from 'vitest';
import { alarmLines, alarmsNow } from '../commands/batches/status.ts';
import { alarmFindings } from '../commands/stack/doctor.ts';
import { UnreachableError } from '../errors.ts';

const client = {
  region: 'eu-central-1',
  credentials: async () => ({ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' }),
};
const wakes = 'arn:aws:sns:eu-central-1:123456789012:Palmleaf-Wakes';
const tells = 'arn:aws:sns:eu-central-1:123456789012:Palmleaf-Tells';
const stack = { stackName: 'Palmleaf', client, outputs: { WakesTopic: wakes, TellsTopic: tells } };

const alarm = (AlarmName: string, StateValue: string, AlarmDescription?: string, topic = tells) => ({
  AlarmName,
  AlarmActions: [topic],
  StateValue,
  StateReason: 'Threshold Crossed',
  ...(AlarmDescription === undefined ? {} : { AlarmDescription }),
});

function cloudWatch(answer: unknown, status = 200) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return Response.json(answer, { status });
  };
  return { asked, send };
}

const spend = 'A ceiling is used to 80 per cent. What to do: docs/operations.md#spend';
const wallet = 'The wallet of the service is empty. What to do: docs/operations.md#gateswalletempty';
const ringing = {
  MetricAlarms: [
    alarm('Palmleaf-Errors', 'OK', 'Functions end with errors'),
    alarm('Palmleaf-Spend', 'ALARM', spend),
    alarm('Palmleaf-GatesWalletEmpty', 'ALARM', wallet, wakes),
  ],
};

test('The commands doctor and status name the ringing alarms, their severity and the page about each', async () => {
  const { asked, send } = cloudWatch(ringing);
  expect(await alarmFindings(stack, send)).toEqual([
    { check: 'alarm GatesWalletEmpty', state: 'look', detail: `wakes: ${wallet}` },
    { check: 'alarm Spend', state: 'look', detail: `tells: ${spend}` },
  ]);
  const alarms = await alarmsNow(stack, send);
  expect(alarms).toEqual({
    watched: 3,
    ringing: [
      { name: 'GatesWalletEmpty', severity: 'wakes', says: wallet },
      { name: 'Spend', severity: 'tells', says: spend },
    ],
  });
  expect(alarmLines(alarms)).toEqual([
    `alarm GatesWalletEmpty (wakes): ${wallet}`,
    `alarm Spend (tells): ${spend}`,
    '',
  ]);
  const [{ url, init } = { url: '', init: undefined }] = asked;
  expect(url).toBe('https://monitoring.eu-central-1.amazonaws.com/');
  const headers = new Headers(init?.headers);
  expect(headers.get('x-amz-target')).toBe('GraniteServiceVersion20100801.DescribeAlarms');
  expect(headers.get('authorization')).toContain('/eu-central-1/monitoring/aws4_request');
  expect(JSON.parse(String(init?.body))).toMatchObject({ AlarmNamePrefix: 'Palmleaf-' });
});

test('The command doctor reads every page of alarms and skips alarms of other stages', async () => {
  const foreign = { ...alarm('Palmleaf-prod-Errors', 'ALARM'), AlarmActions: ['arn:another-topic'] };
  const pages = [
    { MetricAlarms: [foreign], NextToken: 'more' },
    { MetricAlarms: [alarm('Palmleaf-Spend', 'ALARM')] },
  ];
  const asked: unknown[] = [];
  const send: typeof fetch = async (_url, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json(pages[asked.length - 1]);
  };
  const findings = await alarmFindings(stack, send);
  expect(findings.map(({ check }) => check)).toEqual(['alarm Spend']);
  expect(asked).toEqual([
    expect.not.objectContaining({ NextToken: 'more' }),
    expect.objectContaining({ NextToken: 'more' }),
  ]);
});

test('The command doctor reports no finding for an alarm without data', async () => {
  const { send } = cloudWatch({ MetricAlarms: [alarm('a', 'OK'), alarm('b', 'INSUFFICIENT_DATA')] });
  expect(await alarmFindings(stack, send)).toEqual([
    { check: 'alarms', state: 'fine', detail: '2, none rings' },
  ]);
});

test('The command doctor reports a refusal by CloudWatch and calls no alarm quiet', async () => {
  const { send } = cloudWatch({ __type: 'AccessDeniedException' }, 400);
  await expect(alarmFindings(stack, send)).rejects.toThrow(UnreachableError);
  await expect(alarmFindings(stack, send)).rejects.toThrow('cloudwatch:DescribeAlarms');
});

test('The command status shows the batches to a reader without the right to alarms, and says so', async () => {
  const { send } = cloudWatch({ __type: 'AccessDeniedException' }, 400);
  const alarms = await alarmsNow(stack, send);
  expect(alarms).toEqual({ notKnown: expect.stringContaining('cloudwatch:DescribeAlarms') });
  const [line] = alarmLines(alarms);
  expect(line).toContain('The alarms are not known');
  expect(line).toContain('cloudwatch:DescribeAlarms');
  expect(alarmLines(await alarmsNow(stack, cloudWatch({ MetricAlarms: [] }).send))).toEqual([]);
});

test('The command doctor asks the local stack on one machine', async () => {
  const { asked, send } = cloudWatch(ringing);
  const local = { ...client, endpoint: 'http://127.0.0.1:4566' };
  expect(await alarmFindings({ ...stack, client: local }, send)).toHaveLength(2);
  expect(asked.map(({ url }) => url)).toEqual(['http://127.0.0.1:4566/']);
});
