/** Reads answers whose shape is not known in advance. */

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a JSON object, or undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** One validation fault of a 422 response. */
interface ServiceFault {
  /** Path to the field; empty if the service names none. */
  readonly where: readonly string[];
  readonly message: string;
  /** How to correct the value, unless the message says it already. */
  readonly advice?: string;
}

/** Reads one entry of the `detail` of a refusal. Returns undefined if the entry has no known form. */
export function faultOf(entry: unknown): ServiceFault | undefined {
  const { msg, loc, ctx } = fieldsOf(entry) ?? {};
  if (typeof msg !== 'string') return undefined;
  const advice = fieldsOf(ctx)?.advice;
  const steps = Array.isArray(loc) ? loc : [];
  return {
    where: steps.filter((step) => ['string', 'number'].includes(typeof step) && step !== 'body').map(String),
    message: msg,
    ...(typeof advice === 'string' ? { advice } : {}),
  };
}
