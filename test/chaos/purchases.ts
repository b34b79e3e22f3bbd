import { inflateSync } from 'node:zlib';
import { type OperationName, operations } from '@palmleaf/contract/operations';
import ownProfile from '../../config/profiles/self-hosted.json' with { type: 'json' };
import { conversationBody } from '../../functions/fan-out/flow/conversation.ts';
import { fingerprintOf } from '../../packages/service/http/fingerprint.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import type { Part, Report } from '../../shared/ledger/items/part.ts';
import { unknownsOf } from '../../shared/ledger/parts/parts.ts';
import { type PartName, palmIdPart } from '../../shared/plan/part-names.ts';
import { type PlannedCall, planOf } from '../../shared/plan/plan.ts';
import { readProfile } from '../../shared/service-client/profile/read.ts';
import { planInTests } from '../support/settings/plan-settings.ts';

const settings = { ...planInTests, bodyLanguages: readProfile(ownProfile).bodyLanguages };

export interface Purchase {
  readonly subject: string;
  readonly part: PartName;
  readonly operation: OperationName;
  readonly request: string;
  readonly inputsHash: string;
  readonly isBought: boolean;
  readonly unknowns: number;
}

/**
 * Leaves out calls that were copied from another subject.
 * @param addressOf the address of a prepared photo, without its query
 */
export function purchasesOf(report: Report, addressOf: (photoKey: string) => string): Purchase[] {
  const { header, parts } = report;
  const subject = subjectName(header);
  const plan = planOf(subject, header.inputs, header.varshaphalYear, settings);
  const palmId = palmIdOf(parts.get(palmIdPart));
  return plan.calls.flatMap((call): Purchase[] => {
    const part = parts.get(call.part);
    const body = bodyOf(call, report, addressOf, palmId);
    if (part === undefined || body === undefined) return [];
    const unknowns = unknownsOf(part, call.inputsHash);
    const bought =
      part.state === 'bought' && part.reusedFrom === undefined && part.inputsHash === call.inputsHash;
    if (!bought && unknowns === 0) return [];
    const { operation, inputsHash } = call;
    return [
      {
        subject,
        part: call.part,
        operation,
        inputsHash,
        isBought: bought,
        unknowns,
        request: requestOf(operation, body),
      },
    ];
  });
}

function requestOf(name: OperationName, body: unknown): string {
  const { request, needs } = operations[name];
  return fingerprintOf(needs, request?.parse(body));
}

function bodyOf(
  call: PlannedCall,
  { header, parts }: Report,
  addressOf: (photoKey: string) => string,
  palmId: string | undefined,
): Record<string, unknown> | undefined {
  if (call.part === palmIdPart) {
    const photo = header.inputs.photo?.value;
    return photo && { ...call.body, image_url: addressOf(photo.key) };
  }
  // A question may use the conversation of the subject from whom the previous one was copied.
  if (call.after?.part !== palmIdPart) return conversationBody(call, parts);
  return palmId === undefined ? undefined : { ...call.body, palm_id: palmId };
}

function palmIdOf(part: Part | undefined): string | undefined {
  if (part?.body === undefined) return undefined;
  const body: unknown = JSON.parse(inflateSync(part.body).toString('utf8'));
  const id = typeof body === 'object' && body !== null ? Reflect.get(body, 'palm_id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

export interface Count {
  readonly operation: string;
  readonly request: string;
  readonly calls: number;
}

interface BoughtTwice extends Count {
  readonly parts: readonly string[];
  readonly listedUnknowns: number;
}

export interface Comparison {
  readonly charged: number;
  readonly bought: number;
  readonly unknown: number;
  readonly boughtTwice: readonly BoughtTwice[];
  /** Charged more often than recorded. */
  readonly unexplained: readonly BoughtTwice[];
  /** Charged, but never recorded. */
  readonly unlisted: readonly Count[];
  /** Recorded as bought, but never charged. */
  readonly unpaid: readonly string[];
}

export function compare(purchases: readonly Purchase[], counts: readonly Count[]): Comparison {
  const byRequest = Map.groupBy(purchases, nameOf);
  const counted = new Map(counts.map((count) => [nameOf(count), count]));
  const entries = counts.map((count): BoughtTwice & { readonly known: number } => {
    const known = byRequest.get(nameOf(count)) ?? [];
    const listedUnknowns = known.reduce((sum, { unknowns }) => sum + unknowns, 0);
    // One request may serve two calls that differ only outside the body, for example in the language.
    const purchased = new Set(known.filter(({ isBought }) => isBought).map(({ inputsHash }) => inputsHash))
      .size;
    const parts = known.map(({ subject, part }) => `${subject} ${part}`);
    return { ...count, parts, listedUnknowns, known: purchased + listedUnknowns };
  });
  const withoutKnown = ({ known: _known, ...rest }: (typeof entries)[number]): BoughtTwice => rest;
  return {
    charged: counts.reduce((sum, { calls }) => sum + calls, 0),
    bought: purchases.filter(({ isBought }) => isBought).length,
    unknown: purchases.reduce((sum, { unknowns }) => sum + unknowns, 0),
    boughtTwice: entries.filter(({ calls }) => calls > 1).map(withoutKnown),
    unexplained: entries
      .filter(({ calls, known, parts }) => parts.length > 0 && calls > known)
      .map(withoutKnown),
    unlisted: counts.filter((count) => !byRequest.has(nameOf(count))),
    unpaid: purchases
      .filter((purchase) => purchase.isBought && !counted.has(nameOf(purchase)))
      .map(({ subject, part }) => `${subject} ${part}`),
  };
}

const nameOf = ({ operation, request }: Pick<Count, 'operation' | 'request'>): string =>
  `${operation} ${request}`;
