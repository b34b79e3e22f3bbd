import type * as z from 'zod';
import { counted } from '../../../shared/figures.ts';

export type ProblemStatus = 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 500;

export interface RequestFault {
  /** For example `files.0.name`. */
  readonly field: string;
  readonly message: string;
}

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  readonly title: string;
  readonly detail: string;
  readonly faults: readonly RequestFault[];
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: ProblemStatus,
    title: string,
    detail: string,
    faults: readonly RequestFault[] = [],
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${title}: ${detail}`);
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.faults = faults;
    this.more = more;
  }
}

export function problemBody({ status, title, detail, faults, more }: ProblemError) {
  return { type: 'about:blank', title, status, detail, ...(faults.length === 0 ? {} : { faults }), ...more };
}

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
      return 'has none of the forms that the API describes';
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
