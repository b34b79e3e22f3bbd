import { pausingView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'resume',
  words: 'BATCH',
  arity: [1, 1],
  about:
    'Subjects that wait because of the pause resume within some minutes, as far as gates and ceilings allow.',
  options: {},
  examples: ['resume june'],
  async run({ words, json, out, connect }) {
    const [batch = ''] = words;
    const { reports } = await connect();
    const path = `${batchPath(batch)}/resume`;
    const answer = await ask(reports, pausingView, path, { method: 'POST' });
    if (json) out.printJson(answer);
    else out.print(answer.changed ? `${batch} continues.` : `${batch} is not paused.`);
    return exitCodes.done;
  },
});
