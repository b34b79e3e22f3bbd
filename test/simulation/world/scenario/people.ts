import { batchOfCustomer, type Customer, localName } from '../../../../shared/customers/customer.ts';
import type { Subject } from '../../../../shared/ledger/items/keys.ts';
import { activeProducts } from '../../../../shared/plan/active-products.ts';
import type { RowInputs } from '../../../../shared/plan/inputs.ts';
import type { Product } from '../../../../shared/plan/product.ts';
import type { Random } from '../random.ts';
import { photoFates } from './photo-fates.ts';
import { minute } from './times.ts';

export type Offer =
  | {
      readonly kind: 'photo';
      readonly version: number;
      readonly at: number;
      readonly content: string;
      readonly product?: Product | undefined;
    }
  | { readonly kind: 'row'; readonly version: number; readonly at: number; readonly value: RowInputs };

export interface Person {
  readonly subject: Subject;
  readonly offers: readonly Offer[];
  /** The upload name of the photo, if the row names it. */
  readonly photoName?: string;
  readonly poison: boolean;
}

const questions = [
  'Shall I move house?',
  'When does my luck turn?',
  'Is the new work right for me?',
  'What of love?',
];

export const dangerousQuestion = 'Shall I stay with him? He hits me every night.';

/** Takes no random draw, which would change every seed. */
const questionsOf = (index: number, count: number): string[] =>
  count > 0 && index % 9 === 4
    ? questions.slice(0, count).with(index % count, dangerousQuestion)
    : questions.slice(0, count);

interface PeopleOptions {
  readonly seed: number;
  readonly subjects: number;
  /** Every customer has a person of the same name, in a batch with a shared name. */
  readonly customers: readonly Customer[];
  readonly start: number;
}

export function makePeople({ seed, subjects, customers, start }: PeopleOptions, random: Random): Person[] {
  const people: Person[] = [];
  for (let index = 0; index < subjects; index += 1) {
    const twinOf = index > 20 && random.chance(0.12) ? random.pick(people) : undefined;
    const batch = twinOf ? 'twins' : random.pick(['june', 'june', 'july', 'capped']);
    const number = String(Math.floor(index / customers.length)).padStart(5, '0');
    const customer = customers[index % customers.length];
    const subject = { batch: batchOfCustomer(customer, localName(batch)), id: `person-${number}` };
    const offers = twinOf ? twinOffers(twinOf, start, random) : makeOffers(seed, index, start, random);
    const kinds = new Set(offers.map(({ kind }) => kind));
    const hasPhotoName = kinds.size === 2 && random.chance(0.3);
    people.push({
      subject,
      offers,
      poison: random.chance(2 / subjects),
      ...(hasPhotoName ? { photoName: `IMG_${number}` } : {}),
    });
  }
  return people;
}

function twinOffers({ offers }: Person, start: number, random: Random): Offer[] {
  const copied = offers.filter(({ version }) => version === 1);
  const drawn = copied.filter(() => random.chance(0.8));
  return (drawn.length > 0 ? drawn : copied).map((offer) => ({
    ...offer,
    at: Math.round(
      random.chance(0.5) ? offer.at + random.between(0, 5000) : start + random.between(0, 60) * minute,
    ),
  }));
}

function makeOffers(seed: number, index: number, start: number, random: Random): Offer[] {
  const inputKinds = random.pick(['photo', 'row', 'row', 'row', 'both', 'both'] as const);
  const at = (version: number) =>
    Math.round(start + (version === 1 ? random.between(0, 12) : random.between(0, 70)) * minute);
  const versions = () => (random.chance(0.08) ? [1, 2] : random.chance(0.01) ? [1, 2, 3] : [1]);
  const photos = inputKinds === 'row' ? [] : versions();
  const rows = inputKinds === 'photo' ? [] : versions();
  return [
    ...photos.map(
      (version): Offer => ({
        kind: 'photo',
        version,
        at: at(version),
        content: random.chance(0.04)
          ? `photo ${seed} for everybody`
          : contentOf(seed, index, version, random),
        ...drawProduct(random),
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

function contentOf(seed: number, index: number, version: number, random: Random): string {
  const fate = random.chance(0.03) ? random.pick([photoFates.broken, photoFates.deadly]) : 'photo';
  return `${fate} ${seed} ${index} ${version}`;
}

function makeRow(index: number, version: number, random: Random): RowInputs {
  const birthDate = { day: 1 + (index % 28), month: 1 + (index % 12), year: 1950 + (index % 60) };
  const birth = {
    ...birthDate,
    hour: version,
    min: Math.floor(index / 12) % 60,
    lat: 10.5 + index / 1000,
    lon: 70.25 + index / 1000,
    tzone: 5.5,
  };
  const questionCount = random.chance(0.3) ? random.whole(1, 3) : 0;
  return {
    ...(random.chance(0.9) || questionCount > 0 ? { birth, birthDate } : {}),
    ...(random.chance(0.25) ? { vastuId: random.chance(0.4) ? 'house' : `house-${index}-${version}` } : {}),
    questions: questionsOf(index, questionCount),
    expertise: 'STANDARD',
    tradition: 'VEDIC',
    ...(random.chance(0.9) ? { name: `Anjali Rao the ${index}th` } : {}),
    gender: 'female',
    place: `Kanchipuram ward ${index}`,
    country: 'IN',
    ...(random.chance(0.3) ? { language: random.pick(['hi', 'ta', 'de'] as const) } : {}),
    ...drawProduct(random),
    notes: [],
  };
}

const drawProduct = (random: Random): { readonly product?: Product } =>
  random.chance(0.3) ? { product: random.pick([...activeProducts.values()]) } : {};
