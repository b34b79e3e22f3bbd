import { languages } from '@palmleaf/contract/languages';
import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import type { Fingerprints, RecordedSubject, RecordingIndex } from '@palmleaf/contract/recording';
import { palmIdIn } from '@palmleaf/shared/service-client/profile/contents';
import type { Profile } from '@palmleaf/shared/service-client/profile/fields';
import { requestOf } from '@palmleaf/shared/service-client/profile/request';
import type { WholeAnswersView } from '@palmleaf/shared/views/whole-answers-view';
import { anonymised, type Identity } from './anonymise.ts';
import { coarseAnswer } from './coarse.ts';

type WholePart = WholeAnswersView['parts'][number];

export const pathsOf = ({ paths }: Profile): RecordingIndex['paths'] =>
  Object.fromEntries(operationNames.map((name) => [name, paths[name] ?? operations[name].path]));

export class Replacements {
  readonly #known = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  of(kind: string, id: string): string {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    const replacement = `${kind}-${String(number).padStart(6, '0')}`;
    this.#known.set(id, replacement);
    return replacement;
  }
}

interface Recorder {
  readonly profile: Profile;
  readonly fingerprints: Fingerprints;
  readonly replacements: Replacements;
  readonly hidesBirths: boolean;
}

export function recorded(view: WholeAnswersView, recorder: Recorder): RecordedSubject {
  const { profile, replacements } = recorder;
  const recordable = view.parts.filter(({ state, answer }) => state !== 'unknown' && answer !== undefined);
  const reading = recordable.find(
    ({ operation, state }) => operation === 'get-palm-id' && state === 'bought',
  );
  const vendorPalmId = reading === undefined ? undefined : palmIdIn(profile, reading.answer);
  const palmReplacement = vendorPalmId === undefined ? undefined : replacements.of('palm', vendorPalmId);
  const ids = new Map<string, string>();
  if (vendorPalmId !== undefined && palmReplacement !== undefined) ids.set(vendorPalmId, palmReplacement);
  for (const [kind, field] of [
    ['vastu', 'vastu_id'],
    ['talk', 'sid'],
  ] as const) {
    for (const { body } of recordable) {
      const id = body[field];
      if (typeof id === 'string' && id.length > 2) ids.set(id, replacements.of(kind, id));
    }
  }
  const identity: Identity = {
    ids,
    names: [...Object.values(view.person), view.id, ...view.id.split('/')],
    birth: recordable.find(({ body }) => body.year !== undefined)?.body,
  };
  const palmId = reading === undefined ? undefined : palmIdIn(profile, anonymised(reading.answer, identity));
  return {
    ...(palmId === undefined ? {} : { palmId }),
    answers: recordable.map((part) => entryOf(part, identity, recorder)),
  };
}

function entryOf(
  part: WholePart,
  identity: Identity,
  { profile, fingerprints, hidesBirths }: Recorder,
): RecordedSubject['answers'][number] {
  const { operation, status = 200, answer } = part;
  const body = anonymised(answer, identity);
  return {
    operation,
    ...(operations[operation].needs === 'palm_id'
      ? {}
      : { request: fingerprintOf(part, profile, fingerprints) }),
    status,
    body: hidesBirths && part.state === 'bought' ? coarseAnswer(operation, body) : body,
  };
}

function fingerprintOf(
  { operation, body, language }: WholePart,
  profile: Profile,
  fingerprints: Fingerprints,
): string {
  const knownLanguage = languages.find((known) => known === language);
  const request = requestOf(profile, {
    operation,
    body,
    ...(knownLanguage === undefined ? {} : { language: knownLanguage }),
  });
  return fingerprints.of(operation satisfies OperationName, request.body, request.language);
}
