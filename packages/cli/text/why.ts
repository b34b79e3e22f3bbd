import type { SubjectView } from '@palmleaf/shared/views/views';
import { whyOf } from '@palmleaf/shared/views/why';
import { readReport } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';

const concurrency = 8;

export async function addReasons(
  reports: SignedFetch,
  subjects: readonly SubjectView[],
): Promise<SubjectView[]> {
  const explained: SubjectView[] = [];
  for (let start = 0; start < subjects.length; start += concurrency) {
    explained.push(
      ...(await Promise.all(
        subjects.slice(start, start + concurrency).map((subject) => withReason(reports, subject)),
      )),
    );
  }
  return explained;
}

async function withReason(reports: SignedFetch, subject: SubjectView): Promise<SubjectView> {
  const { batch, id, state, reason } = subject;
  if (reason !== undefined || (state !== 'partial' && state !== 'failed')) return subject;
  const report = await readReport(reports, batch, id);
  const why = report && whyOf(report);
  return why === undefined ? subject : { ...subject, reason: why };
}
