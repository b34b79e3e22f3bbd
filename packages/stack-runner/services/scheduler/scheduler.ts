import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError, messageOf, notEmulated } from '../../basics/errors.ts';
import { type Json, parseJson } from '../../basics/json.ts';
import type { JsonFile, StateDirectory } from '../../platform/state-directory.ts';
import { isDeliverable } from '../event-bridge/deliver.ts';
import { type Deliveries, retryPolicySchema } from '../event-bridge/deliveries.ts';
import { parseSchedule, type ScheduleExpression, wallTimeIn, wallTimeText } from './expression.ts';

const pollIntervalMs = 100;
const minuteMs = 60_000;

export const scheduleSchema = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().optional(),
  State: z.string().optional(),
  StartDate: z.union([z.string(), z.number()]).optional(),
  EndDate: z.union([z.string(), z.number()]).optional(),
  GroupName: z.string().optional(),
  ActionAfterCompletion: z.string().optional(),
  RuleArn: z.string().optional(),
  FlexibleTimeWindow: z.object({ Mode: z.string().optional() }).optional(),
  Target: z.object({
    Arn: z.string(),
    RoleArn: z.string().optional(),
    DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
    RetryPolicy: retryPolicySchema.prefault({}),
    Input: z.string().optional(),
    SqsParameters: z.object({ MessageGroupId: z.string().optional() }).optional(),
    EventBridgeParameters: z.object({ Source: z.string(), DetailType: z.string() }).optional(),
  }),
});
type ScheduleDefinition = z.infer<typeof scheduleSchema>;
type GivenDefinition = z.input<typeof scheduleSchema>;

const memorySchema = z.object({
  fired: z.record(z.string(), z.object({ since: z.number(), last: z.number().optional() })),
  made: z.record(z.string(), scheduleSchema),
});
type Memory = z.infer<typeof memorySchema>;

interface Schedule {
  readonly key: string;
  readonly name: string;
  readonly group: string;
  readonly arn: string;
  readonly definition: ScheduleDefinition;
  readonly expression: ScheduleExpression;
  running: boolean;
}

interface Options {
  readonly region: string;
  readonly account: string;
  readonly timeScale: number;
  readonly state: StateDirectory;
  /** Fires a rate while its last delivery is unfinished, like AWS. */
  readonly overlaps: boolean;
  now(): number;
  log(line: string): void;
  readonly deliver: Deliveries['deliver'];
}

/** Only schedules with a rate run `timeScale` times faster. */
export class Scheduler {
  readonly #options: Options;
  readonly #memory: JsonFile<Memory>;
  readonly #schedules = new Map<string, Schedule>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#memory = options.state.jsonFile('schedules', memorySchema, { fired: {}, made: {} });
    for (const [key, definition] of Object.entries(this.#memory.value.made)) {
      this.put(key.slice(key.indexOf('/') + 1), definition);
    }
  }

  start(): void {
    this.#timer = setInterval(() => this.fireDue(), pollIntervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** @returns the ARN @throws AwsError if the schedule could never be delivered */
  put(name: string, given: GivenDefinition): string {
    const definition = scheduleSchema.parse(given);
    const { region, account } = this.#options;
    const group = definition.GroupName ?? 'default';
    const key = `${group}/${name}`;
    const expression = parseSchedule(definition.ScheduleExpression);
    checkTimeZone(definition.ScheduleExpressionTimezone);
    if (!isDeliverable(definition.Target.Arn)) {
      throw notEmulated('Scheduler', `a target ${definition.Target.Arn}`);
    }
    const arn = `arn:aws:scheduler:${region}:${account}:schedule/${key}`;
    this.#schedules.set(key, { key, name, group, arn, definition, expression, running: false });
    if (this.#memory.value.fired[key] === undefined) {
      this.#memory.value.fired[key] = { since: this.#options.now() };
      this.#memory.save();
    }
    return arn;
  }

  handle(method: string, path: string, query: URLSearchParams, input: unknown): unknown {
    const [, kind, encoded = ''] = path.split('/');
    const name = decodeURIComponent(encoded);
    if (kind !== 'schedules') throw notEmulated('Scheduler', `${method} /${kind}`);
    if (name === '' && method === 'GET') return { Schedules: [...this.#schedules.values()].map(summary) };
    const body = method === 'POST' || method === 'PUT' ? checkDefinition(input) : undefined;
    const key = `${body?.GroupName ?? query.get('groupName') ?? 'default'}/${name}`;
    const known = this.#schedules.get(key);
    if (method === 'POST' && body !== undefined) {
      if (known !== undefined)
        throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
      return { ScheduleArn: this.#make(key, name, body) };
    }
    if (known === undefined) {
      throw new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);
    }
    if (method === 'PUT' && body !== undefined) return { ScheduleArn: this.#make(key, name, body) };
    if (method === 'DELETE') {
      this.#forget(key);
      return {};
    }
    if (method === 'GET') return { ...summary(known), ...known.definition };
    throw notEmulated('Scheduler', `${method} ${path}`);
  }

  /** @returns the targets' ARNs */
  fireDue(): string[] {
    const now = this.#options.now();
    const due = [...this.#schedules.values()].filter((schedule) => this.#isDue(schedule, now));
    for (const schedule of due) this.#fire(schedule, now);
    return due.map(({ definition }) => definition.Target.Arn);
  }

  #isDue({ key, definition, expression, running }: Schedule, now: number): boolean {
    const { since = now, last } = this.#memory.value.fired[key] ?? {};
    if (definition.State === 'DISABLED' || !isOpen(definition, now)) return false;
    const zone = definition.ScheduleExpressionTimezone ?? 'UTC';
    switch (expression.kind) {
      case 'rate':
        return (
          (!running || this.#options.overlaps) &&
          now - (last ?? since) >= expression.intervalMs / this.#options.timeScale
        );
      case 'at':
        return last === undefined && wallTimeText(wallTimeIn(now, zone)) >= expression.wall;
      case 'cron': {
        const minute = Math.floor(now / minuteMs) * minuteMs;
        return (last ?? since) < minute && expression.matches(wallTimeIn(minute, zone));
      }
    }
  }

  #fire(schedule: Schedule, now: number): void {
    const { definition, arn, name } = schedule;
    const { Target } = definition;
    const text = Target.Input?.replaceAll('<aws.scheduler.scheduled-time>', new Date(now).toISOString())
      .replaceAll('<aws.scheduler.schedule-arn>', arn)
      .replaceAll('<aws.scheduler.execution-id>', randomUUID())
      .replaceAll('<aws.scheduler.attempt-number>', '1');
    this.#remember(schedule.key, now);
    schedule.running = true;
    this.#options
      .deliver({
        from: arn,
        group: schedule.group,
        retry: Target.RetryPolicy,
        deadLetters: Target.DeadLetterConfig?.Arn,
        delivery: {
          arn: Target.Arn,
          input: text === undefined ? this.#envelope(schedule, now) : (parseJson(text) ?? text),
          messageGroupId: Target.SqsParameters?.MessageGroupId,
          source: Target.EventBridgeParameters?.Source,
          detailType: Target.EventBridgeParameters?.DetailType,
        },
      })
      .then(({ done }) => done)
      .catch((error: unknown) => this.#options.log(`schedule ${name}: ${messageOf(error)}`))
      .finally(() => {
        schedule.running = false;
      });
    const isFinished = schedule.expression.kind === 'at' && definition.ActionAfterCompletion === 'DELETE';
    if (isFinished) this.#forget(schedule.key);
  }

  #envelope({ arn, definition }: Schedule, now: number): Json {
    const byRule = definition.RuleArn !== undefined;
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: byRule ? 'aws.events' : 'aws.scheduler',
      account: this.#options.account,
      time: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
      region: this.#options.region,
      resources: [definition.RuleArn ?? arn],
      detail: byRule ? {} : '{}',
    };
  }

  #remember(key: string, now: number): void {
    const since = this.#memory.value.fired[key]?.since ?? now;
    this.#memory.value.fired[key] = { since, last: now };
    this.#memory.save();
  }

  #make(key: string, name: string, definition: ScheduleDefinition): string {
    delete this.#memory.value.fired[key];
    const arn = this.put(name, definition);
    this.#memory.value.made[key] = definition;
    this.#memory.save();
    return arn;
  }

  #forget(key: string): void {
    this.#schedules.delete(key);
    delete this.#memory.value.made[key];
    delete this.#memory.value.fired[key];
    this.#memory.save();
  }
}

function isOpen({ StartDate, EndDate }: ScheduleDefinition, now: number): boolean {
  const moment = (date: string | number): number =>
    typeof date === 'number' ? date * 1000 : Date.parse(date);
  return (
    (StartDate === undefined || now >= moment(StartDate)) && (EndDate === undefined || now <= moment(EndDate))
  );
}

function checkTimeZone(zone: string | undefined): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'UTC' });
  } catch {
    throw new AwsError('ValidationException', `Invalid ScheduleExpressionTimezone ${zone}.`);
  }
}

function checkDefinition(input: unknown): ScheduleDefinition {
  const result = scheduleSchema.safeParse(input);
  if (!result.success) throw new AwsError('ValidationException', z.prettifyError(result.error));
  return result.data;
}

function summary({ name, group, arn, definition }: Schedule): object {
  return {
    Name: name,
    GroupName: group,
    Arn: arn,
    State: definition.State ?? 'ENABLED',
    Target: { Arn: definition.Target.Arn },
  };
}
