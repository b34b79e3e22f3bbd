import type { Language } from '@palmleaf/contract/languages';
import type { OperationName, RequestOf } from '@palmleaf/contract/operations';

export interface RequestContext {
  /** English when no accepted language fits. */
  readonly language: Language;
}

export interface Reply {
  readonly body: unknown;
  /** Language of the prose; if absent, the requested one. */
  readonly contentLanguage?: Language;
  /** The body explains why there is no answer. */
  readonly free?: boolean;
}

export type Handler<Name extends OperationName> = (
  request: RequestOf<Name>,
  context: RequestContext,
) => Promise<Reply>;

export type Handlers<Name extends OperationName> = { readonly [Key in Name]: Handler<Key> };
