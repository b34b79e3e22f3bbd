import { readAnswer } from './read-answer.ts';
import { reportSchema, subjectsPageSchema } from './view-schemas.ts';
import type { ReportView, SubjectView } from './views.ts';

/** Asks the reports function; the path begins with a slash. Its URL takes only signed requests: see docs/reader.md. */
export type Ask = (path: string) => Promise<Response>;

/** Reads reports, each request by the `Ask` that it was made with. */
export interface Reader {
  /**
   * One report with its parts. Undefined when there is no such subject, or it was erased.
   *
   * @throws ReaderError for any other answer than the report
   */
  getReport(batch: string, subject: string): Promise<ReportView | undefined>;
  /**
   * The subjects of a batch, page by page as they are asked for; none for a batch that is not known.
   *
   * @throws ReaderError for any other answer than a page
   */
  listBatch(batch: string): AsyncGenerator<SubjectView>;
}

const reportsPath = (batch: string): string => `/batches/${encodeURIComponent(batch)}/reports`;

/** A reader of reports. */
export function createReader(ask: Ask): Reader {
  return {
    async getReport(batch, subject) {
      const answer = await ask(`${reportsPath(batch)}/${encodeURIComponent(subject)}`);
      if (answer.status === 404 || answer.status === 410) return undefined;
      return readAnswer(reportSchema, answer);
    },
    async *listBatch(batch) {
      let cursor: string | undefined;
      do {
        const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
        const answer = await ask(reportsPath(batch) + query);
        if (answer.status === 404) return;
        const page = await readAnswer(subjectsPageSchema, answer);
        yield* page.subjects;
        cursor = page.cursor;
      } while (cursor !== undefined);
    },
  };
}
