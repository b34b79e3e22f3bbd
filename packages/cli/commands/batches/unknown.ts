import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { type UnknownView, unknownsPage } from '@palmleaf/shared/views/views';
import { batchPath, customerParameter, pages } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';

export default command({
  name: 'unknown',
  words: '[BATCH]',
  arity: [0, 1],
  about: [
    'Each line is one attempt that was sent and got no answer, so it may have been charged. Only the calls of these attempts',
    'can have been bought twice. "state" is the current state of the part: a later attempt may have bought it.',
  ].join('\n'),
  options: { customer: { type: 'string', value: 'NAME', help: 'only calls of this customer' } },
  examples: ['unknown', 'unknown --customer acme', 'unknown june', 'unknown june --json'],
  async run({ words, values, json, out, connect }) {
    const [batch] = words;
    const { reports } = await connect();
    const all: UnknownView[] = [];
    const found =
      batch === undefined
        ? pages(reports, unknownsPage, '/unknown', customerParameter(values.customer))
        : pages(reports, unknownsPage, `${batchPath(batch)}/unknown`);
    for await (const { unknowns } of found) all.push(...unknowns);
    if (batch !== undefined && all.length === 0) await expectBatch(reports, batch);
    if (json) out.printJson(all);
    else out.print(all.length === 0 ? 'No outcome is unknown.' : text(all));
    return exitCodes.done;
  },
});

function text(unknowns: readonly UnknownView[]): Line[] {
  const rows = unknowns.flatMap(({ batch, id, part, state, attempts }) =>
    attempts.map((what) => [subjectName({ batch, id }), part, state, what]),
  );
  return table(['subject', 'part', 'state', 'what happened'], rows);
}
