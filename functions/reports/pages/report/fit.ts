import type { PartView, ReportView } from '../../../../shared/views/views.ts';
import { lettersOf, maxPageBytes, surplus, tooLong } from '../html/length.ts';

/** Replaces the longest answers with a sentence until the page fits a buffered response. */
export function fitted(view: ReportView, write: (view: ReportView) => string): string {
  const short = shortened(
    view,
    surplus(
      view.parts.map(({ answer }) => lettersOf(answer)),
      maxPageBytes,
    ),
  );
  const page = write(short);
  if (Buffer.byteLength(page) <= maxPageBytes) return page;
  const empty = Buffer.byteLength(write({ ...view, parts: [] }));
  const sizes = short.parts.map((part) => sizeOf(write, view, part) - empty);
  return write(shortened(short, surplus(sizes, maxPageBytes / 2)));
}

const sizeOf = (write: (view: ReportView) => string, view: ReportView, part: PartView): number =>
  Buffer.byteLength(write({ ...view, parts: [part] }));

const shortened = (view: ReportView, removed: ReadonlySet<number>): ReportView => ({
  ...view,
  parts: view.parts.map((part, index) => (removed.has(index) ? { ...part, answer: tooLong } : part)),
});
