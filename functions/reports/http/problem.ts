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
