import type { OperationName } from '@palmleaf/contract/operations';
import type { Profile } from './fields.ts';
import { firstAt, valueAt } from './pointer.ts';

const maxDepth = 6;

/** Without pointers, the member named palm_id nearest to the top. */
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

export type ContentOf = (operation: OperationName, answer: unknown) => unknown;

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

const sentenceNames = ['message', 'msg', 'error_msg', 'errorMessage', 'detail', 'description'];
const maxSentences = 3;
const maxLetters = 500;
const maxReadLetters = 4000;

export function messageIn({ messages }: Pick<Profile, 'messages'>, body: unknown): string | undefined {
  // An array in `detail` is FastAPI's list of validation errors.
  if (messages === undefined && Array.isArray(valueAt(body, '/detail'))) return undefined;
  const found = (messages ?? usualMessages).flatMap((pointer) => sentencesOf(valueAt(body, pointer)));
  const sentences = [...new Set(found)].slice(0, maxSentences);
  return sentences.length === 0 ? undefined : sentences.join(' ').slice(0, maxLetters);
}

function sentencesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') {
    // A truncated address must not keep its query.
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

function fieldOf(fault: object): string | undefined {
  const path: unknown = Reflect.get(fault, 'loc') ?? Reflect.get(fault, 'path');
  const last: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return typeof last === 'string' ? last : undefined;
}

/** The query of a presigned address grants access. */
const withoutQueries = (text: string): string => text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…');
