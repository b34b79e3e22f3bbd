import type { Report, Subject } from '../generated/endpoints.ts';
import { readAnswer } from './read-answer.ts';
import { reportSchema, subjectsPageSchema } from './view-schemas.ts';
import type { ReportState } from './words.ts';

/** Asks the reports function; the path begins with a slash. Its URL takes only signed requests: see docs/reader.md. */
export type Ask = (path: string) => Promise<Response>;

/** Which subjects are listed: those of whom all of this holds. */
export interface Wanted {
  readonly state?: ReportState | undefined;
  /** The beginning of the name, whatever case and accents. */
  readonly name?: string | undefined;
  /** Also people of whose names a later word begins so: all names are looked through for them. */
  readonly within?: 'yes' | undefined;
  /** Something of them has changed since then: ISO 8601. */
  readonly updatedSince?: string | undefined;
}

/** Reads reports, each request by the `Ask` that it was made with. */
export interface Reader {
  /**
   * One report with its parts. Undefined when there is no such subject, or it was erased.
   *
   * @throws ReaderError for any other answer than the report
   */
  getReport(batch: string, subject: string): Promise<Report | undefined>;
  /**
   * The subjects of a batch, page by page as they are asked for; none for a batch that is not known.
   *
   * @throws ReaderError for any other answer than a page
   */
  listBatch(batch: string, wanted?: Wanted): AsyncGenerator<Subject>;
  /**
   * People of all batches whose names begin so, whatever case and accents, in the order of names.
   *
   * @throws ReaderError for any other answer than a page
   */
  findPeople(name: string, wanted?: Omit<Wanted, 'name'>): AsyncGenerator<Subject>;
}

const reportsPath = (batch: string): string => `/batches/${encodeURIComponent(batch)}/reports`;

/** A reader of reports. */
export function createReader(ask: Ask): Reader {
  async function* listed(path: string, wanted: Wanted = {}): AsyncGenerator<Subject> {
    let cursor: string | undefined;
    do {
      const query = Object.entries({ ...wanted, cursor }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
      );
      const answer = await ask(query.length === 0 ? path : `${path}?${query.join('&')}`);
      if (answer.status === 404) return;
      const page = await readAnswer(subjectsPageSchema, answer);
      yield* page.subjects;
      cursor = page.cursor;
    } while (cursor !== undefined);
  }

  return {
    async getReport(batch, subject) {
      const answer = await ask(`${reportsPath(batch)}/${encodeURIComponent(subject)}`);
      if (answer.status === 404 || answer.status === 410) return undefined;
      return readAnswer(reportSchema, answer);
    },
    listBatch: (batch, wanted) => listed(reportsPath(batch), wanted),
    findPeople: (name, wanted) => listed('/reports', { ...wanted, name }),
  };
}
