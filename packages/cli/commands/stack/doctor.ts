import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { signRequest } from '@palmleaf/shared/aws/sign-request';
import { causeTitle } from '@palmleaf/shared/standing/causes';
import { causesOfGates, lateSeconds } from '@palmleaf/shared/standing/standing';
import { serviceView } from '@palmleaf/shared/views/service-view';
import { dueView, gatesView } from '@palmleaf/shared/views/views';
import { webhooksView } from '@palmleaf/shared/views/webhooks-view';
import { answerClassWords } from '@palmleaf/shared/views/words';
import * as z from 'zod';
import { readAlarms } from '../../api/alarms.ts';
import { ask } from '../../api/ask.ts';
import { awsErrorForUser, type ConnectedStack } from '../../api/connect.ts';
import { reachAddresses } from '../../api/try-service.ts';
import { command } from '../../command-line/command.ts';
import type { Hint } from '../../command-line/hints.ts';
import { exitCodes, UnreachableError, UserFacingError } from '../../errors.ts';
import { table } from '../../terminal/table.ts';
import { remedyText } from '../../text/remedy.ts';
import { needsAttention, standingOf } from '../../text/webhooks.ts';
import { readStatus } from './credentials.ts';

interface Finding {
  readonly check: string;
  readonly remedy?: string;
  readonly state: 'fine' | 'look';
  readonly detail: string;
}

export default command({
  name: 'doctor',
  words: '',
  arity: [0, 0],
  about: 'Exit code 1 if something needs attention. docs/operations.md says what to do in each case.',
  options: {},
  examples: ['doctor', 'doctor --local', 'doctor --json'],
  async run({ json, out, connect, hint }) {
    const stack = await connect();
    const findings = [
      stackFinding(stack),
      ...(await runCheck('credential of the service', () => credentialFinding(stack, hint))),
      ...(await runCheck('service', () => addressFindings(stack))),
      ...(await runCheck('gates', () => gateFindings(stack, hint))),
      ...(await runCheck('overdue', () => dueFinding(stack))),
      ...(await runCheck('webhooks', () => webhookFindings(stack))),
      ...(await runCheck('queues', () => queueFindings(stack))),
      ...(await runCheck('concurrency', () => concurrencyFindings(stack))),
      ...(await runCheck('alarms', () => alarmFindings(stack))),
    ];
    if (json) out.printJson(findings);
    else {
      const rows = findings.map(({ check, state, detail }) => [state === 'fine' ? '✔' : '✘', check, detail]);
      out.print(table(['', 'check', ''], rows));
      for (const { check, remedy } of findings)
        if (remedy !== undefined) out.print(`To fix the ${check}: ${remedy}`);
    }
    return findings.every(({ state }) => state === 'fine') ? exitCodes.done : exitCodes.attention;
  },
});

/** A check that fails to run is a finding; the others continue. */
async function runCheck(
  check: string,
  make: () => Promise<Finding | readonly Finding[]>,
): Promise<Finding[]> {
  try {
    return [await make()].flat();
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return [{ check, state: 'look', detail: error.message }];
  }
}

const requiredOutputs = [
  'ReportsUrl',
  'OperateUrl',
  'InboxBucket',
  'StoreBucket',
  'TableName',
  'CredentialSecret',
] as const;

function stackFinding({ stackName, client, outputs }: ConnectedStack): Finding {
  const missing = requiredOutputs.filter((name) => outputs[name] === undefined);
  const check = `stack ${stackName}`;
  if (missing.length > 0) return { check, state: 'look', detail: `its outputs lack ${missing.join(', ')}` };
  return { check, state: 'fine', detail: `found in ${client.region}` };
}

async function credentialFinding(stack: ConnectedStack, hint: Hint): Promise<Finding> {
  const { set, holds } = await readStatus(stack);
  const check = 'credential of the service';
  return set
    ? { check, state: 'fine', detail: holds.join(' and ') }
    : { check, state: 'look', detail: 'not set yet', remedy: hint('credentials', 'set') };
}

/** Buys nothing and sends no credential. */
export async function addressFindings({
  reports,
  toService,
}: Pick<ConnectedStack, 'reports' | 'toService'>): Promise<Finding[]> {
  const reached = await reachAddresses(await ask(reports, serviceView, '/service'), toService);
  return reached.map(({ base, url, problem }) => ({
    check: `service ${base}`,
    state: problem === undefined ? 'fine' : 'look',
    detail: problem === undefined ? `${url} answers` : `${url}: ${answerClassWords[problem]}`,
  }));
}

async function gateFindings({ reports }: ConnectedStack, hint: Hint): Promise<Finding[]> {
  const { gates } = await ask(reports, gatesView, '/gates');
  const closed = causesOfGates(gates);
  return gates.map(({ gate, state }) => {
    const check = `gate ${gate}`;
    if (state === 'open') return { check, state: 'fine', detail: 'open' };
    const cause = closed.find(({ gates: names = [] }) => names.includes(gate));
    if (cause === undefined) return { check, state: 'look', detail: 'closed' };
    const isFirstGate = cause.gates?.[0] === gate;
    const detail = `closed: ${causeTitle(cause.code)}`;
    return { check, state: 'look', detail, ...(isFirstGate ? { remedy: remedyText(cause, hint) } : {}) };
  });
}

async function webhookFindings({ reports }: Pick<ConnectedStack, 'reports'>): Promise<Finding[]> {
  const { webhooks } = await ask(reports, webhooksView, '/webhooks');
  return webhooks.map((webhook) => ({
    check: `webhook ${webhook.id}`,
    state: needsAttention(webhook) ? 'look' : 'fine',
    detail: standingOf(webhook),
  }));
}

export async function alarmFindings(
  stack: Pick<ConnectedStack, 'stackName' | 'client' | 'outputs'>,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const alarms = await readAlarms(stack, send);
  if (alarms.ringing.length === 0)
    return [{ check: 'alarms', state: 'fine', detail: `${alarms.watched}, none rings` }];
  return alarms.ringing.map(({ name, severity, says }) => ({
    check: `alarm ${name}`,
    state: 'look',
    detail: `${severity}: ${says}`,
  }));
}

const accountSettings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.int() }) });

/** Empty on the local stack, which has no quota. */
export async function concurrencyFindings(
  { client, outputs }: Pick<ConnectedStack, 'client' | 'outputs'>,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const executions = Number(outputs.ExecutionsAtOnce);
  if (client.endpoint !== undefined || !Number.isInteger(executions)) return [];
  const quota = await readQuota(client, send);
  const check = 'concurrency';
  if (executions <= quota)
    return [
      {
        check,
        state: 'fine',
        detail: `the stack runs ${executions} concurrent executions at most, of ${quota}`,
      },
    ];
  return [
    {
      check,
      state: 'look',
      detail: `the settings allow ${executions} concurrent executions, and the account ${quota}: Lambda throttles the rest`,
      remedy: 'request a larger quota (L-B99A9384), or deploy with a smaller size or inFlightCap',
    },
  ];
}

async function readQuota(
  { region, credentials }: ConnectedStack['client'],
  send: typeof fetch,
): Promise<number> {
  const suffix = region.startsWith('cn-') ? '.cn' : '';
  const address = new URL(`https://lambda.${region}.amazonaws.com${suffix}/2016-08-19/account-settings`);
  const request = { method: 'GET', headers: {} };
  let response: Response;
  try {
    const headers = await signRequest({ region, identity: credentials }, address, request, 'lambda');
    response = await send(address, { headers, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw awsErrorForUser(cause, 'asking Lambda for the quota of the account');
  }
  const settings = accountSettings.safeParse(await response.json().catch(() => undefined));
  if (response.ok && settings.success) return settings.data.AccountLimit.ConcurrentExecutions;
  throw new UnreachableError(
    `Lambda refuses to name the quota of the account (status ${response.status}): is lambda:GetAccountSettings allowed?`,
  );
}

async function dueFinding({ reports }: ConnectedStack): Promise<Finding> {
  const { oldest } = await ask(reports, dueView, '/due');
  const check = 'overdue';
  if (oldest === undefined) return { check, state: 'fine', detail: 'nothing' };
  const seconds = oldest.overdueBySeconds;
  return { check, state: seconds > lateSeconds ? 'look' : 'fine', detail: `the oldest item by ${seconds} s` };
}

async function queueFindings({ client, outputs }: ConnectedStack): Promise<Finding[]> {
  const sqs = new SQSClient({ ...client, useQueueUrlAsEndpoint: false });
  try {
    const queues = Object.entries(outputs).filter(([name]) => name.endsWith('QueueUrl'));
    return await Promise.all(
      queues.map(([name, url]) => queueFinding(sqs, name.slice(0, -'QueueUrl'.length), url)),
    );
  } catch (error) {
    throw awsErrorForUser(error, 'reading the queues');
  } finally {
    sqs.destroy();
  }
}

async function queueFinding(sqs: SQSClient, name: string, QueueUrl: string): Promise<Finding> {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  const waiting = Number(Attributes.ApproximateNumberOfMessages ?? 0);
  const inProgress = Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0);
  const dead = name.endsWith('Dead');
  return {
    check: `queue ${name}`,
    state: dead && waiting + inProgress > 0 ? 'look' : 'fine',
    detail: `${waiting} waiting, ${inProgress} in progress`,
  };
}
