import { type BodyLanguages, inBody, isRetold } from '@palmleaf/contract/body-languages';
import type { ChartField } from '@palmleaf/contract/endpoints';
import type { Language } from '@palmleaf/contract/languages';
import { type OperationName, operations } from '@palmleaf/contract/operations';
import { type Danger, recogniseDanger } from '@palmleaf/engines/safety';
import { languageOfHelp, type SafetyLanguage } from '@palmleaf/engines/safety/kinds';
import { hashOf } from './canonical.ts';
import type { Inputs, PlaceInputs, RowInputs } from './inputs.ts';
import { partOfStretch } from './month-stretch.ts';
import { type PartName, partBefore, placeOperation, plannedIn } from './part-names.ts';
import { isWanted, type Product, productsOf } from './product.ts';

export interface PlannedCall {
  readonly part: PartName;
  readonly operation: OperationName;
  /** SHA-256 of the operation and of exactly the inputs that its answer depends on. */
  readonly inputsHash: string;
  /** The palm_id and the image address are added when the call is sent. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  /** The part that must be bought first (the palm_id), or at least settled (the earlier question). */
  readonly after?: { readonly part: PartName; readonly once: 'bought' | 'settled' };
}

export interface NotAsked {
  readonly part: PartName;
  readonly operation: OperationName;
  readonly missing: readonly string[];
}

export interface Declined {
  readonly part: PartName;
  readonly operation: OperationName;
  readonly danger: Danger;
  readonly language: SafetyLanguage;
}

export interface Plan {
  readonly calls: readonly PlannedCall[];
  readonly notAsked: readonly NotAsked[];
  readonly declined: readonly Declined[];
}

const nothingPlanned: Plan = { calls: [], notAsked: [], declined: [] };

export interface PlanSettings {
  /** Whether calls with the photo also send date of birth and gender, which the contract permits. */
  readonly sendPersonWithPhoto: boolean;
  readonly product?: Product | undefined;
  readonly bodyLanguages?: BodyLanguages | undefined;
}

export function planOf(
  subject: string,
  inputs: Inputs,
  varshaphalYear: number,
  settings: PlanSettings,
): Plan {
  const whole = wholePlanOf(subject, inputs, varshaphalYear, settings);
  if (inputs.place !== undefined) return whole;
  const parts = productsOf(inputs, settings.product).flatMap((one) => one.parts);
  const isBought = ({ part }: { readonly part: PartName }) => isWanted(parts, part);
  return {
    calls: whole.calls.filter(isBought),
    notAsked: whole.notAsked.filter(isBought),
    declined: whole.declined.filter(isBought),
  };
}

/**
 * Plans the parts of every product.
 * @param subject `<batch>/<id>`
 * @param varshaphalYear fixed on the header when the birth data were first accepted
 */
export function wholePlanOf(
  subject: string,
  inputs: Inputs,
  varshaphalYear: number,
  settings: PlanSettings,
): Plan {
  if (inputs.place !== undefined) return { ...nothingPlanned, calls: placeCalls(inputs.place.value) };
  const row = inputs.row?.value;
  const charts = row === undefined ? nothingPlanned : chartPlan(row, varshaphalYear, settings);
  const conversation = row === undefined ? nothingPlanned : chatPlan(subject, row);
  return {
    calls: [
      ...(inputs.photo === undefined ? [] : palmCalls(inputs.photo, row, settings)),
      ...charts.calls,
      ...(row === undefined ? [] : vastuCalls(row)),
      ...conversation.calls,
    ],
    notAsked: [...charts.notAsked, ...conversation.notAsked],
    declined: conversation.declined,
  };
}

function planned(
  part: PartName,
  operation: OperationName,
  dependsOn: Readonly<Record<string, unknown>>,
  more: Partial<Pick<PlannedCall, 'body' | 'language' | 'after'>> = {},
): PlannedCall {
  return { part, operation, inputsHash: hashOf({ operation, ...dependsOn }), body: {}, ...more };
}

function palmCalls(
  { value: photo, palmLanguage = photo.language }: NonNullable<Inputs['photo']>,
  row: RowInputs | undefined,
  settings: PlanSettings,
): PlannedCall[] {
  const { day, month, year } = photo.day === undefined ? { ...row?.birthDate } : photo;
  const gender = photo.gender ?? row?.gender;
  const person = settings.sendPersonWithPhoto ? withoutMissing({ day, month, year, gender }) : {};
  const language = palmLanguage === 'unnamed' ? undefined : palmLanguage;
  const languageFields = (name: OperationName) =>
    inBody(name, isRetold(name, settings.bodyLanguages) ? photo.language : language, settings.bodyLanguages);
  const dependsOn = (name: OperationName) => ({ photo: photo.sha256, ...person, ...languageFields(name) });
  return plannedIn('palm').map(({ operation, part }) => {
    const before = partBefore(operation);
    return planned(part, operation, dependsOn(operation), {
      body: { ...(operations[operation].needs === 'image' ? person : {}), ...languageFields(operation) },
      ...(before === undefined ? {} : { after: { part: before, once: 'bought' } }),
    });
  });
}

const timeOfBirth = 'time of birth';
const needsNoTime = (operation: OperationName): boolean =>
  operations[operation].plan?.timeOfBirth === 'not needed';

/** Without a birth time, plans only calls that need none, unless the row requests charts of noon. */
function chartPlan(row: RowInputs, varshaphalYear: number, settings: PlanSettings): Plan {
  const calls = chartCalls(row, varshaphalYear, settings);
  if (row.unknownTime !== 'left out') return { ...nothingPlanned, calls };
  const [timeless, timed] = [true, false].map((is) =>
    calls.filter((one) => needsNoTime(one.operation) === is),
  );
  return {
    ...nothingPlanned,
    calls: timeless ?? [],
    notAsked: (timed ?? []).map(({ part, operation }) => ({ part, operation, missing: [timeOfBirth] })),
  };
}

function chartCalls(row: RowInputs, varshaphalYear: number, settings: PlanSettings): PlannedCall[] {
  const { birth } = row;
  if (birth === undefined) return [];
  const fields: Record<ChartField, unknown> = {
    house_type: row.houseType ?? 'placidus',
    varshaphal_year: Math.max(row.varshaphalYear ?? varshaphalYear, birth.year),
  };
  return plannedIn('chart').map(({ operation, part }) => {
    const adds: readonly ChartField[] = operations[operation].plan.adds;
    const known: readonly Language[] = operations[operation].languages;
    const language =
      row.language !== undefined && known.includes(row.language) ? { language: row.language } : {};
    const languageFields =
      'language' in language ? {} : inBody(operation, row.language, settings.bodyLanguages);
    const added = Object.fromEntries(adds.map((name) => [name, fields[name]]));
    const body = { ...birth, ...added, ...languageFields };
    // No language means English (docs/contract.md), so naming English later buys nothing again.
    const dependsOn = { body, language: language.language ?? 'en' };
    return planned(part, operation, dependsOn, { body, ...language });
  });
}

function placeCalls({ lat, lon, months, language }: PlaceInputs): PlannedCall[] {
  const inLanguage = language === undefined ? {} : { language };
  return months.map((stretch) => {
    const { month: name, tzone, from: day = 1 } = stretch;
    const [year = 0, month = 0] = name.split('-').map(Number);
    const body = { day, month, year, hour: 12, min: 0, lat, lon, tzone };
    const dependsOn = { body, language: language ?? 'en' };
    return planned(partOfStretch(stretch), placeOperation, dependsOn, { body, ...inLanguage });
  });
}

function vastuCalls(row: RowInputs): PlannedCall[] {
  if (row.vastuId === undefined) return [];
  const body = { vastu_id: row.vastuId };
  return plannedIn('vastu').map(({ operation, part }) => planned(part, operation, { body }, { body }));
}

/**
 * Plans one conversation. The hash covers all earlier questions, declined ones too, so that a better recogniser of
 * danger buys nothing twice.
 */
export function chatPlan(subject: string, row: RowInputs): Plan {
  let before: Danger | undefined;
  const numbered = row.questions.map((question, index) => {
    const danger = recogniseDanger(question, before);
    before = danger;
    return { part: `chat/${index + 1}` satisfies PartName, question, index, danger };
  });
  const declined = numbered.flatMap(({ part, danger }): Declined[] => {
    if (danger === undefined) return [];
    return [{ part, operation: 'chat', danger, language: danger.language ?? languageOfHelp(row.language) }];
  });
  const asked = numbered.filter(({ danger }) => danger === undefined);
  const { birth, name, gender, place, country, questions } = row;
  const timed = row.unknownTime === 'left out' ? { [timeOfBirth]: undefined } : {};
  const required = { 'birth data': birth, ...timed, name, gender, place, country };
  const missing = Object.entries(required).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (birth === undefined || missing.length > 0)
    return { calls: [], declined, notAsked: asked.map(({ part }) => ({ part, operation: 'chat', missing })) };
  const { lat, lon, tzone, ...moment } = birth;
  const person = {
    language: row.language ?? 'en',
    name,
    ...moment,
    place,
    lat: decimal(lat),
    lon: decimal(lon),
    tzone: decimal(tzone),
    gender,
    country,
    ap: 'KUNDLI',
    ep: row.expertise,
    ac: row.tradition,
  };
  const sid = sidOf(subject, person);
  const calls = asked.map(({ part, question, index }, order) => {
    const before = asked[order - 1]?.part;
    return planned(
      part,
      'chat',
      { person, questions: questions.slice(0, index + 1) },
      {
        body: { ...person, sid, q: question },
        ...(before === undefined ? {} : { after: { part: before, once: 'settled' } }),
      },
    );
  });
  return { calls, declined, notAsked: [] };
}

export const sidIn = ({ sid }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof sid === 'string' ? sid : undefined;

const sidOf = (subject: string, person: object): string =>
  `palmleaf-${hashOf({ subject, person }).slice(0, 24)}`;

/** In the conversation of the subject from which the earlier answers were copied. */
export function askedIn(subject: string, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { sid: _own, q, ...person } = body;
  return { ...person, sid: sidOf(subject, person), q };
}

function withoutMissing(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Without an exponent, which the chat endpoint does not accept. */
function decimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(10) : text;
}
