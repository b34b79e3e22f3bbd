import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { jsonOf } from '@palmleaf/shared/json';
import { send } from '../../api/ask.ts';
import type { SignedRequest } from '../../api/signed-fetch.ts';
import { command, type Input } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';

const methods = ['GET', 'POST', 'PUT'] as const;

export default command({
  name: 'api',
  words: 'PATH',
  arity: [1, 1],
  about: [
    'Signs a request to the reports API with your AWS credentials and prints the answer. The method is GET, or',
    'POST with --field or --input. A field is sent as JSON: numbers, true, false and null as such, anything else as text.',
    'docs/reader.md and /openapi.json list the addresses.',
  ].join('\n'),
  options: {
    method: { type: 'string', value: 'METHOD', help: methods.join(', ') },
    field: {
      type: 'string',
      multiple: true,
      value: 'NAME=VALUE',
      help: 'a field of the body; may be repeated',
    },
    input: {
      type: 'string',
      value: 'FILE',
      help: 'the body as JSON, from a file or from - (standard input)',
    },
  },
  examples: [
    'api /batches',
    'api /batches/june/reports?limit=5',
    'api /batches/june/pause --method POST',
    'api /batches/june/ceiling --method PUT --field ceiling=5000',
    'api /openapi.json > openapi.json',
  ],
  async run({ words, values, out, stdin, connect }) {
    const [path = ''] = words;
    if (!path.startsWith('/')) throw new UsageError('Write the path with a leading slash, such as /batches');
    const request = await requestOf(values, stdin);
    const { reports } = await connect();
    const response = await send(reports, path, request);
    const body = await response.text();
    const value = jsonOf(body);
    if (value !== undefined) out.printJson(value);
    else await out.write(body.endsWith('\n') ? body : `${body}\n`);
    return exitCodes.done;
  },
});

interface RequestOptions {
  readonly method?: string;
  readonly field?: readonly string[];
  readonly input?: string;
}

async function requestOf(
  { method, field = [], input }: RequestOptions,
  stdin: Input,
): Promise<SignedRequest> {
  if (input !== undefined && field.length > 0) throw new UsageError('--field and --input exclude each other');
  const body = input === undefined ? bodyOf(field) : await bodyIn(input, stdin);
  const requestedMethod = method?.toUpperCase() ?? (body === undefined ? 'GET' : 'POST');
  const known = methods.find((one) => one === requestedMethod);
  if (known === undefined) throw new UsageError(`--method takes ${methods.join(', ')}, not "${method}"`);
  if (known === 'GET' && body !== undefined) throw new UsageError('A GET has no body: use POST or PUT');
  return { method: known, ...(body === undefined ? {} : { body }) };
}

function bodyOf(fields: readonly string[]): unknown {
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    fields.map((field) => {
      const [, name, value] = /^([\w-]+)=(.*)$/s.exec(field) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--field takes NAME=VALUE, such as ceiling=5000, not "${field}"`);
      return [name, /^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(value) ? jsonOf(value) : value];
    }),
  );
}

async function bodyIn(input: string, stdin: Input): Promise<unknown> {
  const written = input === '-' ? await text(Readable.from(stdin)) : readInput(input);
  const body = jsonOf(written);
  if (body === undefined) throw new UsageError(`${input === '-' ? 'Standard input' : input} is not JSON`);
  return body;
}

function readInput(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
}
