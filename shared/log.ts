/**
 * What domain code may say. Fields are ids, counts, states and reasons: never a credential, a birth datum, a name,
 * a question or a presigned address.
 */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}
