import { StackError } from '../basics/errors.ts';
import { isObject, type Json } from '../basics/json.ts';
import type { Template } from './assembly.ts';

/** What other resources may ask of a made resource: Ref and Fn::GetAtt. */
export interface PhysicalResource {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Environment {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  /** Makes a resource once all its properties are known; called once per resource, dependencies first. */
  make(logicalId: string, type: string, properties: Json): Promise<PhysicalResource>;
}

interface Evaluator {
  resource(logicalId: string): Promise<PhysicalResource | undefined>;
  value(expression: Json): Promise<Json | undefined>;
  condition(name: string): Promise<boolean>;
}

/**
 * Evaluates the intrinsic functions of a template, lazily: asking for a value makes the resources that it refers to.
 * An unknown function, reference or attribute, and a circle of references, are StackErrors that name the place.
 */
export function createEvaluator(template: Template, environment: Environment): Evaluator {
  const pseudo: Record<string, Json | undefined> = {
    'AWS::AccountId': environment.account,
    'AWS::Region': environment.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': environment.stackName,
    'AWS::StackId': stackId(environment),
    'AWS::NotificationARNs': [],
    'AWS::NoValue': undefined,
  };
  const made = new Map<string, Promise<PhysicalResource | undefined>>();

  /** `path` is the chain of resources being made, to tell a circle from a second asker. */
  const resource = (logicalId: string, path: readonly string[]): Promise<PhysicalResource | undefined> => {
    if (path.includes(logicalId)) {
      throw new StackError(`the template refers in a circle: ${[...path, logicalId].join(' -> ')}`);
    }
    const known = made.get(logicalId);
    if (known !== undefined) return known;
    const making = (async () => {
      const definition = template.Resources[logicalId];
      if (definition === undefined) throw new StackError(`the template has no resource ${logicalId}`);
      const next = [...path, logicalId];
      if (definition.Condition !== undefined && !(await condition(definition.Condition, next)))
        return undefined;
      const properties = await evaluate(definition.Properties ?? {}, next);
      return environment.make(logicalId, definition.Type, properties ?? {});
    })();
    made.set(logicalId, making);
    return making;
  };

  const condition = async (name: string, path: readonly string[]): Promise<boolean> => {
    const expression = template.Conditions?.[name];
    if (expression === undefined) throw new StackError(`the template has no condition ${name}`);
    return (await evaluate(expression, path)) === true;
  };

  const reference = async (name: string, path: readonly string[]): Promise<Json | undefined> => {
    if (name in pseudo) return pseudo[name];
    if (name in template.Resources) return (await resource(name, path))?.ref;
    const parameter = template.Parameters?.[name];
    if (parameter?.Default === undefined)
      throw new StackError(`Ref ${name}: no such resource, and no default`);
    return parameter.Default;
  };

  const attribute = async (logicalId: string, name: string, path: readonly string[]): Promise<string> => {
    const value = (await resource(logicalId, path))?.attributes[name];
    if (value === undefined) {
      const type = template.Resources[logicalId]?.Type ?? 'no such resource';
      throw new StackError(`Fn::GetAtt ${logicalId}.${name} (${type}) is not known to the local stack`);
    }
    return value;
  };

  const substitute = async (argument: Json, path: readonly string[]): Promise<string> => {
    const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}];
    const variables = (await evaluate(given ?? {}, path)) ?? {};
    const parts = text(pattern ?? null, 'Fn::Sub').split(/(\$\{[^}]+\})/);
    const values = await Promise.all(
      parts.map(async (part) => {
        const name = /^\$\{([^}]+)\}$/.exec(part)?.[1];
        if (name === undefined) return part;
        if (name.startsWith('!')) return `\${${name.slice(1)}}`;
        if (isObject(variables) && name in variables) return text(variables[name] ?? null, 'Fn::Sub');
        const dot = name.indexOf('.');
        if (dot > 0) return attribute(name.slice(0, dot), name.slice(dot + 1), path);
        return text((await reference(name, path)) ?? null, `Fn::Sub ${name}`);
      }),
    );
    return values.join('');
  };

  const intrinsics: Record<string, (argument: Json, path: readonly string[]) => Promise<Json | undefined>> = {
    Ref: (argument, path) => reference(text(argument, 'Ref'), path),
    'Fn::GetAtt': (argument, path) => {
      const parts = Array.isArray(argument) ? argument.map(String) : text(argument, 'Fn::GetAtt').split('.');
      const [logicalId = '', ...name] = parts;
      return attribute(logicalId, name.join('.'), path);
    },
    'Fn::Join': async (argument, path) => {
      const [separator, items] = list(await evaluate(argument, path), 'Fn::Join');
      return list(items, 'Fn::Join')
        .map((item) => text(item, 'Fn::Join'))
        .join(text(separator ?? null, 'Fn::Join'));
    },
    'Fn::Sub': substitute,
    'Fn::Select': async (argument, path) => {
      const [index, items] = list(await evaluate(argument, path), 'Fn::Select');
      return list(items, 'Fn::Select')[Number(index)];
    },
    'Fn::Split': async (argument, path) => {
      const [separator, value] = list(await evaluate(argument, path), 'Fn::Split');
      return text(value ?? null, 'Fn::Split').split(text(separator ?? null, 'Fn::Split'));
    },
    'Fn::If': async (argument, path) => {
      const [name, yes, no] = list(argument, 'Fn::If');
      const chosen = (await condition(text(name ?? null, 'Fn::If'), path)) ? yes : no;
      return chosen === undefined ? undefined : evaluate(chosen, path);
    },
    'Fn::Equals': async (argument, path) => {
      const [left, right] = list(await evaluate(argument, path), 'Fn::Equals');
      return left === right;
    },
    'Fn::Not': async (argument, path) => list(await evaluate(argument, path), 'Fn::Not')[0] !== true,
    'Fn::And': async (argument, path) =>
      list(await evaluate(argument, path), 'Fn::And').every((item) => item === true),
    'Fn::Or': async (argument, path) =>
      list(await evaluate(argument, path), 'Fn::Or').some((item) => item === true),
    'Fn::FindInMap': async (argument, path) => {
      const [map, first, second] = list(await evaluate(argument, path), 'Fn::FindInMap').map(String);
      const value = template.Mappings?.[map ?? '']?.[first ?? '']?.[second ?? ''];
      if (value === undefined) throw new StackError(`Fn::FindInMap ${map}.${first}.${second}: no such entry`);
      return value;
    },
    'Fn::Base64': async (argument, path) =>
      Buffer.from(text((await evaluate(argument, path)) ?? null, 'Fn::Base64')).toString('base64'),
    'Fn::GetAZs': async () => ['a', 'b', 'c'].map((zone) => `${environment.region}${zone}`),
  };

  const evaluate = async (value: Json, path: readonly string[]): Promise<Json | undefined> => {
    if (Array.isArray(value)) {
      const items = await Promise.all(value.map((item) => evaluate(item, path)));
      return items.filter((item) => item !== undefined);
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (only !== undefined && entries.length === 1) {
      const [name, argument] = only;
      if (name === 'Condition' && typeof argument === 'string' && argument in (template.Conditions ?? {})) {
        return condition(argument, path);
      }
      const intrinsic = intrinsics[name];
      if (intrinsic !== undefined) return intrinsic(argument, path);
      if (name.startsWith('Fn::')) throw new StackError(`${name} is not known to the local stack`);
    }
    const result: { [key: string]: Json } = {};
    for (const [key, item] of entries) {
      const evaluated = await evaluate(item, path);
      if (evaluated !== undefined) result[key] = evaluated;
    }
    return result;
  };

  return {
    resource: (logicalId) => resource(logicalId, []),
    value: (expression) => evaluate(expression, []),
    condition: (name) => condition(name, []),
  };
}

/** The stack's own ARN; the last part would be a UUID on AWS. */
export function stackId(of: { region: string; account: string; stackName: string }): string {
  return `arn:aws:cloudformation:${of.region}:${of.account}:stack/${of.stackName}/local`;
}

function list(value: Json | undefined, where: string): Json[] {
  if (!Array.isArray(value)) throw new StackError(`${where} needs a list`);
  return value;
}

function text(value: Json, where: string): string {
  if (value === null || typeof value === 'object') throw new StackError(`${where} needs a text`);
  return String(value);
}
