import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { Post } from './post.ts';

export interface WebhooksDeps {
  /** Includes the name hash: nothing is recorded about a person who was erased since. */
  readonly ledger: Pick<LedgerContext, 'table' | 'now' | 'nameHash'>;
  readonly key: WebhookKey;
  readonly post: Post;
  readonly settings: Settings['webhooks'];
  readonly random: () => number;
  readonly log: Log;
}

/** One run of the function, with its deadlines in milliseconds since 1970. */
export interface WebhookTurn {
  readonly worker: string;
  /** No delivery starts later. */
  readonly sendsUntil: number;
  /** The function has certainly ended by then. */
  readonly endsAt: number;
}
