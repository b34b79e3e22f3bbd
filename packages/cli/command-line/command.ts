import { parseArgs } from 'node:util';
import type { ConnectedStack, StackChoice } from '../api/connect.ts';
import { defaultStateFolder } from '../api/local-endpoint.ts';
import { type ExitCode, UsageError } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { type Hint, hintFor, startedBy } from './hints.ts';
import { suggestionFor } from './nearest.ts';
import { readRememberedStack } from './remembered-stack.ts';
import { type CommandName, summaries } from './summaries.ts';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  readonly help: string;
  readonly value?: string;
  readonly short?: string;
}
export type Options = Readonly<Record<string, Option>>;

const common = {
  local: { type: 'boolean', help: 'the stack that "npm start" runs on this machine' },
  state: {
    type: 'string',
    value: 'DIR',
    help: `with --local: its state directory (default ${defaultStateFolder})`,
  },
  login: {
    type: 'string',
    value: 'CUSTOMER',
    help: 'with --local: act as this customer of "npm start -- --customer CUSTOMER"',
  },
  stack: {
    type: 'string',
    value: 'NAME',
    help: 'CloudFormation stack (default PALMLEAF_STACK, else Palmleaf)',
  },
  region: { type: 'string', value: 'REGION', help: 'AWS region (default as for the AWS command line)' },
  profile: { type: 'string', value: 'NAME', help: 'AWS profile' },
  json: { type: 'boolean', help: 'print one JSON value instead of text' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies Options;

type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name]['type'] extends 'boolean'
    ? boolean
    : O[Name] extends { readonly multiple: true }
      ? readonly string[]
      : string;
};

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean;
}

export interface Run<O extends Options> {
  readonly values: Values<O>;
  readonly words: readonly string[];
  readonly json: boolean;
  readonly out: Output;
  readonly stdin: Input;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly hint: Hint;
  readonly usage: string;
  readonly where: Pick<StackChoice, 'state' | 'region' | 'profile'>;
  connect(): Promise<ConnectedStack>;
  readonly interrupted: Promise<void>;
  allFlags(): Promise<readonly CommandFlags[]>;
}

interface Definition<O extends Options> {
  readonly name: CommandName;
  readonly words: string;
  readonly arity: readonly [number, number];
  readonly about?: string;
  readonly options: O;
  readonly examples: readonly string[];
  run(run: Run<O>): Promise<ExitCode>;
}

export type World = Pick<
  Run<Options>,
  'out' | 'stdin' | 'now' | 'sleep' | 'interrupted' | 'allFlags' | 'environment'
>;

export interface Flag {
  readonly name: string;
  readonly short?: string | undefined;
  readonly help: string;
  readonly takesValue: boolean;
}

export interface CommandFlags {
  readonly name: CommandName;
  readonly summary: string;
  readonly flags: readonly Flag[];
}

export interface Command {
  readonly help: readonly string[];
  readonly flags: readonly Flag[];
  run(argv: readonly string[], world: World): Promise<ExitCode>;
}

export function command<const O extends Options>(definition: Definition<O>): Command {
  const { name, arity, options, words } = definition;
  const help = helpOf(definition);
  return {
    help,
    flags: Object.entries<Option>({ ...options, ...common }).map(
      ([flag, { type, short, help: description }]) => ({
        name: flag,
        short,
        help: description,
        takesValue: type === 'string',
      }),
    ),
    async run(argv, world) {
      const { given, positionals } = parse({ ...common, ...options }, argv);
      const values = valuesOf(common, given);
      const usage = `Write: ${startedBy(world.environment)} ${name} ${words}`.trimEnd();
      if (values.help === true) {
        world.out.print(help);
        return 0;
      }
      if (positionals.length < arity[0] || positionals.length > arity[1]) {
        throw new UsageError(usage);
      }
      if (!values.local && values.state !== undefined) throw new UsageError('--state goes with --local');
      const { region, profile, login } = values;
      const stackName = values.stack ?? world.environment.PALMLEAF_STACK;
      const where = { state: values.state ?? defaultStateFolder, stack: stackName, region, profile, login };
      // Reads the remembered stack on connecting, so that "use" can replace an invalid file.
      const choice = (): StackChoice => {
        const isNamed = values.local === true || stackName !== undefined;
        const remembered = isNamed ? undefined : readRememberedStack(world.environment);
        if (remembered !== undefined && 'local' in remembered) return { ...where, ...remembered };
        return {
          local: values.local === true,
          state: where.state,
          stack: stackName ?? remembered?.stack,
          region: region ?? remembered?.region,
          profile: profile ?? remembered?.profile,
          login,
        };
      };
      const hint = hintFor(world.environment, values);
      return definition.run({
        ...world,
        values: valuesOf(options, given),
        words: positionals,
        hint: (...given) => world.out.keepUnbroken(hint(...given)),
        usage,
        json: values.json === true,
        where,
        connect: async () => (await import('../api/connect.ts')).connect(choice()),
      });
    },
  };
}

function parse(options: Options, argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      strict: true,
      options,
    });
    return { given: values, positionals };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const message = text.replace(/\. To specify a positional.*$/s, '');
    const [, unknown] = /^Unknown option '--([\w-]+)'/.exec(message) ?? [];
    throw new UsageError(
      unknown === undefined ? message : `${message}${suggestionFor(unknown, Object.keys(options), '--')}`,
    );
  }
}

function valuesOf<O extends Options>(options: O, given: Readonly<Record<string, unknown>>): Values<O> {
  const values = Object.fromEntries(
    Object.keys(options).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  if (!areOf(options, values)) throw new UsageError('An option has a value of the wrong kind');
  return values;
}

function areOf<O extends Options>(
  options: O,
  values: Readonly<Record<string, unknown>>,
): values is Values<O> {
  return Object.entries(values).every(([name, value]) =>
    [value].flat().every((one) => typeof one === options[name]?.type),
  );
}

function helpOf<O extends Options>({ name, words, about, options, examples }: Definition<O>): string[] {
  const lines = Object.entries<Option>({ ...options, ...common }).map(([flag, { value, help, short }]) => {
    const head = `${short === undefined ? '' : `-${short}, `}--${flag}${value === undefined ? '' : ` ${value}`}`;
    return `  ${head.padEnd(20)} ${help}`;
  });
  return [
    `palmleaf ${name} ${words}`.trimEnd(),
    '',
    summaries[name],
    ...(about === undefined ? [] : ['', ...about.split('\n')]),
    '',
    ...lines,
    '',
    'Examples:',
    ...examples.map((example) => `  palmleaf ${example}`),
  ];
}
