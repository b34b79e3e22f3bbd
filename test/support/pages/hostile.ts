import {
  batchesPage,
  batchPage,
  panchangPage,
  placesPage,
  problemPage,
  receiptPage,
  reportPage,
} from '../../../functions/reports/pages/pages.ts';
import type { PartView, ReportView } from '../../../shared/views/views.ts';
import { rewritten } from '../hostile/markup.ts';
import { answers } from './answers.ts';
import { batch, completeReport, erasing, places, subjects, troubledReport } from './views.ts';

type Write = (text: string) => string;

const partWith = (part: PartView, write: Write, names: boolean): PartView => ({
  ...part,
  note: write('note'),
  question: write('question'),
  reusedFrom: write('june/anna'),
  ...(part.missing === undefined ? {} : { missing: part.missing.map(write) }),
  answer: rewritten(part.answer, write, names),
});

/** Both sample reports in one, with parts of operations that nobody knows, every text as `write` makes it. */
function hostileReport(write: Write, names = false): ReportView {
  const parts = [...completeReport.parts, ...troubledReport.parts];
  const unknown = parts.slice(0, 3).map((part) => ({ ...part, part: write('x/y'), operation: write('y') }));
  return {
    ...completeReport,
    batch: write('june'),
    id: write('anna'),
    name: write('Anna'),
    reason: write('reason'),
    report: write('/batches/june/reports/anna'),
    notes: [write('note')],
    birth: { ...completeReport.birth, place: write('Lisbon'), country: write('Portugal') } as NonNullable<
      ReportView['birth']
    >,
    parts: [...parts, ...unknown].map((part) => partWith(part, write, names)),
  };
}

/** Every kind of page, with every text from elsewhere as `write` makes it. */
export function hostilePages(write: Write, names = false): Readonly<Record<string, () => string>> {
  const months = { previous: write('/panchang/x/2026-10'), next: write('/panchang/x/2026-12') };
  const place = {
    id: write('chennai'),
    name: write('Chennai'),
    lat: 13,
    lon: 80,
    timezone: write('Asia/Kolkata'),
  };
  const month = (answer: unknown) => ({
    month: write('2026-11'),
    state: 'bought' as const,
    note: write('note'),
    answer: rewritten(answer, write, names),
    ...months,
  });
  const listed = {
    ...batch,
    batch: write('june'),
    uploads: batch.uploads.map((one) => ({
      ...one,
      key: write(one.key),
      warnings: [write('warning')],
      refused: 1,
    })),
    rejections: batch.rejections.map((one) => ({
      ...one,
      upload: write(one.upload),
      field: write('field'),
      reason: write(one.reason),
      advice: write('advice'),
      value: write('value'),
    })),
    gates: batch.gates.map((one) => ({ ...one, gate: write(one.gate), sentence: write('sentence') })),
  };
  const people = subjects.map((one) => ({
    ...one,
    batch: write(one.batch),
    id: write(one.id),
    reason: write('reason'),
    report: write(one.report),
  }));
  const next = write('/batches?cursor=x');
  return {
    report: () => reportPage(hostileReport(write, names), { palmImage: write('/palm-image') }),
    batches: () => batchesPage([listed], { next }),
    batch: () => batchPage(listed, people, { next }),
    places: () =>
      placesPage(
        places.map((one) => ({
          ...one,
          ...place,
          notes: [write('note')],
          reason: write('reason'),
          months: one.months.map((entry) => ({
            ...entry,
            month: write(entry.month),
            panchang: write(entry.panchang),
          })),
        })),
        { next },
      ),
    chennai: () => panchangPage(place, month(answers.chennai)),
    tamil: () => panchangPage(place, month(answers.tamilMonth)),
    names: () => panchangPage(place, month(answers.tamilNames)),
    refused: () =>
      panchangPage(place, { ...month({ msg: 'no', detail: [{ msg: 'x', loc: ['a'] }] }), state: 'refused' }),
    receipt: () =>
      receiptPage({
        ...erasing,
        batch: write('june'),
        id: write('zoe'),
        remains: [{ what: write('what'), until: write('until') }],
        receipt: write(erasing.receipt),
      }),
    problem: () =>
      problemPage({
        title: write('title'),
        status: 404,
        detail: write('detail'),
        ...{ more: { x: write('x') } },
      }),
  };
}
