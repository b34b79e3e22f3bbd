import type { Report, Subject } from '../generated/endpoints.ts';
import { readAnswer } from './read-answer.ts';
import { segment } from './segment.ts';
import { reportSchema, subjectsPageSchema } from './view-schemas.ts';
import type { ReportState } from './words.ts';

/** Sends a signed GET; the path begins with a slash. See docs/reader.md. */
export type Ask = (path: string) => Promise<Response>;

export interface SubjectFilter {
  readonly state?: ReportState | undefined;
  /** The beginning of the name, in any case and with any accents. */
  readonly name?: string | undefined;
  /** Also matches a later word of a name. This scans all names. */
  readonly within?: 'yes' | undefined;
  /** A time with its zone, such as `2026-11-22T08:30:00Z`. */
  readonly updatedSince?: string | undefined;
}

/** Each method throws a ReaderError for an unexpected response, and for an empty name. */
export interface Reader {
  /** Returns one report, or undefined for an unknown or erased subject. */
  getReport(batch: string, subject: string): Promise<Report | undefined>;
  /** Yields the subjects of a batch; none for an unknown batch. */
  listBatch(batch: string, filter?: SubjectFilter): AsyncGenerator<Subject>;
  /** Yields people of all batches by the beginning of a name, sorted by name. */
  findPeople(name: string, filter?: Omit<SubjectFilter, 'name'>): AsyncGenerator<Subject>;
}

const reportsPath = (batch: string): string => `/batches/${segment('batch', batch)}/reports`;

export function createReader(ask: Ask): Reader {
  async function* listPeople(path: string, filter: SubjectFilter = {}): AsyncGenerator<Subject> {
    let cursor: string | undefined;
    do {
      const query = Object.entries({ ...filter, cursor }).flatMap(([name, value]) =>
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
      const answer = await ask(`${reportsPath(batch)}/${segment('subject', subject)}`);
      if (answer.status === 404 || answer.status === 410) return undefined;
      return readAnswer(reportSchema, answer);
    },
    async *listBatch(batch, wanted) {
      yield* listPeople(reportsPath(batch), wanted);
    },
    findPeople: (name, wanted) => listPeople('/reports', { ...wanted, name }),
  };
}
