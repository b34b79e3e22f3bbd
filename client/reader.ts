import { type ReportView, reportView, type SubjectView, subjectsPage } from '../shared/views/views.ts';

/** Asks the reports function; the path begins with a slash. Its URL takes only signed requests: see docs/reader.md. */
export type Ask = (path: string) => Promise<Response>;

/** Thrown when the reports function answers with an error; says what it says. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

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

const addressOf = (batch: string): string => `/batches/${encodeURIComponent(batch)}/reports`;

export function createReader(ask: Ask): Reader {
  return {
    async getReport(batch, subject) {
      const answer = await ask(`${addressOf(batch)}/${encodeURIComponent(subject)}`);
      if (answer.status === 404 || answer.status === 410) return undefined;
      return reportView.parse(await bodyOf(answer));
    },
    async *listBatch(batch) {
      let cursor: string | undefined;
      do {
        const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
        const answer = await ask(addressOf(batch) + query);
        if (answer.status === 404) return;
        const page = subjectsPage.parse(await bodyOf(answer));
        yield* page.subjects;
        cursor = page.cursor;
      } while (cursor !== undefined);
    },
  };
}

async function bodyOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body;
  const detail = typeof body === 'object' && body !== null ? Reflect.get(body, 'detail') : undefined;
  const said = typeof detail === 'string' ? detail : 'no words of its own';
  throw new ReaderError(answer.status, `The reports function answered ${answer.status}: ${said}`);
}
