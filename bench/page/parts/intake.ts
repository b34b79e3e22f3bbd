import type { Section } from '../part.ts';

export const intake: Section = {
  title: 'Intake',
  parts: [
    {
      benchmark: 'intake',
      title: 'Intake',
      formula:
        'A table of births in several scripts, with line ends in quotation marks and no zone, is read with all checks; beside it csv-parse alone splits the same bytes in the same process. The share is the processor time of csv-parse over that of the reader, the median of nine turns over a ninth of the rows each; the peak is that of a process that has read all of them and done nothing else.',
      tried: {
        '1,000,000 rows: share of the speed of csv-parse alone':
          'It was 0.15, and 0.50 when this was written. What is left is spread over some forty functions of a few per cent each, which read, judge and note the cells of a row.',
        '1,000,000 rows: peak of the process':
          'What lives is 30 MB at any row, beside 98 MB that a process has before the first: the rest is the young generation of V8, which grows with the rate of short-lived objects, and more on a busy machine. A smaller old generation changed nothing; under `--max-semi-space-size=8` it was 180 MB of then 291.',
      },
      remarks: [
        'The share was 0.15. What made it: rows without oddities are split without csv-parse, which makes itself ready anew for each; offsets of zones are kept by cells of five days; a chunk of rows needs one promise; and what is plain at a glance (a date as 2001-03-31, an id of letters and digits, a text of printable ASCII) is not put through the rules that could not refuse it.',
      ],
    },
    {
      benchmark: 'photos',
      title: 'Photos',
      formula:
        'Photos of 3,024 pixels are prepared one after the other in one process, as an invocation does, and looked at or not. A GB-second is a second of processor time at the memory that the function has; the first photo, which loads the hand network, is left out. `node bench/photos.ts 10000` takes more of them.',
      tried: {},
    },
    {
      benchmark: 'headers',
      title: 'Headers',
      formula:
        'One table of 20,000 births, read by one invocation on paper time ([scale.md](scale.md)) with the usual settings, until each row is a header; fan-out begins meanwhile.',
      tried: {
        'headers that one invocation makes of a table':
          'No partition key is in the way: the busiest is written far below what one takes. A row is accepted by a few requests, and each takes 1.2 ms of a whole processor, of which the 512 MB of the function have three tenths: it is the processor that sets the pace. Measured for the first time, nothing tried yet. 1.7 GB would make it three times as fast for the same money; beyond that a table would have to be read by several invocations, each with its range of bytes, which the checkpoints of the reader would allow.',
      },
    },
  ],
};
