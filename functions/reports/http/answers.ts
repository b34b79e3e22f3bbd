import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Asset } from '../pages/pages.ts';
import { fontAt } from '../pages/styles/fonts.ts';
import { type ProblemError, type ProblemStatus, problemBody } from './problem.ts';

export function wantsHtml(c: Context): boolean {
  const chosen = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return chosen === 'text/html';
}

const loadPages = () => import('../pages/pages.ts');

/** Programs get JSON at the same address, so the response varies by Accept. */
export async function answerPage(
  c: Context,
  page: string,
  status: 200 | ProblemStatus = 200,
  policy?: string,
): Promise<Response> {
  return c.html(page, status, {
    'content-security-policy': policy ?? (await loadPages()).contentSecurityPolicy,
    'referrer-policy': 'same-origin',
  });
}

export async function answerProblem(c: Context, problem: ProblemError): Promise<Response> {
  if (wantsHtml(c)) {
    const { problemPage } = await loadPages();
    const onward = /^\/(panchang|places)(\/|$)/.test(c.req.path) ? 'places' : 'batches';
    return answerPage(c, problemPage(problemBody(problem), onward), problem.status);
  }
  return c.json(problemBody(problem), problem.status, { 'content-type': 'application/problem+json' });
}

export async function answerAsset(c: Context): Promise<Response | undefined> {
  const { assets } = await loadPages();
  return answerFile(c, assets());
}

export async function answerFile(c: Context, files: readonly Asset[]): Promise<Response | undefined> {
  const asset = files.find(({ path }) => path === c.req.path);
  if (asset === undefined) return undefined;
  const { contentSecurityPolicy } = await loadPages();
  return c.body(asset.text, 200, {
    'content-type': asset.contentType,
    ...immutableCache,
    'content-security-policy': contentSecurityPolicy,
  });
}

const immutableCache = { 'cache-control': 'private, max-age=31536000, immutable' };

export async function answerFont(
  c: Context,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<Response | undefined> {
  const font = fontAt(c.req.path);
  const bytes = font === undefined ? undefined : await read(font);
  if (bytes === undefined) return undefined;
  return c.body(bytes.slice().buffer, 200, { 'content-type': 'font/woff2', ...immutableCache });
}
