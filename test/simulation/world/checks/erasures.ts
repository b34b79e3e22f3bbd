import { customerOf } from '../../../../shared/customers/customer.ts';
import { batchOfErasure } from '../../../../shared/erasure/batch-erasure.ts';
import { wholeErasureItems } from '../../../../shared/erasure/whole-erasure.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import {
  headerKey,
  headerSortKey,
  inputsKey,
  pointersOf,
  type Subject,
  subjectName,
  subjectOfPartition,
} from '../../../../shared/ledger/items/keys.ts';
import { readTombstone } from '../../../../shared/ledger/items/tombstone.ts';
import { shortHash } from '../../../../shared/ledger/name-hash.ts';
import { storeFolder } from '../../../../shared/ledger/parts/bodies.ts';
import { allShared } from '../../../../shared/plan/shared-inputs.ts';
import type { Item } from '../../../../shared/table/table.ts';
import { photoLinkItems, photoLinkKey } from '../../../../shared/uploads/photo-owner.ts';
import { rejectionItems } from '../../../../shared/uploads/rejection.ts';
import { rejectionPrefix } from '../../../../shared/uploads/upload.ts';
import type { Change } from '../../../support/table/memory-table.ts';
import type { World } from '../world.ts';

export async function checkErasures(world: World): Promise<void> {
  const texts = [...world.table.items()].map((item) => ({ item, text: textOf(item) }));
  // A banned photo stays unread in the inbox until it expires.
  const banned = new Set(world.files.flatMap(({ key, isBanned }) => (isBanned === true ? [key] : [])));
  const objects = [...world.inbox.keys(), ...world.store.keys()].filter((key) => !banned.has(key));
  const messages = Object.values(world.queues).flatMap((queue) => queue.bodies());
  for (const { subject, photoName } of world.scenario.people) {
    const name = subjectName(subject);
    if (!world.erased.has(name)) continue;
    const later = laterUploads(world, subject);
    const isOfLaterUpload = (text: string) => later !== undefined && bearsNoTimeBefore(text, later.since);
    const isLater = (key: string) => later?.etags.has(world.inbox.get(key)?.etag ?? '') ?? false;
    const ids = [subject.id, ...(photoName === undefined ? [] : [photoName])];
    const subjects = ids.map((id) => ({ ...subject, id }));
    const laterNames = subjects.filter((one) => laterUploads(world, one) !== undefined).map(subjectName);
    const laterTexts = texts.filter(({ item }) => {
      const owner = subjectOfPartition(item.pk);
      return owner !== undefined && laterNames.includes(subjectName(owner));
    });
    const isNamed = (key: string) => laterTexts.some(({ text }) => text.includes(key));
    const pointers = await pointersOfPresentInputs(world, subjects);
    const has = (text: string, pk = '') => subjects.some((one) => namesSubject(text, one, pk));
    for (const { item, text } of texts)
      if (has(text, item.pk) && !isOfLaterUpload(textWithOwnTimes(item, text, subjects, pointers)))
        world.wrong(name, `${name} was erased, but remains in ${item.pk} ${item.sk}`);
    for (const key of objects)
      if (has(key) && !isLater(key) && !isNamed(key))
        world.wrong(name, `${name} was erased, but ${key} remains`);
    for (const body of messages)
      if (has(body) && !isOfLaterUpload(body))
        world.wrong(name, `${name} was erased, but remains in a message`);
  }
}

export const sweptWatch =
  (wrong: (what: string) => void) =>
  ({ key, after }: Change): void => {
    if (after === undefined || key.sk !== headerSortKey || subjectOfPartition(key.pk) === undefined) return;
    const { erasing, inputs, formerInputs } = headerItems.parse(after);
    if ((erasing?.sweeps ?? 0) === 0) return;
    if (Object.keys(inputs).length > 0 || formerInputs !== undefined)
      wrong(`${key.pk} was swept but still has its inputs`);
  };

/** Only data of later uploads may remain. A photo whose row was erased has a report under its own name. */
function laterUploads(
  { files, erasedAt, scenario }: World,
  { batch, id }: Subject,
): { readonly since: number; readonly etags: ReadonlySet<string> } | undefined {
  const owner = scenario.people.find((one) => one.subject.batch === batch && one.photoName === id);
  const name = subjectName(owner?.subject ?? { batch, id });
  const at = erasedAt.get(name);
  if (at === undefined) return undefined;
  const later = files.filter(
    ({ kind, time, lines }) =>
      time > at &&
      (owner === undefined || kind === 'photo') &&
      lines.some(({ subject }) => subjectName(subject) === name),
  );
  if (later.length === 0) return undefined;
  const since = scenario.clockSteps === undefined ? at - 2 * scenario.skewMs : Number.NEGATIVE_INFINITY;
  return { since, etags: new Set(later.map(({ etag }) => etag)) };
}

async function pointersOfPresentInputs(
  { table }: World,
  subjects: readonly Subject[],
): Promise<ReadonlySet<string>> {
  const pointers = new Set<string>();
  for (const subject of subjects) {
    const { inputs = {}, formerInputs = [] } = (await headerItems.read(table, headerKey(subject))) ?? {};
    const link = await photoLinkItems.read(table, photoLinkKey(subject.batch, subject.id));
    for (const hash of [...allShared(inputs), ...formerInputs, ...(link?.ownInputs ?? [])])
      for (const pointer of pointersOf(subject, hash)) pointers.add(inputsKey(pointer).pk);
  }
  return pointers;
}

/** A pointer has the time of its owner's claim, and a copy also those of the copier's own attempts. */
function textWithOwnTimes(
  { pk, owner, reusedFrom, at }: Item,
  text: string,
  subjects: readonly Subject[],
  pointers: ReadonlySet<string>,
): string {
  const names = subjects.map(subjectName);
  const isOwner = names.some((name) => String(owner).startsWith(`${name} `));
  if (pointers.has(pk) && !isOwner) return '';
  return names.some((name) => name === reusedFrom) ? String(at) : text;
}

const times = /\b1[67]\d{11}\b|\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const bearsNoTimeBefore = (text: string, since: number): boolean =>
  [...text.matchAll(times)].every(
    ([time]) => (time.includes('T') ? Date.parse(time) : Number(time)) >= since,
  );

export const isUnderWay = (item: Item): boolean =>
  batchOfErasure(item) !== undefined && wholeErasureItems.parse(item).doneAt === undefined;

export function checkBatchErasures(world: World, items: readonly Item[]): void {
  for (const batch of world.erasedBatches) {
    const item = items.find((candidate) => batchOfErasure(candidate) === batch);
    if (item === undefined) world.wrong('*', `The erasure of ${batch} was requested but has no receipt`);
    else if (isUnderWay(item)) world.wrong('*', `The erasure of ${batch} was requested but never ended`);
    if (world.scenario.clockSteps !== undefined) continue;
    for (const { pk } of items) {
      const subject = subjectOfPartition(pk);
      if (subject?.batch === batch && laterUploads(world, subject) === undefined)
        world.wrong('*', `The batch ${batch} was erased, but ${pk} still exists`);
    }
  }
}

export async function checkKeptOut(world: World, items: readonly Item[]): Promise<void> {
  if (world.scenario.clockSteps !== undefined) return;
  const refused = new Set(
    items.flatMap((item) => {
      if (!item.sk.startsWith(rejectionPrefix)) return [];
      const { upload, etag, line } = rejectionItems.parse(item);
      return [`${upload} ${etag} ${line ?? ''}`];
    }),
  );
  for (const { subject, offer, photoName } of world.scenario.bannedUploads) {
    const name = subjectName(subject);
    const since = world.keptOut.get(name);
    const file = world.files.find(({ isBanned, time }) => isBanned === true && time === offer.at);
    if (file === undefined || since === undefined || since + safelyLaterMs > file.time) continue;
    if (world.erasedBatches.has(subject.batch)) continue;
    const hashOf = async (id: string) => shortHash(await world.nameHash(subjectName({ ...subject, id })));
    const ban = await hashOf(subject.id);
    const photo = photoName === undefined ? '' : `, photo ${await hashOf(photoName)}`;
    const expectedRefusals =
      file.kind === 'photo'
        ? ['', photo].map((also) => `palms/${subject.batch}/(kept out: ${ban}${also}) ${file.etag} `)
        : [`${file.key} ${file.etag} 2`];
    // A banned row that comes back later erases its photo again.
    const photoSubject = { ...subject, id: photoName ?? '' };
    const photoTombstone = await readTombstone(world, world.nameHash, photoSubject);
    if (file.kind === 'photo' && photoTombstone !== undefined && file.time <= photoTombstone.at) continue;
    if (!expectedRefusals.some((refusal) => refused.has(refusal)))
      world.wrong(name, `${name} is banned, but a new upload was accepted`);
  }
}

const safelyLaterMs = 10_000;

/** The text before an id, in names, keys and S3 events: `@acme//june/`, `palms/@acme/june/`, `palms/%40acme/june/`. */
const textBeforeId = /(?:(?:@|%40)(?<customer>[a-z]+)\/{1,2})?(?<batch>[a-z]+\/)?$/;

/**
 * An id is unique among the people of one customer only.
 * @param pk partition of the item with the text; it names the customer of a bare id
 */
function namesSubject(text: string, subject: Subject, pk: string): boolean {
  if (text.includes(storeFolder(subject))) return true;
  const alone = textBeforeId.exec(/@[a-z]+\/{1,2}/.exec(pk)?.[0] ?? '')?.groups?.customer;
  for (let at = text.indexOf(subject.id); at >= 0; at = text.indexOf(subject.id, at + 1)) {
    const { customer, batch } = textBeforeId.exec(text.slice(0, at))?.groups ?? {};
    if ((batch === undefined ? alone : customer) === customerOf(subject.batch)) return true;
  }
  return false;
}

const textOf = (item: Item): string =>
  JSON.stringify(item, (_name, value: unknown) =>
    value instanceof Set ? [...value] : value instanceof Uint8Array ? '' : value,
  );
