import type { PartView, ReportView } from '@palmleaf/shared/views/views';

/** A value is in `text`, `number` or `flag`, by its type. */
export interface FlatRow {
  readonly batch: string;
  readonly id: string;
  readonly name: string | undefined;
  /** The state of the report; `state` is that of the part. */
  readonly report: string;
  readonly part: string;
  readonly operation: string;
  readonly state: string;
  readonly at: string | undefined;
  /** The JSON pointer (RFC 6901) of the value in the answer. */
  readonly path: string;
  readonly text: string | undefined;
  readonly number: number | undefined;
  readonly flag: boolean | undefined;
}

export function* flatRows({ batch, id, name, state, parts }: ReportView): Generator<FlatRow> {
  for (const part of parts) {
    const common = { batch, id, name, report: state, ...partColumns(part) };
    if (part.answer === undefined) yield { ...common, path: '', ...typed(undefined) };
    else for (const [path, value] of leaves(part.answer, '')) yield { ...common, path, ...typed(value) };
  }
}

const partColumns = ({ part, operation, state, at }: PartView) => ({ part, operation, state, at });

const typed = (value: unknown) => ({
  text: typeof value === 'string' ? value : undefined,
  number: typeof value === 'number' ? value : undefined,
  flag: typeof value === 'boolean' ? value : undefined,
});

function* leaves(value: unknown, path: string): Generator<readonly [string, unknown]> {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (inner.length === 0) yield [path, value];
  for (const [key, one] of inner) {
    yield* leaves(one, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}
