import type { Language } from '@palmleaf/contract/languages';
import type { OperationName, RequestOf } from '@palmleaf/contract/operations';

/** What the service knows of a request beside its validated body. */
export interface RequestContext {
  /** Chosen from Accept-Language among the operation's languages; English when none fits. */
  readonly language: Language;
}

/** A successful answer. `contentLanguage` names the language of the prose when it is not the one asked for. */
export interface Reply {
  readonly body: unknown;
  readonly contentLanguage?: Language;
  /** The body says that there is no answer, and why: that costs nothing. */
  readonly free?: boolean;
}

export type Handler<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: RequestContext,
) => Promise<Reply>;

/** One handler for each of the named operations: what an engine hands to the routes. */
export type Handlers<Name extends OperationName> = { readonly [Key in Name]: Handler<Key> };
