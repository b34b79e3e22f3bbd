import { createHash } from 'node:crypto';
import type { Base } from '../../../shared/contract/operations.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import type { PhotoInputs, RowInputs } from '../../../shared/plan/inputs.ts';
import type { Scheme } from '../../../shared/service-client/credential.ts';
import type { Random } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** One state of a subject's photo or row; a later version replaces an earlier one, in whatever order they arrive. */
export type Offer =
  | { readonly kind: 'photo'; readonly version: number; readonly at: number; readonly value: PhotoInputs }
  | { readonly kind: 'row'; readonly version: number; readonly at: number; readonly value: RowInputs };

interface Person {
  readonly subject: Subject;
  readonly offers: readonly Offer[];
  /** Kills every worker that sends a call for it. */
  readonly poison: boolean;
}

export type WeatherKind =
  | 'too many requests'
  | 'unavailable'
  | 'outage'
  | 'errors'
  | 'resets'
  | 'stalls'
  | 'halves';

interface Weather {
  readonly kind: WeatherKind;
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

export interface Scenario {
  readonly seed: number;
  readonly start: number;
  /** When everything is well again: no faults, a good credential, credit without end. */
  readonly calm: number;
  readonly people: readonly Person[];
  readonly weather: readonly Weather[];
  readonly schemes: Readonly<Record<Base, Scheme>>;
  /** When the token that the secret holds stops working, and when the secret learns of the new one. */
  readonly rotations: readonly { readonly at: number; readonly told: number }[];
  /** When the first credential is set; before that the secret holds the placeholder. */
  readonly credentialSet: number;
  readonly credits: number;
  readonly topUps: readonly { readonly at: number; readonly credits: number }[];
  readonly ceilings: ReadonlyMap<string, number>;
  readonly raises: readonly { readonly at: number; readonly batch: string; readonly ceiling: number }[];
  readonly monthlyCeiling: number | undefined;
  readonly purges: readonly number[];
  readonly reuse: boolean;
  readonly unknownPolicy: 'retry' | 'hold';
  /** Paths that this credential may not call, and paths that are not built. */
  readonly forbidden: ReadonlySet<string>;
  readonly notBuilt: ReadonlySet<string>;
  readonly crashChance: number;
  /** When the clock by which the functions go is set forward or back; no scenario draws it, tests ask for it. */
  readonly clockSteps?: readonly { readonly at: number; readonly byMs: number }[];
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const questions = [
  'Shall I move house?',
  'When does my luck turn?',
  'Is the new work right for me?',
  'What of love?',
];

export function makeScenario(seed: number, subjects: number, random: Random): Scenario {
  const start = random.pick([
    Date.UTC(2026, 10, 20, 8),
    Date.UTC(2026, 10, 30, 23, 20),
    Date.UTC(2026, 11, 31, 23, 15),
  ]);
  const calm = start + 100 * minute;
  const people = makePeople(seed, subjects, start, random.fork());
  const share = subjects / 500;
  const capped = Math.round(random.between(100, 400) * share);
  const raised = random.chance(0.6);
  return {
    seed,
    start,
    calm,
    people,
    weather: makeWeather(start, random.fork()),
    schemes: {
      palmistry: 'token',
      base: random.pick<Scheme>(['token', 'basic-json', 'basic-form']),
      vision: 'token',
      chat: random.pick<Scheme>(['token', 'token', 'basic-json']),
    },
    rotations: random.chance(0.7)
      ? [start + random.between(5, 60) * minute].map((at) => ({
          at,
          told: at + random.between(-1, 20) * minute,
        }))
      : [],
    credentialSet: random.chance(0.3) ? start + random.between(1, 6) * minute : start - hour,
    credits: Math.round((random.chance(0.7) ? random.between(200, 4000) : 1e6) * share),
    topUps: [0, 1, 2].map(() => ({
      at: start + random.between(10, 95) * minute,
      credits: Math.round(random.between(50, 2000) * share),
    })),
    ceilings: new Map([['capped', capped]]),
    raises: raised
      ? [
          { at: start + random.between(20, 60) * minute, batch: 'capped', ceiling: capped + 300 },
          { at: start + random.between(60, 90) * minute, batch: 'capped', ceiling: 1_000_000 },
        ]
      : [],
    monthlyCeiling: random.chance(0.3) ? Math.round(random.between(1500, 4000) * share) : undefined,
    purges: random.chance(0.7) ? [start + random.between(2, 50) * minute] : [],
    reuse: random.chance(0.85),
    unknownPolicy: random.chance(0.8) ? 'retry' : 'hold',
    forbidden: new Set(random.chance(0.3) ? [random.pick(['/api/chat', '/v1/varshaphal_yoga'])] : []),
    notBuilt: new Set(random.chance(0.3) ? [random.pick(['/vastu/devatas-45', '/palmistry/luck'])] : []),
    crashChance: random.pick([0.02, 0.1, 0.2]),
  };
}

function makePeople(seed: number, subjects: number, start: number, random: Random): Person[] {
  const people: Person[] = [];
  for (let index = 0; index < subjects; index += 1) {
    const twinOf = index > 20 && random.chance(0.12) ? random.pick(people) : undefined;
    const batch = twinOf ? 'twins' : random.pick(['june', 'june', 'july', 'capped']);
    const subject = { batch, id: `person-${index}` };
    const offers = twinOf ? twinOffers(twinOf, start, random) : makeOffers(seed, index, start, random);
    people.push({ subject, offers, poison: random.chance(2 / subjects) });
  }
  return people;
}

/** The same photo, the same row, or both, under another name: nearly at once, or later. */
function twinOffers({ offers }: Person, start: number, random: Random): Offer[] {
  const copied = offers.filter(({ version }) => version === 1);
  const some = copied.filter(() => random.chance(0.8));
  return (some.length > 0 ? some : copied).map((offer) => ({
    ...offer,
    at: random.chance(0.5) ? offer.at + random.between(0, 5000) : start + random.between(0, 60) * minute,
  }));
}

function makeOffers(seed: number, index: number, start: number, random: Random): Offer[] {
  const wants = random.pick(['photo', 'row', 'row', 'row', 'both', 'both'] as const);
  const at = (version: number) =>
    start + (version === 1 ? random.between(0, 12) : random.between(0, 70)) * minute;
  const versions = () => (random.chance(0.08) ? [1, 2] : random.chance(0.01) ? [1, 2, 3] : [1]);
  const photos = wants === 'row' ? [] : versions();
  const rows = wants === 'photo' ? [] : versions();
  return [
    ...photos.map(
      (version): Offer => ({
        kind: 'photo',
        version,
        at: at(version),
        value: makePhoto(seed, index, version),
      }),
    ),
    ...rows.map(
      (version): Offer => ({
        kind: 'row',
        version,
        at: at(version),
        value: makeRow(index, version, random),
      }),
    ),
  ];
}

function makePhoto(seed: number, index: number, version: number): PhotoInputs {
  const sha256 = sha(`${seed} ${index} ${version}`);
  return { sha256, key: `photos/${sha256}`, bytes: 400_000, width: 1200, height: 1600 };
}

function makeRow(index: number, version: number, random: Random): RowInputs {
  const birth = {
    day: 1 + (index % 28),
    month: 1 + (index % 12),
    year: 1950 + (index % 60),
    hour: version,
    min: Math.floor(index / 12) % 60,
    lat: 10.5 + index / 1000,
    lon: 70.25 + index / 1000,
    tzone: 5.5,
  };
  const asked = random.chance(0.3) ? random.whole(1, 3) : 0;
  return {
    ...(random.chance(0.9) || asked > 0 ? { birth } : {}),
    ...(random.chance(0.25) ? { vastuId: `house-${index}-${version}` } : {}),
    questions: questions.slice(0, asked),
    expertise: 'STANDARD',
    tradition: 'VEDIC',
    ...(random.chance(0.9) ? { name: `Anjali Rao the ${index}th` } : {}),
    gender: 'female',
    place: `Kanchipuram ward ${index}`,
    country: 'IN',
    ...(random.chance(0.3) ? { language: random.pick(['hi', 'ta', 'de'] as const) } : {}),
    notes: [],
  };
}

const kinds: readonly WeatherKind[] = [
  'too many requests',
  'unavailable',
  'outage',
  'errors',
  'resets',
  'stalls',
  'halves',
];

function makeWeather(start: number, random: Random): Weather[] {
  return Array.from({ length: 6 }, () => {
    const from = start + random.between(0, 90) * minute;
    const kind = random.pick(kinds);
    return { kind, from, to: from + random.between(1, 8) * minute, share: random.between(0.2, 1) };
  });
}
