import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { jsonSchema } from '../basics/json.ts';
import { checkDelivery, checkMayAssume, pushingNeeds } from '../iam/deliveries.ts';
import { targetSchema } from '../services/event-bridge/target-input.ts';
import { scheduleSchema } from '../services/scheduler/scheduler.ts';
import { physicalName } from '../template/names.ts';
import type { StackContext } from './context.ts';
import { defineResource } from './resource.ts';

export const eventBus = defineResource(
  z.object({ Name: z.string().optional() }),
  ({ Name }, { logicalId, context }) => {
    const name = Name ?? physicalName(context.stackName, logicalId, 256);
    return { ref: name, attributes: { Arn: context.events.createBus(name), Name: name } };
  },
);

const ruleSchema = z.object({
  Name: z.string().optional(),
  EventBusName: z.string().optional(),
  EventPattern: jsonSchema.optional(),
  ScheduleExpression: z.string().optional(),
  State: z.string().optional(),
  Targets: z.array(targetSchema).default([]),
});

export const rule = defineResource(ruleSchema, (properties, { logicalId, context }) => {
  const { EventBusName, EventPattern, ScheduleExpression, State, Targets } = properties;
  const name = properties.Name ?? physicalName(context.stackName, logicalId, 64);
  if (ScheduleExpression !== undefined) {
    const arn = `arn:aws:events:${context.region}:${context.account}:rule/${name}`;
    for (const Target of Targets) {
      if (Target.InputTransformer !== undefined || Target.InputPath !== undefined) {
        throw new StackError(`${logicalId}: only constant input is emulated for targets of a schedule`);
      }
      context.scheduler.put(`${name}-${Target.Id}`, { ScheduleExpression, State, Target, RuleArn: arn });
    }
    checkTargets(context, logicalId, arn, Targets);
    return { ref: name, attributes: { Arn: arn } };
  }
  const arn = context.events.putRule(EventBusName, name, EventPattern ?? {}, State !== 'DISABLED');
  context.events.putTargets(EventBusName, name, Targets);
  checkTargets(context, logicalId, arn, Targets);
  return { ref: name, attributes: { Arn: arn } };
});

export const schedule = defineResource(
  scheduleSchema.extend({ Name: z.string().optional() }),
  (properties, { logicalId, context }) => {
    const name = properties.Name ?? physicalName(context.stackName, logicalId, 64);
    const arn = context.scheduler.put(name, properties);
    const group = scheduleGroupArn(context, properties.GroupName ?? 'default');
    checkTargets(context, logicalId, arn, [properties.Target], { service: 'scheduler', arn: group });
    return { ref: name, attributes: { Arn: arn } };
  },
);

interface Target {
  readonly Arn: string;
  readonly RoleArn?: string | undefined;
  readonly DeadLetterConfig?: { readonly Arn: string } | undefined;
}

interface AssumingService {
  readonly service: 'events' | 'scheduler';
  readonly arn: string;
}

/** @throws StackError, after provisioning, if a target does not admit the source */
function checkTargets(
  context: StackContext,
  what: string,
  sourceArn: string,
  targets: readonly Target[],
  assuming: AssumingService = { service: 'events', arn: sourceArn },
): void {
  const { access, account } = context;
  context.afterProvisioning(() => {
    for (const { Arn, RoleArn, DeadLetterConfig } of targets) {
      if (RoleArn !== undefined)
        checkMayAssume(access, what, assuming.service, RoleArn, { account, arn: assuming.arn });
      for (const to of [Arn, ...(DeadLetterConfig === undefined ? [] : [DeadLetterConfig.Arn])])
        checkDelivery(access, { what, ...pushingNeeds('events', sourceArn, account, to, RoleArn) });
    }
  });
}

export const scheduleGroup = defineResource(
  z.object({ Name: z.string().optional() }),
  ({ Name }, { logicalId, context }) => {
    const name = Name ?? physicalName(context.stackName, logicalId, 64);
    return { ref: name, attributes: { Arn: scheduleGroupArn(context, name), State: 'ACTIVE' } };
  },
);

const scheduleGroupArn = ({ region, account }: StackContext, name: string): string =>
  `arn:aws:scheduler:${region}:${account}:schedule-group/${name}`;
