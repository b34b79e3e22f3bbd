import { type OperationName, operations } from '@palmleaf/contract/operations';
import { fieldsOf } from '@palmleaf/shared/views/answers';

export const exactWarning =
  'The positions of planets and angles in these answers reveal the moment and the place of birth to anybody who can compute a chart. Write the folder with --coarse to leave them out.';
export const coarseNote =
  'Answers that depend on a birth keep their members and the kinds of their values only: neither moment nor place can be computed from them.';

const dependsOnBirth: Record<(typeof operations)[OperationName]['needs'], boolean> = {
  birth: true,
  question: true,
  image: false,
  palm_id: false,
  vastu_id: false,
  nothing: false,
};

/** Removes everything that reveals a birth. */
export function coarseAnswer(operation: OperationName, answer: unknown): unknown {
  if (!dependsOnBirth[operations[operation].needs]) return answer;
  const fields = fieldsOf(answer);
  if (fields === undefined) return shapeOf(answer);
  // A top-level boolean is kept, because it tells an answer from an error.
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      withoutDigits(name),
      typeof value === 'boolean' ? value : shapeOf(value),
    ]),
  );
}

function shapeOf(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return '-';
  if (typeof value === 'boolean') return false;
  // A combination of shapes can identify a birth, as a number can.
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(shapeOf).reduce(merged, null)];
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  return inOrder(Object.entries(fields).map(([name, one]) => [withoutDigits(name), shapeOf(one)]));
}

function merged(one: unknown, other: unknown): unknown {
  if (one === null || other === null) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const members: unknown[] = [...one, ...other];
    return members.length === 0 ? [] : [members.reduce(merged, null)];
  }
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  if (fields === undefined || others === undefined)
    return JSON.stringify(one) < JSON.stringify(other) ? one : other;
  const names = [...new Set([...Object.keys(fields), ...Object.keys(others)])];
  return inOrder(names.map((name) => [name, merged(fields[name] ?? null, others[name] ?? null)]));
}

const inOrder = (entries: readonly (readonly [string, unknown])[]): unknown =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

const withoutDigits = (name: string): string => name.replaceAll(/\d/g, '0');
