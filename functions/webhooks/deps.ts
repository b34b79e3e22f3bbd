import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { Post } from './post.ts';

export interface WebhooksDeps {
  /** With the hash of names: nothing is written down about somebody who was erased meanwhile. */
  readonly ledger: Pick<LedgerContext, 'table' | 'now' | 'nameHash'>;
  readonly key: WebhookKey;
  readonly post: Post;
  readonly settings: Settings['webhooks'];
  readonly random: () => number;
  readonly log: Log;
}

/** One turn of the function: its name, and the times that bound it, in milliseconds since 1970. */
export interface WebhookTurn {
  readonly worker: string;
  /** Nothing is sent later. */
  readonly sendsUntil: number;
  /** When the function has surely ended. */
  readonly endsAt: number;
}
