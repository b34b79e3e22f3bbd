import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Inputs, Source } from '../../../shared/plan/inputs.ts';
import { type Plan, planOf } from '../../../shared/plan/plan.ts';
import { plannedFingerprint } from './fingerprint.ts';
import { hour, type Offer, type Scenario } from './scenario.ts';

export interface File {
  readonly key: string;
  readonly kind: 'photo' | 'rows';
  readonly batch: string;
  readonly sequencer: string;
  readonly time: number;
  readonly lines: readonly { readonly subject: Subject; readonly offer: Offer }[];
}

const rowsPerFile = 40;

/** What is uploaded: every photo by itself, first rows in files of many, later ones by themselves. */
export function filesOf({ people, start }: Scenario): File[] {
  const files: File[] = [];
  const open = new Map<string, File['lines'][number][]>();
  const sequencer = (version: number) => version.toString(16).toUpperCase().padStart(10, '0');
  for (const { subject, offers } of people) {
    for (const offer of offers) {
      const line = { subject, offer };
      const { batch, id } = subject;
      const common = { batch, sequencer: sequencer(offer.version), time: offer.at };
      if (offer.kind === 'photo') {
        files.push({ ...common, kind: 'photo', key: `palms/${batch}/${id}.jpg`, lines: [line] });
      } else if (offer.version > 1) {
        const key = `births/${batch}/${id}-${offer.version}.csv`;
        files.push({ ...common, kind: 'rows', key, lines: [line] });
      } else {
        const lines = open.get(batch) ?? [];
        lines.push(line);
        open.set(batch, lines.length === rowsPerFile ? [] : lines);
        if (lines.length === 1) {
          const key = `births/${batch}/${files.length}.csv`;
          files.push({ ...common, kind: 'rows', key, time: Math.min(offer.at, start + hour / 5), lines });
        }
      }
    }
  }
  return files;
}

interface Known {
  readonly hashes: Set<string>;
  /** Subjects whose last inputs ask for this, and subjects that asked for it once and no more. */
  readonly asked: Set<string>;
  readonly movedOn: Set<string>;
}

/** Every call that could ever be planned in a scenario, by its fingerprint; and the plan that each subject ends with. */
export class Universe {
  readonly calls = new Map<string, Known>();
  readonly finalInputs = new Map<string, Inputs>();

  constructor(scenario: Scenario, files: readonly File[]) {
    const years = [
      ...new Set([scenario.start, scenario.calm + 12 * hour].map((at) => new Date(at).getUTCFullYear())),
    ];
    for (const file of files) {
      for (const { subject, offer } of file.lines) this.#take(subject, offer, sourceOf(file));
    }
    for (const file of files) {
      for (const { subject, offer } of file.lines) {
        for (const year of years) this.#learn(subject, inputsOf(offer, sourceOf(file)), year);
      }
    }
  }

  planOf(subject: Subject, inputs: Inputs, varshaphalYear: number): Plan {
    return planOf(subjectName(subject), inputs, varshaphalYear, { sendPersonWithPhoto: false });
  }

  /** The newest wins: by sequencer for one key, by time between keys. Written anew here, not shared with the ledger. */
  #take(subject: Subject, offer: Offer, source: Source): void {
    const name = subjectName(subject);
    const known = this.finalInputs.get(name) ?? {};
    const before = known[offer.kind]?.source;
    const newer =
      before === undefined ||
      (before.key === source.key ? source.sequencer > before.sequencer : source.time > before.time);
    if (newer) this.finalInputs.set(name, { ...known, ...inputsOf(offer, source) });
  }

  #learn(subject: Subject, inputs: Inputs, year: number): void {
    const name = subjectName(subject);
    const last = this.finalInputs.get(name);
    const isLast =
      inputs.photo === undefined
        ? last?.row?.value === inputs.row?.value
        : last?.photo?.value === inputs.photo.value;
    for (const call of this.planOf(subject, inputs, year).calls) {
      const fingerprint = plannedFingerprint(call, inputs.photo?.value.sha256);
      const known = this.calls.get(fingerprint) ?? {
        hashes: new Set(),
        asked: new Set(),
        movedOn: new Set(),
      };
      known.hashes.add(call.inputsHash);
      (isLast ? known.asked : known.movedOn).add(name);
      this.calls.set(fingerprint, known);
    }
  }
}

export const sourceOf = ({ key, kind, sequencer, time, batch }: File): Source => ({
  bucket: 'inbox',
  key,
  etag: `${batch} ${kind} ${key} ${sequencer}`,
  sequencer,
  time,
});

const inputsOf = (offer: Offer, source: Source): Inputs =>
  offer.kind === 'photo'
    ? { photo: { value: offer.value, source } }
    : { row: { value: offer.value, source } };
