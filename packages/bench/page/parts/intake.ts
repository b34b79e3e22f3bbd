import type { Section } from '../part.ts';

export const intake: Section = {
  title: 'Intake',
  parts: [
    {
      benchmark: 'intake',
      title: 'Intake',
      method:
        'The intake reads a table of births with names in Devanagari, with quoted line breaks and without time zones, and makes all its checks. In the same process, csv-parse alone splits the same bytes. The share is the processor time of csv-parse divided by that of the intake: the median of nine measurements of a ninth of the rows each. The peak is the memory of a process that only reads the table. The code is a bundle like those of the functions, with the Node options of the rows function ([memory.ts](../infra/sizing/memory.ts)).',
      tried: {
        '1,000,000 rows: share of the speed of csv-parse alone':
          'The share rose from 0.15 to 0.50. The remaining time is spread over some forty functions of a few per cent each, which read, judge and record the cells of a row.',
      },
      remarks: [
        'The peak of the first version was 225 MB. Of these, Node needed 43 MB to load TypeScript, which no function does. At each row some 30 MB are in use. The young generation of V8 grows with the rate of short-lived objects and with the memory of the function; `--max-semi-space-size=16`, which Lambda respects, limits it. With 8 the peak is 134 MB and reading 2 % slower; with 2 the requests to the table take a quarter more processor time; 64, the default for this memory, takes 233 MB and is no faster.',
        'Four changes raised the share from 0.15. The intake splits plain rows without csv-parse, whose start costs time for each row. It caches the offset of a time zone for each period of five days. It makes one promise for a chunk of rows. And plain cells (a date such as 2001-03-31, an id of letters and digits, a text of printable ASCII) skip the rules that could not refuse them.',
      ],
    },
    {
      benchmark: 'photos',
      title: 'Photos',
      method:
        'One process prepares photos of 3,024 pixels one after the other, as an invocation does, with and without the check before purchase. A GB-second is a second of processor time at the memory of the function. The first photo, which loads the hand network, is left out. `node packages/bench/photos.ts 10000` takes more photos.',
      tried: {},
      remarks: [
        '10,000 photos without the check, in one process on a busy machine: 298 MB after a thousand, 300 after five thousand, 298 at the end, at most 302; 65 ms of processor time each.',
      ],
    },
    {
      benchmark: 'headers',
      title: 'Headers',
      method:
        'One invocation reads a table of 20,000 births on paper time ([scale.md](scale.md)) with the usual settings, until each row has a header, the item of its subject. Fan-out works at the same time.',
      tried: {},
      remarks: [
        'The first version wrote 168 headers a second, with three requests for each row. A request takes 1.2 ms of a processor on Lambda (0.5 ms on this machine without TLS, nine tenths of it in the client of DynamoDB and in Node). Now the function handles 128 rows at once, reads their headers in groups of 100, and writes them in one transaction for each count shard ([grouped-table.ts](../shared/table/grouped-table.ts)). In a group, an item takes 0.03 ms of the processor to read and 0.2 ms to write.',
      ],
    },
    {
      benchmark: 'deliveries',
      title: 'Webhooks',
      method:
        'One webhook receives 15,000 events on paper time ([scale.md](scale.md)) in one invocation of its function, at an address that answers after 200 ms. The first five seconds are left out, because the number of concurrent deliveries grows from 10 to 160 in them.',
      tried: {},
      remarks: [
        'The first version delivered 50 events a second, with ten deliveries at a time. The function now reads deliveries in groups of 50 and writes waiting outcomes together. One processor limits it to some 650 a second.',
      ],
    },
  ],
};
