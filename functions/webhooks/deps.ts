import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { Post } from './post.ts';

export interface WebhooksDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now' | 'nameHash'>;
  readonly key: WebhookKey;
  readonly post: Post;
  readonly settings: Settings['webhooks'];
  readonly random: () => number;
  readonly log: Log;
}

export interface WebhookRun {
  readonly worker: string;
  readonly sendsUntil: number;
  readonly leaseUntil: number;
}
