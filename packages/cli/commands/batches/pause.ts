import { pausingView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';
import { shortClock } from '../../text/batch.ts';

export default command({
  name: 'pause',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'The batch buys nothing more until "palmleaf resume". Calls in flight finish and their answers are stored; new uploads',
    'are still read. A pause costs nothing and loses nothing, and does not affect other batches.',
  ].join('\n'),
  options: {},
  examples: ['pause june'],
  async run({ words, json, out, connect, hint }) {
    const [batch = ''] = words;
    const { reports } = await connect();
    const path = `${batchPath(batch)}/pause`;
    const answer = await ask(reports, pausingView, path, { method: 'POST' });
    const since = shortClock(answer.since ?? '');
    if (json) out.printJson(answer);
    else if (answer.changed)
      out.print([
        `${batch} is paused. Buying stops within seconds; calls in flight finish, and their answers are stored.`,
        `To resume it: ${hint('resume', batch)}`,
      ]);
    else out.print(`${batch} is paused already, since ${since}. To resume it: ${hint('resume', batch)}`);
    return exitCodes.done;
  },
});
