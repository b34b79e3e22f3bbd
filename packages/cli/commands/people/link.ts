import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { type LinkView, linksList, linkView, madeLinkView } from '@palmleaf/shared/reports/link-views';
import { ask, batchPath, pages } from '../../api/ask.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { readBooks, readOrder } from '../../books/remote.ts';
import { readThemeFile } from '../../books/theme-file.ts';
import { waitForBooks } from '../../books/wait-for-books.ts';
import { command, type Run } from '../../command-line/command.ts';
import { subjectIn } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, NotFoundError, NotNowError, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';

const options = {
  book: { type: 'boolean', help: 'the book as PDF, instead of the report as a page' },
  days: {
    type: 'string',
    value: 'N',
    help: 'for how many days the link works (the settings linkDays and linkDaysMost hold the default and the maximum)',
  },
  theme: { type: 'string', value: 'FILE', help: 'the look and words of the page or book' },
  list: {
    type: 'boolean',
    help: 'list the links that work and how often each was viewed; with BATCH/ID only those of this person',
  },
  revoke: { type: 'string', value: 'LINK', help: 'end the link of this id' },
} as const;

export default command({
  name: 'link',
  words: '[BATCH/ID]',
  arity: [0, 1],
  about: [
    'A link opens one report or book for anybody with its address, without a login (docs/links.md). The address is printed',
    'once, because the stack stores only its hash. A link ends when it expires, when its person is erased or cancelled, or',
    'when it is revoked.',
  ].join('\n'),
  options,
  examples: [
    'link june/anna',
    'link june/anna --book --days 7 --theme lotus.json',
    'link --list',
    'link --revoke 0123456789abcdef',
  ],
  async run(run) {
    const [word] = run.words;
    const { list = false, revoke, book, days, theme } = run.values;
    const isMaking = !list && revoke === undefined;
    if (!isMaking && (book === true || days !== undefined || theme !== undefined))
      throw new UsageError('--book, --days and --theme belong to a new link');
    if (list && revoke !== undefined) throw new UsageError('Write --list or --revoke, not both');
    if (list) return listLinks(run, word);
    if (revoke !== undefined && word === undefined) return revokeLink(run, revoke);
    if (revoke !== undefined || word === undefined)
      throw new UsageError('Name the person as BATCH/ID, or write --list or --revoke LINK');
    return makeLink(run, word);
  },
});

type LinkRun = Run<typeof options>;

const personIn = (word: string) => subjectIn(word, 'Name the person as BATCH/ID');

async function makeLink(
  { values, json, out, connect, interrupted, hint }: LinkRun,
  word: string,
): Promise<ExitCode> {
  const { batch, id } = personIn(word);
  const days = values.days === undefined ? undefined : Number(values.days);
  if (days !== undefined && !(Number.isInteger(days) && days > 0))
    throw new UsageError(`--days: write a whole number from 1, not "${values.days}"`);
  const theme = await readThemeFile(values.theme);
  const { reports } = await connect();
  const body = {
    id,
    theme,
    format: values.book === true ? 'pdf' : 'page',
    ...(days === undefined ? {} : { days }),
  };
  const link = await ask(reports, madeLinkView, `${batchPath(batch)}/links`, { method: 'POST', body });
  const { order } = await waitForBooks(reports, await readOrder(reports, batch, link.order), {
    out,
    interrupted,
  });
  for await (const { state } of readBooks(reports, batch, order)) {
    if (state === 'made') continue;
    await endLink(reports, link);
    throw new NotNowError(
      state === 'empty'
        ? 'Nothing that the theme asks for is bought yet'
        : 'The stack could not make the book',
    );
  }
  if (json) out.printJson(link);
  else
    out.print([
      link.address,
      `The link works until ${minute(link.until)} UTC, or until: ${hint('link', '--revoke', link.link)}`,
    ]);
  return exitCodes.done;
}

const endLink = (reports: SignedFetch, { batch, link }: LinkView): Promise<LinkView> =>
  ask(reports, linkView, `${batchPath(batch)}/links/${link}/revoke`, { method: 'POST' });

async function* allLinks(reports: SignedFetch, query: Readonly<Record<string, string>> = {}) {
  for await (const { links } of pages(reports, linksList, '/links', query)) yield* links;
}

async function listLinks({ json, out, connect }: LinkRun, word: string | undefined): Promise<ExitCode> {
  const person = word === undefined ? undefined : personIn(word);
  const { reports } = await connect();
  const query = person === undefined ? {} : { batch: person.batch, person: person.id };
  const links: LinkView[] = [];
  for await (const link of allLinks(reports, query)) links.push(link);
  if (json) out.printJson(links);
  else out.print(links.length === 0 ? 'No link is valid.' : linksText(links));
  return exitCodes.done;
}

async function revokeLink({ json, out, connect, hint }: LinkRun, id: string): Promise<ExitCode> {
  const { reports } = await connect();
  for await (const link of allLinks(reports)) {
    if (link.link !== id) continue;
    const ended = await endLink(reports, link);
    if (json) out.printJson(ended);
    else out.print(`The link ${id} of ${subjectName(link)} is revoked: its address leads nowhere.`);
    return exitCodes.done;
  }
  throw new NotFoundError(
    `No active link has the id ${id}. To list the active links: ${hint('link', '--list')}`,
  );
}

const minute = (time: string): string => time.slice(0, 16).replace('T', ' ');

const linksText = (links: readonly LinkView[]): Line[] =>
  table(
    ['link', 'person', 'shows', 'until (UTC)', 'views'],
    links.map((link) => [
      link.link,
      subjectName(link),
      link.format === 'page' ? 'report' : 'book',
      minute(link.until),
      counted(link.views, 'view'),
    ]),
  );
