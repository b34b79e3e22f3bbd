import { z } from 'zod';
import { StackError } from '../errors.ts';
import { targetSchema } from '../events/target-input.ts';
import { jsonSchema } from '../json.ts';
import { scheduleSchema } from '../scheduler/scheduler.ts';
import { physicalName } from '../template/names.ts';
import { handler } from './resource.ts';

export const eventBus = handler(
  z.looseObject({ Name: z.string().optional() }),
  ({ Name }, { logicalId, context }) => {
    const name = Name ?? physicalName(context.stackName, logicalId, 256);
    return { ref: name, attributes: { Arn: context.events.createBus(name), Name: name } };
  },
);

const ruleSchema = z.looseObject({
  Name: z.string().optional(),
  EventBusName: z.string().optional(),
  EventPattern: jsonSchema.optional(),
  ScheduleExpression: z.string().optional(),
  State: z.string().optional(),
  Targets: z.array(targetSchema).default([]),
});

export const rule = handler(ruleSchema, (properties, { logicalId, context }) => {
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
    return { ref: name, attributes: { Arn: arn } };
  }
  const arn = context.events.putRule(EventBusName, name, EventPattern ?? {}, State !== 'DISABLED');
  context.events.putTargets(EventBusName, name, Targets);
  return { ref: name, attributes: { Arn: arn } };
});

export const schedule = handler(
  scheduleSchema.extend({ Name: z.string().optional() }),
  (properties, { logicalId, context }) => {
    const name = properties.Name ?? physicalName(context.stackName, logicalId, 64);
    return { ref: name, attributes: { Arn: context.scheduler.put(name, properties) } };
  },
);

export const scheduleGroup = handler(
  z.looseObject({ Name: z.string().optional() }),
  ({ Name }, { logicalId, context }) => {
    const name = Name ?? physicalName(context.stackName, logicalId, 64);
    const arn = `arn:aws:scheduler:${context.region}:${context.account}:schedule-group/${name}`;
    return { ref: name, attributes: { Arn: arn, State: 'ACTIVE' } };
  },
);
