import type { Context } from 'hono';
import {
  addWebhookRequest,
  deliveriesQuery,
  replayRequest,
  rotateWebhookRequest,
  toDeliveryView,
  toWebhookView,
} from '../../../shared/views/webhooks-view.ts';
import {
  addWebhook,
  disableWebhook,
  enableWebhook,
  endRotation,
  maxWebhooks,
  removeWebhook,
  replayOne,
  replaySince,
  rotateSecret,
} from '../../../shared/webhooks/change.ts';
import { deliveriesPartition, deliveryItems } from '../../../shared/webhooks/delivery.ts';
import { maskedAddress } from '../../../shared/webhooks/masked-address.ts';
import { listWebhooks, readWebhook, type Webhook } from '../../../shared/webhooks/webhook.ts';
import { webhookAddressFault } from '../../../shared/webhooks/webhook-address.ts';
import type { ReportsDeps } from '../deps.ts';
import { withCursor } from '../http/lists/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { bodyOf, nameParameter, queryOf } from '../http/requests.ts';

const noSuchWebhook = () => new ProblemError(404, 'No such webhook', 'No webhook has this id.');

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw noSuchWebhook();
  return found;
}

export function webhookRoutes({ ledger, webhooks, erasure, mayChange }: ReportsDeps) {
  // Only the function that may make changes shows the whole address of a webhook.
  const view = async (webhook: Webhook) => ({
    ...toWebhookView(webhook, ledger.now()),
    ...(mayChange ? {} : { url: await maskedAddress(webhook.url, erasure.nameHash) }),
  });
  const idOf = (c: Context): string => nameParameter(c, 'webhook');

  return {
    listWebhooks: async (c) =>
      c.json({ webhooks: await Promise.all((await listWebhooks(ledger.table)).map(view)) }),

    addWebhook: async (c) => {
      const { url, events, description } = await bodyOf(c, addWebhookRequest);
      const fault = webhookAddressFault(url, webhooks.allowLoopback);
      if (fault !== undefined)
        throw new ProblemError(400, 'Bad request', `url: ${fault}`, [{ field: 'url', message: fault }]);
      const added = await addWebhook(ledger, webhooks.key, { url, events, description });
      if (added === undefined) {
        throw new ProblemError(
          409,
          'Too many webhooks',
          `There are ${maxWebhooks} webhooks, which is the limit: remove one first.`,
        );
      }
      return c.json({ webhook: await view(added.webhook), secret: added.secret });
    },

    readWebhook: async (c) => c.json(await view(orNotFound(await readWebhook(ledger.table, idOf(c))))),

    removeWebhook: async (c) => {
      if (!(await removeWebhook(ledger, idOf(c)))) throw noSuchWebhook();
      return c.json({ removed: idOf(c) });
    },

    rotateWebhook: async (c) => {
      const { finish } = await bodyOf(c, rotateWebhookRequest);
      if (finish) return c.json({ webhook: await view(orNotFound(await endRotation(ledger, idOf(c)))) });
      const { webhook, secret } = orNotFound(await rotateSecret(ledger, webhooks.key, idOf(c)));
      return c.json({ webhook: await view(webhook), secret });
    },

    enableWebhook: async (c) => c.json(await view(orNotFound(await enableWebhook(ledger, idOf(c))))),

    disableWebhook: async (c) =>
      c.json(await view(orNotFound(await disableWebhook(ledger, idOf(c), 'by hand')))),

    listDeliveries: async (c) => {
      const { limit, cursor, state } = queryOf(c, deliveriesQuery);
      const { id } = orNotFound(await readWebhook(ledger.table, idOf(c)));
      const page = await withCursor(cursor, () =>
        ledger.table.query({
          pk: deliveriesPartition(id),
          limit,
          ...(cursor === undefined ? {} : { cursor }),
        }),
      );
      const deliveries = page.items
        .map((item) => deliveryItems.parse(item))
        .filter((delivery) => state === undefined || delivery.state === state)
        .map(toDeliveryView);
      return c.json({ deliveries, ...(page.cursor === undefined ? {} : { cursor: page.cursor }) });
    },

    replayDeliveries: async (c) => {
      const { delivery, since } = await bodyOf(c, replayRequest);
      const { id, state } = orNotFound(await readWebhook(ledger.table, idOf(c)));
      if (since !== undefined && Date.parse(since) > ledger.now())
        throw new ProblemError(400, 'Nothing has happened yet', `since: ${since} lies in the future.`);
      if (delivery !== undefined && !(await replayOne(ledger, id, delivery)))
        throw new ProblemError(404, 'No such delivery', 'This webhook has no delivery with this id.');
      if (since !== undefined) orNotFound(await replaySince(ledger, id, Date.parse(since)));
      const next =
        state === 'enabled'
          ? 'The replay begins within a minute, and is as fast as the address accepts deliveries.'
          : 'The webhook is disabled: the replay begins when it is enabled again.';
      return c.json({ webhook: id, delivery, since, next }, 202);
    },
  } satisfies Partial<Handlers>;
}
