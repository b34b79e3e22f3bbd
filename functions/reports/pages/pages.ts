import { aspectsScript } from './scripts/aspects.ts';
import { booksScript } from './scripts/books.ts';
import { chaptersScript } from './scripts/chapters.ts';
import { copyScript } from './scripts/copy.ts';
import { homeScript } from './scripts/home.ts';
import { liveScript } from './scripts/live.ts';
import { receiptScript } from './scripts/receipt.ts';
import { timesScript } from './scripts/times.ts';
import type { Asset } from './styles/asset.ts';
import { styles } from './styles/styles.ts';

export { bansPage } from './bans.ts';
export { batchPage } from './batch/batch.ts';
export { cancellationPage } from './batch/cancel.ts';
export { redriveSelectionPage } from './batch/redrive.ts';
export { bookOrdersPage, booksPage } from './books/books.ts';
export { accountPage } from './home/account.ts';
export { batchesPage } from './home/batches.ts';
export { customerPage, customersPage } from './home/customers.ts';
export { homePage } from './home/home.ts';
export { peoplePage } from './home/people.ts';
export { contentSecurityPolicy, policyThatSendsTo } from './html/page.ts';
export { linksPage, madeLinkPage } from './links/links.ts';
export { panchangPage } from './places/month.ts';
export { placePage } from './places/place.ts';
export { placesPage } from './places/places.ts';
export { problemPage } from './problem.ts';
export { receiptPage } from './receipt.ts';
export { recordPage } from './report/record.ts';
export { reportPage } from './report/report.ts';
export type { Asset } from './styles/asset.ts';
export { type BrowserScripts, uploadPage } from './upload.ts';
export { pageWordingIn } from './words/texts.ts';

export const assets = (): readonly Asset[] => [
  styles(),
  booksScript(),
  chaptersScript(),
  copyScript(),
  homeScript(),
  liveScript(),
  timesScript(),
  receiptScript(),
  aspectsScript(),
];
