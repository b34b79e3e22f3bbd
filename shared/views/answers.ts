/** Reading answers of the service whose shape is not known beforehand. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** One fault of a 422, as services that validate what they get tell it. */
interface ServiceFault {
  /** The way to the field; empty where none is named. */
  readonly where: readonly string[];
  readonly message: string;
  /** What would be right. The message may say it already. */
  readonly advice?: string;
}

/** Reads one entry of the `detail` of a service's refusal. Undefined when it is no fault that can be told. */
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
