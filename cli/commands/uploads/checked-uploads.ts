import { statSync } from 'node:fs';
import type { TableChoices } from '../../../shared/intake/choices.ts';
import type { ConnectedStack } from '../../api/connect.ts';
import { type ExitCode, exitCodes, UserFacingError } from '../../errors.ts';
import type { Output } from '../../terminal/output.ts';
import { bar } from '../../text/batch.ts';
import { peopleText } from '../../text/people.ts';
import { doubtLines, pricesOf, quoteJson, quoteLine } from '../../text/quote.ts';
import { reasonsJson, refusalsJson, refusalsText, warningsJson } from '../../text/refusals.ts';
import { type Check, checkUpload } from '../../uploads/check.ts';
import { type LocalUpload, shownPath } from '../../uploads/local-uploads.ts';
import { lookAtFile } from '../../uploads/look.ts';
import { type People, PeopleCount } from '../../uploads/people.ts';
import { quote } from '../../uploads/quote.ts';
import type { Sending, Sent } from '../../uploads/send.ts';

/** What was found out about files before anything is sent. */
interface Checked {
  readonly checks: readonly Check[];
  readonly people: People;
}

/** Checks files one after the other by the rules of the intake. */
export async function checkAll(
  uploads: readonly LocalUpload[],
  out: Output,
  choices: TableChoices = {},
  notTaken: readonly Check[] = [],
): Promise<Checked> {
  const checks: Check[] = [...notTaken];
  const people = new PeopleCount();
  for (const upload of uploads) {
    const number = checks.length - notTaken.length + 1;
    out.step(number, uploads.length, `Checking ${number} of ${uploads.length} files`);
    const check = await checkUpload(upload, choices, (row) => people.addRow(upload, row));
    if (upload.kind === 'photo' && !check.hopeless) people.addPhoto(upload);
    if (upload.kind === 'places') people.addPlaces(check.accepted);
    checks.push(check);
  }
  out.progress.clear();
  return { checks, people: people.result() };
}

/** The line of progress while files are sent, by their bytes. */
export function progressOf(uploads: readonly LocalUpload[], out: Output): Sending['show'] {
  const total = uploads.reduce((sum, { path }) => sum + statSync(path).size, 0);
  return (sent, bytes) =>
    out.step(sent.length, uploads.length, `${bar(bytes, total)} ${sent.length} of ${uploads.length} files`);
}

/** What files would cost, or why that cannot be told. */
interface Quoted {
  readonly json: ReturnType<typeof quoteJson> | null;
  readonly line: string;
}

/** Asks the stack what files would cost. Checking needs no stack: without one, the cost is not known. */
export async function quoteIfReachable(
  connect: () => Promise<ConnectedStack>,
  uploads: readonly LocalUpload[],
  wanted: Parameters<typeof quote>[2],
): Promise<Quoted> {
  try {
    const { reports } = await connect();
    const found = await quote(reports, uploads, { ...wanted, look: lookAtFile }, () => undefined);
    const prices = pricesOf(found);
    return {
      json: quoteJson(found, prices),
      line: [...doubtLines(found), quoteLine(found, prices)].join('\n'),
    };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { json: null, line: `What it would cost is not known: ${error.message}` };
  }
}

/** Says what was checked and sent. The exit code asks for a look where something was refused. */
export function summarize(
  out: Output,
  json: boolean,
  { checks, people }: Checked,
  sent: readonly Sent[],
  quoted?: Quoted,
): ExitCode {
  const count = (state: Sent['state']) => sent.filter((one) => one.state === state).length;
  const notSent = checks.filter(({ hopeless }) => hopeless).length + count('refused');
  const refused = checks.reduce((sum, check) => sum + check.refused, 0) + count('refused');
  const late = sent.flatMap((one) =>
    one.state === 'refused' ? [{ file: shownPath(one.upload), reason: one.reason }] : [],
  );
  if (json) {
    const refusals = refusalsJson(checks);
    out.printJson({
      files: checks.length,
      sent: count('sent'),
      there: count('there'),
      notSent,
      ...people,
      rows: checks.reduce((sum, { accepted }) => sum + accepted, 0),
      keys: sent.filter(({ state }) => state !== 'refused').map(({ upload }) => upload.key),
      refused,
      reasons: reasonsJson(checks),
      refusals: [...refusals, ...late],
      warnings: warningsJson(checks),
      ...(quoted === undefined ? {} : { quote: quoted.json }),
    });
  } else {
    const wrong = refusalsText(checks);
    if (wrong !== undefined) out.print([...wrong, '']);
    for (const { file, reason } of late) out.print(`${file}: ${reason}`);
    out.print(peopleText(people, refused));
    if (quoted === undefined)
      out.print(
        `${checks.length} ${checks.length === 1 ? 'file' : 'files'}: ${count('sent')} sent, ${count('there')} there already, ${notSent} not sent`,
      );
    else out.print(quoted.line);
  }
  return refused > 0 ? exitCodes.look : exitCodes.done;
}
