import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import { unpackBody } from '../../../shared/ledger/parts/bodies.ts';
import { palmIdPart } from '../../../shared/plan/part-names.ts';
import { type PlannedCall, type PlanSettings, planOf } from '../../../shared/plan/plan.ts';
import { isSameInputs } from '../../../shared/plan/same-inputs.ts';
import { palmImagePart, replacePicture } from '../../../shared/reports/palm-image.ts';
import type { WholeAnswersView } from '../../../shared/views/whole-answers-view.ts';

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export async function readWholeAnswers(
  context: LedgerContext,
  subject: Subject,
  settings: PlanSettings,
): Promise<WholeAnswersView | undefined> {
  const report = await loadReport(context, subject);
  if (report === undefined || report.header.state === 'erasing') return undefined;
  const { header, parts } = report;
  const { calls } = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings);
  const current = calls.flatMap((call) => {
    const part = parts.get(call.part);
    return part === undefined || !isSameInputs(part.inputsHash, call.inputsHash) ? [] : [{ call, part }];
  });
  return {
    batch: header.batch,
    id: header.id,
    person: personOf(header),
    parts: await Promise.all(current.map((one) => entryOf(context, header, one))),
  };
}

async function entryOf(
  { bodies }: LedgerContext,
  { inputs }: Header,
  { call, part }: { readonly call: PlannedCall; readonly part: Part },
): Promise<WholeAnswersView['parts'][number]> {
  const answer = await unpackBody(bodies, part);
  const photo = call.part === palmIdPart ? inputs.photo?.value.sha256 : undefined;
  return {
    part: call.part,
    operation: call.operation,
    state: part.state,
    ...(part.status === undefined ? {} : { status: part.status }),
    body: { ...call.body, ...(photo === undefined ? {} : { image_url: photo }) },
    ...(call.language === undefined ? {} : { language: call.language }),
    ...(answer === undefined
      ? {}
      : { answer: call.part === palmImagePart ? replacePicture(answer, onePixel) : answer }),
  };
}

function personOf({ inputs }: Header): Record<string, string> {
  const { name, place, country } = inputs.row?.value ?? {};
  const known = { name, place, country };
  return Object.fromEntries(
    Object.entries(known).flatMap(([field, value]): [string, string][] =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
