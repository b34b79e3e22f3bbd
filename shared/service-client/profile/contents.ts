import type { OperationName } from '@palmleaf/contract/operations';
import type { Profile } from './fields.ts';
import { firstAt, valueAt } from './pointer.ts';

/** How deep a palm_id is looked for where the profile does not say where it stands. */
const maxDepth = 6;

/** The palm_id in an answer: at the first pointer where there is one; without pointers, the member of that name nearest to the top. */
export function palmIdIn({ palmId }: Pick<Profile, 'palmId'>, body: unknown): string | undefined {
  if (palmId === undefined) return namedPalmId(body);
  for (const pointer of palmId) {
    const id = identifier(valueAt(body, pointer));
    if (id !== undefined) return id;
  }
  return undefined;
}

function namedPalmId(body: unknown): string | undefined {
  let level = [body];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null);
    for (const object of objects) {
      const id = identifier(Reflect.get(object, 'palm_id')) ?? identifier(Reflect.get(object, 'palmId'));
      if (id !== undefined) return id;
    }
    level = objects.flatMap((object): unknown[] => Object.values(object));
  }
  return undefined;
}

function identifier(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What of an answer is the reading itself: what stands at the first pointer that hits, else the whole answer. */
export function contentIn(
  { content }: Pick<Profile, 'content'>,
  operation: OperationName,
  body: unknown,
): { readonly value: unknown; readonly missed: boolean } {
  const pointers = content?.operations?.[operation] ?? content?.default;
  if (pointers === undefined) return { value: body, missed: false };
  const found = firstAt(body, pointers);
  return found === undefined ? { value: body, missed: true } : { value: found.value, missed: false };
}

/** What of a bought answer is the reading itself, by the profile in use. */
export type ContentOf = (operation: OperationName, answer: unknown) => unknown;

/** Where the sentence of a refusal is looked for when the profile does not say. */
const usualMessages = [
  '/error_msg',
  '/msg',
  '/message',
  '/errorMessage',
  '/errors',
  '/error',
  '/detail',
  '/title',
];

/** Names under which an object holds a sentence. */
const sentenceNames = ['message', 'msg', 'error_msg', 'errorMessage', 'detail', 'description'];
const maxSentences = 3;
const maxLetters = 500;
/** Letters that are read of one text: more than are shown, because blanks and queries are left out. */
const maxReadLetters = 4000;

/** What a service says of a refusal, in one line; undefined where it says nothing that can be read. */
export function messageIn({ messages }: Pick<Profile, 'messages'>, body: unknown): string | undefined {
  // The faults of a validation are told one by one, each with its field.
  if (messages === undefined && Array.isArray(valueAt(body, '/detail'))) return undefined;
  const said = (messages ?? usualMessages).flatMap((pointer) => sentencesOf(valueAt(body, pointer)));
  const sentences = [...new Set(said)].slice(0, maxSentences);
  return sentences.length === 0 ? undefined : sentences.join(' ').slice(0, maxLetters);
}

/** Sentences stand alone, in objects, or in lists of both. */
function sentencesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') {
    // An address that is cut stays without its query.
    const line = withoutQueries(
      value
        .slice(0, maxReadLetters)
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim(),
    );
    return line === '' ? [] : [/[.!?…]$/.test(line) ? line : `${line}.`];
  }
  if (typeof value !== 'object' || value === null || depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, maxSentences).flatMap((one) => sentencesOf(one, depth + 1));
  const named = sentenceNames.map((name) => Reflect.get(value, name)).find((one) => typeof one === 'string');
  const field = fieldOf(value);
  return sentencesOf(named, depth + 1).map((sentence) =>
    field === undefined || sentence.includes(field) ? sentence : `${field}: ${sentence}`,
  );
}

/** The field that a fault is about: the last step of the way to it. */
function fieldOf(fault: object): string | undefined {
  const way: unknown = Reflect.get(fault, 'loc') ?? Reflect.get(fault, 'path');
  const last: unknown = Array.isArray(way) ? way.at(-1) : undefined;
  return typeof last === 'string' ? last : undefined;
}

/** The query of an address that was sent opens what lies there. */
const withoutQueries = (text: string): string => text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…');
