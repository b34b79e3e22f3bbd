import type { Language } from '../shared/contract/languages.ts';
import type { OperationName, RequestOf } from '../shared/contract/operations.ts';
import type { ValidationItem } from '../shared/contract/validation.ts';

/** What the service knows of a request beside its validated body. */
export interface RequestContext {
  /** Chosen from Accept-Language among the operation's languages; English when none fits. */
  readonly language: Language;
}

/** A successful answer. `contentLanguage` names the language of the prose when it is not the one asked for. */
export interface Reply {
  readonly body: unknown;
  readonly contentLanguage?: Language;
}

export type Handler<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: RequestContext,
) => Promise<Reply>;

/** One handler for each of the named operations: what an engine hands to the routes. */
export type Handlers<Name extends OperationName> = { readonly [Key in Name]: Handler<Key> };

/** Thrown when a body fits its schema but cannot be answered; becomes a 422 with these items. */
export class Unprocessable extends Error {
  override readonly name = 'Unprocessable';
  readonly detail: readonly ValidationItem[];

  constructor(detail: readonly ValidationItem[]) {
    super(detail.map((item) => `${item.loc.join('.')}: ${item.msg}`).join('; '));
    this.detail = detail;
  }
}

/** Thrown for an operation that this build cannot compute yet; becomes a 501 in plain words. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';

  constructor(operation: OperationName) {
    super(`${operation} is not built yet: this service answers it with 501 until it can really be computed.`);
  }
}
