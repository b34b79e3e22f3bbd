import { createHash } from 'node:crypto';
import type { Place } from '../../../../shared/intake/places/place-row.ts';
import { placesBatch, type Subject, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../../shared/ledger/parts/bodies.ts';
import { wantedMonths } from '../../../../shared/places/wanted-months.ts';
import type { Inputs, PhotoInputs, Source } from '../../../../shared/plan/inputs.ts';
import { type Plan, planOf, wholePlanOf } from '../../../../shared/plan/plan.ts';
import { isWanted, productsOf } from '../../../../shared/plan/product.ts';
import { planInTests } from '../../../support/settings/plan-settings.ts';
import { plannedFingerprint } from '../service/fingerprint.ts';
import { type File, sourceOf } from './files.ts';
import type { Offer } from './people.ts';
import type { Scenario } from './scenario.ts';
import { hour } from './times.ts';

interface KnownCall {
  readonly hashes: Set<string>;
  readonly askers: Set<string>;
  readonly formerAskers: Set<string>;
}

export class Universe {
  readonly calls = new Map<string, KnownCall>();
  readonly finalInputs: ReadonlyMap<string, Inputs>;
  /** Hashes of photos that rows assign to other subjects, by upload name. */
  readonly photosUnderOwnName = new Map<string, Set<string>>();

  readonly #wantedParts = new Map<string, string[]>();

  constructor(scenario: Scenario, files: readonly File[]) {
    const years = [
      ...new Set([scenario.start, scenario.calm + 12 * hour].map((at) => new Date(at).getUTCFullYear())),
    ];
    this.finalInputs = newestInputs(files);
    for (const { subject, inputs, own } of allInputs(files)) {
      for (const one of [subject, ...(own === undefined ? [] : [own])])
        this.#addWantedParts(subjectName(one), inputs);
      for (const year of years) {
        this.#learn(subject, inputs, year);
        if (own !== undefined) this.#learnOwnName(own, inputs, year);
      }
    }
    for (const place of scenario.places) this.#learnPlace(place, scenario);
  }

  mayBuy(name: string, part: string): boolean {
    const wanted = this.#wantedParts.get(name);
    return wanted === undefined || isWanted(wanted, part);
  }

  #addWantedParts(name: string, inputs: Inputs): void {
    const parts = productsOf(inputs).flatMap((one) => one.parts);
    this.#wantedParts.set(name, [...(this.#wantedParts.get(name) ?? []), ...parts]);
  }

  #learnOwnName(own: Subject, inputs: Inputs, year: number): void {
    const name = subjectName(own);
    const sha256 = inputs.photo?.value.sha256;
    if (sha256 === undefined) return;
    this.photosUnderOwnName.set(name, (this.photosUnderOwnName.get(name) ?? new Set()).add(sha256));
    for (const call of wholePlanOf(name, inputs, year, planInTests).calls)
      this.#know(plannedFingerprint(call, sha256), call.inputsHash).askers.add(name);
  }

  #learnPlace({ id, lat, lon, timezone }: Place, { start, calm }: Scenario): void {
    const name = subjectName({ batch: placesBatch, id });
    // Starts early, because the clock of a function may be set back.
    for (let at = start - 2 * hour; at < calm + 12 * hour; at += hour) {
      const value = { lat, lon, months: wantedMonths(at, timezone) };
      const source = { bucket: '', key: '', etag: '', sequencer: '', time: at };
      for (const call of this.planOf({ batch: placesBatch, id }, { place: { value, source } }, 0).calls)
        this.#know(plannedFingerprint(call, undefined), call.inputsHash).askers.add(name);
    }
  }

  #know(fingerprint: string, inputsHash: string): KnownCall {
    const known = this.calls.get(fingerprint) ?? {
      hashes: new Set(),
      askers: new Set(),
      formerAskers: new Set(),
    };
    known.hashes.add(inputsHash);
    this.calls.set(fingerprint, known);
    return known;
  }

  planOf(subject: Subject, inputs: Inputs, varshaphalYear: number): Plan {
    return planOf(subjectName(subject), inputs, varshaphalYear, planInTests);
  }

  #learn(subject: Subject, inputs: Inputs, year: number): void {
    const name = subjectName(subject);
    const last = this.finalInputs.get(name);
    const isLast =
      inputs.photo === undefined
        ? last?.row?.value === inputs.row?.value
        : last?.photo?.value.sha256 === inputs.photo.value.sha256;
    for (const call of wholePlanOf(name, inputs, year, planInTests).calls) {
      const fingerprint = plannedFingerprint(call, inputs.photo?.value.sha256);
      const known = this.#know(fingerprint, call.inputsHash);
      (isLast ? known.askers : known.formerAskers).add(name);
    }
  }
}

/** By sequencer for one key, by time across keys. Shares no code with the ledger. */
export function newestInputs(files: readonly File[]): Map<string, Inputs> {
  const final = new Map<string, Inputs>();
  for (const { subject, inputs } of allInputs(files)) {
    const name = subjectName(subject);
    const known = final.get(name) ?? {};
    const photo = newest(known.photo, inputs.photo);
    const row = newest(known.row, inputs.row);
    final.set(name, { ...(photo === undefined ? {} : { photo }), ...(row === undefined ? {} : { row }) });
  }
  return final;
}

function newest<Input extends { readonly source: Source }>(
  one: Input | undefined,
  other: Input | undefined,
): Input | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const newer =
    one.source.key === other.source.key
      ? other.source.sequencer > one.source.sequencer
      : other.source.time > one.source.time;
  return newer ? other : one;
}

function* allInputs(files: readonly File[]) {
  for (const file of files) {
    for (const { subject, offer, photoName } of file.lines) {
      const isPhoto = offer.kind === 'photo';
      const own = isPhoto && photoName !== undefined ? { batch: subject.batch, id: photoName } : undefined;
      yield { subject, inputs: inputsOf(own ?? subject, offer, sourceOf(file)), own };
    }
  }
}

function inputsOf(subject: Subject, offer: Offer, source: Source): Inputs {
  return offer.kind === 'photo'
    ? { photo: { value: photoInputs(subject, offer), source } }
    : { row: { value: offer.value, source } };
}

function photoInputs(subject: Subject, { content, product }: Extract<Offer, { kind: 'photo' }>): PhotoInputs {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = `photos/${storeFolder(subject)}/${sha256}.jpg`;
  return {
    sha256,
    key,
    bytes: Buffer.byteLength(content),
    width: 1200,
    height: 1600,
    ...(product === undefined ? {} : { product }),
  };
}
