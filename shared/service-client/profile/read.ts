import { languages } from '@palmleaf/contract/languages';
import { operationNames } from '@palmleaf/contract/operations';
import { readOnce } from '@palmleaf/contract/read-once';
import type * as z from 'zod';
import { ServiceClientError } from '../error.ts';
import { type Profile, profile } from './fields.ts';

export class WrongProfileError extends ServiceClientError {
  override readonly name = 'WrongProfileError';
}

/** @throws WrongProfileError with a line for each fault */
export function readProfile(content: unknown): Profile {
  const result = profile.safeParse(withoutSchemaName(content), { reportInput: true, ...readOnce });
  if (result.success) return result.data;
  throw new WrongProfileError(result.error.issues.flatMap(linesOf).join('\n'));
}

function withoutSchemaName(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== '$schema'));
}

function linesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('/')}: ${unknownName(key, issue.path)}`);
  const place = issue.path.join('/');
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return [`${place || 'the profile'}: write an object in braces`];
  if (issue.code === 'invalid_type' && issue.expected === 'record')
    return [`${place}: write an object in braces`];
  const suggestion =
    issue.code === 'invalid_value' ? nearest(String(issue.input), issue.values.map(String)) : undefined;
  return [`${place}: ${suggestion === undefined ? '' : `did you mean "${suggestion}"? `}${issue.message}`];
}

function namesAt(path: readonly PropertyKey[]): readonly string[] {
  const [first, second] = path;
  if (first === undefined) return Object.keys(profile.shape);
  if (first === 'languages' && second !== undefined) return languages;
  const fixed: Readonly<Record<string, readonly string[]>> = {
    content: ['default', 'operations'],
    prices: ['currency', 'default', 'operations'],
    cost: ['header', 'pointers', 'varies'],
    idempotency: ['header', 'honoured'],
    image: ['maxBytes', 'formats'],
    answers: ['operations', 'status', 'where', 'is', 'exists', 'text', 'means'],
  };
  const memberNames = fixed[String(first)];
  return memberNames === undefined || second === 'operations' ? operationNames : memberNames;
}

function unknownName(key: string, path: readonly PropertyKey[]): string {
  const names = namesAt(path);
  const suggestion = nearest(key, names);
  if (suggestion !== undefined) return `unknown name; did you mean "${suggestion}"?`;
  return names === operationNames
    ? 'no operation of this name; docs/contract.md lists them'
    : `unknown name; the valid names are ${names.join(', ')}`;
}

function nearest(word: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, letters: lettersBetween(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters);
  const maxDistance = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 3));
  return best !== undefined && best.letters <= maxDistance ? best.name : undefined;
}

function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    let diagonal = row[0] ?? 0;
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const above = row[j + 1] ?? 0;
      next.push(Math.min(above + 1, (next[j] ?? 0) + 1, diagonal + (letter === wanted ? 0 : 1)));
      diagonal = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
