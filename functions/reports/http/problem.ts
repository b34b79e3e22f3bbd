import type { Context } from 'hono';
import { problemPage } from '../pages/pages.ts';
import { answerPage, wantsHtml } from './html.ts';

export type ProblemStatus = 400 | 404 | 409 | 410 | 413 | 415 | 500;

export interface Fault {
  /** Where in the query or body, for example `files.0.name`. */
  readonly field: string;
  readonly message: string;
}

/** What a request is answered with that cannot be fulfilled (RFC 9457). Every text is for people. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ProblemStatus;
  readonly title: string;
  readonly detail: string;
  readonly faults: readonly Fault[];
  /** Members of its own, as RFC 9457 lets a problem have. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: ProblemStatus,
    title: string,
    detail: string,
    faults: readonly Fault[] = [],
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

export function problemBody({ status, title, detail, faults, more }: Problem) {
  return { type: 'about:blank', title, status, detail, ...(faults.length === 0 ? {} : { faults }), ...more };
}

export function answerProblem(c: Context, problem: Problem): Response {
  if (wantsHtml(c)) return answerPage(c, problemPage(problemBody(problem)), problem.status);
  return c.json(problemBody(problem), problem.status, { 'content-type': 'application/problem+json' });
}
