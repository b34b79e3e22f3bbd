import type { z } from 'zod';
import { PalmleafError } from './errors.ts';
import { type ReportView, reportSchema, type SubjectView, subjectsPageSchema } from './views.ts';

/** Asks the reports function; the path begins with a slash. Its URL takes only signed requests: see docs/reader.md. */
export type Ask = (path: string) => Promise<Response>;

/** Thrown when the reports function answers with an error, or what this version cannot read; says what it says. */
export class ReaderError extends PalmleafError {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

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

/** @throws ReaderError when an answer is no success, or not what the schema reads */
export async function readAnswer<View>(schema: z.ZodType<View>, answer: Response): Promise<View> {
  const known = schema.safeParse(await bodyOf(answer));
  if (known.success) return known.data;
  const where = known.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ReaderError(answer.status, `The answer is not what this version can read: ${where}`);
}

async function bodyOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body;
  const detail = typeof body === 'object' && body !== null ? Reflect.get(body, 'detail') : undefined;
  const said = typeof detail === 'string' ? detail : 'no words of its own';
  throw new ReaderError(answer.status, `The reports function answered ${answer.status}: ${said}`);
}
