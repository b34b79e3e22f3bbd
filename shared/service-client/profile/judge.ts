import { type OperationName, operations } from '@palmleaf/contract/operations';
import { type AnswerClass, classOfStatus } from '../answer.ts';
import type { Profile, Rule } from './fields.ts';
import { firstAt, valueAt } from './pointer.ts';

interface WholeAnswer {
  readonly operation: OperationName;
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

export function classOfAnswer({ answers }: Pick<Profile, 'answers'>, answer: WholeAnswer): AnswerClass {
  return answers.find((rule) => fits(rule, answer))?.means ?? classByStatus(answer);
}

/** Rules are for errors, which are short. */
const maxSearchedCharacters = 100_000;

function fits(rule: Rule, { operation, status, text, body }: WholeAnswer): boolean {
  if (rule.means === 'palm_id unknown' && operations[operation].needs !== 'palm_id') return false;
  if (rule.operations !== undefined && !rule.operations.includes(operation)) return false;
  if (rule.status !== undefined && ![rule.status].flat().includes(status)) return false;
  if (rule.where !== undefined && !fitsAt(rule.where, rule, body)) return false;
  return rule.text === undefined || rule.text.test(text.slice(0, maxSearchedCharacters));
}

function fitsAt(pointer: string, { is, exists = true }: Rule, body: unknown): boolean {
  if (is !== undefined) return isSame(valueAt(body, pointer), is);
  return (firstAt(body, [pointer]) !== undefined) === exists;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

function classByStatus({ status, body }: WholeAnswer): AnswerClass {
  if (status >= 300) return classOfStatus(status);
  if (body === undefined) return 'half a body or no JSON';
  return valueAt(body, '/status') === false ? 'json with status false' : 'json';
}
