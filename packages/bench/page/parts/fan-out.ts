import type { Section } from '../part.ts';

export const fanOut: Section = {
  title: 'Fan-out',
  parts: [
    {
      benchmark: 'fan-out',
      title: 'Fan-out on paper time',
      method:
        'This benchmark runs the functions with the settings that synthesis writes, on paper time, the virtual time of a simulation ([scale.md](scale.md)). Each request to table and queues takes its simulated time. A report is a photo and a birth: 21 calls, of which one waits for the answer of another. Wall time runs from the first call to the last answer. The share of the cap is the mean number of calls in flight divided by `inFlightCap`, from the moment when a tenth of the calls have begun to the moment when nine tenths have. The dollars are the price of the GB-seconds that 800 reports use in two invocations, scaled to a million reports. Each invocation has 900 calls in flight, the most that the settings allow, and the memory that these calls need.',
      tried: {
        '2,000 reports, answers after 200 ms, 10 invocations: calls in flight as a share of the cap of 100':
          'The first version reached 0.46. We tried on paper time: 4 and 5 invocations (0.83 and 0.85), 50 subjects in each invocation (0.87), and 400 in each with 8,000 reports (0.83, because the start of these subjects uses the processor before the calls do). What remains is the pause between an answer and the next call. Before a call, a worker writes it into the header of the report, an item of the table. This write waits 5 ms for other calls, takes 6 ms, and uses 2 ms of a processor (a function of 1 GB has six tenths of one). Together these are some 13 of 213 ms, so 0.94 is the best possible ([in-flight.md](decisions/in-flight.md)). There are two ways to the goal of 0.92. A worker could write calls into the header before there is room for them; then a dead worker would leave unknown calls that were never sent. Or each invocation could have a whole processor, at 1.7 times the cost.',
      },
      remarks: [
        'With answers after 30 s, Lambda for a million reports first cost 162 dollars, and later 44, with hundreds of calls in an invocation and 4 MB of memory for each. We now reserve 2 MB for a call ([memory.ts](../infra/sizing/memory.ts)), three times the measurement below. Lambda gives a function a share of a processor in proportion to its memory. Fan-out needs a larger share than 2 MB for each call would give, so a function gets more memory, up to that of one whole processor. An invocation has at most 900 calls in flight, because Lambda allows 1,024 open files and sockets.',
      ],
    },
    {
      benchmark: 'in-flight',
      title: 'Memory of calls in flight',
      method:
        'Three rounds of 900 calls in flight go over TLS to a server on this machine, which answers all at once after 15 s: one in 21 with a picture of 3 MB, the others with 6 KB. Fan-out sends each call, then judges and checks its answer and packs it for the store. V8 has the memory that Lambda gives such an invocation (2,056 MB).',
      tried: {},
    },
    {
      benchmark: 'http2',
      title: 'HTTP/2',
      method:
        '2,000 calls, 200 in flight, go over TLS to a server on this machine that answers with 6 KB after 1 s: first with fetch of Node, as fan-out uses it (HTTP/1.1 over 200 connections), then with fetch of undici 8 and `allowH2` (one connection with 200 streams). Processor time is that of the whole process. The memory of a call is the rise of the peak divided by 200.',
      tried: {},
      remarks: [
        'Nothing uses HTTP/2 yet. Fan-out would need undici as a dependency, and one broken connection would make all calls on it unknown.',
      ],
    },
  ],
};
