import type { Section } from '../part.ts';

export const cost: Section = {
  title: 'Cost',
  parts: [
    {
      benchmark: 'cost',
      title: 'A million reports',
      formula:
        'A photo and a row each, 21 calls of 1 s, 100 in flight. 2,000 reports run on paper time with the answers that the self-hosted service really gives; what AWS bills is counted by its rules (GB-seconds, requests, write and read units of table and indexes, objects, messages, events, bytes of logs, calls and answers) and priced by [packages/bench/prices.ts](../packages/bench/prices.ts), us-east-1, arm64, on demand, without free tiers. Photos are not looked at before they are bought; storage of a month and what runs whatever is bought (alarms, idle polling: about $3 a month) are left out. A photo as a phone takes it is fetched once. The service beside it answers for twenty reports on a local DynamoDB, which tells the units; its GB-seconds are processor time of this machine, and belong to it. Each of them is another photo. Others buy the same calls and keep the same answers, once photos and rows are accepted, with 0.5 GB of memory: what is left out of them (ceilings, gates, refusals, erasure) costs them nothing here.',
      tried: {
        'a million reports, a vendor in the region':
          'It was about 95 by estimates that left out what the paper run counts. Six tenths are writes, by the items above. The largest is the header: some ten writes of it, the last one in a transaction at twice the price, because the calls of a wave that are under way stand on it, 21 of 145 bytes each with names and hashes that most of them share: 2.9 of its 3.8 KB, four units a write instead of one or two. Grouped by what they share they would take 0.5 KB, some 17 units ($10) less; that is the core of the ledger, and not done yet. Its entries in the three indexes (keys only, which is the least there is) come to 13 of its units. Each of the 21 answers is an item of its own, 1.8 units each. Tried and kept: deflated items, answers beyond 32 KB in the bucket ($5 instead of $75 for the palm image), one job for a photo and a row that come together, no duplicates of the reconciler. What else would be left to do: one item for the answers of a wave instead of one each (some 15 units less, but an answer would then no longer be kept by itself the moment it is bought, which the second promise of [SPEC.md](SPEC.md) asks for); provisioned capacity for a bounded rate (a write unit costs 0.29 of an on-demand one where it is used all the time: $47 less of 66); and photos of half the pixels ($5).',
        'photos fetched by a vendor elsewhere':
          'Photos are prepared at 2,048 pixels, while lines are read at 1,600. Tried on all photos of real hands at 1,920 ($24) and at 1,600 ($17): readings of our own service are then not the same. Ratios move in the third digit, and a claim that stands near its bound comes or goes (3 of 3 large photos; "a head line of middling length" comes, "a heart line that reaches the index finger" stays). Tried with the same pixels, bit for bit: a progressive JPEG with its scans sorted takes 0.96 of the bytes and twice the processor time, $26. So photos stay as they are: what is measured in a photo should not depend on the price of its way.',
      },
      remarks: [
        'Write units by item, those of the indexes included: `subject report` is the header (made with the photo; the row; lease and calls under way, several times in a wave; the end, in a transaction), `subject part` one answer each, `count count` the count of the batch by state (in the transactions that make and end a header, twice the price), `uploads upload` what is known of an uploaded file (begun and ended), `inputs inputs` who has bought for the same photo or birth (claimed before, confirmed after), `gate`, `batch` and `budget` what many reports share. A table is billed by the KB of the whole item, whichever of its attributes a write touches; the names of attributes are some 250 bytes of a header.',
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
