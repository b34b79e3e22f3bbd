import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { awsLimits } from '../../basics/aws-limits.ts';
import { AwsError, notEmulated } from '../../basics/errors.ts';
import { type Json, parseJson } from '../../basics/json.ts';
import { isDeliverable } from './deliver.ts';
import type { Deliveries } from './deliveries.ts';
import { checkPattern, matchesPattern } from './pattern.ts';
import { type RuleTarget, targetInput, targetSchema } from './target-input.ts';

const maxEntries = 10;
const maxRequestBytes = awsLimits.eventBytes.value;

const entrySchema = z.looseObject({
  Source: z.string().optional(),
  DetailType: z.string().optional(),
  Detail: z.string().optional(),
  EventBusName: z.string().optional(),
  Resources: z.array(z.string()).optional(),
  Time: z.number().optional(),
});
type Entry = z.infer<typeof entrySchema>;
const putEventsSchema = z.looseObject({ Entries: z.array(entrySchema) });
const ruleSchema = z.looseObject({
  Name: z.string(),
  EventBusName: z.string().optional(),
  EventPattern: z.string().optional(),
  State: z.string().optional(),
});
const putTargetsSchema = z.looseObject({
  Rule: z.string(),
  EventBusName: z.string().optional(),
  Targets: z.array(targetSchema),
});
const busSchema = z.looseObject({ Name: z.string().optional() });
const inBusSchema = z.looseObject({ EventBusName: z.string().optional(), Rule: z.string().optional() });
const testSchema = z.looseObject({ EventPattern: z.string(), Event: z.string() });

interface Rule {
  readonly name: string;
  readonly arn: string;
  pattern: Json;
  enabled: boolean;
  targets: RuleTarget[];
}

interface Options {
  readonly region: string;
  readonly account: string;
  readonly deliver: Deliveries['deliver'];
}

export class EventBridge {
  readonly #options: Options;
  readonly #buses = new Map<string, Map<string, Rule>>([['default', new Map()]]);

  constructor(options: Options) {
    this.#options = options;
  }

  createBus(name: string): string {
    if (this.#buses.has(name)) {
      throw new AwsError('ResourceAlreadyExistsException', `Event bus ${name} already exists.`);
    }
    this.#buses.set(name, new Map());
    return this.#busArn(name);
  }

  putRule(busName: string | undefined, name: string, pattern: Json, enabled: boolean): string {
    checkPattern(pattern);
    const bus = this.#bus(busName);
    const folder = shortName(busName) === 'default' ? '' : `${shortName(busName)}/`;
    const arn = `arn:aws:events:${this.#options.region}:${this.#options.account}:rule/${folder}${name}`;
    bus.set(name, { name, arn, pattern, enabled, targets: bus.get(name)?.targets ?? [] });
    return arn;
  }

  putTargets(busName: string | undefined, ruleName: string, targets: readonly RuleTarget[]): void {
    const rule = this.#bus(busName).get(ruleName);
    if (rule === undefined) {
      const message = `Rule ${ruleName} does not exist on EventBus ${shortName(busName)}.`;
      throw new AwsError('ResourceNotFoundException', message);
    }
    for (const target of targets) {
      if (!isDeliverable(target.Arn)) throw notEmulated('EventBridge', `a target ${target.Arn}`);
      rule.targets = [...rule.targets.filter(({ Id }) => Id !== target.Id), target];
    }
  }

  /** Resolves when every matching target, or the journal, has the event. */
  async putEvents(entries: readonly Entry[]): Promise<{ FailedEntryCount: number; Entries: object[] }> {
    const bytes = entries.reduce(
      (sum, { Detail = '', Source = '', DetailType = '' }) =>
        sum + Buffer.byteLength(Detail + Source + DetailType),
      0,
    );
    if (entries.length === 0 || entries.length > maxEntries || bytes > maxRequestBytes) {
      throw new AwsError(
        'ValidationException',
        `a PutEvents request takes 1 to ${maxEntries} entries and at most ${maxRequestBytes} bytes`,
      );
    }
    const results = await Promise.all(entries.map((entry) => this.#put(entry)));
    return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results };
  }

  async handle(operation: string, input: unknown): Promise<unknown> {
    switch (operation) {
      case 'PutEvents':
        return this.putEvents(check(putEventsSchema, input).Entries);
      case 'CreateEventBus':
        return { EventBusArn: this.createBus(check(busSchema, input).Name ?? '') };
      case 'DescribeEventBus': {
        const name = shortName(check(busSchema, input).Name);
        this.#bus(name);
        return { Name: name, Arn: this.#busArn(name) };
      }
      case 'ListEventBuses':
        return { EventBuses: [...this.#buses.keys()].map((Name) => ({ Name, Arn: this.#busArn(Name) })) };
      case 'PutRule': {
        const { EventBusName, Name, EventPattern, State } = check(ruleSchema, input);
        const pattern = EventPattern === undefined ? undefined : parseJson(EventPattern);
        if (pattern === undefined) throw notEmulated('EventBridge', 'a rule without EventPattern');
        return { RuleArn: this.putRule(EventBusName, Name, pattern, State !== 'DISABLED') };
      }
      case 'PutTargets': {
        const { EventBusName, Rule, Targets } = check(putTargetsSchema, input);
        this.putTargets(EventBusName, Rule, Targets);
        return { FailedEntryCount: 0, FailedEntries: [] };
      }
      case 'ListRules': {
        const rules = [...this.#bus(check(inBusSchema, input).EventBusName).values()];
        return {
          Rules: rules.map(({ name, pattern, enabled }) => ({
            Name: name,
            EventPattern: JSON.stringify(pattern),
            State: enabled ? 'ENABLED' : 'DISABLED',
          })),
        };
      }
      case 'ListTargetsByRule': {
        const { EventBusName, Rule = '' } = check(inBusSchema, input);
        return { Targets: this.#bus(EventBusName).get(Rule)?.targets ?? [] };
      }
      case 'TestEventPattern': {
        const { EventPattern, Event } = check(testSchema, input);
        return { Result: matchesPattern(parseJson(EventPattern) ?? null, parseJson(Event)) };
      }
      default:
        throw notEmulated('EventBridge', operation);
    }
  }

  async #put(entry: Entry): Promise<object> {
    for (const field of ['Source', 'DetailType', 'Detail'] as const) {
      if (entry[field] === undefined || entry[field] === '') {
        return {
          ErrorCode: 'InvalidArgument',
          ErrorMessage: `Parameter ${field} is not valid. Reason: ${field} is a required argument.`,
        };
      }
    }
    const detail = parseJson(entry.Detail ?? '');
    if (detail === undefined) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
    const id = randomUUID();
    const time = new Date(entry.Time === undefined ? Date.now() : entry.Time * 1000);
    const event: Json = {
      version: '0',
      id,
      'detail-type': entry.DetailType ?? '',
      source: entry.Source ?? '',
      account: this.#options.account,
      time: time.toISOString().replace(/\.\d+Z$/, 'Z'),
      region: this.#options.region,
      resources: entry.Resources ?? [],
      detail,
    };
    for (const rule of this.#bus(entry.EventBusName).values()) {
      if (!rule.enabled || !matchesPattern(rule.pattern, event)) continue;
      for (const target of rule.targets) {
        await this.#options.deliver({
          from: rule.arn,
          delivery: { arn: target.Arn, input: targetInput(target, event) },
          retry: target.RetryPolicy,
          deadLetters: target.DeadLetterConfig?.Arn,
        });
      }
    }
    return { EventId: id };
  }

  #bus(name: string | undefined): Map<string, Rule> {
    const bus = this.#buses.get(shortName(name));
    if (bus === undefined) {
      throw new AwsError('ResourceNotFoundException', `Event bus ${shortName(name)} does not exist.`);
    }
    return bus;
  }

  #busArn(name: string): string {
    return `arn:aws:events:${this.#options.region}:${this.#options.account}:event-bus/${name}`;
  }
}

function shortName(nameOrArn: string | undefined): string {
  return nameOrArn?.split('event-bus/').at(-1) ?? 'default';
}

function check<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (!result.success) throw new AwsError('ValidationException', z.prettifyError(result.error));
  return result.data;
}
