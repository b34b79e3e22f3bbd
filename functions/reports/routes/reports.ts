import { bookTraditions, chartStyles } from '@palmleaf/books/tradition';
import { chooseLanguage, languages } from '@palmleaf/contract/languages';
import type { Context } from 'hono';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { readPalmImage } from '../../../shared/reports/palm-image.ts';
import { palmImageOf, readReportView, toSubjectView } from '../../../shared/reports/report-view.ts';
import type { Page } from '../../../shared/table/table.ts';
import { peopleQuery, subjectsQuery } from '../../../shared/views/requests.ts';
import type { ReportsDeps } from '../deps.ts';
import { answerPage, wantsHtml } from '../http/answers.ts';
import { mayChangeHere } from '../http/changes.ts';
import { withSealedCursors } from '../http/lists/sealed-cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { addressedSubject, batchOf, idBefore, queryOf } from '../http/requests.ts';
import { hasReport } from '../views/erasure-view.ts';
import { findPeople } from '../views/people/people.ts';
import { withReasons } from '../views/people/reasons.ts';
import { listChanged, listSubjects } from '../views/people/subjects.ts';
import { answerMissing } from './missing-report.ts';

const pages = () => import('../pages/pages.ts');

const lookOf = (c: Context) => ({
  tradition: bookTraditions.find((one) => one === c.req.query('tradition')),
  chartStyle: chartStyles.find((one) => one === c.req.query('chartStyle')),
});

/** A buffered response has at most 6 MB, and base64 adds a third. */
const maxPictureBytes = 4_400_000;

export function reportRoutes(deps: ReportsDeps) {
  const { ledger, erasure } = deps;

  const subjects = ({ items, cursor }: Page<Header>) => ({
    subjects: items.map((header) => toSubjectView(header, deps.plan)),
    ...(cursor === undefined ? {} : { cursor }),
  });

  return {
    listReports: async (c) => {
      const { name, updatedSince, within, ...query } = queryOf(c, subjectsQuery);
      const wanted = { ...query, batch: batchOf(c) };
      const since = updatedSince === undefined ? undefined : Date.parse(updatedSince);
      if (name !== undefined) {
        const { items, next } = await withSealedCursors(erasure.nameHash, wanted.cursor, (cursor) =>
          findPeople(ledger, name, { ...wanted, cursor, updatedSince: since, laterWords: within === 'yes' }),
        );
        return c.json(subjects({ items, ...(next === undefined ? {} : { cursor: next }) }));
      }
      return c.json(
        subjects(
          since === undefined ? await listSubjects(ledger, wanted) : await listChanged(ledger, wanted, since),
        ),
      );
    },

    findPeople: async (c) => {
      if (wantsHtml(c) && (c.req.query('name') ?? '').trim() === '')
        return answerPage(c, (await pages()).peoplePage());
      const { name, updatedSince, within, ...query } = queryOf(c, peopleQuery);
      const since = updatedSince === undefined ? undefined : Date.parse(updatedSince);
      const { items, next, previous, scanned } = await withSealedCursors(
        erasure.nameHash,
        query.cursor,
        (cursor) =>
          findPeople(ledger, name, {
            ...query,
            cursor,
            updatedSince: since,
            // Slow: programs must ask for it, and the page shows how far the search got.
            laterWords: within === 'yes' || wantsHtml(c),
          }),
      );
      if (!wantsHtml(c)) return c.json(subjects({ items, ...(next === undefined ? {} : { cursor: next }) }));
      const people = await withReasons(ledger, items, deps.plan);
      return answerPage(
        c,
        (await pages()).peoplePage({
          name,
          people,
          state: query.state,
          customer: query.customer,
          previous,
          next,
          scanned,
        }),
      );
    },

    // The router accepts an id with slashes only at the end of a path.
    readPalmImage: async (c) => {
      const subject = addressedSubject(c, idBefore(c, '/palm-image'));
      if (!(await hasReport(ledger, subject))) return answerMissing(c, ledger, erasure, subject);
      const picture = await readPalmImage(ledger, subject);
      if (picture === undefined) {
        throw new ProblemError(
          404,
          'No picture',
          'The palm image of this subject is not bought, or its answer holds no picture.',
        );
      }
      if (picture.bytes.byteLength > maxPictureBytes) {
        throw new ProblemError(
          413,
          'The picture is too big',
          'The picture has more than 4.4 MB, so it does not fit into one response. The report shows the address that the answer named, if any.',
        );
      }
      return c.body(picture.bytes, 200, { 'content-type': picture.contentType });
    },

    readReport: async (c) => {
      const subject = addressedSubject(c);
      const view = await readReportView(ledger, subject, deps);
      if (view === undefined || view.state === 'erasing') return answerMissing(c, ledger, erasure, subject);
      if (wantsHtml(c)) {
        const palmImage = palmImageOf(view);
        const options = palmImage === undefined ? {} : { palmImage };
        const { pageWordingIn, recordPage, reportPage } = await pages();
        if (c.req.query('view') === 'record')
          return answerPage(c, recordPage(view, { ...options, mayChange: mayChangeHere(c, deps) }));
        c.header('vary', 'Accept-Language', { append: true });
        const language = view.language ?? chooseLanguage(c.req.header('accept-language'), languages);
        const wording = await pageWordingIn(language);
        const offersLinks = deps.links.url !== undefined;
        return answerPage(
          c,
          reportPage(view, {
            ...options,
            ...lookOf(c),
            wording,
            offersLinks,
            mayChange: mayChangeHere(c, deps),
          }),
        );
      }
      return c.json(view);
    },
  } satisfies Partial<Handlers>;
}
