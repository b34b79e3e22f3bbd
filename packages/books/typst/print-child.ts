import type { Book } from '../composing/book.ts';
import type { Theme } from '../theme/theme.ts';
import type { Printed } from './press.ts';
import { BookPrinter } from './print.ts';
import { PrintError } from './print-error.ts';

const printer = new BookPrinter();

process.on('message', ({ book, theme }: { readonly book: Book; readonly theme: Theme }) => {
  const { user, system } = process.cpuUsage();
  const answer: Printed = {
    ...printed(book, theme),
    residentBytes: process.memoryUsage().rss,
    processorMicros: user + system,
  };
  process.send?.(answer);
});
// The parent has ended, or closed the press.
process.on('disconnect', () => process.exit(0));

function printed(book: Book, theme: Theme): Pick<Printed, 'pdf'> {
  try {
    return { pdf: printer.print(book, theme) };
  } catch (error) {
    if (error instanceof PrintError) return {};
    throw error;
  }
}
