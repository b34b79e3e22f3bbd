import { redrivenView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { confirmUnknownCalls } from '../../command-line/confirm.ts';
import { statesToRedrive } from '../../command-line/values.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'redrive',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Opens the parts in these states again: unavailable (the service could not answer such calls), unknown (the answer',
    'never came; such a call may be bought twice) and refused (only useful when the reason has gone). "photo" sends the',
    'photos, too, that a look had refused before anything was bought (photoCheck). What was bought stays bought. The batch',
    'is worked through by the reconciler, within the ceiling.',
  ].join('\n'),
  options: {
    states: {
      type: 'string',
      value: 'A,B',
      help: 'unavailable, unknown, refused, photo (default: unavailable,unknown)',
    },
    yes: { type: 'boolean', short: 'y', help: 'do not ask, even if calls may be bought twice' },
  },
  examples: [
    'redrive june',
    'redrive june --states unavailable',
    'redrive june --states unknown,refused --yes',
  ],
  async run({ words, values, json, out, stdin, connect }) {
    const [batch = ''] = words;
    const states = statesToRedrive(values.states ?? 'unavailable,unknown');
    const { reports } = await connect();
    const view = await expectBatch(reports, batch);
    if (states.includes('unknown') && view.calls.unknown > 0 && !values.yes) {
      const question = `${view.calls.unknown} calls have an unknown outcome and may be bought twice. Go on?`;
      await confirmUnknownCalls({ stdin, out }, question);
    }
    const body = { states };
    const answer = await ask(reports, redrivenView, `${batchPath(batch)}/redrive`, { method: 'POST', body });
    if (json) out.printJson(answer);
    else {
      const photos = answer.photos === undefined ? '' : ` ${answer.photos} photos are sent all the same.`;
      out.print(`${batch} is redriven (${states.join(', ')}).${photos} ${answer.next}`);
    }
    return exitCodes.done;
  },
});
