import { join } from 'node:path';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { signedFetch } from '@palmleaf/test/support/local-app/signed-fetch';
import { writeAssembly } from '@palmleaf/test/support/local-app/written-assembly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalStack, startStack } from '../../index.ts';
import { type AlarmRule, evaluateAlarm } from '../../services/cloudwatch/alarm.ts';
import { emittedMetrics, isEmitted } from '../../services/cloudwatch/aws-metrics.ts';
import { parseExpression } from '../../services/cloudwatch/expression.ts';
import { parseFilter } from '../../services/cloudwatch/log-filter.ts';
import { MetricStore } from '../../services/cloudwatch/metric-store.ts';
import { Minutes } from '../../services/cloudwatch/minutes.ts';

const rule = (more: Partial<AlarmRule> = {}): AlarmRule => ({
  comparison: 'GreaterThanOrEqualToThreshold',
  threshold: 1,
  evaluationPeriods: 3,
  datapointsToAlarm: 3,
  treatMissing: 'missing',
  ...more,
});
const none = undefined;

describe('an alarm', () => {
  // The two tables of https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
  test.each([
    [[0, none, 1, none, 1], 3, ['OK', 'OK', 'OK', 'OK']],
    [[0, none, none, none, none], 3, ['OK', 'OK', 'OK', 'OK']],
    [[none, none, none, none, none], 3, ['INSUFFICIENT_DATA', 'keeps', 'ALARM', 'OK']],
    [[0, 1, 1, none, 1], 3, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
    [[none, none, 1, none, none], 3, ['ALARM', 'keeps', 'ALARM', 'OK']],
    [[0, none, 1, none, 1], 2, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
    [[0, 0, 1, 0, 1], 2, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
    [[0, none, 1, none, none], 2, ['OK', 'OK', 'ALARM', 'OK']],
    [[none, none, none, none, 0], 2, ['OK', 'OK', 'ALARM', 'OK']],
    [[none, none, none, 1, none], 2, ['ALARM', 'keeps', 'ALARM', 'OK']],
  ] as const)(
    'An alarm over %j with %i datapoints to alarm has the states that AWS documents',
    (range, datapointsToAlarm, states) => {
      const kinds = ['missing', 'ignore', 'breaching', 'notBreaching'] as const;
      const found = kinds.map((treatMissing) =>
        evaluateAlarm(rule({ datapointsToAlarm, treatMissing }), range, 'ALARM'),
      );
      const unchanged = evaluateAlarm(rule({ datapointsToAlarm, treatMissing: 'ignore' }), range, 'OK');
      expect(
        found.map((state, index) => (states[index] === 'keeps' ? `${state} ${unchanged}` : state)),
      ).toEqual(states.map((state) => (state === 'keeps' ? 'ALARM OK' : state)));
    },
  );

  test('CloudWatch evaluates an alarm each minute over the periods that end with that minute', () => {
    const minutes = new Minutes(() => 0);
    const store = new MetricStore(minutes);
    const metric = { namespace: 'App', name: 'Failed', dimensions: { b: '2', a: '1' } };
    for (const value of [1, 2, 4, 8]) {
      store.put({ ...metric, dimensions: { a: '1', b: '2' } }, value);
      minutes.next();
    }
    expect(store.read(metric, 'Sum', { until: 3, periodMinutes: 2, periods: 3 })).toEqual([none, 3, 12]);
    expect(store.read(metric, 'Maximum', { until: 2, periodMinutes: 3, periods: 1 })).toEqual([4]);
    expect(store.read(metric, 'Average', { until: 3, periodMinutes: 4, periods: 1 })).toEqual([3.75]);
  });

  test('The runner emits exactly the AWS metrics of its table, each with a rule and a source', () => {
    for (const { rule: emittedRule, source } of Object.values(emittedMetrics))
      expect([emittedRule.length > 10, source.startsWith('https://docs.aws.amazon.com/')]).toEqual([
        true,
        true,
      ]);
    const isEmittedWith = (namespace: string, name: string, ...names: string[]) =>
      isEmitted({ namespace, name, dimensions: Object.fromEntries(names.map((each) => [each, 'x'])) });
    expect(isEmittedWith('AWS/Lambda', 'Errors', 'FunctionName')).toBe(true);
    expect(isEmittedWith('AWS/Lambda', 'Errors', 'FunctionName', 'Resource')).toBe(false);
    expect(isEmittedWith('AWS/Lambda', 'AsyncEventAge', 'FunctionName')).toBe(false);
    expect(isEmittedWith('Palmleaf', 'Anything')).toBe(true);
  });
});

describe('metric math', () => {
  const datapoints: Readonly<Record<string, readonly (number | undefined)[]>> = {
    a: [1, none, 3],
    b: [10, 20, none],
  };
  test.each([
    ['a + b * 2', [21, none, none]],
    ['FILL(a, 0) + FILL(b, 0)', [11, 20, 3]],
    ['(a + 1) / 2', [1, none, 2]],
    ['IF(FILL(b, 0) >= 20 AND FILL(a, 0) < 1, 1, 0)', [0, 1, 0]],
    ['IF(a > 2 OR b == 10, a)', [1, none, none]],
    ['MAX([a, b])', [10, 20, 3]],
    ['SUM([a, b]) - 1', [10, 19, 2]],
  ])('Metric math computes %s period by period', (text, wanted) => {
    const found = parseExpression(text).evaluate((id) => datapoints[id] ?? [], 3);
    expect(found).toEqual(wanted);
  });

  test.each(['ANOMALY_DETECTION_BAND(a)', 'a +', 'a b', 'FILL(a)', 'RATE(a)', 'a % 2'])(
    'Metric math refuses %s by name',
    (text) => {
      expect(() => parseExpression(text)).toThrow(`the metric math "${text}" is not supported here`);
    },
  );
});

describe('a filter pattern', () => {
  const line = JSON.stringify({ level: 'ERROR', message: 'A book could not be made', at: { step: 'print' } });
  test.each([
    ['{ $.level = "ERROR" }', true],
    ['{ $.level = "WARN" }', false],
    ['{ ($.level = "WARN") || ($.message = "A book*") }', true],
    ['{ $.level = "ERROR" && $.at.step != "print" }', false],
    ['{ $.nothing != "x" }', false],
  ])('The filter pattern %s matches the line: %s', (pattern, wanted) => {
    expect(parseFilter(pattern).matches(line)).toBe(wanted);
    expect(parseFilter(pattern).matches('ERROR A book')).toBe(false);
  });

  test('The parser refuses an unsupported filter pattern by name', () => {
    expect(() => parseFilter('[ip, user, ...]')).toThrow(
      'the filter pattern [ip, user, ...] is not supported',
    );
    expect(() => parseFilter('{ $.size > 5 }')).toThrow('not supported here');
  });
});

const alarmOf = (properties: object) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    EvaluationPeriods: 2,
    Threshold: 1,
    TreatMissingData: 'notBreaching',
    AlarmActions: [{ Ref: 'Topic' }],
    OKActions: [{ Ref: 'Topic' }],
    ...properties,
  },
});
const resources = {
  Topic: { Type: 'AWS::SNS::Topic' },
  ToPerson: {
    Type: 'AWS::SNS::Subscription',
    Properties: { TopicArn: { Ref: 'Topic' }, Protocol: 'email', Endpoint: 'oncall@example.com' },
  },
  Group: { Type: 'AWS::Logs::LogGroup' },
  Queue: { Type: 'AWS::SQS::Queue' },
  Filter: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: {
      LogGroupName: { Ref: 'Group' },
      FilterPattern: '{ $.level = "ERROR" }',
      MetricTransformations: [{ MetricNamespace: 'Small', MetricName: 'ErrorLines', MetricValue: '1' }],
    },
  },
  Failing: alarmOf({
    AlarmName: 'failing',
    AlarmDescription: 'The worker fails',
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: 'Worker' } }],
    Statistic: 'Sum',
    Period: 60,
  }),
  Lines: alarmOf({
    AlarmName: 'lines',
    EvaluationPeriods: 1,
    Metrics: [
      { Id: 'e1', Expression: 'FILL(lines, 0) + FILL(own, 0)', ReturnData: true },
      ...['lines', 'own'].map((Id) => ({
        Id,
        ReturnData: false,
        MetricStat: {
          Metric: { Namespace: 'Small', MetricName: Id === 'own' ? 'Own' : 'ErrorLines' },
          Period: 60,
          Stat: 'Sum',
        },
      })),
    ],
  }),
  Old: alarmOf({
    AlarmName: 'old',
    EvaluationPeriods: 1,
    Threshold: 180,
    Namespace: 'AWS/SQS',
    MetricName: 'ApproximateAgeOfOldestMessage',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': ['Queue', 'QueueName'] } }],
    Statistic: 'Maximum',
    Period: 60,
  }),
  Silent: alarmOf({
    AlarmName: 'silent',
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    Namespace: 'AWS/Lambda',
    MetricName: 'Invocations',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: 'Worker' } }],
    Statistic: 'Sum',
    Period: 60,
  }),
  Elsewhere: alarmOf({
    AlarmName: 'elsewhere',
    Namespace: 'AWS/ApiGateway',
    MetricName: '5XXError',
    Statistic: 'Sum',
    Period: 60,
  }),
};
const worker = `export const handler = async ({ fail, line, own }) => {
  if (line) console.log(JSON.stringify({ level: 'ERROR', message: line }));
  if (own) console.log(JSON.stringify({ _aws: { Timestamp: 0, CloudWatchMetrics: [
    { Namespace: 'Small', Dimensions: [[]], Metrics: [{ Name: 'Own' }] } ] }, Own: own }));
  if (fail) throw new Error('as it was told');
};`;

describe('the alarms of a template', () => {
  const folder = temporaryFolder('alarms');
  const lines: string[] = [];
  let stack: LocalStack;
  beforeAll(async () => {
    const assembly = writeAssembly(folder, {
      resources,
      functions: { Worker: worker },
      properties: { LoggingConfig: { LogGroup: { Ref: 'Group' } } },
      outputs: { Queue: { Ref: 'Queue' } },
    });
    const stateDir = join(folder, 'state', 'stack');
    stack = await startStack({
      assembly,
      stateDir,
      clock: 'manual',
      timeScale: 1000,
      log: (line) => lines.push(line),
    });
  });
  afterAll(() => stack.stop());

  const states = () => Object.fromEntries(stack.alarms().map(({ name, state }) => [name, state]));
  const rung = (name: string) =>
    stack.mails().filter(({ subject }) => subject.startsWith(`ALARM: "${name}"`));

  test('The start names each alarm on a metric that the runner does not emit', () => {
    expect(lines.join('\n')).toContain(
      'Elsewhere: the runner does not emit AWS/ApiGateway 5XXError with no dimension',
    );
    expect(stack.alarms().every(({ state }) => state === 'INSUFFICIENT_DATA')).toBe(true);
  });

  test('An alarm fires after its periods and notifies its topic once, and again when it ends', async () => {
    for (const minute of [1, 2]) {
      await stack.invoke('Worker', { fail: true });
      await stack.passMinutes(1);
      expect(rung('failing')).toHaveLength(minute === 2 ? 1 : 0);
    }
    expect(rung('failing')).toMatchObject([{ to: 'oncall@example.com' }]);
    expect(JSON.parse(rung('failing')[0]?.text ?? '')).toMatchObject({
      AlarmName: 'failing',
      AlarmDescription: 'The worker fails',
      OldStateValue: 'OK',
      NewStateValue: 'ALARM',
    });
    for (let minute = 0; minute < 2; minute += 1) {
      await stack.invoke('Worker', {});
      await stack.passMinutes(1);
    }
    expect([states().failing, rung('failing').length]).toEqual(['OK', 1]);
    expect(stack.mails().filter(({ subject }) => subject.startsWith('OK: "failing"'))).toHaveLength(2);
  });

  test('An alarm counts log lines and their metrics and computes with both', async () => {
    await stack.invoke('Worker', { line: 'The disk is full' });
    await stack.passMinutes(1);
    expect(states().lines).toBe('ALARM');
    await stack.passMinutes(4);
    expect(states().lines).toBe('OK');
    await stack.invoke('Worker', { own: 3 });
    await stack.passMinutes(1);
    expect(states().lines).toBe('ALARM');
  });

  test('An alarm measures the age of a message in minutes of a manual clock', async () => {
    const body = JSON.stringify({ QueueUrl: stack.outputs.Queue, MessageBody: 'waits' });
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };
    await signedFetch(stack, 'sqs', stack.endpoint, { method: 'POST', body, headers });
    await stack.passMinutes(3);
    expect(states().old).toBe('OK');
    await stack.passMinutes(1);
    expect(states().old).toBe('ALARM');
  });

  test('An alarm without data fires if missing data count as breaching', async () => {
    await stack.passMinutes(6);
    expect(states().silent).toBe('ALARM');
  });

  test('DescribeAlarms returns the current states of alarms', async () => {
    const answer = await signedFetch(stack, 'monitoring', stack.endpoint, {
      method: 'POST',
      body: JSON.stringify({ AlarmNamePrefix: 's', StateValue: 'ALARM' }),
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'GraniteServiceVersion20100801.DescribeAlarms',
      },
    });
    expect(await answer.json()).toMatchObject({
      MetricAlarms: [{ AlarmName: 'silent', StateValue: 'ALARM' }],
    });
  });
});
