import type { Section } from '../part.ts';

export const sideBySide: Section = {
  title: 'Side by side',
  parts: [
    {
      benchmark: 'peers',
      title: 'The same reports, with a kill in the middle',
      method:
        "Each design makes 24 reports of 21 calls each. It handles two people and 40 calls at once, and uses the same service on this machine, which answers after 300 ms. After half of the calls, the benchmark kills the process that sends them. Functions time out after 20 s, and a message of a dead function is visible again after 20 s. The scripts are in [packages/bench/peers/scripts](../packages/bench/peers/scripts/p-limit.mjs); lines are those that are neither empty nor a comment. The script with p-limit stores a file for each finished report, and the benchmark restarts it at once, as a person would. Powertools reads a queue, batch by batch, with its records on a local DynamoDB. The test runner of the durable execution SDK stores its history in memory, so the function runs in a separate process, and the process that starts it stores the checkpoints through the SDK's own interface. Palmleaf is the whole local stack, from the upload of photos and a table to the last report. Dollars are computed as in section 4.",
      tried: {},
      isGrid: true,
      remarks: [
        'Palmleaf takes longest. Its wall time includes two functions that prepare 24 photos and read a table, and the lease of the dead worker, which runs until ten seconds after its invocation, because no other worker can know that it is dead and not slow. It repeats the fewest calls, and lists the calls that were under way. The others repeat the calls in flight at the kill, or a whole report, without knowing it. The line counts leave out what each of the others would still need: credentials, answers other than 200, a rate, an empty wallet, a ceiling, refusals with reasons, queues and tables with their alarms.',
      ],
    },
  ],
};
