import type { Section } from '../part.ts';

export const fanOut: Section = {
  title: 'Fan-out',
  parts: [
    {
      benchmark: 'fan-out',
      title: 'On paper time',
      formula:
        'The functions as Lambda runs them, with the settings that infra writes, on a table and queues of which each request takes its time ([scale.md](scale.md)). A report is a photo and a birth: 21 calls, of which two have to wait for each other. The wall is from the first call to the last answer. Calls in flight are the mean from the time when a tenth of the calls had begun to that when nine tenths had. Dollars are the GB-seconds of fan-out, at the memory that its calls in flight ask for, two invocations with 900 of them each, as many as may be.',
      tried: {
        '2,000 reports, answers after 200 ms, 10 invocations: calls in flight over the cap of 100':
          'It was 0.46. Tried on paper: 4 and 5 invocations (0.83 and 0.85), 50 subjects in each (0.87), and 400 in each with 8,000 reports (0.83: their beginnings take the processor before the calls do). What is left lies between an answer and the next call in its place: a call is let in by a write of its header, which is gathered with others for 5 ms and takes 6 ms and 2 ms of a processor of which 1 GB has six tenths, some 13 in 213: 0.94 at best ([in-flight.md](decisions/in-flight.md)). 0.92 would take calls written down before there is room for them, and then a worker that dies leaves as unknown what was never sent; or a whole processor for each invocation, at 1.7 times the money.',
      },
      remarks: [
        'Lambda for answers after 30 s was 162 dollars, and 44 with invocations of hundreds of calls and 4 MB for each. It is 2 MB now ([memory.ts](../infra/sizing/memory.ts)), three times what the part below measures; where a function has no whole processor yet, its memory is still that of 4 MB a call, for the processor that comes with it. An invocation has 900 calls in flight at most, because Lambda lets it have 1,024 files and sockets open; more was let through before.',
      ],
    },
    {
      benchmark: 'in-flight',
      title: 'Memory of calls in flight',
      formula:
        '900 calls in flight, three rounds of them, to a server on this machine that answers after 15 s, over TLS, all at once: one of 21 with a picture of 3 MB, the others with 6 KB. Each is sent, judged, checked and packed for the store as fan-out does it; V8 has what Lambda lets it have of the memory of such an invocation (2,056 MB).',
      tried: {},
    },
    {
      benchmark: 'http2',
      title: 'HTTP/2',
      formula:
        '200 calls in flight, 2,000 in all, to a server on this machine that answers 6 KB after 1 s, over TLS: with fetch as Node has it and fan-out uses it, which speaks HTTP/1.1 over 200 connections, and with fetch of undici 8 and `allowH2`, one connection with 200 streams. Processor time is that of the whole process; the memory of a call is what the peak is above the process before, over 200.',
      tried: {},
      remarks: [
        'Nothing uses it yet. It would need undici as a dependency of fan-out, and the outcome of a call is decided by what was sent when a connection breaks: with HTTP/2 one broken connection makes all calls on it unknown.',
      ],
    },
  ],
};
