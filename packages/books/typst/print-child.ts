import { answerParent } from '@palmleaf/shared/untrusted/answer-parent';
import type { Printed, PrintTask } from './press.ts';
import { BookPrinter } from './print.ts';

const printer = new BookPrinter();

answerParent(({ book, theme }: PrintTask): Printed => {
  const pdf = printer.print(book, theme);
  const { user, system } = process.cpuUsage();
  return { pdf, residentBytes: process.memoryUsage().rss, processorMicros: user + system };
});
