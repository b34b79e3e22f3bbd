import { expect, test } from 'vitest';
import { alarmFindings } from '../commands/stack/doctor.ts';
import { UnreachableError } from '../errors.ts';

const client = {
  region: 'eu-central-1',
  credentials: async () => ({ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' }),
};
const alarmTopic = 'arn:aws:sns:eu-central-1:123456789012:Palmleaf-Alarms';
const stack = { stackName: 'Palmleaf', client, outputs: { AlarmTopic: alarmTopic } };

/** An alarm as CloudWatch tells of it. */
const alarm = (AlarmName: string, StateValue: string, AlarmDescription?: string) => ({
  AlarmName,
  AlarmActions: [alarmTopic],
  StateValue,
  StateReason: 'Threshold Crossed',
  ...(AlarmDescription === undefined ? {} : { AlarmDescription }),
});

/** CloudWatch that answers with this, and keeps what it was asked. */
function cloudWatch(answer: unknown, status = 200) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return Response.json(answer, { status });
  };
  return { asked, send };
}

test('doctor says which alarms ring, and where to read on', async () => {
  const says = 'A ceiling is spent to 80 per cent. What to do: docs/operations.md, "Spend"';
  const { asked, send } = cloudWatch({
    MetricAlarms: [
      alarm('Palmleaf-ErrorsAlarm-1', 'OK', 'Functions fail'),
      alarm('Palmleaf-SpendAlarm-2', 'ALARM', says),
    ],
  });
  expect(await alarmFindings(stack, send)).toEqual([
    { check: 'alarm Palmleaf-SpendAlarm-2', state: 'look', detail: says },
  ]);
  const [{ url, init } = { url: '', init: undefined }] = asked;
  expect(url).toBe('https://monitoring.eu-central-1.amazonaws.com/');
  const headers = new Headers(init?.headers);
  expect(headers.get('x-amz-target')).toBe('GraniteServiceVersion20100801.DescribeAlarms');
  expect(headers.get('authorization')).toContain('/eu-central-1/monitoring/aws4_request');
  expect(JSON.parse(String(init?.body))).toMatchObject({ AlarmNamePrefix: 'Palmleaf-' });
});

test('alarms of another stage are not ours, and every page of them is read', async () => {
  const foreign = { ...alarm('Palmleaf-prod-ErrorsAlarm', 'ALARM'), AlarmActions: ['arn:another-topic'] };
  const pages = [
    { MetricAlarms: [foreign], NextToken: 'more' },
    { MetricAlarms: [alarm('Palmleaf-SpendAlarm-2', 'ALARM')] },
  ];
  const asked: unknown[] = [];
  const send: typeof fetch = async (_url, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json(pages[asked.length - 1]);
  };
  const findings = await alarmFindings(stack, send);
  expect(findings.map(({ check }) => check)).toEqual(['alarm Palmleaf-SpendAlarm-2']);
  expect(asked).toEqual([
    expect.not.objectContaining({ NextToken: 'more' }),
    expect.objectContaining({ NextToken: 'more' }),
  ]);
});

test('alarms that have nothing to measure yet are no finding', async () => {
  const { send } = cloudWatch({ MetricAlarms: [alarm('a', 'OK'), alarm('b', 'INSUFFICIENT_DATA')] });
  expect(await alarmFindings(stack, send)).toEqual([
    { check: 'alarms', state: 'fine', detail: '2, none rings' },
  ]);
});

test('what CloudWatch refuses is said, and no alarm is called quiet', async () => {
  const { send } = cloudWatch({ __type: 'AccessDeniedException' }, 400);
  await expect(alarmFindings(stack, send)).rejects.toThrow(UnreachableError);
  await expect(alarmFindings(stack, send)).rejects.toThrow('cloudwatch:DescribeAlarms');
});

test('on one machine nobody is asked, and that is said', async () => {
  const { asked, send } = cloudWatch({});
  const local = { ...client, endpoint: 'http://127.0.0.1:4566' };
  expect(await alarmFindings({ ...stack, client: local }, send)).toEqual([
    {
      check: 'alarms',
      state: 'fine',
      detail: 'none are kept on one machine; the checks above look at the same',
    },
  ]);
  expect(asked).toEqual([]);
});
