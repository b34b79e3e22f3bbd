import type { Fault } from '../fault.ts';
import { meant } from './meant.ts';

const claim = 'shared/uploads/claim.ts';
const ingestPhoto = 'functions/photos/ingest-photo.ts';
const ingestRows = 'functions/rows/ingest-rows.ts';
const table = 'functions/rows/table-upload.ts';
const owner = 'shared/uploads/photo-owner.ts';
const all = [meant.claimed, meant.rows, meant.photos, meant.photoOwner, meant.scale];

/** The intake: every upload is read once to its end, and what is refused is written down. */
export const intakeFaults: readonly Fault[] = [
  {
    name: 'older-upload-read-again',
    file: claim,
    find: `isNewer(event, known) ? 'new' : 'older';`,
    put: `isNewer(event, known) ? 'new' : 'new';`,
    why: 'An event of an older version takes an upload away from the reader of the newer one.',
    tests: all,
  },
  {
    name: 'upload-read-twice',
    file: claim,
    find: `return leased ? 'being read' : 'resume';`,
    put: `return leased ? 'resume' : 'resume';`,
    why: 'Two readers go over one table at once, and count its rows twice.',
    tests: all,
  },
  {
    name: 'done-upload-read-again',
    file: claim,
    find: `if (known.state !== 'reading') return 'done already';`,
    put: ``,
    why: 'Each copy of an event has a whole table read again.',
    tests: all,
  },
  {
    name: 'claimed-over-another-version',
    file: claim,
    find: `uploadItems.unchanged(known, 'sequencer', 'state', 'isCounted')`,
    put: `uploadItems.unchanged(known, 'state', 'isCounted')`,
    why: 'The reader of an older version claims the item that the newer one has just made.',
    tests: all,
  },
  {
    name: 'claimed-over-another-reader',
    file: claim,
    find: `    known.lease === undefined
      ? uploadItems.missing('lease')
      : uploadItems.equals(['lease', 'owner'], known.lease.owner),`,
    put: ``,
    why: 'Two readers that have seen the same dead one both take over.',
    tests: all,
  },
  {
    name: 'two-readers-of-a-new-upload',
    file: claim,
    find: `condition: known === undefined ? itemMissing : unclaimedSince(known),`,
    put: `...(known === undefined ? {} : { condition: unclaimedSince(known) }),`,
    why: 'Two copies of the first event of an upload both read it, and its batch counts two open uploads.',
    tests: all,
  },
  {
    name: 'progress-of-a-dead-reader',
    file: claim,
    find: `      set: progressAttributes(progress),
      condition: claimedBy(reader, sequencer),`,
    put: `      set: progressAttributes(progress),`,
    why: 'A reader that was taken over moves the checkpoint back under the one that reads now.',
    tests: all,
  },
  {
    name: 'ends-the-newer-version',
    file: claim,
    find: `all(uploadItems.equals(['lease', 'owner'], reader.name), uploadItems.equals('sequencer', sequencer));`,
    put: `uploadItems.equals(['lease', 'owner'], reader.name);`,
    why: 'The reader of an overwritten version ends the newer one, which is then never read.',
    tests: all,
  },
  {
    name: 'upload-counted-down-twice',
    file: claim,
    find: `condition: all(claimedBy(reader, sequencer), uploadItems.exists('isCounted')),`,
    put: `condition: claimedBy(reader, sequencer),`,
    why: 'An upload that ends twice counts as two, and its batch is sealed while another is being read.',
    tests: all,
    struckOff:
      'The same write removes the lease that claimedBy asks for: who has ended an upload cannot end it again, with or without this.',
  },
  {
    name: 'ended-upload-stays-open',
    file: claim,
    find: `remove: ['lease', 'due', 'dueAt', 'checkpoint', 'isCounted'],`,
    put: `remove: ['lease', 'due', 'dueAt', 'checkpoint'],`,
    why: 'The newer version of an upload is never counted, and its batch is sealed while it is being read.',
    tests: all,
  },
  {
    name: 'ended-upload-sent-for-ever',
    file: claim,
    find: `remove: ['lease', 'due', 'dueAt', 'checkpoint', 'isCounted'],`,
    put: `remove: ['lease', 'checkpoint', 'isCounted'],`,
    why: 'The reconciler sends every upload that was ever read, every five minutes.',
    tests: all,
  },
  {
    name: 'end-of-an-upload-is-no-input',
    file: claim,
    find: `...(endedAt === undefined ? {} : { set: { lastInputAt: endedAt } }),`,
    put: ``,
    why: 'A table that took an hour to read leaves no quiet minutes: its batch is sealed at once.',
    tests: [meant.sealing, ...all, meant.publish],
  },
  {
    name: 'progress-counts-as-death',
    file: claim,
    find: `set: { ...progressAttributes(progress), attempts: 0, dueAt: context.now() },`,
    put: `set: { ...progressAttributes(progress), dueAt: context.now() },`,
    why: 'A table that is long enough for six readers is refused as one that kills them.',
    tests: all,
  },
  {
    name: 'inbox-away-counts-as-death',
    file: claim,
    find: `set: { attempts: attempts - 1, dueAt },`,
    put: `set: { dueAt },`,
    why: 'Good photos are refused after some minutes of an inbox that cannot be read.',
    tests: all,
  },
  {
    name: 'one-death-too-few',
    file: claim,
    find: `attempts > maxUploadAttempts;`,
    put: `attempts > maxUploadAttempts + 1000;`,
    why: 'A photo that kills every reader is read for ever.',
    tests: all,
  },
  {
    name: 'removed-upload-still-counted',
    file: claim,
    find: `if (known.isCounted !== true) {`,
    put: `if (known.isCounted !== undefined) {`,
    why: 'A batch from which an upload was erased while it was being read is never sealed.',
    tests: [...all, meant.erasure],
  },
  {
    name: 'checkpoint-beyond-what-is-written',
    file: ingestRows,
    find: `return this.#group.length > 0 || this.#table.reached(item.checkpoint);`,
    put: `return this.#table.reached(item.checkpoint);`,
    why: 'A reader that dies leaves a checkpoint behind rows that it had not written: they are lost, silently.',
    tests: all,
  },
  {
    name: 'same-subject-twice-in-a-group',
    file: ingestRows,
    find: `if (this.#group.some(({ row }) => row.id === item.row.id)) await this.flush();`,
    put: ``,
    why: 'Of two rows with one id that are written at once either may count.',
    tests: all,
  },
  {
    name: 'outvoted-row-takes-the-photo',
    file: ingestRows,
    find: `authoritative.has(acceptance.outcome) &&`,
    put: ``,
    why: 'A row that does not count gives its subject the photo of somebody else.',
    tests: all,
  },
  {
    name: 'adopted-before-it-is-linked',
    file: ingestRows,
    find: `    await linkPhoto(this.#deps.ledger, subject, named.id);
    return adoptPhoto(this.#deps.ledger, subject, named.id, dueAt);`,
    put: `    const adopted = await adoptPhoto(this.#deps.ledger, subject, named.id, dueAt);
    await linkPhoto(this.#deps.ledger, subject, named.id);
    return adopted;`,
    why: 'A photo that comes between the look and the link belongs to nobody who is asked.',
    tests: all,
  },
  {
    name: 'read-past-the-time',
    file: table,
    find: `if (remainingMs() < reserveMs) {`,
    put: `if (remainingMs() < 0) {`,
    why: 'A long table is read until the function is killed, every time.',
    tests: [...all, meant.places],
  },
  {
    name: 'no-checkpoints',
    file: table,
    find: `if (this.#groups % groupsPerCheckpoint !== 0) return true;`,
    put: `if (this.#groups > 0) return true;`,
    why: 'A reader that dies is followed by one that begins at the first row.',
    tests: [...all, meant.places],
  },
  {
    name: 'resumed-at-the-beginning',
    file: table,
    find: `upload.checkpoint?.byte ?? 0`,
    put: `0`,
    why: 'A table that takes two readers is read from its first byte as if it were the middle.',
    tests: [...all, meant.places],
  },
  {
    name: 'refused-and-nobody-knows-why',
    file: 'shared/uploads/rejection.ts',
    find: `  await recordRejection(context, upload, refusal);
  const counts = { ...upload.counts, refused: upload.counts.refused + 1 };
  await endUpload(context, upload, reader, 'refused', { counts, warnings: upload.warnings });`,
    put: `  const counts = { ...upload.counts, refused: upload.counts.refused + 1 };
  await endUpload(context, upload, reader, 'refused', { counts, warnings: upload.warnings });
  await recordRejection(context, upload, refusal);`,
    why: 'A reader that dies in between leaves a photo refused, and no reason.',
    tests: all,
  },
  {
    name: 'rejection-told-again',
    file: 'shared/uploads/rejection.ts',
    find: `condition: not(all(rejectionItems.equals('etag', etag), rejectionItems.equals('code', refusal.code))),`,
    put: ``,
    why: 'Whoever is told of refused rows hears of each one again whenever its table is gone over again.',
    tests: [...all, meant.publish],
  },
  {
    name: 'photo-on-the-header-before-it-is-kept',
    file: ingestPhoto,
    find: `  await ledger.bodies.put(key, photo.jpeg, 'image/jpeg');
  const { metadata`,
    put: `  setImmediate(() => ledger.bodies.put(key, photo.jpeg, 'image/jpeg'));
  const { metadata`,
    why: 'A reader that dies leaves a report that asks the service to look at a photo that is not there.',
    tests: all,
  },
  {
    name: 'photo-without-its-row',
    file: ingestPhoto,
    find: `  await followRow(deps, upload.batch, id);`,
    put: ``,
    why: 'A row that came while its photo was being prepared never gets it.',
    tests: all,
  },
  {
    name: 'photo-of-an-erased-owner',
    file: ingestPhoto,
    find: `for (const subject of [own, owner]) {`,
    put: `for (const subject of [own]) {`,
    why: 'A late photo comes back for somebody who was erased under the name of a row.',
    tests: [...all, meant.erasure],
  },
  {
    name: 'photo-of-an-erased-name',
    file: ingestPhoto,
    find: `for (const subject of [own, owner]) {`,
    put: `for (const subject of [owner]) {`,
    why: 'A late photo comes back under its own name, after the row that named it is gone.',
    tests: [...all, meant.erasure],
    struckOff:
      'With the row its link is gone too, and then the owner of a photo is its own name: the two are the same.',
  },
  {
    name: 'worked-on-report-dropped',
    file: owner,
    find: `    own.attempts === 0 &&`,
    put: ``,
    why: 'The report of a photo is dropped over which a worker has died: what it bought belongs to nobody.',
    tests: all,
  },
  {
    name: 'spent-on-report-dropped',
    file: owner,
    find: `    Object.keys(own.spentBy).length === 0 &&`,
    put: ``,
    why: 'A report on which a worker has spent is dropped, and the ceiling is settled as if it had not.',
    tests: all,
  },
  {
    name: 'bought-report-dropped',
    file: owner,
    find: `    own.callsBought + own.callsUnknown + own.callsReused === 0 &&`,
    put: ``,
    why: 'What was bought for a photo before its row came is thrown away and bought again.',
    tests: all,
  },
  {
    name: 'report-with-a-row-dropped',
    file: owner,
    find: `if (onlyPhoto && untouched)`,
    put: `if (untouched)`,
    why: 'A person whose photo another row names loses the report of the own row.',
    tests: all,
  },
  {
    name: 'erased-photo-adopted',
    file: owner,
    find: `if (own === undefined || known === undefined || own.state === 'erasing') return false;`,
    put: `if (own === undefined || known === undefined) return false;`,
    why: 'The photo of somebody who is being erased is given to another before it is removed.',
    tests: [...all, meant.erasure],
  },
];
