import type { OwnPage } from '../api/console.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { bookPages } from './book-pages.ts';

/** Books in our own look, for whoever has no theme to choose. */
export const plainBookPages = (reports: SignedFetch): OwnPage =>
  bookPages(reports, async () => (await import('./theme-file.ts')).readThemeFile(undefined));
