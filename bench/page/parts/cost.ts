import type { Section } from '../part.ts';

export const cost: Section = {
  title: 'Cost',
  parts: [
    {
      benchmark: 'cost',
      title: 'A million reports',
      formula:
        'A photo and a row each, 21 calls of 1 s, 100 in flight. 2,000 reports run on paper time with the answers that the self-hosted service really gives; what AWS bills is counted by its rules (GB-seconds, requests, write and read units of table and indexes, objects, messages, events, bytes of logs, calls and answers) and priced by [bench/prices.ts](../bench/prices.ts), us-east-1, arm64, on demand, without free tiers. Photos are not looked at before they are bought; storage of a month and what runs whatever is bought (alarms, idle polling: about $3 a month) are left out. A photo as a phone takes it is fetched once. The service beside it answers for five reports on a local DynamoDB, which tells the units; its GB-seconds are processor time of this machine, and belong to it. Others buy the same calls and keep the same answers, once photos and rows are accepted, with 0.5 GB of memory: what is left out of them (ceilings, gates, refusals, erasure) costs them nothing here.',
      tried: {
        'a million reports, a vendor in the region':
          'It was about 95 by estimates that left out what the paper run counts. Six tenths are writes: each of the 21 answers is an item of its own with its own units (29 as deflated, 1.4 each), the header is written at each step of a wave, and index entries move with it. Tried and kept: deflated items, answers beyond 32 KB in the bucket ($5 instead of $75 for the palm image), one job for a photo and a row that come together, no duplicates of the reconciler. What would be left to do: one item for the answers of a wave instead of one each (some 15 units less, but an answer would then no longer be kept by itself the moment it is bought, which the second promise of [SPEC.md](SPEC.md) asks for); provisioned capacity for a bounded rate (a write unit costs 0.29 of an on-demand one where it is used all the time: $47 less of 66); and photos of half the pixels ($5).',
        'photos fetched by a vendor elsewhere':
          'Photos are prepared at 2,048 pixels, while lines are read at 1,600: prepared at 1,600 they take some six tenths of the bytes, about $17. Not done, because another service may read more than ours does.',
        'the self-hosted service beside it':
          'Eight tenths are writes. The deflated palm image takes some 120 units, which one PUT would do for $5 instead of $75; each of 21 calls is charged to the wallet and noted by its request, two units each ($26); the reading itself is written with each call that adds to it. Not done yet: the picture in the bucket, and one write for both notes.',
      },
    },
    {
      benchmark: 'ledger',
      title: 'The table',
      formula:
        'The real ledger works on a table in memory that counts what DynamoDB would bill, with the answers of the self-hosted service to a photo and a row of a person; write units include those of the indexes, prices are those of [bench/prices.ts](../bench/prices.ts). Units are the same on every machine and in every run.',
      tried: {},
    },
  ],
};
