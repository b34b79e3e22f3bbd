import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { createReports } from '../../../functions/reports/app.ts';
import type { ReportsDeps } from '../../../functions/reports/deps.ts';
import { fontsIn } from '../../../functions/reports/font-files.ts';
import { gazetteerPieces } from '../../../shared/intake/gazetteer/local-pieces.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { noScripts } from '../../support/pages/no-scripts.ts';
import { madeUpSeller, madeUpService } from '../../support/settings/made-up-service.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { emptyInbox } from '../../support/worlds/empty-inbox.ts';

export const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

interface LogLine {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>> | undefined;
}

export function reportsOver(ledger: LedgerContext, more: Partial<ReportsDeps> = {}) {
  const logged: LogLine[] = [];
  const say = (message: string, fields?: Readonly<Record<string, unknown>>) =>
    void logged.push({ message, fields });
  const deps: ReportsDeps = {
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
    gazetteerPiece: gazetteerPieces(import.meta.dirname),
    pageFont: fontsIn(import.meta.dirname),
    webhooks: { key: async () => 'a key of webhooks, of at least 32 letters', allowLoopback: false },
    erasure: { nameHash, retention: { inboxDays: 7, logDays: 30, recoveryDays: 35 } },
    feeds: { url: 'https://feeds.example/', newNonce: () => randomBytes(16).toString('hex') },
    links: {
      url: 'https://links.example/',
      newToken: () => randomBytes(32).toString('base64url'),
      days: 30,
      mostDays: 90,
    },
    books: { retentionMs: 7 * 24 * 3_600_000, keepTheme: async () => {}, hint: async () => {} },
    sendFirstHints: async () => {},
    monthsAhead: 1,
    mayChange: true,
    log: { info: say, warn: say, error: say },
    ...more,
  };
  const app = createReports(deps);
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const send = (method: 'POST' | 'PUT', path: string, body?: unknown) =>
    app.request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const json = async <S extends z.ZodType>(
    schema: S,
    answer: Response | Promise<Response>,
  ): Promise<z.output<S>> => schema.parse(await (await answer).json());
  return { app, deps, get, send, json, logged };
}
