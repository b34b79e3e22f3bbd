import type { Fault } from '../../fault.ts';
import { testFiles } from '../test-files.ts';

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
    why: 'A subject whose palm_id was renewed once never gets a palm_id of another service.',
    tests: [testFiles.anotherService],
    hangs: true,
  },
  ...(
    [
      [
        'copied-from-another-service',
        reuse,
        `(isSoldBy(part, seller) ||`,
        `(isSoldBy(part, { ...seller, id: part.serviceId ?? seller.id }) ||`,
        'A subject of one service gets copies of the readings that another service sold.',
        [testFiles.anotherService],
      ],
      [
        'palm-id-shared-between-services',
        reuse,
        `(acrossServices && part.operation !== operationOfPalmId)`,
        `acrossServices`,
        'A copied palm_id of one service is sent to another service, which can answer for a different person.',
        [testFiles.anotherService],
      ],
      [
        'listings-of-two-services-mixed',
        listing,
        `inputsHash.slice(0, callDigits) + sellerId.slice(0, sellerDigits);`,
        `inputsHash.slice(0, callDigits) + sellerId.slice(0, 0);`,
        'The buyers from a second service push the buyers from the first out of the pointer.',
        [testFiles.claims],
      ],
      [
        'foreign-palm-id-sent',
        'functions/fan-out/work-on-subject.ts',
        `|| isSoldBy(stored, seller))`,
        `|| isSoldBy(kept, { ...seller, id: kept.serviceId ?? seller.id }))`,
        'A stored palm_id of one service is sent to another service, which can answer for a different person.',
        [testFiles.anotherService],
      ],
      [
        'lost-palm-id-not-replaced-by-a-copy',
        parts,
        `[all(lost, not(partItems.equals('serviceId', serviceId)))];`,
        `[];`,
        'A subject buys a palm_id again although another subject with the same photo has one.',
        [testFiles.anotherService],
      ],
      [
        'renewed-at-another-service',
        'functions/fan-out/wave/answers.ts',
        `before?.palmId !== undefined && isSameService,`,
        `before?.palmId !== undefined,`,
        'A palm_id that the new service forgot is not bought again if the palm_id of the old service was once renewed.',
        [testFiles.anotherService],
      ],
      [
        'unknown-told-by-another-service',
        'functions/fan-out/wave/answers.ts',
        `settings.retry.unknown === 'same key' && isSameService ?`,
        `settings.retry.unknown === 'same key' && before !== undefined ?`,
        'A call that one service may have charged leaves the list of unknown outcomes when another service answers.',
        [testFiles.anotherService],
      ],
      [
        'key-of-another-service',
        parts,
        `before.state === 'unknown' && isSameService(before, seller) ?`,
        `before.state === 'unknown' ?`,
        'A call to a second service has the idempotency key of the call to the first.',
        [testFiles.anotherService],
      ],
      [
        'lost-calls-of-nobody',
        'shared/ledger/waves/lost.ts',
        `why, sentAt: intended.at, price, seller }`,
        `why, sentAt: intended.at, price }`,
        'The receipt of an erasure names the wrong service for a call whose worker died.',
        [testFiles.anotherService],
      ],
      [
        'call-apart-not-listed',
        pointers,
        `if (isFull) await listApart({ table }, hash, subject, uncrowded(listing));`,
        ``,
        'Subjects with the same birth buy a call again if the pointer is full: no separate item lists its buyers.',
        [testFiles.boughtOnce, testFiles.claims],
      ],
      [
        'call-apart-not-read',
        listing,
        `known?.apart ? new Set(prefixes.values()) : []`,
        `[]`,
        'Subjects with the same birth buy a call again if the pointer is full: nobody reads the separate list of buyers.',
        [testFiles.boughtOnce, testFiles.claims],
      ],
      [
        'head-without-end',
        listing,
        `names.length < mostSubjects ||`,
        ``,
        'The pointer of a birth that a million subjects share grows beyond the size limit of an item.',
        [testFiles.boughtOnce, testFiles.claims],
      ],
      [
        'call-apart-without-end',
        pointers,
        `filter((tag) => !crowded.has(tag))`,
        `filter((tag) => tag !== '')`,
        'The separate list of the buyers of a call holds all of a million subjects that share a photo.',
        [testFiles.claims],
      ],
      [
        'call-apart-not-forgotten',
        pointers,
        `known.apart ? await forgetApart({ table }, hash, name) : nothingApart`,
        `nothingApart`,
        'The name of an erased person stays in the separate list of the buyers of a call.',
        [testFiles.claims],
      ],
      [
        'call-apart-removed-under-a-new-name',
        pointers,
        `callPointerItems.equals('sources', sources);`,
        `callPointerItems.exists('sources');`,
        'A subject that enters the list of buyers during the erasure of another is lost, and its calls are bought again.',
        [testFiles.claims],
      ],
      [
        'claim-of-an-earlier-version-unseen',
        pointers,
        `pointerItems.unchanged(known, 'owner', 'revision')`,
        `pointerItems.unchanged(known, 'revision')`,
        'During a deployment, workers of the new version buy what workers of the old one are buying.',
        [testFiles.claims],
      ],
    ] as const
  ).map(([name, file, find, put, why, tests]) => ({ name, file, find, put, why, tests })),
];
