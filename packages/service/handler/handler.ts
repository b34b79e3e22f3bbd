import type { Language } from '@palmleaf/contract/languages';
import type { OperationName, RequestOf } from '@palmleaf/contract/operations';

/** Facts about a request beside its validated body. */
export interface RequestContext {
  /** Chosen from Accept-Language among the operation's languages; English when none fits. */
  readonly language: Language;
}

/** A successful answer. `contentLanguage` names the language of the prose if it differs from the requested one. */
export interface Reply {
  readonly body: unknown;
  readonly contentLanguage?: Language;
  /** The body explains why there is no answer, so the call costs nothing. */
  readonly free?: boolean;
}

export type Handler<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: RequestContext,
) => Promise<Reply>;

/** One handler for each of the named operations. */
export type Handlers<Name extends OperationName> = { readonly [Key in Name]: Handler<Key> };
