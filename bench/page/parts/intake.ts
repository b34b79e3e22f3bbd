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
          'It was 0.15. Tried and kept: rows without oddities are split without csv-parse, which makes itself ready anew for each (four tenths of the time); offsets of zones are kept by cells of five days (a quarter); patterns that cannot match are not tried, and a chunk of rows needs one promise (a tenth). What is left is spread over some forty functions of a few per cent each, which read, judge and note the cells of a row; two of every three microseconds go there, and a tenth into splitting.',
        '1,000,000 rows: peak of the process':
          'What lives is 30 MB at any row, beside 98 MB that a process has before the first: the rest is the young generation of V8, which grows with the rate of short-lived objects, and more on a busy machine. A smaller old generation changed nothing; under `--max-semi-space-size=8` it is 180 MB.',
      },
    },
    {
      benchmark: 'photos',
      title: 'Photos',
      formula:
        'Photos of 3,024 pixels are prepared one after the other in one process, as an invocation does, and looked at or not. A GB-second is a second of processor time at the memory that the function has; the first photo, which loads the hand network, is left out. `node bench/photos.ts 10000` takes more of them.',
      tried: {},
    },
  ],
};
