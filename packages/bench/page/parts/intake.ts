import type { Section } from '../part.ts';

export const intake: Section = {
  title: 'Intake',
  parts: [
    {
      benchmark: 'intake',
      title: 'Intake',
      formula:
        'The reader reads a table of births in several scripts, with line ends in quotation marks and no zone, with all checks. csv-parse alone splits the same bytes in the same process. The share is the processor time of csv-parse over that of the reader, the median of nine turns over a ninth of the rows each. The peak is that of a process that only reads the table. The code is a bundle like those of the functions, with the Node options of the rows function ([memory.ts](../infra/sizing/memory.ts)).',
      tried: {
        '1,000,000 rows: share of the speed of csv-parse alone':
          'The share rose from 0.15 to 0.50. The remaining time is spread over some forty functions of a few per cent each, which read, judge and record the cells of a row.',
      },
      remarks: [
        'The peak was 225 MB, 43 of these for Node reading TypeScript, which no function does. Some 30 MB are live at any row. The young generation of V8 grows with the rate of short-lived objects and with the memory of the function; `--max-semi-space-size=16`, which Lambda respects, limits it. With 8 the peak is 134 MB and reading 2 % slower; with 2 the requests to the table take a quarter more processor time; 64, the default for this memory, takes 233 MB and is no faster.',
        'Four changes raised the share from 0.15: rows without oddities are split without csv-parse, which prepares itself anew for each; offsets of zones are cached in cells of five days; a chunk of rows needs one promise; and plain cells (a date such as 2001-03-31, an id of letters and digits, a text of printable ASCII) skip the rules that could not refuse them.',
      ],
    },
    {
      benchmark: 'photos',
      title: 'Photos',
      formula:
        'One process prepares photos of 3,024 pixels one after the other, as an invocation does, with and without the check before purchase. A GB-second is a second of processor time at the memory of the function. The first photo, which loads the hand network, is left out. `node packages/bench/photos.ts 10000` takes more photos.',
      tried: {},
      remarks: [
        '10,000 photos without the check, in one process on a busy machine: 298 MB after a thousand, 300 after five thousand, 298 at the end, at most 302; 65 ms of processor time each.',
      ],
    },
    {
      benchmark: 'headers',
      title: 'Headers',
      formula:
        'One invocation reads a table of 20,000 births on paper time ([scale.md](scale.md)) with the usual settings, until each row has a header. Fan-out begins meanwhile.',
      tried: {},
      remarks: [
        'One invocation made 168 headers a second when each row took three requests of 1.2 ms of a processor (0.5 of this machine without TLS, nine tenths of them in the client of DynamoDB and Node). Now 128 rows are read in groups of 100, and their headers are written in one transaction for each count shard ([grouped-table.ts](../shared/table/grouped-table.ts)). An item of a group takes 0.03 ms of the processor to read and 0.2 to write.',
      ],
    },
    {
      benchmark: 'deliveries',
      title: 'Webhooks',
      formula:
        'One webhook receives 15,000 events on paper time ([scale.md](scale.md)) in one invocation of its function, at an address that answers after 200 ms. The first five seconds are left out, because the number of concurrent deliveries grows from 10 to 160 in them.',
      tried: {},
      remarks: [
        'The rate was 50 a second when ten deliveries ran at a time. Deliveries are now read in groups of 50, and waiting outcomes are written together, so one processor is the limit at some 650.',
      ],
    },
  ],
};
