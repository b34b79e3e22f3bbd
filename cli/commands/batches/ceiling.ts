import { ceilingView } from '../../../shared/views/requests.ts';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { calls } from '../../command-line/values.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'ceiling',
  words: 'BATCH N|none',
  arity: [2, 2],
  about: 'What waits for the old ceiling goes on within a minute, as far as there is room.',
  options: {},
  examples: ['ceiling june 5000', 'ceiling june none'],
  async run({ words, json, out, connect }) {
    const [batch = '', text = ''] = words;
    const ceiling = text === 'none' ? null : calls(text, 'The ceiling');
    const { reports } = await connect();
    const answer = await ask(reports, ceilingView, `${batchPath(batch)}/ceiling`, {
      method: 'PUT',
      body: { ceiling },
    });
    if (json) out.printJson(answer);
    else {
      out.print(ceiling === null ? `${batch} has no ceiling.` : `${batch} may buy ${ceiling} calls at most.`);
      const { uploads } = await expectBatch(reports, batch);
      if (uploads.length === 0) out.print('Nothing has been uploaded under this name yet.');
    }
    return exitCodes.done;
  },
});
