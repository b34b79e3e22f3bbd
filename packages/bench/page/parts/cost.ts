import type { Section } from '../part.ts';

export const cost: Section = {
  title: 'Cost',
  parts: [
    {
      benchmark: 'cost',
      title: 'A million reports',
      method:
        '1,000 reports run on paper time, each with a photo and a row that arrive together: 21 calls of 1 s. They use the real answers of the self-hosted service and the settings that ship for a vendor (250 calls in flight, prices); the vendor has passed its trial. DynamoDB throttles, its indexes lag, and functions start cold. If a write meets a transaction on its item, DynamoDB refuses and bills it, and the client retries. The benchmark does not count its own reads. The benchmark counts everything that AWS bills by its rules (GB-seconds, requests, write and read units of table and indexes, objects, uploads included, messages, events, bytes of logs, traces, calls and answers) at the prices of [packages/bench/prices.ts](../packages/bench/prices.ts), us-east-1, arm64, without free tiers. It leaves out storage and fixed costs (alarms, metrics, secrets, idle polling: about $11 a month). Each photo is fetched once, at its original size. The processor time of a photo is twice the one measured in section 2 (Photos), because we assume that Lambda is half as fast. For the self-hosted service, the benchmark runs eight reports on a local DynamoDB that counts units. Its GB-seconds are wall time: twice the processor time of this machine, 4 ms for each read of its table, 6 for each write, 25 for each object. Each report has another photo. The rows "buying alone" are other designs, which buy the same calls and store the same answers from accepted photos and rows, with 0.5 GB of memory; they include nothing for ceilings, gates, refusals and erasure.',
      tried: {
        'a million reports, a vendor in the region, photos not checked':
          'It was $88 with shorter answers of our own service and a simulated table that never refused a write. Since then two answers have grown beyond a kilobyte ($1.2), and the benchmark counts refused and late writes. The largest items are the 21 answers (one item each, so that a worker stores each answer the moment it comes) and the header. We tried: a dictionary of field names for deflate saves 70 bytes of an answer and no unit; brotli saves nothing at quality 5, and at quality 11 five units ($3.1) for 0.3 s of a processor ($4). If the index of a batch had one state instead of `due` and `working`, we would save two units ($1.2), but could not list the work in progress.',
        'the self-hosted service, in addition to the pipeline':
          'It was $55 while the benchmark counted processor time instead of wall time, and no logs. Each call is one invocation. Processor time is $30 of its Lambda, mostly for reading palms; waiting for table and bucket is $10. Two writes to the accounts for each call are $26 of the table. Its calls are part of the traces of fan-out, so fan-out pays for them. Two savings are not used: 1 GB of memory instead of 1.73 saves $4 and makes a reading take 1.7 times as long; logs without the three lines of the platform for each call save $4.7 and hide durations and memory.',
        'traffic of photos to a vendor outside the region':
          'Palmleaf prepares photos at 2,048 pixels, and the service reads lines at 1,600. We tried on all photos of real hands: 1,920 ($24) and 1,600 pixels ($17) change readings of our own service. Ratios change in the third digit, and a claim near its limit appears or disappears in 3 of 3 large photos ("a head line of middling length" appears). With identical pixels, a progressive JPEG with sorted scans takes 0.96 of the bytes and twice the processor time, $26. So we keep the size of photos, because the price of transport must not change a reading.',
      },
      remarks: [
        'Each row of write units names an item by the first words of its partition key and sort key ([the items](architecture.md#the-items)). The units include those of its index entries. `subject report` is the header. It is written when the photo arrives, when the row arrives, several times while a worker buys calls (to record its lease and the calls in flight), and at the end in a transaction. It names calls in flight by number, with 20 bytes each. With names and whole hashes a call took 145 bytes, and the header 14 units more. `subject part` is one answer each. `count count` is the count of the batch by state (twice the price in the transactions that create and end a header). `uploads upload` records an uploaded file (begun and ended). `inputs inputs` names the buyer of a photo or birth; it is written before and after the purchase. Many reports share `gate`, `batch` and `budget`. DynamoDB bills each write by the KB of the whole item; the names of attributes are some 250 bytes of a header.',
        'The self-hosted service cost $205 in the same run. 115 of its 274 write units stored the photo, and as many replaced the earlier one, because the benchmark always sent the same photo. Now each photo differs, and the bucket stores it. A reading is one item instead of two. The service reads the wallet once in ten seconds instead of before each call, because the charge itself decides.',
      ],
    },
    {
      benchmark: 'ledger',
      title: 'The table',
      method:
        'The real ledger works on a table in memory that counts the units that DynamoDB would bill, with the answers of the self-hosted service to a photo and a row of one person. Write units include those of the indexes; prices are those of [packages/bench/prices.ts](../packages/bench/prices.ts). Units are the same on every machine and in every run.',
      tried: {},
    },
  ],
};
