import type { ReleaseOutcome } from '@palmleaf/shared/holds/release-batch';
import { releasedView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';

const sentences: Record<ReleaseOutcome, string> = {
  released:
    'continues. The odd answers are accepted, and do not hold it again until the credential or the profile changes.',
  'trial ended': 'continues: nobody waits for the trial any more.',
  'not held': 'is not held.',
};

export default command({
  name: 'release',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'The first N subjects of each kind in a batch are bought first (-c trial=N). If all their answers lack what a report',
    'needs, the batch is held. It is also held later, when N subjects in a row get only such answers. "palmleaf status"',
    'shows what was found. After you have checked that, this command lets the batch continue, and the other subjects no',
    'longer wait for the first ones.',
  ].join('\n'),
  options: {},
  examples: ['release june'],
  async run({ words, json, out, connect }) {
    const [batch = ''] = words;
    const { reports } = await connect();
    const path = `${batchPath(batch)}/release`;
    const answer = await ask(reports, releasedView, path, { method: 'POST' });
    if (json) out.printJson(answer);
    else out.print(`${batch} ${sentences[answer.outcome]}`);
    return exitCodes.done;
  },
});
