import type { Section } from '../part.ts';

export const intake: Section = {
  title: 'Intake',
  parts: [
    {
      benchmark: 'intake',
      title: 'Intake',
      formula:
        'A table of births in several scripts, with line ends in quotation marks and no zone, is read with all checks; beside it csv-parse alone splits the same bytes in the same process. The share is the processor time of csv-parse over that of the reader, the median of nine turns over a ninth of the rows each; the peak is that of a process that has read all of them and done nothing else. It is a bundle, made as the functions are, with the options that Node has in the rows function ([memory.ts](../infra/sizing/memory.ts)).',
      tried: {
        '1,000,000 rows: share of the speed of csv-parse alone':
          'It was 0.15, and 0.50 when this was written. What is left is spread over some forty functions of a few per cent each, which read, judge and note the cells of a row.',
      },
      remarks: [
        'The peak was 225 MB. 43 of these were Node reading TypeScript, which no function does. Of the rest some 30 live, at any row; the young generation of V8 grows with the rate of short-lived objects and with the memory that the function has: `--max-semi-space-size=16`, which Lambda leaves as it is told, keeps it at that. With 8 it is 134 MB and 2 % slower, with 2 the requests to the table take a quarter more processor time; 64, as Lambda would have it for the memory of the function, is 233 MB and no faster.',
        'The share was 0.15. What made it: rows without oddities are split without csv-parse, which makes itself ready anew for each; offsets of zones are kept by cells of five days; a chunk of rows needs one promise; and what is plain at a glance (a date as 2001-03-31, an id of letters and digits, a text of printable ASCII) is not put through the rules that could not refuse it.',
      ],
    },
    {
      benchmark: 'photos',
      title: 'Photos',
      formula:
        'Photos of 3,024 pixels are prepared one after the other in one process, as an invocation does, and looked at or not. A GB-second is a second of processor time at the memory that the function has; the first photo, which loads the hand network, is left out. `node packages/bench/photos.ts 10000` takes more of them.',
      tried: {},
      remarks: [
        '10,000 photos without the look, in one process on a busy machine: 298 MB after a thousand of them, 300 after five thousand, 298 at the end, 302 at most; 65 ms of processor time each.',
      ],
    },
    {
      benchmark: 'headers',
      title: 'Headers',
      formula:
        'One table of 20,000 births, read by one invocation on paper time ([scale.md](scale.md)) with the usual settings, until each row is a header; fan-out begins meanwhile.',
      tried: {},
      remarks: [
        'It was 168: a row took three requests, each 1.2 ms of a processor (0.5 of this machine without TLS, nine tenths of them in the client of DynamoDB and Node). Now the reads of 128 rows travel in groups of 100, and their headers in one transaction for each count shard ([grouped-table.ts](../shared/table/grouped-table.ts)). An item of a group counts 0.03 ms of the processor where it is read and 0.2 where it is written.',
      ],
    },
    {
      benchmark: 'deliveries',
      title: 'Webhooks',
      formula:
        'One webhook is told of 15,000 events on paper time ([scale.md](scale.md)) in one turn of its function, by an address that answers after 200 ms. The first five seconds are left out: the number of deliveries at the same time grows from 10 to 160 in them.',
      tried: {},
      remarks: [
        'It was 50, ten at a time. Deliveries are read in groups of 50, and outcomes that wait for a write are written together; then one processor is the limit, at some 650.',
      ],
    },
  ],
};
