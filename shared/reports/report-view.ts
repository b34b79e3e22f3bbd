import { operations } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import type { Header } from '../ledger/items/header.ts';
import { customerOfSubject, parseSubject, type Subject, subjectName } from '../ledger/items/keys.ts';
import { loadReport } from '../ledger/items/load.ts';
import type { AnswerAsset, Part, Report } from '../ledger/items/part.ts';
import { unpackBody } from '../ledger/parts/bodies.ts';
import { chargesOf, costOfBought } from '../ledger/parts/charges.ts';
import { openUnknowns } from '../ledger/parts/parts.ts';
import { families, palmIdPart } from '../plan/part-names.ts';
import {
  type NotAsked,
  type Plan,
  type PlannedCall,
  type PlanSettings,
  planOf,
  wholePlanOf,
} from '../plan/plan.ts';
import { productsOf } from '../plan/product.ts';
import { isSameInputs } from '../plan/same-inputs.ts';
import { assetProblemText } from '../reasons/asset-problem-text.ts';
import { inputNoteText } from '../reasons/input-note-text.ts';
import { partNoteText } from '../reasons/part-note-text.ts';
import { reasonText } from '../reasons/reason-text.ts';
import { refusalText } from '../reasons/refusals/refusal-text.ts';
import type { ContentOf } from '../service-client/profile/contents.ts';
import { isSoldBy, type Seller } from '../service-client/seller.ts';
import { toCostView } from '../views/money.ts';
import type { PartView, ReportView, SubjectView } from '../views/views.ts';

import { languageOf, type Reword } from './answer-language.ts';
import { palmImagePart, replacePicture } from './palm-image.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export const reportPath = ({ batch, id }: Subject): string =>
  `/batches/${encodeURIComponent(batch)}/reports/${encodeURIComponent(id)}`;

export function toSubjectView(header: Header, { product }: PlanSettings): SubjectView {
  return {
    batch: header.batch,
    id: header.id,
    ...nameOf(header),
    state: header.state,
    ...(header.reason === undefined ? {} : { reason: reasonText(header.reason), because: header.reason }),
    products: productsOf(header.inputs, product).map(({ name }) => name),
    calls: { bought: header.callsBought, reused: header.callsReused, unknown: header.callsUnknown },
    report: reportPath(header),
    updatedAt: iso(header.updatedAt),
  };
}

const nameOf = ({ inputs, state }: Header): { name?: string } => {
  const name = inputs.row?.value.name;
  return name === undefined || state === 'erasing' ? {} : { name };
};

const notesOfPhoto = ({ inputs }: Header): string[] =>
  inputs.photo?.value.doubt === undefined
    ? []
    : [`${refusalText(inputs.photo.value.doubt)} It was sent anyway.`];

export async function readReportView(
  context: LedgerContext,
  subject: Subject,
  {
    plan: settings,
    contentOf,
    linkTo,
    seller,
    reword,
  }: {
    readonly plan: PlanSettings;
    readonly contentOf: ContentOf;
    readonly linkTo?: LinkTo | undefined;
    readonly seller?: Seller | undefined;
    readonly reword?: Reword | undefined;
  },
): Promise<ReportView | undefined> {
  const report = await loadReport(context, subject);
  if (report === undefined) return undefined;
  const { header, parts } = report;
  const plan = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings);
  const calls = [...plan.calls, ...boughtBeyondPlan(plan, report, settings)];
  const row = header.inputs.row?.value;
  const language = row?.language ?? header.inputs.photo?.value.language;
  const saved = once(() => savedPalm(context, calls, report));
  const inLanguage = async (call: PlannedCall): Promise<unknown> =>
    reword === undefined || language === undefined || language === languageOf(call)
      ? undefined
      : reword(call.operation, await saved(), language);
  const callViews = await Promise.all(
    calls.map(async (call) => {
      const part = parts.get(call.part);
      const view = await toPartView(context, header, call, part, { contentOf, linkTo, seller });
      const reworded =
        view.state === 'bought' && call.part.startsWith('palm/') ? await inLanguage(call) : undefined;
      return reworded === undefined
        ? view
        : { ...view, language, answer: contentOf(call.operation, reworded) };
    }),
  );
  const shownParts = [
    ...callViews,
    ...plan.notAsked.map((one) => toNotAskedView(header, one)),
    ...(await declinedViews(header, plan)),
  ].sort((a, b) => numberOfChat(a) - numberOfChat(b));
  const cost = costOfBought([...parts].flatMap(([name, part]) => chargesOf(name, part)));
  return {
    ...toSubjectView(header, settings),
    ...(cost === undefined ? {} : { cost: toCostView(cost) }),
    revision: header.revision,
    inputsRevision: header.inputsRevision,
    notes: [...(row?.notes ?? []).map(inputNoteText), ...notesOfPhoto(header)],
    ...(row?.birth === undefined
      ? {}
      : {
          birth: {
            ...row.birth,
            ...(row.unknownTime === undefined ? {} : { unknownTime: row.unknownTime }),
            ...(row.houseType === undefined ? {} : { houseType: row.houseType }),
            ...(row.place === undefined ? {} : { place: row.place }),
            ...(row.country === undefined ? {} : { country: row.country }),
          },
        }),
    hasPhoto: header.inputs.photo !== undefined,
    ...(language === undefined ? {} : { language }),
    parts: families.flatMap((family) => shownParts.filter(({ part }) => part.startsWith(`${family}/`))),
    createdAt: iso(header.createdAt),
    ...(header.finishedAt === undefined ? {} : { finishedAt: iso(header.finishedAt) }),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function savedPalm(
  { bodies }: LedgerContext,
  calls: readonly PlannedCall[],
  { parts }: Report,
): Promise<unknown> {
  const call = calls.find(({ part }) => part === palmIdPart);
  const part = parts.get(palmIdPart);
  const isCurrent =
    call !== undefined && part?.state === 'bought' && isSameInputs(part.inputsHash, call.inputsHash);
  return isCurrent ? unpackBody(bodies, part) : undefined;
}

/** Paid parts stay in the report even if no product of the person includes them now. */
function boughtBeyondPlan(plan: Plan, { header, parts }: Report, settings: PlanSettings): PlannedCall[] {
  const whole = wholePlanOf(subjectName(header), header.inputs, header.varshaphalYear, settings);
  const isPlanned = new Set(plan.calls.map(({ part }) => part));
  return whole.calls.filter(({ part, inputsHash }) => {
    const stored = parts.get(part);
    return !isPlanned.has(part) && stored?.state === 'bought' && stored.inputsHash === inputsHash;
  });
}

export type LinkTo = (key: string) => Promise<string>;

async function assetView(
  { pointer, key, contentType, bytes, problem }: AnswerAsset,
  linkTo: LinkTo | undefined,
): Promise<NonNullable<PartView['assets']>[number]> {
  return {
    pointer,
    ...(key === undefined || linkTo === undefined ? {} : { link: await linkTo(key) }),
    ...(contentType === undefined ? {} : { contentType }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(problem === undefined || key !== undefined
      ? {}
      : { problem: assetProblemText(problem), because: problem }),
  };
}

async function toPartView(
  { bodies }: LedgerContext,
  header: Header,
  call: PlannedCall,
  part: Part | undefined,
  {
    contentOf,
    linkTo,
    seller,
  }: Pick<Parameters<typeof readReportView>[2], 'contentOf' | 'linkTo' | 'seller'>,
): Promise<PartView> {
  const identity = { part: call.part, operation: call.operation, ...questionOf(header, call.part) };
  if (part === undefined || !isSameInputs(part.inputsHash, call.inputsHash)) {
    const needed = call.after?.once === 'bought' && isSettled(header);
    return needed
      ? { ...identity, state: 'not asked', missing: [call.after?.part ?? ''], unknowns: 0 }
      : { ...identity, state: 'pending', unknowns: 0 };
  }
  const body = await unpackBody(bodies, part);
  const answer = part.state === 'bought' ? contentOf(call.operation, body) : body;
  return {
    ...identity,
    state: part.state,
    at: iso(part.at),
    ...(part.state === 'bought' ? withLanguage(call) : {}),
    ...(part.class === undefined ? {} : { class: part.class }),
    ...(part.status === undefined ? {} : { status: part.status }),
    ...noted(
      part.note && partNoteText(part.note),
      isComputedForNoon(header, call) ? noonNote : undefined,
      sellerNote(part, seller),
    ),
    ...(part.note === undefined ? {} : { because: part.note }),
    ...(part.said === undefined ? {} : { said: part.said }),
    ...(part.reusedFrom === undefined ? {} : { reusedFrom: originFor(header, part.reusedFrom) }),
    ...(part.service === undefined ? {} : { service: part.service }),
    ...(part.serviceId === undefined ? {} : { serviceId: part.serviceId }),
    unknowns: openUnknowns(part).length,
    ...(part.assets === undefined
      ? {}
      : { assets: await Promise.all(part.assets.map((asset) => assetView(asset, linkTo))) }),
    ...(answer === undefined ? {} : { answer: shownAnswer(header, call.part, answer) }),
  };
}

/** Does not name another customer's person. */
function originFor(header: Header, origin: string): string {
  const subject = parseSubject(origin);
  const isOwn = subject === undefined || customerOfSubject(subject) === customerOfSubject(header);
  return isOwn ? origin : 'another customer';
}

const withLanguage = (call: PlannedCall): Pick<PartView, 'language'> => {
  const language = languageOf(call);
  return language === undefined ? {} : { language };
};

const noonNote = 'computed for noon, because the time of birth is not known';

const isComputedForNoon = ({ inputs }: Header, { operation }: PlannedCall): boolean =>
  inputs.row?.value.unknownTime === 'noon' && operations[operation].plan?.timeOfBirth === 'needed';

const sellerNote = (part: Part, seller: Seller | undefined): string | undefined =>
  seller === undefined || part.state !== 'bought' || isSoldBy(part, seller)
    ? undefined
    : `sold by another service than the one that is called now (profile ${part.service ?? 'unknown'})`;

function noted(...notes: readonly (string | undefined)[]): { note?: string } {
  const defined = notes.filter((note) => note !== undefined);
  return defined.length === 0 ? {} : { note: defined.join('; ') };
}

/** An answer of 6 MB is too large for one response, so the picture has a separate address. */
const shownAnswer = (subject: Subject, part: string, answer: unknown): unknown =>
  part === palmImagePart ? replacePicture(answer, palmImagePath(reportPath(subject))) : answer;

export function palmImageOf({ parts, report }: ReportView): string | undefined {
  const part = parts.find(({ part: name }) => name === palmImagePart);
  const address = palmImagePath(report);
  const isStored = part?.assets?.some(({ link }) => link !== undefined) === true;
  return part?.state === 'bought' && (isStored || mentions(part.answer, address)) ? address : undefined;
}

const palmImagePath = (report: string): string => `${report}/palm-image`;

function mentions(value: unknown, text: string): boolean {
  if (typeof value !== 'object' || value === null) return value === text;
  return Object.values(value).some((member) => mentions(member, text));
}

const isSettled = (header: Header): boolean => header.finishedAt !== undefined;

function toNotAskedView(header: Header, { part, operation, missing }: NotAsked): PartView {
  return {
    part,
    operation,
    state: 'not asked',
    missing: [...missing],
    unknowns: 0,
    ...questionOf(header, part),
  };
}

const numberOfChat = ({ part }: PartView): number => (part.startsWith('chat/') ? Number(part.slice(5)) : 0);

async function declinedViews(header: Header, { declined }: Plan): Promise<PartView[]> {
  if (declined.length === 0) return [];
  const { toDeclinedView } = await import('./declined-view.ts');
  return Promise.all(
    declined.map(async (one) => ({
      ...(await toDeclinedView(header, one)),
      ...questionOf(header, one.part),
    })),
  );
}

function questionOf(header: Header, part: string): { question?: string } {
  const number = /^chat\/(\d+)$/.exec(part)?.[1];
  const question = number === undefined ? undefined : header.inputs.row?.value.questions[Number(number) - 1];
  return question === undefined ? {} : { question };
}
