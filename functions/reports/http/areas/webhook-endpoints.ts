import {
  addWebhookRequest,
  deliveriesPage,
  deliveriesQuery,
  removedWebhookView,
  replayedView,
  replayRequest,
  rotateWebhookRequest,
  webhookSecretView,
  webhooksView,
  webhookView,
} from '../../../../shared/views/webhooks-view.ts';
import type { Descriptions } from '../endpoint.ts';

export const webhookEndpoints = {
  listWebhooks: {
    summary: 'List webhooks with their health',
    answer: webhooksView,
  },
  addWebhook: {
    summary: 'Add a webhook; only this response shows its secret',
    body: addWebhookRequest,
    answer: webhookSecretView,
  },
  readWebhook: {
    summary: 'Get one webhook',
    answer: webhookView,
  },
  removeWebhook: {
    summary: 'Remove a webhook',
    answer: removedWebhookView,
  },
  rotateWebhook: {
    summary:
      "Rotate a webhook's secret; the former one also signs for a day, or until `finish` ends the rotation",
    body: rotateWebhookRequest,
    answer: webhookSecretView,
  },
  enableWebhook: {
    summary: 'Enable a webhook; deliveries resume with the missed events',
    answer: webhookView,
  },
  disableWebhook: {
    summary: 'Disable a webhook; its events are recorded',
    answer: webhookView,
  },
  listDeliveries: {
    summary: "List a webhook's deliveries of the last thirty days, newest first, with every attempt",
    query: deliveriesQuery,
    answer: deliveriesPage,
  },
  replayDeliveries: {
    summary: 'Replay one delivery, or every event since a time',
    body: replayRequest,
    status: 202,
    answer: replayedView,
  },
} as const satisfies Descriptions;
