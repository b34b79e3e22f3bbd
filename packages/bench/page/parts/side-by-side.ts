import type { Section } from '../part.ts';

export const sideBySide: Section = {
  title: 'Side by side',
  parts: [
    {
      benchmark: 'peers',
      title: 'The same reports, with a kill in the middle',
      formula:
        '24 reports of 21 calls each from one service on this machine that answers after 300 ms, two people and 40 calls at once; when half of the calls have been sent, the process that makes them is killed. Functions have 20 s, and a message that a dead one had is seen again after 20 s. The scripts stand in [packages/bench/peers/scripts](../packages/bench/peers/scripts/p-limit.mjs), lines are those that are neither empty nor a comment. A person starts the script with p-limit again at once; it keeps a file for each report that is done. Powertools reads a queue, batch by batch, with its records on a local DynamoDB. The test runner of the durable execution SDK keeps its history in the memory of the process that it runs in, so that nothing could be killed apart from it: the function runs in a process of its own, and what it checkpoints is kept by the one that starts it, over the interface that the SDK has for that. Palmleaf is the whole local stack, from the upload of photos and a table to the last report. Dollars are those of part 4.',
      tried: {},
      isGrid: true,
      remarks: [
        'Palmleaf takes longest: its wall time holds two functions that prepare 24 photos and read a table, and the lease of the dead worker, which runs to the end of its invocation and ten seconds beyond, because nobody else can know that it is dead and not slow. It repeats the fewest calls, and of those that were under way it says which they were; the others repeat what was in flight at the kill, or all of a report, and know nothing of it. The lines leave out what each of the others would still need: credentials, an answer that is not 200, a rate, a wallet that is empty, a ceiling, who was refused and why, queues and tables and their alarms.',
      ],
    },
  ],
};
