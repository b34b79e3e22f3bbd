import { randomBytes } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { bases } from '@palmleaf/contract/operations';
import { handle } from 'hono/aws-lambda';
import { openGroupedTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { lazyForms, lazyInbox, lazyStore } from '../../shared/aws/s3-later.ts';
import { secretKeyOf } from '../../shared/aws/secret-key.ts';
import { sendFirstHints } from '../../shared/blockers/first-hints.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { configuredSeller } from '../../shared/config/seller.ts';
import { gazetteerPieces } from '../../shared/intake/gazetteer/local-pieces.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { priceTable } from '../../shared/money/prices.ts';
import { activeContent, activeProfile } from '../../shared/service-client/profile/active.ts';
import { contentIn } from '../../shared/service-client/profile/contents.ts';
import { createReports } from './app.ts';
import { browserScriptsIn } from './browser-scripts.ts';
import { fontsIn } from './font-files.ts';

const {
  TABLE_NAME,
  STORE_BUCKET,
  INBOX_BUCKET,
  BOOKS_QUEUE_URL,
  JOBS_QUEUE_URL,
  ERASURE_KEY,
  WEBHOOK_KEY,
  MAY_CHANGE,
  FEEDS_URL,
  LINKS_URL,
  SETTINGS,
} = readEnvironment('reports');
const store = lazyStore(STORE_BUCKET);
const secrets = new SecretsManagerClient({});
const ledger = { table: openGroupedTable(TABLE_NAME), bodies: store, now: () => Date.now() };
const gates = bases.map((base) => ({ base, scheme: SETTINGS.services[base].scheme }));
const prices = priceTable(activeProfile.prices ?? SETTINGS.ownPrices);
const log = createLog(MAY_CHANGE ? 'operate' : 'reports');

const queues = () => import('../../shared/aws/queue.ts');

export const handler = withRequestId(
  handle(
    createReports({
      ledger,
      gates,
      plan: SETTINGS.plan,
      photoCheck: SETTINGS.intake.photoCheck,
      reuse: SETTINGS.reuse,
      reuseAcrossServices: SETTINGS.reuseAcrossServices,
      reuseAcrossCustomers: SETTINGS.reuseAcrossCustomers,
      seller: configuredSeller(activeProfile.name, SETTINGS),
      prices,
      budget: SETTINGS.budget,
      service: {
        id: configuredSeller(activeProfile.name, SETTINGS).id,
        addresses: SETTINGS.services,
        attemptTimeoutSeconds: SETTINGS.calls.attemptTimeoutMs / 1000,
        maxAnswerBytes: SETTINGS.answers.maxBytes,
        profile: { ...activeContent },
      },
      linkTo: (key) => store.addressOf(key),
      contentOf: (operation, answer) => contentIn(activeProfile, operation, answer).value,
      reword: async (...asked) => (await import('@palmleaf/service/palm-answers')).rewordPalm(...asked),
      uploadForm: lazyForms(INBOX_BUCKET),
      inbox: lazyInbox(),
      browserScripts: browserScriptsIn(import.meta.dirname),
      gazetteerPiece: gazetteerPieces(import.meta.dirname),
      pageFont: fontsIn(import.meta.dirname),
      erasure: {
        nameHash: nameHashOf(secrets, ERASURE_KEY),
        retention: SETTINGS.retention,
      },
      feeds: { url: FEEDS_URL, newNonce: () => randomBytes(16).toString('hex') },
      links: {
        url: LINKS_URL,
        newToken: () => randomBytes(32).toString('base64url'),
        ...SETTINGS.links,
      },
      books: {
        retentionMs: SETTINGS.books.keepMs,
        keepTheme: (key, theme) => store.put(key, Buffer.from(theme), 'application/json'),
        hint: async (order) => {
          const { openQueues, sendMessage } = await queues();
          await sendMessage(openQueues(), BOOKS_QUEUE_URL, order);
        },
      },
      sendFirstHints: async (opened) => {
        const { openQueues, QueueJobs } = await queues();
        const jobs = new QueueJobs(openQueues(), JOBS_QUEUE_URL, SETTINGS.customerWeights);
        const queueDepth = () => jobs.depth();
        const deps = {
          ledger,
          jobs,
          queueDepth,
          gates,
          prices,
          settings: SETTINGS,
          random: Math.random,
          log,
        };
        await sendFirstHints(deps, opened);
      },
      monthsAhead: SETTINGS.places.monthsAhead,
      webhooks: {
        key: secretKeyOf(secrets, WEBHOOK_KEY),
        allowLoopback: SETTINGS.webhooks.allowLoopback,
      },
      mayChange: MAY_CHANGE,
      log,
    }),
  ),
);
