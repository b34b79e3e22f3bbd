import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import type { Header } from '../../../../shared/ledger/items/header.ts';
import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { type PlanSettings, planOf } from '../../../../shared/plan/plan.ts';
import { isSameInputs } from '../../../../shared/plan/same-inputs.ts';
import { partNoteText } from '../../../../shared/reasons/part-note-text.ts';
import { toSubjectView } from '../../../../shared/reports/report-view.ts';
import type { SubjectView } from '../../../../shared/views/views.ts';
import { whyOf } from '../../../../shared/views/why.ts';

const maxReportsRead = 50;

export async function withReasons(
  ledger: LedgerContext,
  headers: readonly Header[],
  plan: PlanSettings,
): Promise<SubjectView[]> {
  let reportsRead = 0;
  return Promise.all(
    headers.map(async (header) => {
      const view = toSubjectView(header, plan);
      const lacksParts = header.state === 'partial' || header.state === 'failed';
      if (view.reason !== undefined || !lacksParts || reportsRead === maxReportsRead) return view;
      reportsRead += 1;
      const reason = await reasonOf(ledger, header, plan);
      return reason === undefined ? view : { ...view, reason };
    }),
  );
}

async function reasonOf(
  ledger: LedgerContext,
  header: Header,
  settings: PlanSettings,
): Promise<string | undefined> {
  const report = await loadReport(ledger, header);
  const { calls } = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings);
  const parts = calls.flatMap(({ part, operation, inputsHash }) => {
    const stored = report?.parts.get(part);
    if (stored === undefined || !isSameInputs(stored.inputsHash, inputsHash)) return [];
    const { state, class: outcome, status, note, said } = stored;
    return [
      {
        part,
        operation,
        state,
        ...(outcome === undefined ? {} : { class: outcome }),
        ...(status === undefined ? {} : { status }),
        ...(note === undefined ? {} : { note: partNoteText(note) }),
        ...(said === undefined ? {} : { said }),
      },
    ];
  });
  return whyOf({ parts });
}
