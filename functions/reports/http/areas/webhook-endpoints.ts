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
import type { ReportsEndpoint } from '../endpoint.ts';

const webhook = '/webhooks/{webhook}';

/** What can be asked about the addresses that are told of events. */
export const webhookEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listWebhooks',
    method: 'get',
    path: '/webhooks',
    summary: 'The addresses that are told of events, and how they take them',
    answer: webhooksView,
  },
  {
    id: 'addWebhook',
    method: 'post',
    path: '/webhooks',
    summary: 'Have an address told of events; the only time that its secret is shown',
    body: addWebhookRequest,
    answer: webhookSecretView,
  },
  {
    id: 'readWebhook',
    method: 'get',
    path: webhook,
    summary: 'One address that is told of events',
    answer: webhookView,
  },
  {
    id: 'removeWebhook',
    method: 'post',
    path: `${webhook}/remove`,
    summary: 'Tell an address nothing more, for good',
    answer: removedWebhookView,
  },
  {
    id: 'rotateWebhook',
    method: 'post',
    path: `${webhook}/rotate`,
    summary: 'Make a new secret; the former one signs too for a day, or until it is finished',
    body: rotateWebhookRequest,
    answer: webhookSecretView,
  },
  {
    id: 'enableWebhook',
    method: 'post',
    path: `${webhook}/enable`,
    summary: 'Tell an address again that was disabled, beginning with what it has missed',
    answer: webhookView,
  },
  {
    id: 'disableWebhook',
    method: 'post',
    path: `${webhook}/disable`,
    summary: 'Send nothing to an address for now; what happens is kept for it',
    answer: webhookView,
  },
  {
    id: 'listDeliveries',
    method: 'get',
    path: `${webhook}/deliveries`,
    summary: 'What an address was told in the last thirty days, newest first, with every try',
    query: deliveriesQuery,
    answer: deliveriesPage,
  },
  {
    id: 'replayDeliveries',
    method: 'post',
    path: `${webhook}/replay`,
    summary: 'Send one delivery again, or everything since a time',
    body: replayRequest,
    status: 202,
    answer: replayedView,
  },
];
