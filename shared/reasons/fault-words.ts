import type * as z from 'zod';
import { counted } from '../figures.ts';

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  record: 'an object',
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** Words for the issues that a schema itself has no words for. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${types[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'too_small':
      return sizeWords(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return sizeWords(issue.origin, 'most', issue.maximum);
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'has a wrong form';
    default:
      return issue.code === 'custom' ? undefined : 'has a wrong form';
  }
};

function sizeWords(origin: string, bound: 'least' | 'most', limit: number | bigint): string {
  const unit = units[origin];
  return unit === undefined
    ? `must be at ${bound} ${limit}`
    : `must have at ${bound} ${counted(Number(limit), ...unit)}`;
}
