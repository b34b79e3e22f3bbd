import { type Html, html } from '@palmleaf/books/markup';
import type { ReaderLink } from '../../shared/links/link.ts';
import { pictureHeight, pictureWidth } from './picture.ts';

type Previewed = Pick<ReaderLink, 'preview'>;

const tags = ({ preview: { seller, title, text } }: Previewed, picture: string): Html =>
  html`<meta property="og:type" content="website"><meta property="og:site_name" content="${seller}"><meta property="og:title" content="${title}"><meta property="og:description" content="${text ?? seller}"><meta property="og:image" content="${picture}"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${pictureWidth}"><meta property="og:image:height" content="${pictureHeight}"><meta name="twitter:card" content="summary_large_image">`;

const charset = '<meta charset="utf-8">';

/** Adds the tags per request, because the picture's address must be absolute. */
export const withPreview = (page: string, link: Previewed, picture: string): string =>
  page.replace(charset, () => `${charset}${tags(link, picture)}`);

const style = ({ main, accent }: ReaderLink['preview']): Html =>
  html`<style>body{margin:0;font:17px/1.5 serif;color:${main};background:#fff}main{max-width:30rem;margin:12vh auto;padding:2rem;border:3px double ${accent};text-align:center}a{display:inline-block;margin-top:1.5rem;padding:.7rem 1.6rem;color:#fff;background:${main};text-decoration:none}</style>`;

const page = (link: Previewed, head: Html, body: Html): string =>
  html`<!doctype html>
<html lang="${link.preview.locale}"><head><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${link.preview.title} – ${link.preview.seller}</title>${style(link.preview)}</head>
<body><main><p>${link.preview.seller}</p><h1>${link.preview.title}</h1>${link.preview.text !== undefined && html`<p>${link.preview.text}</p>`}${body}</main></body></html>
`.toString();

/** @param bytes of the PDF; the page shows 0.1 MB at least */
export const coverPage = (link: Previewed, picture: string, pdf: string, bytes: number): string =>
  page(
    link,
    tags(link, picture),
    html`<a href="${pdf}">PDF · ${(Math.max(bytes, 50_000) / 1_000_000).toFixed(1)} MB</a>`,
  );

export const waitingPage = (link: Previewed): string =>
  page(link, html`<meta http-equiv="refresh" content="10">`, html`<p>…</p>`);
