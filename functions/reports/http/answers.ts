import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Asset, assets, contentSecurityPolicy, problemPage } from '../pages/pages.ts';
import { type ProblemError, type ProblemStatus, problemBody } from './problem.ts';

/** Whether the asker would rather have a page for people than JSON. */
export function wantsHtml(c: Context): boolean {
  const chosen = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  });
  return chosen === 'text/html';
}

/** The same address answers programs and people, so an answer says that it depends on who asks. */
export function answerPage(
  c: Context,
  page: string,
  status: 200 | ProblemStatus = 200,
  policy: string = contentSecurityPolicy,
): Response {
  return c.html(page, status, {
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  });
}

/** What went wrong, as a page for people, else as application/problem+json. */
export function answerProblem(c: Context, problem: ProblemError): Response {
  if (wantsHtml(c)) return answerPage(c, problemPage(problemBody(problem)), problem.status);
  return c.json(problemBody(problem), problem.status, { 'content-type': 'application/problem+json' });
}

/** A file that pages refer to. */
export const answerAsset = (c: Context): Response | undefined => answerFile(c, assets());

/** One of some files. Their paths change with their content, so they may be kept for ever; a thread has the policy of its file. */
export function answerFile(c: Context, files: readonly Asset[]): Response | undefined {
  const asset = files.find(({ path }) => path === c.req.path);
  if (asset === undefined) return undefined;
  return c.body(asset.text, 200, {
    'content-type': asset.contentType,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': contentSecurityPolicy,
  });
}
