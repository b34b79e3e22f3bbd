import { bookWordingIn } from '@palmleaf/books/words';
import { chooseLanguage, languages } from '@palmleaf/contract/languages';
import type { Context } from 'hono';
import * as z from 'zod';
import { editionOf, themeObject } from '../../../../shared/books/edition.ts';
import { requestBooks } from '../../../../shared/books/request-books.ts';
import { customerOf } from '../../../../shared/customers/customer.ts';
import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey, mentionsPartition } from '../../../../shared/ledger/items/keys.ts';
import { isEnd } from '../../../../shared/ledger/items/state.ts';
import { makeLink, revokeLink } from '../../../../shared/links/change.ts';
import {
  allLinks,
  isLinkOpen,
  linkFormats,
  linkItems,
  linkKey,
  type ReaderLink,
  readerLinkPrefix,
} from '../../../../shared/links/link.ts';
import { identityOf, isLinkId } from '../../../../shared/links/token.ts';
import { errorName } from '../../../../shared/log.ts';
import {
  type LinkView,
  linksQuery,
  type MadeLink,
  toLinkView,
} from '../../../../shared/reports/link-views.ts';
import type { ReportsDeps } from '../../deps.ts';
import { answerPage, wantsHtml } from '../../http/answers.ts';
import { linkRequest } from '../../http/areas/link-endpoints.ts';
import { mayChangeHere } from '../../http/changes.ts';
import { themed, themeFields } from '../../http/form-theme.ts';
import { nextOf, withCursor } from '../../http/lists/cursor.ts';
import { withSealedCursors } from '../../http/lists/sealed-cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import {
  addressedSubject,
  batchOf,
  bodyOf,
  formOf,
  isForm,
  nameParameter,
  parsed,
  queryOf,
} from '../../http/requests.ts';
import { answerMissing } from '../missing-report.ts';

const pages = () => import('../../pages/pages.ts');
const dayMs = 24 * 3600_000;

const maxPages = 20;

const linkForm = z
  .strictObject({ id: z.string(), format: z.enum(linkFormats).optional(), ...themeFields })
  .transform(themed);

const revokeForm = z.strictObject({ sure: z.literal('yes', 'tick the box to confirm that the link ends') });

type LinkRequest = z.output<typeof linkRequest>;

export function linkRoutes(deps: ReportsDeps) {
  const { ledger, erasure } = deps;
  const { table } = ledger;

  async function listed(
    cursor: string | undefined,
    limit: number,
    { batch, person, customer }: Pick<z.output<typeof linksQuery>, 'batch' | 'person' | 'customer'>,
  ) {
    const isWanted = (link: ReaderLink) =>
      (customer === undefined || customerOf(link.batch) === customer) &&
      (batch === undefined || link.batch === batch) &&
      (person === undefined || link.id === person);
    const list =
      batch === undefined || person === undefined
        ? ({ index: 'due', partition: allLinks } as const)
        : ({
            index: 'batch',
            partition: mentionsPartition({ batch, id: person }),
            prefix: readerLinkPrefix,
          } as const);
    const items: LinkView[] = [];
    let next = cursor;
    for (let pagesRead = 0; pagesRead < maxPages && items.length < limit; pagesRead += 1) {
      const page = await withCursor(cursor, () =>
        table.queryIndex({
          ...list,
          limit: limit - items.length,
          ...(next === undefined ? {} : { cursor: next }),
        }),
      );
      const links = await Promise.all(page.items.map(({ pk, sk }) => linkItems.read(table, { pk, sk })));
      for (const link of links)
        if (link !== undefined && isLinkOpen(link, ledger.now()) && isWanted(link))
          items.push(toLinkView(link));
      next = page.cursor;
      if (next === undefined) break;
    }
    return { items, ...(next === undefined ? {} : { cursor: next }) };
  }

  const listOf = (c: Context): string => `/links?${new URLSearchParams({ batch: batchOf(c) })}`;

  return {
    makeLink: async (c) => {
      const request = isForm(c)
        ? parsed(linkRequest, parsed(linkForm, await formOf(c)))
        : await bodyOf(c, linkRequest);
      const subject = addressedSubject(c, request.id);
      const header = await headerItems.read(table, headerKey(subject));
      if (header === undefined || header.state === 'erasing')
        return answerMissing(c, ledger, erasure, subject);
      const made = await share(deps, header, request);
      if (made === undefined) return answerMissing(c, ledger, erasure, subject);
      return isForm(c) ? answerPage(c, (await pages()).madeLinkPage(made)) : c.json(made);
    },

    listLinks: async (c) => {
      const { batch, person, customer, cursor, limit } = queryOf(c, linksQuery);
      const page = await withSealedCursors(erasure.nameHash, cursor, (opened) =>
        listed(opened, limit, { batch, person, customer }),
      );
      const { items, ...paging } = page;
      if (!wantsHtml(c)) return c.json({ links: items, ...paging });
      const carried = Object.fromEntries(
        Object.entries({ batch, person, customer }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      );
      const options = { ...nextOf('/links', paging.cursor, carried), mayChange: mayChangeHere(c, deps) };
      return answerPage(c, (await pages()).linksPage(items, options));
    },

    revokeLink: async (c) => {
      if (isForm(c)) parsed(revokeForm, await formOf(c));
      const name = nameParameter(c, 'link');
      const link = isLinkId(name) ? await linkItems.read(table, linkKey(name)) : undefined;
      if (link?.batch !== batchOf(c))
        throw new ProblemError(404, 'No such link', 'No link of this batch has this id.');
      await revokeLink(ledger, name);
      return isForm(c) ? c.redirect(listOf(c), 303) : c.json(toLinkView(link));
    },
  } satisfies Partial<Handlers>;
}

const mayBeShared = (header: Header | undefined): boolean =>
  header !== undefined && isEnd(header.state) && header.state !== 'cancelled';

async function share(deps: ReportsDeps, header: Header, request: LinkRequest): Promise<MadeLink | undefined> {
  const { ledger, links, books, log } = deps;
  const { url } = links;
  if (url === undefined)
    throw new ProblemError(
      409,
      'No links here',
      'This stack has no address for readers: deploy it with -c publicLinks=5, which allows five requests at the same time (docs/links.md).',
    );
  const { theme, format, days = links.days } = request;
  if (days > links.mostDays)
    throw new ProblemError(400, 'Too many days', `A link works for ${links.mostDays} days at most.`, [
      { field: 'days', message: `must be at most ${links.mostDays}` },
    ]);
  if (!mayBeShared(header))
    throw new ProblemError(
      409,
      'Not finished',
      'A link shows a report that has ended and was not cancelled: this one is still being made, or was cancelled.',
    );
  const token = links.newToken();
  const identity = identityOf(token);
  const { batch, id } = header;
  const edition = editionOf(format, { ...theme, link: identity.link });
  const until = ledger.now() + days * dayMs;
  const link = await makeLink(ledger, identity, {
    batch,
    id,
    format,
    edition,
    until,
    preview: await previewOf(header, theme),
  });
  if (link === undefined) throw new Error('A new link has the id of another one');
  // Checked after the write, because an erasure that begins later finds the link under its person.
  if (!mayBeShared(await headerItems.read(ledger.table, headerKey(header)))) {
    await revokeLink(ledger, identity.link);
    return undefined;
  }
  await books.keepTheme(themeObject(edition), JSON.stringify(theme));
  const wanted = { batch, id, format, theme, people: 1, shared: { edition, until } };
  const { order } = await requestBooks(ledger, wanted, books.retentionMs);
  try {
    await books.hint({ batch, order });
  } catch (error) {
    log.warn('The hint for a book order could not be sent', { order, error: errorName(error) });
  }
  return { ...toLinkView(link), order, address: new URL(token, url).href };
}

async function previewOf({ inputs }: Header, theme: LinkRequest['theme']) {
  const languageCode = theme.language ?? inputs.row?.value.language ?? inputs.photo?.value.language;
  const { locale, words } = await bookWordingIn(chooseLanguage(languageCode, languages));
  const { main, accent } = theme.colours;
  return {
    locale,
    seller: theme.name,
    title: theme.cover.title ?? words.reading,
    ...(theme.cover.text === undefined ? {} : { text: theme.cover.text }),
    main,
    accent,
  };
}
