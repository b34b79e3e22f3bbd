import { parseArgs } from 'node:util';
import { customerPattern } from '../../shared/customers/customer.ts';
import { loginName } from '../../shared/customers/login.ts';
import type { TableChoices } from '../../shared/intake/choices.ts';
import { choiceOptions, choicesOf, namedContent, UsageError } from '../cli/index.ts';
import { type RehearsalName, rehearsals } from './rehearsal.ts';

export interface StartArguments {
  readonly paths: readonly string[];
  readonly serve: boolean;
  readonly exit: boolean;
  readonly choices: TableChoices;
  readonly content: ReturnType<typeof namedContent>;
  readonly json: boolean;
  readonly awsLimits: boolean;
  readonly rehearse: RehearsalName | undefined;
  readonly customers: readonly string[];
  readonly port: number;
  readonly pages: number;
  readonly state: string;
  /** Settings of infra/settings.ts that override the defaults of the local run. */
  readonly context: Readonly<Record<string, string>>;
}

export const usage = `npm start [-- [options] [FILE|FOLDER…]]

Runs the whole pipeline on this machine, uploads the given files, and shows the results. Without files it uploads the
samples, but only if nothing else was ever uploaded. The batch is named after the folder, or after a single CSV file.

  --serve        upload nothing: show the batches, and continue the open ones
  --as KIND      what a table lists if its headers fit people as well as places: people or places
  --dates ORDER, --years YEAR, --unknown-time WHAT, --insist, --map HEADER=COLUMN
                 read tables as with palmleaf upload
  --exit         stop when everything has ended, instead of serving until Ctrl-C
  --json         with --exit: print one JSON object at the end
  --aws-limits   refuse what exceeds the limits of AWS (docs/local.md), and name it at the end
  --rehearse WHAT  upload the samples while the vendor fails, and say how to end the failure: ${rehearsals.join(', ')}
  --customer NAME  print an address of the pages on which this customer is logged in; may be repeated
  --port PORT    port of the AWS endpoint (default: a free one, the same at each start)
  --pages PORT   port of the pages for a browser (default: any free one)
  --state DIR    folder of the state (default: .palmleaf)
  -c NAME=VALUE  a setting of the stack, as for cdk; may be repeated (infra/settings.ts lists them)
  --help         this text`;

export function readArguments(argv: readonly string[]): StartArguments | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  if (values.json && !values.exit) throw new UsageError('--json needs --exit');
  if (values.serve && positionals.length > 0)
    throw new UsageError('--serve uploads nothing: leave the files out');
  if (values.serve && values.exit) throw new UsageError('--serve runs until Ctrl-C: leave --exit out');
  return {
    paths: positionals,
    serve: values.serve ?? false,
    exit: values.exit ?? false,
    choices: choicesOf(values),
    content: namedContent(values.as),
    json: values.json ?? false,
    rehearse: rehearsal(values.rehearse, positionals.length + Number(values.serve ?? false)),
    awsLimits: values['aws-limits'] ?? false,
    customers: [...new Set((values.customer ?? []).map(customer))],
    port: port(values.port, '--port'),
    pages: port(values.pages, '--pages'),
    state: values.state ?? '.palmleaf',
    context: Object.fromEntries((values.context ?? []).map(setting)),
  };
}

function rehearsal(text: string | undefined, otherSources: number): RehearsalName | undefined {
  if (text === undefined) return undefined;
  const name = rehearsals.find((one) => one === text);
  if (name === undefined) throw new UsageError(`--rehearse takes ${rehearsals.join(', ')}, not "${text}"`);
  if (otherSources > 0)
    throw new UsageError('--rehearse uploads the samples: leave --serve and the files out');
  return name;
}

/** A login is a role, and its name has at most 64 characters. */
function customer(name: string): string {
  if (customerPattern.test(name) && loginName(name).length <= 64) return name;
  throw new UsageError(
    `--customer ${name}: a customer with a login has 1 to 55 letters, digits, dots, hyphens and underscores`,
  );
}

function port(text: string | undefined, option: string): number {
  const number = Number(text ?? '0');
  if (text?.trim() === '' || !Number.isInteger(number) || number < 0 || number > 65535) {
    throw new UsageError(`${option} must be a whole number from 0 to 65535`);
  }
  return number;
}

function setting(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`-c ${text}: write it as -c NAME=VALUE`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...choiceOptions,
        as: { type: 'string' },
        serve: { type: 'boolean' },
        exit: { type: 'boolean' },
        json: { type: 'boolean' },
        'aws-limits': { type: 'boolean' },
        rehearse: { type: 'string' },
        customer: { type: 'string', multiple: true },
        port: { type: 'string' },
        pages: { type: 'string' },
        state: { type: 'string' },
        context: { type: 'string', short: 'c', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
