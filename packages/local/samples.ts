import type { RejectionView, SubjectView } from '../../shared/views/views.ts';

const people = ['anna', 'bela', 'ben', 'chitra', 'diego', 'eun', 'farid', 'hana', 'ivan', 'joana', 'kiran'];
/** The table of the samples has one bad row and one repeated id. */
const refused = [
  { line: 8, field: 'date' },
  { line: 13, field: 'id' },
];

export function sampleDeviations(
  subjects: readonly SubjectView[],
  rejections: readonly RejectionView[],
): string[] {
  const deviations: string[] = [];
  for (const id of people) {
    const subject = subjects.find((one) => one.id === id);
    if (subject === undefined) deviations.push(`there is no report of ${id}`);
    else if (subject.state !== 'complete') deviations.push(`the report of ${id} is ${subject.state}`);
  }
  for (const { line, field } of refused) {
    const found = rejections.some((rejection) => rejection.line === line && rejection.field === field);
    if (!found) deviations.push(`line ${line} was not refused for its ${field}`);
  }
  if (subjects.length > people.length)
    deviations.push(`${subjects.length} reports instead of ${people.length}`);
  if (rejections.length > refused.length)
    deviations.push(`${rejections.length} refusals instead of ${refused.length}`);
  return deviations;
}
