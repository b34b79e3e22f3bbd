import { handle } from 'hono/aws-lambda';
import { createReports } from '../../../functions/reports/app.ts';
import { fontsIn } from '../../../functions/reports/font-files.ts';
import { gazetteerPieces } from '../../../shared/intake/gazetteer/local-pieces.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { noScripts } from '../../support/pages/no-scripts.ts';
import { madeUpSeller, madeUpService } from '../../support/settings/made-up-service.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { emptyInbox } from '../../support/worlds/empty-inbox.ts';
import { requestsForReports } from '../generated/corpus.ts';
import { parseRequest, toRequest } from '../request-text.ts';
import { openLedger } from './ledger.ts';
import { plantedName, type Reaction, type Target, type World } from './target.ts';

const erasureKey = 'planted-erasure-key-of-at-least-32-letters';

export const reportsTarget: Target = {
  name: 'reports',
  framingShare: 0,
  planted: [erasureKey, plantedName],
  maxRefusalBytes: 16 * 1024,
  generated: requestsForReports,
  open: openReports,
};

export async function reportsApp() {
  const logLines: string[] = [];
  const record = (message: string, fields?: Readonly<Record<string, unknown>>) =>
    void logLines.push(JSON.stringify({ message, ...fields }));
  const ledger = await openLedger();
  const app = createReports({
    ledger,
    gates: [
      { scheme: 'token', base: 'palmistry' },
      { scheme: 'basic-json', base: 'base' },
    ],
    plan: planInTests,
    reuse: true,
    reuseAcrossServices: false,
    reuseAcrossCustomers: false,
    seller: madeUpSeller,
    contentOf: (_operation, answer) => answer,
    service: madeUpService,
    uploadForm: async (key, limit) => ({
      url: 'https://inbox.example',
      fields: { key, limit: String(limit) },
    }),
    inbox: emptyInbox,
    browserScripts: () => noScripts,
    pageFont: fontsIn(import.meta.dirname),
    gazetteerPiece: gazetteerPieces(import.meta.dirname),
    webhooks: { key: async () => 'a key of webhooks, of at least 32 letters', allowLoopback: false },
    erasure: {
      nameHash: nameHashWith(async () => erasureKey),
      retention: { inboxDays: 7, logDays: 30, recoveryDays: 35 },
    },
    feeds: { url: 'https://feeds.example/', newNonce: () => 'ab'.repeat(16) },
    links: { url: undefined, newToken: () => 'A'.repeat(43), days: 30, mostDays: 90 },
    books: { retentionMs: 7 * 24 * 3_600_000, keepTheme: async () => {}, hint: async () => {} },
    sendFirstHints: async () => {},
    monthsAhead: 1,
    mayChange: true,
    log: { info: record, warn: record, error: record },
  });
  return { app, logLines };
}

async function openReports(): Promise<World> {
  const { app, logLines } = await reportsApp();
  const lambda = handle(app);
  return {
    async play(bytes) {
      const event = eventOf(bytes);
      if (event === undefined) return { kind: 'no request' };
      const answer = await lambda(event);
      return { ...reactionTo(answer), log: logLines.splice(0).join('\n') };
    },
    close: async () => undefined,
  };
}

const operator = {
  accessKey: 'AKIDEXAMPLE',
  accountId: 'a',
  callerId: 'AIDAEXAMPLE',
  cognitoIdentity: null,
  principalOrgId: null,
  userArn: 'arn:aws:iam::123456789012:user/operator',
  userId: 'AIDAEXAMPLE',
};

type FunctionUrlEvent = Parameters<ReturnType<typeof handle>>[0];

function reactionTo(answer: Awaited<ReturnType<ReturnType<typeof handle>>>): Reaction {
  const { statusCode: status, body, isBase64Encoded } = answer;
  const content = Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
  return {
    kind: String(status),
    statuses: [status],
    answerBytes: content.length,
    ...(status >= 400 ? { refusal: content.toString('latin1') } : {}),
  };
}

function eventOf(bytes: Buffer): FunctionUrlEvent | undefined {
  const request = toRequest(bytes);
  if (request === undefined || request.method === '' || !/^[A-Z]+$/.test(request.method)) return undefined;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? parseRequest(bytes).body : Buffer.alloc(0);
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const unusedContext = {
    timeEpoch: 0,
    time: '',
    requestId: 'r',
    accountId: 'a',
    apiId: 'i',
    stage: '$default',
    routeKey: '',
  };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: { ...headers, host: 'reports.example' },
    requestContext: {
      ...unusedContext,
      domainName: 'reports.example',
      domainPrefix: 'reports',
      authentication: null,
      authorizer: { iam: operator },
      http: {
        method: request.method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'x',
      },
    },
    body: body.length > 0 ? body.toString('base64') : null,
    isBase64Encoded: body.length > 0,
  };
}
