import type { PartNote } from '../ledger/reasons/part-note.ts';

export function partNoteText(note: PartNote): string {
  switch (note.code) {
    case 'answer':
      return note.status === undefined ? note.answer : `${note.answer} (${note.status})`;
    case 'worker-died':
      return 'the function died while the call was under way';
    case 'no-content':
      return 'unexpected shape: no content at the place that the profile names';
    case 'unexpected-shape':
      return `unexpected shape: ${note.path || 'body'}: ${note.issue}`;
    case 'legacy':
      return note.text;
  }
}
