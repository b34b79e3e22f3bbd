import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { operations } from '@palmleaf/contract/operations';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { openQueues, QueueBacklog, QueueJobs } from '../../shared/aws/queue.ts';
import { lazyStore } from '../../shared/aws/s3-later.ts';
import { SecretCredentials } from '../../shared/aws/secret-credentials.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { configuredSeller } from '../../shared/config/seller.ts';
import { ShapeMemory } from '../../shared/drift/shape-memory.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { priceTable } from '../../shared/money/prices.ts';
import { imageFetcher } from '../../shared/pictures/fetch-image.ts';
import { openAddress } from '../../shared/pictures/open-address.ts';
import { hashOf } from '../../shared/plan/canonical.ts';
import { isThisMachine } from '../../shared/service-client/address.ts';
import { longestCallMs, noticeClosedSockets, send } from '../../shared/service-client/caller.ts';
import { activeContent, activeProfile } from '../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../shared/service-client/profile/contents.ts';
import { createFanOut } from './fan-out.ts';
import { ownServiceCalls } from './flow/own-service-calls.ts';

const { TABLE_NAME, STORE_BUCKET, SECRET_ARN, JOBS_QUEUE_URL, SETTINGS } = readEnvironment('fan-out');
const now = () => Date.now();
const secrets = new SecretsManagerClient({});
const queues = openQueues();
const store = lazyStore(STORE_BUCKET);
const caller = {
  fetch: SETTINGS.signsCalls
    ? ownServiceCalls({ region: secrets.config.region, identity: secrets.config.credentials })
    : fetch,
  now,
  attemptTimeoutMs: SETTINGS.calls.attemptTimeoutMs,
  maxAnswerBytes: SETTINGS.answers.maxBytes,
  policy: SETTINGS.answers,
  profile: activeProfile,
  isOwnService: SETTINGS.ownPrices !== undefined,
};
const pictureTimeoutMs = 10_000;
const maxPictureBytes = 10_000_000;
const settings = {
  ...SETTINGS,
  calls: { ...SETTINGS.calls, attemptTimeoutMs: longestCallMs(caller) },
};
const seller = configuredSeller(activeProfile.name, SETTINGS);
const hashOfProfileAndSeller = hashOf({ content: activeContent, seller: seller.id });
const ledger = { table: openTable(TABLE_NAME), bodies: store, now };
const log = createLog('fan-out');
const fanOut = createFanOut({
  ledger,
  credentials: new SecretCredentials(secrets, SECRET_ARN, SETTINGS.credential.maxAgeMs, now),
  send: (call, endpoint, credential) => send(call, endpoint, credential, caller),
  addressOf: (key) => store.addressOf(key),
  palmIdIn: (body) => palmIdIn(activeProfile, body),
  seller,
  assets: {
    ledger,
    profile: activeProfile,
    fetchImage: (operation, address) =>
      imageFetcher({
        open: openAddress,
        lookup: (host) => lookup(host, { all: true }),
        // A service on this machine may host its pictures here.
        allowLoopback: isThisMachine(new URL(SETTINGS.services[operations[operation].base].url).hostname),
        timeoutMs: pictureTimeoutMs,
        maxBytes: maxPictureBytes,
      })(address),
    retryAfterMs: SETTINGS.jobs.resendAfterMs,
    log,
  },
  jobs: new QueueJobs(queues, JOBS_QUEUE_URL, SETTINGS.customerWeights),
  backlog: new QueueBacklog(queues, JOBS_QUEUE_URL),
  profile: hashOfProfileAndSeller,
  shapes: new ShapeMemory(ledger, activeProfile.name, log),
  prices: priceTable(activeProfile.prices ?? SETTINGS.ownPrices),
  costsVary: activeProfile.cost?.varies,
  settings,
  sleep: (milliseconds) => sleep(milliseconds),
  random: Math.random,
  // Short, because every part stores its wave's name twice and is billed by size.
  newName: () => randomBytes(12).toString('base64url'),
  log,
});

export const handler = withRequestId(async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  await noticeClosedSockets();
  return fanOut(event, context);
});
