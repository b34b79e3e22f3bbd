import { sealedView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'seal',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'A batch is sealed ten minutes after its last upload was read, if no other arrives; this command seals it now. An upload',
    'opens it again.',
  ].join('\n'),
  options: {},
  examples: ['seal june'],
  async run({ words, json, out, connect }) {
    const [batch = ''] = words;
    const { reports } = await connect();
    const answer = await ask(reports, sealedView, `${batchPath(batch)}/seal`, {
      method: 'POST',
    });
    if (json) out.printJson(answer);
    else out.print(`${batch} is sealed.`);
    return exitCodes.done;
  },
});
