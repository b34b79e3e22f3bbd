import type { Fault } from '../../fault.ts';
import { meant } from '../meant.ts';

const parts = 'shared/ledger/parts/parts.ts';
const reuse = 'shared/ledger/inputs/reuse.ts';
const pointers = 'shared/ledger/inputs/pointers.ts';
const listing = 'shared/ledger/inputs/listing.ts';

export const sellerFaults: readonly Fault[] = [
  {
    name: 'palm-id-of-another-service-lost-once-only',
    file: parts,
    find: `isSoldBy(stored, seller) ? [partItems.missing('palmId')]`,
    put: `isSoldBy(stored, seller) || stored.palmId === 'renewed' ? [partItems.missing('palmId')]`,
    why: 'A subject whose palm_id was renewed once is checked at another service forever.',
    tests: [meant.anotherService],
    hangs: true,
  },
  ...(
    [
      [
        'copied-from-another-service',
        reuse,
        `(isSoldBy(part, seller) ||`,
        `(isSoldBy(part, { ...seller, id: part.serviceId ?? seller.id }) ||`,
        'The readings of one service are handed out as those of another.',
        [meant.anotherService],
      ],
      [
        'palm-id-shared-between-services',
        reuse,
        `(acrossServices && part.operation !== operationOfPalmId)`,
        `acrossServices`,
        'A service is asked about the palm_id of another, and answers for somebody else.',
        [meant.anotherService],
      ],
      [
        'listings-of-two-services-mixed',
        listing,
        `inputsHash.slice(0, callDigits) + sellerId.slice(0, sellerDigits);`,
        `inputsHash.slice(0, callDigits) + sellerId.slice(0, 0);`,
        'Whoever buys from a second service crowds out those who bought from the first.',
        [meant.claims],
      ],
      [
        'foreign-palm-id-sent',
        'functions/fan-out/work-on-subject.ts',
        `|| isSoldBy(stored, seller))`,
        `|| isSoldBy(kept, { ...seller, id: kept.serviceId ?? seller.id }))`,
        'A service is asked about the palm_id of another, and answers for somebody else.',
        [meant.anotherService],
      ],
      [
        'lost-palm-id-not-replaced-by-a-copy',
        parts,
        `[all(lost, not(partItems.equals('serviceId', serviceId)))];`,
        `[];`,
        'A photo that the service has read for somebody else is read again for money.',
        [meant.anotherService],
      ],
      [
        'renewed-at-another-service',
        'functions/fan-out/wave/answers.ts',
        `before?.palmId !== undefined && isSameService,`,
        `before?.palmId !== undefined,`,
        'A palm_id that the new service forgets is not bought again, because the old one had been.',
        [meant.anotherService],
      ],
      [
        'unknown-told-by-another-service',
        'functions/fan-out/wave/answers.ts',
        `settings.retry.unknown === 'same key' && isSameService ?`,
        `settings.retry.unknown === 'same key' && before !== undefined ?`,
        'A call that one service may have charged is struck off the list because another has answered.',
        [meant.anotherService],
      ],
      [
        'key-of-another-service',
        parts,
        `before.state === 'unknown' && isSameService(before, seller) ?`,
        `before.state === 'unknown' ?`,
        'Two purchases at two services have one key.',
        [meant.anotherService],
      ],
      [
        'lost-calls-of-nobody',
        'shared/ledger/waves/lost.ts',
        `why, sentAt: intended.at, price, seller }`,
        `why, sentAt: intended.at, price }`,
        'The receipt of an erasure names the wrong service for a call whose worker died.',
        [meant.anotherService],
      ],
      [
        'call-apart-not-listed',
        pointers,
        `if (isFull) await listApart({ table }, hash, subject, uncrowded(listing));`,
        ``,
        'The ninth variant of a birth is bought for every subject that asks for it.',
        [meant.boughtOnce, meant.claims],
      ],
      [
        'call-apart-not-read',
        listing,
        `known?.apart ? new Set(prefixes.values()) : []`,
        `[]`,
        'The ninth variant of a birth is bought for every subject that asks for it.',
        [meant.boughtOnce, meant.claims],
      ],
      [
        'head-without-end',
        listing,
        `names.length < mostSubjects ||`,
        ``,
        'A birth about which a million people ask has a pointer that grows beyond what an item may hold.',
        [meant.boughtOnce, meant.claims],
      ],
      [
        'call-apart-without-end',
        pointers,
        `filter((tag) => !crowded.has(tag))`,
        `filter((tag) => tag !== '')`,
        'A photo that a million share, in a full pointer, has a list of them all.',
        [meant.claims],
      ],
      [
        'call-apart-not-forgotten',
        pointers,
        `known.apart ? await forgetApart({ table }, hash, name) : nothingApart`,
        `nothingApart`,
        'The name of whoever was erased stays in the item of a call.',
        [meant.claims],
      ],
      [
        'call-apart-removed-under-a-new-name',
        pointers,
        `callPointerItems.equals('sources', sources);`,
        `callPointerItems.exists('sources');`,
        'Whoever is listed while another is erased is lost, and the same is bought again.',
        [meant.claims],
      ],
      [
        'claim-of-an-earlier-version-unseen',
        pointers,
        `pointerItems.unchanged(known, 'owner', 'revision')`,
        `pointerItems.unchanged(known, 'revision')`,
        'While a new version is deployed, its workers buy what those of the old one are buying.',
        [meant.claims],
      ],
    ] as const
  ).map(([name, file, find, put, why, tests]) => ({ name, file, find, put, why, tests })),
];
