import * as z from 'zod';
import { AwsError, messageOf, notEmulated } from '../../basics/errors.ts';
import { type AlarmRule, type AlarmState, evaluateAlarm, evaluationRange } from './alarm.ts';
import { awsMetric, type Emit } from './aws-metrics.ts';
import type { Expression, Series } from './expression.ts';
import { LogGroups } from './log-groups.ts';
import { type MetricId, MetricStore, type Statistic } from './metric-store.ts';
import type { Minutes } from './minutes.ts';

export interface AlarmDefinition extends AlarmRule {
  readonly name: string;
  readonly arn: string;
  readonly description: string;
  readonly periodMinutes: number;
  readonly queries: ReadonlyMap<string, Query>;
  readonly returned: string;
  readonly actions: Readonly<Record<AlarmState, readonly string[]>>;
}

type Query = { readonly metric: MetricId; readonly statistic: Statistic } | { readonly math: Expression };

export interface AlarmView {
  readonly name: string;
  readonly description: string;
  readonly state: AlarmState;
  readonly reason: string;
}

interface Alarm {
  readonly definition: AlarmDefinition;
  state: AlarmState;
  reason: string;
  since: Date;
}

interface Options {
  readonly region: string;
  readonly account: string;
  readonly minutes: Minutes;
  log(line: string): void;
  publish(topicArn: string, subject: string, message: string, alarmArn: string): Promise<void>;
}

const describeSchema = z.looseObject({
  AlarmNames: z.array(z.string()).nullish(),
  AlarmNamePrefix: z.string().nullish(),
  StateValue: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']).nullish(),
  MaxRecords: z.number().int().min(1).max(100).nullish(),
  NextToken: z.string().nullish(),
});

export class CloudWatch {
  readonly metrics: MetricStore;
  readonly logs: LogGroups;
  readonly #options: Options;
  readonly #alarms: Alarm[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.metrics = new MetricStore(options.minutes);
    this.logs = new LogGroups(this.metrics);
  }

  readonly emit: Emit = (metric, dimensions, value, minute) =>
    this.metrics.put(awsMetric(metric, dimensions), value, minute);

  addAlarm(definition: AlarmDefinition): void {
    const reason = 'Unchecked: Initial alarm creation';
    this.#alarms.push({ definition, state: 'INSUFFICIENT_DATA', reason, since: new Date() });
  }

  alarms(): AlarmView[] {
    return this.#alarms.map(({ definition: { name, description }, state, reason }) => ({
      name,
      description,
      state,
      reason,
    }));
  }

  async evaluate(): Promise<void> {
    const until = this.#options.minutes.current;
    for (const alarm of this.#alarms) {
      const range = this.#rangeOf(alarm.definition, until);
      const state = evaluateAlarm(alarm.definition, range, alarm.state);
      if (state !== alarm.state) await this.#change(alarm, state, range);
    }
  }

  #rangeOf(definition: AlarmDefinition, until: number): Series {
    const { queries, returned, periodMinutes } = definition;
    const periods = evaluationRange(definition);
    const read = (id: string): Series => {
      const query = queries.get(id);
      if (query === undefined) return Array.from({ length: periods }, () => undefined);
      if ('math' in query) return query.math.evaluate(read, periods);
      return this.metrics.read(query.metric, query.statistic, { until, periodMinutes, periods });
    };
    return read(returned);
  }

  async #change(alarm: Alarm, state: AlarmState, range: Series): Promise<void> {
    const { definition } = alarm;
    const formerState = alarm.state;
    const datapoints = range.slice(-definition.evaluationPeriods).map((value) => value ?? 'no data');
    alarm.state = state;
    alarm.reason = `Threshold Crossed: the last datapoints are [${datapoints.join(', ')}], the threshold is ${definition.threshold}`;
    alarm.since = new Date();
    const { region, account } = this.#options;
    const message = JSON.stringify({
      AlarmName: definition.name,
      AlarmDescription: definition.description,
      AWSAccountId: account,
      NewStateValue: state,
      NewStateReason: alarm.reason,
      StateChangeTime: alarm.since.toISOString(),
      Region: region,
      AlarmArn: definition.arn,
      OldStateValue: formerState,
    });
    const subject = `${state}: "${definition.name}" in ${region}`;
    for (const topic of definition.actions[state])
      await this.#options.publish(topic, subject, message, definition.arn).catch((error: unknown) => {
        this.#options.log(`the alarm ${definition.name} could not send a notification: ${messageOf(error)}`);
      });
  }

  /** https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_DescribeAlarms.html */
  handle(operation: string, input: unknown): unknown {
    if (operation !== 'DescribeAlarms') throw notEmulated('CloudWatch', operation);
    const parsed = describeSchema.safeParse(input ?? {});
    if (!parsed.success) throw new AwsError('InvalidParameterValue', z.prettifyError(parsed.error));
    const { AlarmNames, AlarmNamePrefix, StateValue, MaxRecords, NextToken } = parsed.data;
    const found = this.#alarms.filter(
      ({ definition: { name }, state }) =>
        name.startsWith(AlarmNamePrefix ?? '') &&
        (StateValue ?? state) === state &&
        (AlarmNames ?? [name]).includes(name),
    );
    const from = Number(NextToken ?? '0');
    const to = from + (MaxRecords ?? 50);
    return {
      MetricAlarms: found.slice(from, to).map(describeAlarm),
      CompositeAlarms: [],
      ...(to < found.length ? { NextToken: String(to) } : {}),
    };
  }
}

const describeAlarm = ({ definition, state, reason, since }: Alarm): object => ({
  AlarmName: definition.name,
  AlarmArn: definition.arn,
  AlarmDescription: definition.description,
  ActionsEnabled: true,
  AlarmActions: definition.actions.ALARM,
  OKActions: definition.actions.OK,
  StateValue: state,
  StateReason: reason,
  StateUpdatedTimestamp: since.getTime() / 1000,
});
