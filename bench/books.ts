/**
 * How many books a core prints, and what memory they leave behind: `node bench/books.ts [HOW MANY]`, a thousand unless said
 * otherwise. Fails below two books for each second of the processor, or where memory grows after the first hundred.
 */
import { readFileSync } from 'node:fs';
import { composeBook } from '../books/model/compose.ts';
import { readTheme } from '../books/theme/theme.ts';
import { BookPrinter } from '../books/typst/print.ts';
import { languages } from '../shared/contract/languages.ts';
import { completeReport } from '../test/support/pages/views.ts';

const leastPerSecond = 2;
const mostGrowth = 1.25;
const wanted = Number(process.argv[2] ?? 1000);
const settled = Math.min(100, Math.ceil(wanted / 4));

const bytes = readFileSync(new URL('../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
const photo = { bytes, contentType: 'image/jpeg' } as const;
const theme = readTheme({});
const printer = new BookPrinter();
const residentMb = () => process.memoryUsage().rss / 1e6;

let settledMb = 0;
let mostMb = 0;
let pdfBytes = 0;
const before = process.cpuUsage();
for (let made = 0; made < wanted; made += 1) {
  const language = languages[made % languages.length] ?? 'en';
  const view = { ...completeReport, id: `person-${made}`, name: `${completeReport.name} ${made}`, language };
  pdfBytes += printer.print(composeBook(view, theme, photo), theme).byteLength;
  if (made + 1 === settled) settledMb = residentMb();
  if (made + 1 > settled) mostMb = Math.max(mostMb, residentMb());
  if ((made + 1) % 100 === 0) console.log(`${made + 1} books, ${residentMb().toFixed(0)} MB`);
}
const { user, system } = process.cpuUsage(before);
const perSecond = wanted / ((user + system) / 1e6);
const growth = mostMb / settledMb;
console.log(
  `${perSecond.toFixed(1)} books for each second of the processor, ${(pdfBytes / wanted / 1000).toFixed(0)} KB each; ${settledMb.toFixed(0)} MB after ${settled} books, ${mostMb.toFixed(0)} MB at most after that`,
);
process.exit(perSecond < leastPerSecond || growth > mostGrowth ? 1 : 0);
