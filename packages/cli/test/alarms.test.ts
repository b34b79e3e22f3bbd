import type { Standing } from '@palmleaf/shared/standing/standing';
import { expect, test } from 'vitest';
import { consolePages } from '../api/console-pages.ts';
import { alarmsNow } from '../commands/batches/status.ts';
import { alarmFindings } from '../commands/stack/doctor.ts';
import { UnreachableError } from '../errors.ts';
import { alarmLines, standingLines } from '../text/remedy.ts';

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

const spend = 'At least 80 per cent of a ceiling is used. What to do: docs/operations.md#spend';
const wallet = 'The wallet of the service is empty. What to do: docs/operations.md#gateswalletempty';
const ringing = {
  MetricAlarms: [
    alarm('Palmleaf-Errors', 'OK', 'Functions end with errors'),
    alarm('Palmleaf-Spend', 'ALARM', spend),
    alarm('Palmleaf-GatesWalletEmpty', 'ALARM', wallet, wakes),
  ],
};

const well: Standing = { state: 'well', causes: [], waiting: 0, calls: 77 };
const stopped: Standing = {
  state: 'stopped',
  causes: [{ code: 'wallet empty', gates: ['token#base'] }],
  waiting: 7,
  calls: 77,
};
const hint = (...words: readonly string[]) => `palmleaf ${words.join(' ')}`;

test('The command status never reports that all is well while an alarm rings', async () => {
  const firstLine = async (standing: Standing, ...names: readonly string[]) => {
    const MetricAlarms = names.map((name) => alarm(`Palmleaf-${name}`, 'ALARM', 'Of the template'));
    return standingLines(standing, await alarmsNow(stack, cloudWatch({ MetricAlarms }).send), hint)[0];
  };
  expect(await firstLine(well)).toBe('All is well: 77 calls bought or reserved this month.');
  expect(await firstLine(well, 'DeadLetters', 'Spend')).toBe(
    'An alarm rings: messages failed permanently (and 1 more alarm); 77 calls bought or reserved this month.',
  );
  expect(await firstLine(well, 'GatesWalletEmpty')).toBe(
    'Work continues: 77 calls bought or reserved this month. 1 alarm still rings for causes that have ended.',
  );
  expect(await firstLine(stopped, 'GatesWalletEmpty')).toBe('Stopped: the wallet is empty, 7 people wait.');
});

test('The command status reports that an alarm whose cause has ended needs no action', async () => {
  const lines = alarmLines(well, await alarmsNow(stack, cloudWatch(ringing).send));
  expect(lines[0]).toBe(
    `alarm GatesWalletEmpty (wakes): ${wallet} The cause has ended; the alarm stops without help in some minutes.`,
  );
  expect(lines[1]).toBe(`alarm Spend (tells): ${spend}`);
});

test('The commands doctor and status name the ringing alarms, their severity and the documentation page about each', async () => {
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
  expect(alarmLines(stopped, alarms)).toEqual([
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

test('The command doctor fails if CloudWatch refuses to list the alarms, and names the missing right', async () => {
  const { send } = cloudWatch({ __type: 'AccessDeniedException' }, 400);
  await expect(alarmFindings(stack, send)).rejects.toThrow(UnreachableError);
  await expect(alarmFindings(stack, send)).rejects.toThrow('cloudwatch:DescribeAlarms');
});

test('The command status shows the batches to a user who may not read alarms, and names the missing right', async () => {
  const { send } = cloudWatch({ __type: 'AccessDeniedException' }, 400);
  const alarms = await alarmsNow(stack, send);
  expect(alarms).toEqual({ notKnown: expect.stringContaining('cloudwatch:DescribeAlarms') });
  const [line] = alarmLines(well, alarms);
  expect(line).toContain('The alarms are not known');
  expect(line).toContain('cloudwatch:DescribeAlarms');
  expect(alarmLines(well, await alarmsNow(stack, cloudWatch({ MetricAlarms: [] }).send))).toEqual([]);
});

test('The console sends the ringing alarms to the home page, with a sentence in the right number', async () => {
  const reports = async () => Response.json(well);
  const connected = { ...stack, reports, mayChange: async () => true, toService: reports, output: () => '' };
  const shown = async (answer: unknown, status = 200) => {
    const page = await consolePages(async () => connected, cloudWatch(answer, status).send)('/alarms');
    return JSON.parse(String(page?.body));
  };
  expect(await shown(ringing)).toEqual({
    watched: 3,
    ringing: [
      expect.objectContaining({ name: 'GatesWalletEmpty' }),
      expect.objectContaining({ name: 'Spend' }),
    ],
    state: 'well',
    sentence:
      'An alarm rings: at least 80 per cent of a ceiling is used; 77 calls bought or reserved this month.',
  });
  expect(await shown({ __type: 'AccessDeniedException' }, 400)).toEqual({});
});

test('On the local stack, the command doctor reads the alarms of that stack', async () => {
  const { asked, send } = cloudWatch(ringing);
  const local = { ...client, endpoint: 'http://127.0.0.1:4566' };
  expect(await alarmFindings({ ...stack, client: local }, send)).toHaveLength(2);
  expect(asked.map(({ url }) => url)).toEqual(['http://127.0.0.1:4566/']);
});
