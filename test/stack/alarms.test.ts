import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { gateMetrics } from '../../shared/metrics.ts';
import { alarmNames, alarmTable, pageOf } from '../../shared/standing/alarms.ts';
import { synthesizeTemplate } from './template.ts';

const alarm = z.looseObject({
  AlarmName: z.string(),
  Metrics: z
    .array(
      z.looseObject({
        MetricStat: z.looseObject({ Period: z.number() }).optional(),
        Period: z.number().optional(),
      }),
    )
    .optional(),
  Period: z.number().optional(),
  Threshold: z.number(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()),
  OKActions: z.array(z.unknown()),
  ComparisonOperator: z.string(),
  TreatMissingData: z.string(),
  EvaluationPeriods: z.number(),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
});
const template = synthesizeTemplate({ wakesEmail: 'oncall@example.com', tellsEmail: 'team@example.com' });
const alarms = new Map(
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => {
    const rule = alarm.parse(Properties);
    return [rule.AlarmName.replace('Palmleaf-', ''), rule];
  }),
);
const runbook = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8').split('\n');

describe('Alarms', () => {
  test('The template has exactly the alarms of the table', () => {
    expect([...alarms.keys()].sort()).toEqual([...alarmNames].sort());
  });

  test.each(alarmNames.map((name) => [name]))(
    'The alarm %s notifies the topic of its severity and links its row in the runbook',
    (name) => {
      const { severity } = alarmTable[name];
      const topic = Object.keys(template.findResources('AWS::SNS::Topic')).find((id) =>
        id.toLowerCase().startsWith(severity),
      );
      const rule = alarms.get(name);
      expect(rule?.AlarmActions).toEqual([{ Ref: topic }]);
      expect(rule?.OKActions).toEqual([{ Ref: topic }]);
      expect(rule?.AlarmDescription).toContain(pageOf(name));
      const anchor = pageOf(name).split('#')[1];
      const row = `| <a id="${anchor}"></a>\`${name}\` | ${severity} |`;
      expect(runbook.filter((line) => line.startsWith(row))).toHaveLength(1);
    },
  );

  test('A dead reconciler, a stuck intake and an empty wallet wake a person; spending does not', () => {
    const waking = alarmNames.filter((name) => alarmTable[name].severity === 'wakes');
    expect(waking).toEqual(
      expect.arrayContaining(['ReconcilerDead', 'IntakeStuck', 'GatesWalletEmpty', 'GatesCredentialRefused']),
    );
    expect(waking).not.toContain('Spend');
  });

  test('An alarm reads at most ten metrics, as CloudWatch allows', () => {
    for (const { Metrics = [] } of alarms.values())
      expect(Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length).toBeLessThanOrEqual(10);
  });

  test('An alarm rings when the reconciler reports nothing at all', () => {
    expect(alarms.get('ReconcilerDead')).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    const others = [...alarms].filter(([name]) => name !== 'ReconcilerDead');
    expect(others.map(([, { TreatMissingData }]) => TreatMissingData)).toEqual(
      others.map(() => 'notBreaching'),
    );
  });

  test('An alarm rings after the time that its row in the runbook names', () => {
    const minutes = { 'a minute': 1, 'five minutes': 5, 'ten minutes': 10, 'a quarter of an hour': 15 };
    const phrases = Object.entries({ ...minutes, 'half an hour': 30, 'an hour': 60 });
    const named = alarmNames.flatMap((name) => {
      const [, , , when = ''] = (runbook.find((line) => line.includes(`</a>\`${name}\` |`)) ?? '').split('|');
      const phrase = phrases.find(([text]) => new RegExp(`\\b${text}\\b`).test(when));
      const rule = alarms.get(name);
      return phrase === undefined || rule === undefined ? [] : [{ name, seconds: 60 * phrase[1], rule }];
    });
    expect(named.length).toBeGreaterThan(20);
    for (const { name, seconds, rule } of named) {
      const { EvaluationPeriods, Metrics = [], Period, Threshold } = rule;
      const periods = Metrics.flatMap((metric) => metric.MetricStat?.Period ?? metric.Period ?? []);
      const watched = EvaluationPeriods * (Period ?? periods[0] ?? 0);
      // The age of a message is in seconds, that of an event in milliseconds.
      expect([watched, Threshold, Threshold / 1000], name).toContain(seconds);
    }
  });

  test('No alarm rings for an ordinary 429', () => {
    expect(alarms.get('GatesThrottled')?.EvaluationPeriods).toBeGreaterThanOrEqual(15);
    expect(alarms.get('GatesWalletEmpty')?.EvaluationPeriods).toBe(1);
  });

  test('Alarms read only metrics of their own stack', () => {
    const own = [...alarms.values()].flatMap(({ Namespace = 'Palmleaf' }) => [Namespace]);
    expect(new Set(own.filter((name) => !name.startsWith('AWS/')))).toEqual(new Set(['Palmleaf']));
    const filters = Object.values(template.findResources('AWS::Logs::MetricFilter'));
    const namespaces = filters.flatMap(({ Properties }) => Properties.MetricTransformations);
    expect(new Set(namespaces.map(({ MetricNamespace }) => MetricNamespace))).toEqual(new Set(['Palmleaf']));
    const [[groupId, group] = ['', {}]] = Object.entries(
      template.findResources('AWS::Scheduler::ScheduleGroup'),
    );
    // Otherwise the name would be taken in the next deployment after a teardown.
    expect(group).toMatchObject({ DeletionPolicy: 'Delete' });
    for (const schedule of Object.values(template.findResources('AWS::Scheduler::Schedule'))) {
      expect(schedule.Properties.GroupName).toBe(group.Properties.Name);
      expect(schedule.DependsOn).toContain(groupId);
    }
  });

  test('The topics notify every configured address and accept messages from CloudWatch', () => {
    for (const Endpoint of ['oncall@example.com', 'team@example.com'])
      template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint });
    const policies = JSON.stringify(template.findResources('AWS::SNS::TopicPolicy'));
    expect(policies).toContain('"Principal":{"Service":"cloudwatch.amazonaws.com"}');
    expect(synthesizeTemplate().findResources('AWS::SNS::Subscription')).toEqual({});
  });

  test('The dashboard shows every alarm with its metrics', () => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const body = JSON.stringify(dashboard);
    // A name without the region would collide with the dashboard of another region.
    expect(JSON.stringify(dashboard?.Properties.DashboardName)).toContain('AWS::Region');
    for (const name of ['OldestDue', 'SpendShare', 'IteratorAge', ...Object.values(gateMetrics)])
      expect(body).toContain(name);
    expect(body.match(/GetAtt":\["\w+Alarm[0-9A-F]{8}","Arn"/g)?.length).toBe(alarms.size);
  });
});
