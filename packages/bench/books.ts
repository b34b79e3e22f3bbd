/**
 * Measures books per core and memory growth: `node packages/bench/books.ts [BOOKS]`. Fails below two books per second
 * of processor time, or if memory grows by a quarter after 200 books.
 */
import { readFileSync } from 'node:fs';
import { completeReport } from '../../test/support/pages/views.ts';
import { countGiven } from '../../test/support/processes/command-line.ts';
import { composeBook } from '../books/composing/compose.ts';
import { readTheme } from '../books/theme/theme.ts';
import { Press } from '../books/typst/press.ts';
import { languages } from '../contract/languages.ts';

const minPerSecond = 2;
const maxGrowth = 1.25;
const bookCount = countGiven('node packages/bench/books.ts [BOOKS]', { otherwise: 1000, least: 8 });
const settledCount = Math.min(200, Math.ceil(bookCount / 4));

const bytes = readFileSync(new URL('../../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
const photo = { bytes, contentType: 'image/jpeg' } as const;
const theme = readTheme({});
const press = new Press();
const residentMb = () => (process.memoryUsage().rss + press.last.residentBytes) / 1e6;

let processorMicros = 0;
let earlierProcessesMicros = 0;
let settledMb = 0;
let peakMb = 0;
let pdfBytes = 0;
let pages = 0;
const before = process.cpuUsage();
for (let made = 0; made < bookCount; made += 1) {
  const language = languages[made % languages.length] ?? 'en';
  const view = { ...completeReport, id: `person-${made}`, name: `${completeReport.name} ${made}`, language };
  const pdf = Buffer.from(await press.print(await composeBook(view, theme, photo), theme));
  pdfBytes += pdf.byteLength;
  pages += pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0;
  if (press.last.processorMicros < processorMicros - earlierProcessesMicros)
    earlierProcessesMicros = processorMicros;
  processorMicros = earlierProcessesMicros + press.last.processorMicros;
  if (made < settledCount) settledMb = Math.max(settledMb, residentMb());
  if (made + 1 > settledCount) peakMb = Math.max(peakMb, residentMb());
  if ((made + 1) % 100 === 0) console.log(`${made + 1} books, ${residentMb().toFixed(0)} MB`);
}
await press.close();
const { user, system } = process.cpuUsage(before);
const perSecond = bookCount / ((user + system + processorMicros) / 1e6);
const growth = peakMb / settledMb;
console.log(
  `${perSecond.toFixed(1)} books, ${((perSecond * pages) / bookCount).toFixed(0)} pages for each second of the processor, ${(pdfBytes / bookCount / 1000).toFixed(0)} KB each; ${settledMb.toFixed(0)} MB at most in the first ${settledCount}, ${peakMb.toFixed(0)} MB at most after that`,
);
process.exit(perSecond < minPerSecond || growth > maxGrowth ? 1 : 0);
