import type { Section } from '../part.ts';

export const cost: Section = {
  title: 'Cost',
  parts: [
    {
      benchmark: 'cost',
      title: 'A million reports',
      formula:
        'A photo and a row each, which come together, 21 calls of 1 s. 1,000 reports run on paper time with the answers that the self-hosted service really gives, and with the settings that are shipped for a vendor (250 calls in flight, prices); and the vendor has passed its trial. DynamoDB throttles there, its indexes lag, and functions begin cold. A write that meets a transaction is refused, billed and tried again; what the benchmark itself reads is not billed. The benchmark counts everything that AWS bills by its rules (GB-seconds, requests, write and read units of table and indexes, objects, uploads included, messages, events, bytes of logs, traces, calls and answers) and prices it by [packages/bench/prices.ts](../packages/bench/prices.ts), us-east-1, arm64, without free tiers. Storage of a month and fixed costs (alarms, metrics, secrets, idle polling: about $11 a month) are left out. A photo as a phone takes it is fetched once. The processor time of a photo is twice that of part 2, because Lambda is assumed to be half as fast. The service beside it answers for eight reports on a local DynamoDB, which counts the units. Its GB-seconds are wall time: twice the processor time of this machine, 4 ms for each read of its table, 6 for each write, 25 for each object. Each report has another photo. Others buy the same calls and keep the same answers, once photos and rows are accepted, with 0.5 GB of memory; ceilings, gates, refusals and erasure cost them nothing here.',
      tried: {
        'a million reports, a vendor in the region, photos not looked at':
          'It was $88 on an ideal table, with shorter answers of our own service: since then two answers have grown beyond a kilobyte ($1.2), and what is refused or comes late is counted. The largest items are the 21 answers (one item each, so that each is stored the moment it comes) and the header. Tried: a dictionary of field names for deflate saves 70 bytes of an answer and no unit, brotli at quality 5 none, and at quality 11 five units ($3.1) for 0.3 s of a processor ($4). One state for `due` and `working` in the index of a batch would save two units ($1.2), and the list of what is under way.',
        'the self-hosted service beside it':
          'It was $55 while its processor time counted instead of its wall time, and its logs did not. A call is one invocation. Processor time is $30 of its Lambda, most of it the reading of the palm, and waiting for table and bucket is $10. Two writes of the books for each call are $26 of the table. Its calls belong to the traces of fan-out, which are billed there. Two levers are not used: 1 GB of memory instead of 1.73 would save $4 and make a reading take 1.7 times as long, and logs without the three lines of the platform for each call would save $4.7 and hide durations and memory.',
        'photos fetched by a vendor elsewhere':
          'Photos are prepared at 2,048 pixels, while lines are read at 1,600. Tried on all photos of real hands at 1,920 ($24) and at 1,600 ($17): readings of our own service are then not the same. Ratios move in the third digit, and a claim that stands near its bound comes or goes (3 of 3 large photos; "a head line of middling length" comes, "a heart line that reaches the index finger" stays). Tried with the same pixels, bit for bit: a progressive JPEG with its scans sorted takes 0.96 of the bytes and twice the processor time, $26. So photos stay as they are: what is measured in a photo should not depend on the price of its way.',
      },
      remarks: [
        'Write units by item, those of the indexes included: `subject report` is the header (made with the photo; the row; lease and calls under way, several times in a wave; the end, in a transaction). Calls under way stand there by number, 20 bytes each: with names and whole hashes they were 145 bytes each, and the header took 14 units more, `subject part` one answer each, `count count` the count of the batch by state (in the transactions that make and end a header, twice the price), `uploads upload` what is known of an uploaded file (begun and ended), `inputs inputs` who has bought for the same photo or birth (claimed before, confirmed after), `gate`, `batch` and `budget` what many reports share. A table is billed by the KB of the whole item, whichever of its attributes a write touches; the names of attributes are some 250 bytes of a header.',
        'The self-hosted service was 205 in the same run. 115 of its 274 write units were the photo that it keeps, and as many again the one that it replaced, because the benchmark sent the same photo each time: now each is another, and lies in the bucket. A reading is one item where it was two, and the wallet is looked into once in ten seconds instead of before each call: what is charged is decided by the charge.',
      ],
    },
    {
      benchmark: 'ledger',
      title: 'The table',
      formula:
        'The real ledger works on a table in memory that counts what DynamoDB would bill, with the answers of the self-hosted service to a photo and a row of a person; write units include those of the indexes, prices are those of [packages/bench/prices.ts](../packages/bench/prices.ts). Units are the same on every machine and in every run.',
      tried: {},
    },
  ],
};
