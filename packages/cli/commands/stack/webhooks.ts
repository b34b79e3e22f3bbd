import { eventKinds } from '@palmleaf/shared/events/event-kinds';
import {
  type DeliveryView,
  deliveriesPage,
  removedWebhookView,
  replayedView,
  webhookSecretView,
  webhooksView,
  webhookView,
} from '@palmleaf/shared/views/webhooks-view';
import { deliveryStates } from '@palmleaf/shared/webhooks/delivery';
import { ask, pages, webhookPath } from '../../api/ask.ts';
import { command, type Run } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { suggestionFor } from '../../command-line/nearest.ts';
import { readMoment } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import {
  deliveriesText,
  needsAttention,
  secretText,
  webhooksText,
  webhookText,
} from '../../text/webhooks.ts';

const options = {
  events: {
    type: 'string',
    value: 'A,B',
    help: 'with add: the events that the webhook receives (default: all)',
  },
  description: { type: 'string', value: 'TEXT', help: 'with add: a note for people, such as its owner' },
  finish: { type: 'boolean', help: 'with rotate: stop signing with the former secret' },
  only: { type: 'string', value: 'STATE', help: 'with log: waiting, delivered or failed ones' },
  limit: { type: 'string', value: 'N', help: 'with log: the number of deliveries (default 20)' },
  since: {
    type: 'string',
    value: 'TIME',
    help: 'with replay: 2026-11-22, 2026-11-22T10:00Z, or 90m, 6h, 3d ago',
  },
  yes: { type: 'boolean', short: 'y', help: 'with remove: do not ask' },
} as const;

type WebhooksRun = Run<typeof options>;

export default command({
  name: 'webhooks',
  words:
    '[add URL | show ID | remove ID | rotate ID | enable ID | disable ID | log ID | replay ID [DELIVERY]]',
  arity: [0, 3],
  about: [
    'A webhook receives events as signed requests (Standard Webhooks; docs/webhooks.md). Its secret is shown once, when the',
    'webhook is added or "rotate" makes a new one; the former secret also signs for a day. Failed deliveries are retried',
    'for three days. A webhook that accepts nothing for a week is disabled; its events are stored, and sent after "enable".',
    '"log" shows every attempt of the last thirty days; "replay" sends one delivery, or all since a time, again. The list',
    'has exit code 1 while a webhook is disabled or failing.',
  ].join('\n'),
  options,
  examples: [
    'webhooks',
    'webhooks add https://example.com/hooks --events report.completed,batch.completed --description "our shop"',
    'webhooks log wh_0123456789ab --only failed',
    'webhooks replay wh_0123456789ab --since 6h',
    'webhooks rotate wh_0123456789ab',
  ],
  async run(run) {
    const [verb, id, ...rest] = run.words;
    if (verb === undefined) return list(run);
    const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (act === undefined) throw new UsageError(`${run.usage}${suggestionFor(verb, Object.keys(verbs), '')}`);
    if (id === undefined || (rest.length > 0 && verb !== 'replay')) throw new UsageError(run.usage);
    return act(run, id, rest[0]);
  },
});

const verbs: Readonly<
  Record<string, (run: WebhooksRun, id: string, delivery: string | undefined) => Promise<ExitCode>>
> = {
  add,
  show,
  remove,
  rotate,
  enable: (run, id) =>
    change(run, id, 'enable', 'is enabled. The events that it has missed are sent from the next minute on'),
  disable: (run, id) => change(run, id, 'disable', 'is disabled. Its events are stored for thirty days'),
  log,
  replay,
};

async function list({ json, out, connect }: WebhooksRun): Promise<ExitCode> {
  const { webhooks } = await ask((await connect()).reports, webhooksView, '/webhooks');
  if (json) out.printJson(webhooks);
  else out.print(webhooks.length === 0 ? 'There are no webhooks yet.' : webhooksText(webhooks));
  return webhooks.some(needsAttention) ? exitCodes.attention : exitCodes.done;
}

async function add({ values, json, out, connect }: WebhooksRun, url: string): Promise<ExitCode> {
  const events = values.events === undefined ? {} : { events: kindsIn(values.events) };
  const description = values.description === undefined ? {} : { description: values.description };
  const answer = await ask((await connect()).reports, webhookSecretView, '/webhooks', {
    method: 'POST',
    body: { url, ...events, ...description },
  });
  if (json) out.printJson(answer);
  else {
    const { webhook, secret = '' } = answer;
    const what = webhook.events === undefined ? 'every event' : webhook.events.join(', ');
    out.print([`${webhook.id} receives ${what} from now on.`, ...secretText(webhook, secret)]);
    out.print('How to verify the requests: docs/webhooks.md');
  }
  return exitCodes.done;
}

function kindsIn(text: string): string[] {
  const eventNames = text.split(',').map((word) => word.trim());
  const [odd] = eventNames.filter((word) => !eventKinds.some((kind) => kind === word));
  if (odd !== undefined)
    throw new UsageError(
      `--events takes ${eventKinds.join(', ')}, not "${odd}"${suggestionFor(odd, eventKinds, '')}`,
    );
  return eventNames;
}

async function show({ json, out, connect }: WebhooksRun, id: string): Promise<ExitCode> {
  const webhook = await ask((await connect()).reports, webhookView, webhookPath(id));
  if (json) out.printJson(webhook);
  else out.print(webhookText(webhook));
  return needsAttention(webhook) ? exitCodes.attention : exitCodes.done;
}

async function remove(run: WebhooksRun, id: string): Promise<ExitCode> {
  const { values, json, out, connect } = run;
  const { reports } = await connect();
  const { url } = await ask(reports, webhookView, webhookPath(id));
  if (values.yes !== true)
    await confirmOrEnd(run, {
      question: `${url} receives nothing more, and its secret becomes invalid. Remove it?`,
      howToConfirm: 'Confirm with --yes',
      declined: 'Nothing was changed.',
      initialValue: false,
    });
  const answer = await ask(reports, removedWebhookView, `${webhookPath(id)}/remove`, { method: 'POST' });
  if (json) out.printJson(answer);
  else out.print(`${id} is removed.`);
  return exitCodes.done;
}

async function rotate({ values, json, out, connect, hint }: WebhooksRun, id: string): Promise<ExitCode> {
  const { finish = false } = values;
  const answer = await ask((await connect()).reports, webhookSecretView, `${webhookPath(id)}/rotate`, {
    method: 'POST',
    body: { finish },
  });
  const { webhook, secret } = answer;
  if (json) out.printJson(answer);
  else if (secret === undefined) out.print(`${id} signs with its newest secret only.`);
  else {
    const until = webhook.rotatingUntil?.slice(0, 16).replace('T', ' ') ?? '';
    out.print(secretText(webhook, secret));
    out.print(
      `The former secret also signs until ${until} UTC. To end it now: ${hint('webhooks', 'rotate', id, '--finish')}`,
    );
  }
  return exitCodes.done;
}

async function change(
  { json, out, connect }: WebhooksRun,
  id: string,
  verb: 'enable' | 'disable',
  says: string,
): Promise<ExitCode> {
  const webhook = await ask((await connect()).reports, webhookView, `${webhookPath(id)}/${verb}`, {
    method: 'POST',
  });
  if (json) out.printJson(webhook);
  else out.print(`${id} ${says}.`);
  return exitCodes.done;
}

const usualDeliveries = 20;

async function log({ values, json, out, connect }: WebhooksRun, id: string): Promise<ExitCode> {
  const { only: state } = values;
  if (state !== undefined && !deliveryStates.some((known) => known === state))
    throw new UsageError(`--only takes ${deliveryStates.join(', ')}, not "${state}"`);
  const limit = values.limit === undefined ? usualDeliveries : Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError('--limit must be a whole number, such as 20');
  const { reports } = await connect();
  const found: DeliveryView[] = [];
  const query = state === undefined ? {} : { state };
  for await (const { deliveries } of pages(reports, deliveriesPage, `${webhookPath(id)}/deliveries`, query)) {
    found.push(...deliveries);
    if (found.length >= limit) break;
  }
  const shown = found.slice(0, limit);
  if (json) out.printJson(shown);
  else out.print(shown.length === 0 ? 'There are no deliveries.' : deliveriesText(shown));
  return exitCodes.done;
}

async function replay(
  { values, json, out, now, connect, hint }: WebhooksRun,
  id: string,
  delivery: string | undefined,
): Promise<ExitCode> {
  if ((delivery === undefined) === (values.since === undefined))
    throw new UsageError(
      `Name one delivery, or a time with --since. The deliveries: ${hint('webhooks', 'log', id)}`,
    );
  const body =
    values.since === undefined
      ? { delivery }
      : { since: new Date(readMoment(values.since, '--since', now())).toISOString() };
  const { reports } = await connect();
  const answer = await ask(reports, replayedView, `${webhookPath(id)}/replay`, { method: 'POST', body });
  if (json) out.printJson(answer);
  else out.print(answer.next);
  return exitCodes.done;
}
