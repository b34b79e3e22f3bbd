import { fieldsOf } from '../../functions/reports/pages/html/shape.ts';
import { classWords, stateWords } from '../../functions/reports/pages/outcome.ts';
import { titleOf } from '../../functions/reports/pages/titles.ts';
import type { PartView, ReportView, SubjectView } from '../../shared/views/views.ts';
import { readReport } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';

const longest = 300;
const mostTitles = 3;
const mostWords = 3;
/** Reports that are read at the same time. */
const together = 8;

/** Subjects with a reason for each that ended partial or failed: what their reports say of the parts that are not there. */
export async function withReasons(
  reports: SignedFetch,
  subjects: readonly SubjectView[],
): Promise<SubjectView[]> {
  const explained: SubjectView[] = [];
  for (let start = 0; start < subjects.length; start += together) {
    explained.push(
      ...(await Promise.all(
        subjects.slice(start, start + together).map((subject) => withReason(reports, subject)),
      )),
    );
  }
  return explained;
}

async function withReason(reports: SignedFetch, subject: SubjectView): Promise<SubjectView> {
  const { batch, id, state, reason } = subject;
  if (reason !== undefined || (state !== 'partial' && state !== 'failed')) return subject;
  const report = await readReport(reports, batch, id);
  const why = report && whyOf(report);
  return why === undefined ? subject : { ...subject, reason: why };
}

/** Why parts of a report are not there, one sentence for all parts with the same fate. What was sent is never quoted. */
export function whyOf({ parts }: Pick<ReportView, 'parts'>): string | undefined {
  const absent = parts.filter(({ state }) => state !== 'bought' && state !== 'not asked');
  const fates = Map.groupBy(absent, sentenceOf);
  const told = [...fates].map(([sentence, alike]) => `${titlesOf(alike)}: ${sentence}`);
  return told.length === 0 ? undefined : told.join(' ');
}

function titlesOf(parts: readonly PartView[]): string {
  const titles = parts.slice(0, mostTitles).map(titleOf);
  const more = parts.length - titles.length;
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function sentenceOf({ state, class: outcome, status, answer, note }: PartView): string {
  const said = state === 'pending' ? [] : wordsOf(answer);
  if (said.length > 0) return said.map(ended).join(' ');
  if (note !== undefined) return ended(note);
  if (outcome === undefined) return stateWords[state].sentence;
  return ended(classWords[outcome].replace(/\.$/, '') + (status === undefined ? '' : ` (status ${status})`));
}

/** The words of a refusal: those of each fault of a 422 with the advice that goes with it, else the error's message. */
function wordsOf(answer: unknown): string[] {
  const fields = fieldsOf(answer);
  const faults = Array.isArray(fields?.detail) ? fields.detail : [];
  const words = [
    ...faults.flatMap(faultOf),
    ...['error_msg', 'msg', 'message', 'error', 'detail'].map((name) => fields?.[name]),
  ];
  return words
    .filter((word) => typeof word === 'string')
    .map(oneLine)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** A fault that comes with advice speaks of the person's photo or words; any other needs the name of its field. */
function faultOf(fault: unknown): unknown[] {
  const { msg, loc, ctx } = fieldsOf(fault) ?? {};
  if (typeof msg !== 'string') return [];
  const advice = fieldsOf(ctx)?.advice;
  if (typeof advice === 'string') return [msg.includes(advice) ? msg : `${ended(msg)} ${advice}`];
  const field = Array.isArray(loc) ? loc.filter((step) => step !== 'body').join('.') : '';
  return [field === '' ? msg : `${field}: ${msg}`];
}

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What the service says may hold anything; a terminal gets one line of it, without control characters. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line;
}
