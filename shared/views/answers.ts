export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

interface ServiceFault {
  /** Path to the field; empty if the service names none. */
  readonly where: readonly string[];
  readonly message: string;
  readonly advice?: string;
}

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
