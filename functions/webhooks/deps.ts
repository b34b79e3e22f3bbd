import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { Post } from './post.ts';

export interface WebhooksDeps {
  /** The name hash shows who was erased since; nothing is recorded about them. */
  readonly ledger: Pick<LedgerContext, 'table' | 'now' | 'nameHash'>;
  readonly key: WebhookKey;
  readonly post: Post;
  readonly settings: Settings['webhooks'];
  readonly random: () => number;
  readonly log: Log;
}

/** Deadlines in milliseconds since 1970. */
export interface WebhookTurn {
  readonly worker: string;
  readonly sendsUntil: number;
  /** The function has ended by then. */
  readonly endsAt: number;
}
