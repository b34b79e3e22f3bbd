import { operationNames } from '@palmleaf/contract/operations';
import { acceptedDriftView, type DriftView, driftView } from '@palmleaf/shared/views/drift-view';
import { ask } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';

export default command({
  name: 'drift',
  words: '[accept [OPERATION]]',
  arity: [0, 2],
  about: [
    'Compares the shape of each answer (paths and kinds of values) with earlier answers of its operation: new, missing and',
    'changed members. Answers are stored whatever their shape. "accept" makes the current shape the usual one, for one',
    'operation or for all. Exit code 1 while a difference is listed. In a path, [] stands for any element of a list, and {}',
    'for any member with data as its name, such as a date.',
  ].join('\n'),
  options: {},
  examples: ['drift', 'drift --json', 'drift accept get-palm-image'],
  async run({ words, json, out, connect, usage }) {
    const [verb, operation] = words;
    if (verb !== undefined && verb !== 'accept') throw new UsageError(usage);
    if (operation !== undefined && !operationNames.some((name) => name === operation))
      throw new UsageError(`There is no operation ${operation}; docs/contract.md lists them`);
    const { reports } = await connect();
    if (verb === 'accept') {
      const body = operation === undefined ? {} : { operation };
      const answer = await ask(reports, acceptedDriftView, '/drift/accept', { method: 'POST', body });
      if (json) out.printJson(answer);
      else
        out.print(
          answer.accepted.length === 0
            ? 'There was no difference to accept.'
            : `Accepted: ${answer.accepted.join(', ')}`,
        );
      return exitCodes.done;
    }
    const view = await ask(reports, driftView, '/drift');
    if (json) out.printJson(view);
    else out.print(driftText(view));
    return view.operations.some(({ differences }) => differences.length > 0)
      ? exitCodes.attention
      : exitCodes.done;
  },
});

const words = { new: 'is new', missing: 'is missing', type: 'is now' } as const;

export function driftText({ profile, operations }: DriftView): Line[] {
  if (operations.length === 0) return [`No answer of the service "${profile}" has been seen yet.`];
  const differing = operations.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0)
    return [
      `The answers of "${profile}" have not changed their shape; ${operations.length} operations were seen.`,
    ];
  const rows = differing.flatMap(({ operation, differences, more }) => [
    ...differences.map(({ kind, path, type, answers, firstAt }) => [
      operation,
      path === '' ? 'the whole answer' : path,
      [words[kind], ...(type === undefined ? [] : [kind === 'new' ? `(${type})` : type])].join(' '),
      String(answers),
      firstAt.slice(0, 16).replace('T', ' '),
    ]),
    ...(more === 0 ? [] : [[operation, `and ${more} more`, '', '', '']]),
  ]);
  return table(['operation', 'where', 'what', 'answers', 'since (UTC)'], rows);
}
