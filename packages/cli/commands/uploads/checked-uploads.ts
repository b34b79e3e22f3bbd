import { statSync } from 'node:fs';
import type { People } from '@palmleaf/shared/drafts/people';
import type { Preview } from '@palmleaf/shared/drafts/preview';
import { pricesOf } from '@palmleaf/shared/drafts/quoted-cost';
import { checkedRowsSentence, sentSentence } from '@palmleaf/shared/drafts/sent-sentence';
import { surveyUploads } from '@palmleaf/shared/drafts/survey';
import type { TableChoices } from '@palmleaf/shared/intake/choices';
import type { ConnectedStack } from '../../api/connect.ts';
import { type ExitCode, exitCodes, UserFacingError } from '../../errors.ts';
import type { Output } from '../../terminal/output.ts';
import { bar } from '../../text/batch.ts';
import { peopleText } from '../../text/people.ts';
import { previewsJson, previewsText } from '../../text/preview.ts';
import { doubtLines, quoteJson, quoteLine } from '../../text/quote.ts';
import { reasonsJson, refusalsJson, refusalsText, warningsJson } from '../../text/refusals.ts';
import { inspectFile } from '../../uploads/inspector.ts';
import { gazetteer, type LocalCheck, localContent } from '../../uploads/local-content.ts';
import { type LocalUpload, shownPath } from '../../uploads/local-uploads.ts';
import { quote } from '../../uploads/quote.ts';
import type { Sending, SentFile } from '../../uploads/send.ts';

interface Checked {
  readonly checks: readonly LocalCheck[];
  readonly people: People;
  readonly previews: ReadonlyMap<LocalUpload, Preview>;
  readonly quoted?: Quoted;
}

interface Quoted {
  readonly json: ReturnType<typeof quoteJson> | null;
  readonly line: string;
}

export async function checkAll(
  uploads: readonly LocalUpload[],
  out: Output,
  { year, choices }: { readonly year: number; readonly choices?: TableChoices | undefined },
  rejected: readonly LocalCheck[] = [],
): Promise<Checked> {
  const show = stepsOf(out, 'Checking', uploads);
  const { checks, people, previews } = await surveyUploads(uploads, {
    content: (upload) => localContent(upload, choices),
    year,
    choices,
    gazetteer,
    show,
  });
  out.progress.clear();
  return { checks: [...rejected, ...checks], people, previews };
}

export async function checkAndQuote(
  connect: () => Promise<ConnectedStack>,
  uploads: readonly LocalUpload[],
  out: Output,
  wanted: Parameters<typeof quote>[2],
  rejected: readonly LocalCheck[] = [],
): Promise<Checked> {
  try {
    const { reports } = await connect();
    const step = stepsOf(out, 'Checking', uploads);
    const show = (done: number) =>
      done < uploads.length
        ? step(done)
        : out.step(done, uploads.length, 'All files are read: asking which calls are bought already');
    const found = await quote(reports, uploads, { ...wanted, inspect: inspectFile }, show);
    out.progress.clear();
    const prices = pricesOf(found);
    const line = [...doubtLines(found), quoteLine(found, prices)].join('\n');
    const quoted = { json: quoteJson(found, prices), line };
    return { checks: [...rejected, ...found.checks], people: found.people, previews: found.previews, quoted };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    out.progress.clear();
    const checked = await checkAll(uploads, out, wanted, rejected);
    const line = `The cost is not known: ${error.message}`;
    return { ...checked, quoted: { json: null, line } };
  }
}

function stepsOf(out: Output, doing: string, { length }: readonly LocalUpload[]): (done: number) => void {
  const files = length === 1 ? 'file' : 'files';
  if (length > 0) out.step(0, length, `${doing} ${length} ${files}`);
  return (done) => {
    const percent = length === 1 ? ` (${Math.round(100 * done)} %)` : '';
    out.step(Math.floor(done), length, `${doing}: ${Math.floor(done)} of ${length} ${files}${percent}`);
  };
}

export function checkProgress(uploads: readonly LocalUpload[], out: Output): Sending['show'] {
  const total = uploads.reduce((sum, { path }) => sum + statSync(path).size, 0);
  return (sent, bytes) =>
    out.step(
      sent.length,
      uploads.length,
      `${bar(bytes, total)} ${sent.length} of ${uploads.length} ${uploads.length === 1 ? 'file' : 'files'}`,
    );
}

export function summarize(
  out: Output,
  json: boolean,
  { checks, people, previews, quoted }: Checked,
  sent: readonly SentFile[],
): ExitCode {
  const count = (state: SentFile['state']) => sent.filter((one) => one.state === state).length;
  const notSent = checks.filter(({ isUnusable }) => isUnusable).length + count('refused');
  const refused = checks.reduce((sum, check) => sum + check.refused, 0) + count('refused');
  const leftOut = checks.reduce((sum, check) => sum + check.leftOut, 0);
  const accepted = checks.reduce((sum, check) => sum + check.accepted, 0);
  const refusedByStack = sent.flatMap((one) =>
    one.state === 'refused' ? [{ file: shownPath(one.upload), reason: one.reason }] : [],
  );
  if (json) {
    const refusals = refusalsJson(checks);
    out.printJson({
      files: checks.length,
      leftOut,
      sent: count('sent'),
      there: count('there'),
      notSent,
      ...people,
      rows: accepted,
      keys: sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload.key),
      refused,
      reasons: reasonsJson(checks),
      refusals: [...refusals, ...refusedByStack],
      warnings: warningsJson(checks),
      ...(quoted === undefined ? {} : { quote: quoted.json, preview: previewsJson(previews) }),
    });
  } else {
    if (quoted !== undefined) out.print(previewsText(previews));
    const wrong = refusalsText(checks);
    if (wrong !== undefined) out.print([...wrong, '']);
    for (const { file, reason } of refusedByStack) out.print(`${file}: ${reason}`);
    out.print([checkedRowsSentence({ accepted, refused, leftOut }), ...peopleText(people, refused)]);
    if (quoted === undefined)
      out.print(sentSentence({ sent: count('sent'), there: count('there'), notSent }));
    else out.print(quoted.line);
  }
  return refused > 0 ? exitCodes.attention : exitCodes.done;
}
