import type { Section } from '../part.ts';

export const fanOut: Section = {
  title: 'Fan-out',
  parts: [
    {
      benchmark: 'fan-out',
      title: 'On paper time',
      formula:
        'The functions as Lambda runs them, with the settings that infra writes, on a table and queues of which each request takes its time ([scale.md](scale.md)). A report is a photo and a birth: 21 calls, of which two have to wait for each other. The wall is from the first call to the last answer. Calls in flight are the mean from the time when a tenth of the calls had begun to that when nine tenths had. Dollars are the GB-seconds of fan-out, at the memory that its calls in flight ask for, two invocations with 1,000 of them each.',
      tried: {
        '2,000 reports, answers after 200 ms, 10 invocations: calls in flight over the cap of 100':
          'It was 0.46. Tried and kept: one line of calls for all subjects of an invocation, which goes on with the next subject wherever a place is free. Tried on paper: 4 and 5 invocations (0.83 and 0.85), 50 subjects in each (0.87). What is left: between an answer and the next call in its place lie the write of the part and some 2 ms of a processor that 1 GB has six tenths of, some 10 ms in 200; and an invocation that ends leaves its ten places half empty for the last subjects, then for the second in which the next one waits for its messages. 0.92 would take a place that is given on when the answer is there and not when it is stored, with a bound on what is not stored yet, and the next invocation begun before the last subjects of the one before have ended.',
        'answers after 30 s: Lambda for fan-out of a million reports':
          'It was 162. The calls in flight of a million reports are 630 million seconds, and the memory of a function is set by its calls: 4 MB each, measured with fetch, for a socket and an answer. 4 MB alone are $33, however the calls are shared out (250, 500 or 1,000 in an invocation: $44, $44, $44; four thousand reports instead of 800: $42). $25 would take 2 MB a call: with HTTP/2 to the service a call takes a fraction of that (below), and the memory could be set by it where the service speaks it.',
      },
    },
  ],
};
