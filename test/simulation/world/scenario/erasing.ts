import type { Subject } from '../../../../shared/ledger/items/keys.ts';
import type { Random } from '../random.ts';
import type { Offer, Person } from './people.ts';
import { hour, minute } from './times.ts';

export interface Erasure {
  readonly at: number;
  readonly subject: Subject;
  readonly keepsOut: boolean;
}

export interface BatchErasure {
  readonly at: number;
  readonly batch: string;
  readonly keepsOut: boolean;
}

export interface BannedUpload {
  readonly subject: Subject;
  readonly offer: Offer;
  readonly photoName?: string;
}

/** Nothing is paused, redriven or capped in this batch. */
const erasableBatch = 'july';

export function makeErasures(people: readonly Person[], start: number, random: Random) {
  return people
    .filter(() => random.chance(0.03))
    .map(({ subject, offers }) => {
      const last = Math.max(start + hour / 5, ...offers.map(({ at }) => at));
      return { subject, at: last + random.between(0, 25) * minute };
    });
}

export function makeBans(
  erasures: readonly Omit<Erasure, 'keepsOut'>[],
  people: readonly Person[],
  random: Random,
): { readonly erasures: readonly Erasure[]; readonly bannedUploads: readonly BannedUpload[] } {
  const bans: Erasure[] = [];
  const bannedUploads: BannedUpload[] = [];
  for (const { subject, at } of erasures) {
    // Some seconds after the last upload: clocks differ, so the ban could refuse that upload.
    const askedAt = at + 10_000;
    const keepsOut = random.chance(0.5);
    const person = people.find((one) => one.subject === subject);
    const offer = person && random.pick(person.offers);
    // Later than the ban by more than the clocks of functions differ.
    const comesAt = Math.round(askedAt + random.between(0.2, 40) * minute);
    const isLate = keepsOut && random.chance(0.5);
    bans.push({ subject, at: askedAt, keepsOut: keepsOut && !isLate });
    if (isLate) bans.push({ subject, at: (askedAt + comesAt) / 2, keepsOut: true });
    if (!keepsOut || offer === undefined) continue;
    const photoName = person?.photoName === undefined ? {} : { photoName: person.photoName };
    bannedUploads.push({
      subject,
      // A version that no other upload of this person has.
      offer: { ...offer, version: offer.version + 10, at: comesAt },
      ...photoName,
    });
  }
  return { erasures: bans, bannedUploads };
}

export function makeBatchErasures(
  people: readonly Person[],
  batchOf: (name: string) => string,
  random: Random,
): BatchErasure[] {
  const batch = batchOf(erasableBatch);
  const peopleOfBatch = people.filter(({ subject }) => subject.batch === batch);
  const last = Math.max(0, ...peopleOfBatch.flatMap(({ offers }) => offers.map(({ at }) => at)));
  const erasure = { at: last + random.between(0.2, 20) * minute, keepsOut: random.chance(0.3) };
  return random.chance(0.3) && peopleOfBatch.length > 0 ? [{ batch, ...erasure }] : [];
}
