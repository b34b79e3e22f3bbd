import type { DeliveryView, WebhookView } from '@palmleaf/shared/views/webhooks-view';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

const problems: Record<NonNullable<WebhookView['lastProblem']>, string> = {
  refused: 'the receiver refused',
  'server error': 'the receiver failed',
  redirect: 'the receiver answers with a redirect, which is not followed',
  gone: 'the receiver says that it is gone (410)',
  'too slow': 'the receiver did not answer in time',
  'not reached': 'the receiver could not be reached',
  'name not found': 'the name of the receiver was not found',
  'not public': 'the name of the receiver leads to no public address',
};

const disabledReasons: Record<NonNullable<WebhookView['disabledFor']>, string> = {
  failing: 'nothing arrived for a week',
  gone: 'its address says that it is gone (410)',
  'by hand': 'by hand',
};

const minute = (time: string): string => time.slice(0, 16).replace('T', ' ');

export function standingOf({
  state,
  disabledAt,
  disabledFor,
  failingSince,
  lastProblem,
  lastSuccessAt,
}: WebhookView): string {
  if (state === 'disabled') {
    const since = disabledAt === undefined ? '' : ` since ${minute(disabledAt)}`;
    return `disabled${since}: ${disabledReasons[disabledFor ?? 'by hand']}`;
  }
  if (failingSince !== undefined) {
    const why = lastProblem === undefined ? '' : `: ${problems[lastProblem]}`;
    return `nothing has arrived since ${minute(failingSince)}${why}`;
  }
  return lastSuccessAt === undefined ? 'nothing was sent yet' : `last delivery ${minute(lastSuccessAt)}`;
}

export const needsAttention = ({ state, failingSince }: WebhookView): boolean =>
  state === 'disabled' || failingSince !== undefined;

/** The query of an address may hold its owner's token. */
const withoutQuery = (address: string): string => address.replace(/\?.*/su, '?…');

const eventsText = ({ events }: WebhookView): string =>
  events === undefined ? 'every event of every batch' : events.join(', ');

export function webhooksText(webhooks: readonly WebhookView[]): Line[] {
  const isDescribed = webhooks.some(({ description }) => description !== undefined);
  const rows = webhooks.map((webhook) => [
    needsAttention(webhook) ? '✘' : '✔',
    webhook.id,
    withoutQuery(webhook.url),
    eventsText(webhook),
    ...(isDescribed ? [webhook.description ?? '–'] : []),
    standingOf(webhook),
  ]);
  return table(
    ['', 'id', 'address', 'events', ...(isDescribed ? ['description'] : []), 'state (times in UTC)'],
    rows,
  );
}

export function webhookText(webhook: WebhookView): Line[] {
  const { id, url, description, createdAt, rotatingUntil, replayingSince } = webhook;
  const rows = [
    ['id', id],
    ['address', url],
    ...(description === undefined ? [] : [['description', description]]),
    ['events', eventsText(webhook)],
    ['added', minute(createdAt)],
    ['state', standingOf(webhook)],
    ...(rotatingUntil === undefined ? [] : [['former secret', `also signs until ${minute(rotatingUntil)}`]]),
    ...(replayingSince === undefined
      ? []
      : [['being sent again', `what happened since ${minute(replayingSince)}`]]),
  ];
  return table(['webhook', '(times in UTC)'], rows);
}

export const secretText = ({ id }: WebhookView, secret: string): string[] => [
  `The secret of ${id}, which is not shown again:`,
  '',
  `  ${secret}`,
  '',
];

export function deliveriesText(deliveries: readonly DeliveryView[]): Line[] {
  const rows = deliveries.flatMap(({ id, event, at, state, nextAt, attempts }) => {
    const waits = nextAt === undefined ? '' : `, next ${minute(nextAt)}`;
    const head = [id, event, minute(at), `${state}${waits}`];
    const tries = attempts.map(({ at: triedAt, milliseconds, status, problem }) => [
      triedAt.slice(0, 19).replace('T', ' '),
      [...(status === undefined ? [] : [String(status)]), ...(problem === undefined ? [] : [problem])].join(
        ' ',
      ),
      `${milliseconds} ms`,
    ]);
    const [last = ['', '', '']] = tries.slice(-1);
    return [
      [...head, ...last],
      ...tries
        .slice(0, -1)
        .reverse()
        .map((one) => ['', '', '', '', ...one]),
    ];
  });
  return table(['delivery', 'event', 'happened', 'state', 'tried (UTC)', 'answer', 'took'], rows);
}
