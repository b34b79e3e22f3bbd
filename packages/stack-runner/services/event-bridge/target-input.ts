import * as z from 'zod';
import { isObject, type Json, parseJson } from '../../basics/json.ts';
import { retryPolicySchema } from './deliveries.ts';

export const targetSchema = z.object({
  Id: z.string(),
  Arn: z.string(),
  RoleArn: z.string().optional(),
  DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
  RetryPolicy: retryPolicySchema.prefault({}),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  InputTransformer: z
    .object({
      InputPathsMap: z.record(z.string(), z.string()).optional(),
      InputTemplate: z.string(),
    })
    .optional(),
});
export type RuleTarget = z.infer<typeof targetSchema>;

export function targetInput(
  target: Pick<RuleTarget, 'Arn' | 'Input' | 'InputPath' | 'InputTransformer'>,
  event: Json,
): Json {
  if (target.Input !== undefined) return parseJson(target.Input) ?? target.Input;
  if (target.InputPath !== undefined) return jsonPath(target.InputPath, event) ?? null;
  if (target.InputTransformer === undefined) return event;
  const { InputPathsMap = {}, InputTemplate } = target.InputTransformer;
  const variables: Record<string, Json | undefined> = {
    'aws.events.event.json': event,
    'aws.events.event.ingestion-time': new Date().toISOString(),
  };
  for (const [name, path] of Object.entries(InputPathsMap)) variables[name] = jsonPath(path, event);
  const filled = InputTemplate.split(/("(?:[^"\\]|\\.)*")/)
    .map((part) =>
      part.replace(/<([\w.-]+)>/g, (_, name: string) => fill(variables[name], part.startsWith('"'))),
    )
    .join('');
  return parseJson(filled) ?? filled;
}

function fill(value: Json | undefined, quoted: boolean): string {
  const json = JSON.stringify(value ?? null);
  if (!quoted) return json;
  return typeof value === 'string' ? json.slice(1, -1) : JSON.stringify(json).slice(1, -1);
}

function jsonPath(path: string, event: Json): Json | undefined {
  const steps = path
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((step) => step !== '');
  return steps.reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isObject(value) ? value[step] : undefined;
  }, event);
}
