import { StackError } from '../basics/errors.ts';
import { isObject, type Json } from '../basics/json.ts';
import type { Template } from './assembly.ts';
import { type Evaluation, intrinsics } from './intrinsics.ts';

export interface PhysicalResource {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Environment {
  readonly region: string;
  readonly account: string;
  readonly stackName: string;
  readonly exports: ReadonlyMap<string, string>;
  make(logicalId: string, type: string, properties: Json): Promise<PhysicalResource>;
}

type Path = readonly string[];

/**
 * Lazy: evaluating a value makes the resources that it refers to.
 * @throws StackError naming the place of an unknown function, reference or attribute, or of a circle
 */
export class TemplateEvaluator {
  readonly #template: Template;
  readonly #environment: Environment;
  readonly #pseudoParameters: Readonly<Record<string, Json | undefined>>;
  readonly #made = new Map<string, Promise<PhysicalResource | undefined>>();

  constructor(template: Template, environment: Environment) {
    this.#template = template;
    this.#environment = environment;
    this.#pseudoParameters = {
      'AWS::AccountId': environment.account,
      'AWS::Region': environment.region,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': environment.stackName,
      'AWS::StackId': stackId(environment),
      'AWS::NotificationARNs': [],
      'AWS::NoValue': undefined,
    };
  }

  resource(logicalId: string): Promise<PhysicalResource | undefined> {
    return this.#resource(logicalId, []);
  }

  value(expression: Json): Promise<Json | undefined> {
    return this.#evaluate(expression, []);
  }

  condition(name: string): Promise<boolean> {
    return this.#condition(name, []);
  }

  async #resource(logicalId: string, path: Path): Promise<PhysicalResource | undefined> {
    if (path.includes(logicalId)) {
      throw new StackError(`the template refers in a circle: ${[...path, logicalId].join(' -> ')}`);
    }
    const known = this.#made.get(logicalId);
    if (known !== undefined) return known;
    const making = this.#make(logicalId, [...path, logicalId]);
    this.#made.set(logicalId, making);
    return making;
  }

  async #make(logicalId: string, path: Path): Promise<PhysicalResource | undefined> {
    const definition = this.#template.Resources[logicalId];
    if (definition === undefined) throw new StackError(`the template has no resource ${logicalId}`);
    const { Condition, Type, Properties = {} } = definition;
    if (Condition !== undefined && !(await this.#condition(Condition, path))) return undefined;
    const properties = await this.#evaluate(Properties, path);
    return this.#environment.make(logicalId, Type, properties ?? {});
  }

  async #condition(name: string, path: Path): Promise<boolean> {
    const expression = this.#template.Conditions?.[name];
    if (expression === undefined) throw new StackError(`the template has no condition ${name}`);
    return (await this.#evaluate(expression, path)) === true;
  }

  async #reference(name: string, path: Path): Promise<Json | undefined> {
    if (name in this.#pseudoParameters) return this.#pseudoParameters[name];
    if (name in this.#template.Resources) return (await this.#resource(name, path))?.ref;
    const parameter = this.#template.Parameters?.[name];
    if (parameter?.Default === undefined)
      throw new StackError(`Ref ${name}: no such resource, and no default`);
    return parameter.Default;
  }

  async #attribute(logicalId: string, name: string, path: Path): Promise<string> {
    const value = (await this.#resource(logicalId, path))?.attributes[name];
    if (value === undefined) {
      const type = this.#template.Resources[logicalId]?.Type ?? 'no such resource';
      throw new StackError(`Fn::GetAtt ${logicalId}.${name} (${type}) is not known to the local stack`);
    }
    return value;
  }

  async #evaluate(value: Json, path: Path): Promise<Json | undefined> {
    if (Array.isArray(value)) {
      const items = await Promise.all(value.map((item) => this.#evaluate(item, path)));
      return items.filter((item) => item !== undefined);
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (only !== undefined && entries.length === 1) {
      const [name, argument] = only;
      if (
        name === 'Condition' &&
        typeof argument === 'string' &&
        argument in (this.#template.Conditions ?? {})
      ) {
        return this.#condition(argument, path);
      }
      const intrinsic = intrinsics[name];
      if (intrinsic !== undefined) return intrinsic(argument, this.#evaluation(path));
      if (name.startsWith('Fn::')) throw new StackError(`${name} is not known to the local stack`);
    }
    const result: { [key: string]: Json } = {};
    for (const [key, item] of entries) {
      const evaluated = await this.#evaluate(item, path);
      if (evaluated !== undefined) result[key] = evaluated;
    }
    return result;
  }

  #evaluation(path: Path): Evaluation {
    return {
      template: this.#template,
      region: this.#environment.region,
      evaluate: (value) => this.#evaluate(value, path),
      reference: (name) => this.#reference(name, path),
      attribute: (logicalId, name) => this.#attribute(logicalId, name, path),
      condition: (name) => this.#condition(name, path),
      imported: (name) => {
        const value = this.#environment.exports.get(name);
        if (value === undefined) throw new StackError(`Fn::ImportValue ${name}: no stack exports this`);
        return value;
      },
    };
  }
}

/** On AWS the last part is a UUID. */
export function stackId(stack: { region: string; account: string; stackName: string }): string {
  return `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.stackName}/local`;
}
