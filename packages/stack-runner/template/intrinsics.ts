import { StackError } from '../basics/errors.ts';
import { isObject, type Json } from '../basics/json.ts';
import type { Template } from './assembly.ts';

export interface Evaluation {
  readonly template: Template;
  readonly region: string;
  evaluate(value: Json): Promise<Json | undefined>;
  reference(name: string): Promise<Json | undefined>;
  attribute(logicalId: string, name: string): Promise<string>;
  condition(name: string): Promise<boolean>;
  imported(name: string): string;
}

type Intrinsic = (argument: Json, evaluation: Evaluation) => Promise<Json | undefined>;

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html */
export const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, { reference }) => reference(text(argument, 'Ref')),
  'Fn::GetAtt': (argument, { attribute }) => {
    const parts = Array.isArray(argument) ? argument.map(String) : text(argument, 'Fn::GetAtt').split('.');
    const [logicalId = '', ...name] = parts;
    return attribute(logicalId, name.join('.'));
  },
  'Fn::Join': async (argument, { evaluate }) => {
    const [separator, items] = list(await evaluate(argument), 'Fn::Join');
    return list(items, 'Fn::Join')
      .map((item) => text(item, 'Fn::Join'))
      .join(text(separator ?? null, 'Fn::Join'));
  },
  'Fn::Sub': substitute,
  'Fn::Select': async (argument, { evaluate }) => {
    const [index, items] = list(await evaluate(argument), 'Fn::Select');
    return list(items, 'Fn::Select')[Number(index)];
  },
  'Fn::Split': async (argument, { evaluate }) => {
    const [separator, value] = list(await evaluate(argument), 'Fn::Split');
    return text(value ?? null, 'Fn::Split').split(text(separator ?? null, 'Fn::Split'));
  },
  'Fn::If': async (argument, { condition, evaluate }) => {
    const [name, yes, no] = list(argument, 'Fn::If');
    const chosen = (await condition(text(name ?? null, 'Fn::If'))) ? yes : no;
    return chosen === undefined ? undefined : evaluate(chosen);
  },
  'Fn::Equals': async (argument, { evaluate }) => {
    const [left, right] = list(await evaluate(argument), 'Fn::Equals');
    return left === right;
  },
  'Fn::Not': async (argument, { evaluate }) => list(await evaluate(argument), 'Fn::Not')[0] !== true,
  'Fn::And': async (argument, { evaluate }) =>
    list(await evaluate(argument), 'Fn::And').every((item) => item === true),
  'Fn::Or': async (argument, { evaluate }) =>
    list(await evaluate(argument), 'Fn::Or').some((item) => item === true),
  'Fn::FindInMap': async (argument, { evaluate, template }) => {
    const [map, first, second] = list(await evaluate(argument), 'Fn::FindInMap').map(String);
    const value = template.Mappings?.[map ?? '']?.[first ?? '']?.[second ?? ''];
    if (value === undefined) throw new StackError(`Fn::FindInMap ${map}.${first}.${second}: no such entry`);
    return value;
  },
  'Fn::Base64': async (argument, { evaluate }) =>
    Buffer.from(text((await evaluate(argument)) ?? null, 'Fn::Base64')).toString('base64'),
  'Fn::ImportValue': async (argument, { evaluate, imported }) =>
    imported(text((await evaluate(argument)) ?? null, 'Fn::ImportValue')),
  'Fn::GetAZs': async (_, { region }) => ['a', 'b', 'c'].map((zone) => `${region}${zone}`),
};

async function substitute(argument: Json, evaluation: Evaluation): Promise<string> {
  const { evaluate, reference, attribute } = evaluation;
  const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}];
  const variables = (await evaluate(given ?? {})) ?? {};
  const parts = text(pattern ?? null, 'Fn::Sub').split(/(\$\{[^}]+\})/);
  const values = await Promise.all(
    parts.map(async (part) => {
      const name = /^\$\{([^}]+)\}$/.exec(part)?.[1];
      if (name === undefined) return part;
      if (name.startsWith('!')) return `\${${name.slice(1)}}`;
      if (isObject(variables) && name in variables) return text(variables[name] ?? null, 'Fn::Sub');
      const dot = name.indexOf('.');
      if (dot > 0) return attribute(name.slice(0, dot), name.slice(dot + 1));
      return text((await reference(name)) ?? null, `Fn::Sub ${name}`);
    }),
  );
  return values.join('');
}

function list(value: Json | undefined, where: string): Json[] {
  if (!Array.isArray(value)) throw new StackError(`${where} needs a list`);
  return value;
}

function text(value: Json, where: string): string {
  if (value === null || typeof value === 'object') throw new StackError(`${where} needs a text`);
  return String(value);
}
