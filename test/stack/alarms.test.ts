import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { gateReasons } from '../../shared/ledger/items/state.ts';
import { gateMetrics } from '../../shared/metrics.ts';
import { synthesizeTemplate } from './template.ts';

const alarm = z.looseObject({
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.unknown()),
  OKActions: z.array(z.unknown()),
  ComparisonOperator: z.string(),
  TreatMissingData: z.string(),
  EvaluationPeriods: z.number(),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
});
const template = synthesizeTemplate({ alarmEmail: 'oncall@example.com' });
const alarms = new Map(
  Object.entries(template.findResources('AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => [
    id.replace(/Alarm[0-9A-F]{8}$/, ''),
    alarm.parse(Properties),
  ]),
);
const runbook = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

describe('Alarms', () => {
  test('are there for all that a person must know of', () => {
    expect([...alarms.keys()].sort()).toEqual(
      [
        'BookErrors',
        'BooksNotMade',
        'DeadLetters',
        'DeadLettersKept',
        'Errors',
        'MissedSchedule',
        'OldestDue',
        'PublishLate',
        'ReconcilerDead',
        'Spend',
        'Throttles',
        'UnknownOutcomes',
        'WebhookDisabled',
        'WebhookErrors',
        'WebhooksLate',
        ...gateReasons.map((reason) => gateMetrics[reason]),
      ].sort(),
    );
  });

  test.each([...alarms])('%s tells the topic, and has an entry in the runbook', (name, rule) => {
    const [[topic = ''] = []] = [Object.keys(template.findResources('AWS::SNS::Topic'))];
    expect(rule.AlarmActions).toEqual([{ Ref: topic }]);
    expect(rule.OKActions).toEqual([{ Ref: topic }]);
    expect(rule.AlarmDescription).toContain(`docs/operations.md, "${name}"`);
    expect(runbook.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`))).toHaveLength(1);
  });

  test('go off when the reconciler says nothing at all', () => {
    expect(alarms.get('ReconcilerDead')).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
      Namespace: 'AWS/Lambda',
      MetricName: 'Invocations',
    });
    const others = [...alarms].filter(([name]) => name !== 'ReconcilerDead');
    expect(others.map(([, { TreatMissingData }]) => TreatMissingData)).toEqual(
      others.map(() => 'notBreaching'),
    );
  });

  test('leave an ordinary 429 alone', () => {
    expect(alarms.get('GatesThrottled')?.EvaluationPeriods).toBeGreaterThanOrEqual(15);
    expect(alarms.get('GatesWalletEmpty')?.EvaluationPeriods).toBe(1);
  });

  test('are of this stack alone, as its metrics are', () => {
    const own = [...alarms.values()].flatMap(({ Namespace = 'Palmleaf' }) => [Namespace]);
    expect(new Set(own.filter((name) => !name.startsWith('AWS/')))).toEqual(new Set(['Palmleaf']));
    const filters = Object.values(template.findResources('AWS::Logs::MetricFilter'));
    const namespaces = filters.flatMap(({ Properties }) => Properties.MetricTransformations);
    expect(namespaces.map(({ MetricNamespace }) => MetricNamespace)).toEqual([
      'Palmleaf',
      'Palmleaf',
      'Palmleaf',
      'Palmleaf',
    ]);
    const [[groupId, group] = ['', {}]] = Object.entries(
      template.findResources('AWS::Scheduler::ScheduleGroup'),
    );
    // Else the next deployment after a teardown would find its name taken.
    expect(group).toMatchObject({ DeletionPolicy: 'Delete' });
    for (const schedule of Object.values(template.findResources('AWS::Scheduler::Schedule'))) {
      expect(schedule.Properties.GroupName).toBe(group.Properties.Name);
      expect(schedule.DependsOn).toContain(groupId);
    }
  });

  test('reach whoever is named, and the topic takes them from CloudWatch', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'oncall@example.com',
    });
    const policies = JSON.stringify(template.findResources('AWS::SNS::TopicPolicy'));
    expect(policies).toContain('"Principal":{"Service":"cloudwatch.amazonaws.com"}');
    expect(synthesizeTemplate().findResources('AWS::SNS::Subscription')).toEqual({});
  });

  test('stand on the dashboard with what they look at', () => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const body = JSON.stringify(dashboard);
    // A name without the region would be another region's dashboard.
    expect(JSON.stringify(dashboard?.Properties.DashboardName)).toContain('AWS::Region');
    for (const name of ['OldestDue', 'SpendShare', 'IteratorAge', ...Object.values(gateMetrics)])
      expect(body).toContain(name);
    expect(body.match(/GetAtt":\["\w+Alarm[0-9A-F]{8}","Arn"/g)?.length).toBe(alarms.size);
  });
});
