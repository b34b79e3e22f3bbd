import type { PartView, ReportView } from '../../../../shared/views/views.ts';
import { indexesToShorten, lettersOf, maxPageBytes, tooLong } from '../html/length.ts';

/** Replaces the longest answers with a sentence until the page fits a buffered response. */
export function fitted(view: ReportView, write: (view: ReportView) => string): string {
  const short = shortened(
    view,
    indexesToShorten(
      view.parts.map(({ answer }) => lettersOf(answer)),
      maxPageBytes,
    ),
  );
  const page = write(short);
  if (Buffer.byteLength(page) <= maxPageBytes) return page;
  const empty = Buffer.byteLength(write({ ...view, parts: [] }));
  // The other half leaves room for the rest of the page.
  const sizes = short.parts.map((part) => sizeOf(write, view, part) - empty);
  return write(shortened(short, indexesToShorten(sizes, maxPageBytes / 2)));
}

const sizeOf = (write: (view: ReportView) => string, view: ReportView, part: PartView): number =>
  Buffer.byteLength(write({ ...view, parts: [part] }));

const shortened = (view: ReportView, tooLarge: ReadonlySet<number>): ReportView => ({
  ...view,
  parts: view.parts.map((part, index) => (tooLarge.has(index) ? { ...part, answer: tooLong } : part)),
});
