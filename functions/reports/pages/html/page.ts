import { timesScript } from '../scripts/times.ts';
import type { Asset } from '../styles/asset.ts';
import { styles } from '../styles/styles.ts';
import { english, type PageWording } from '../words/texts.ts';
import { address, batchesAddress, peopleAddress, placesAddress, uploadsAddress } from './address.ts';
import { type Html, html } from './html.ts';

export const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** @param origin such as `https://bucket.s3.region.amazonaws.com` */
export const policyThatSendsTo = (origin: string): string =>
  contentSecurityPolicy.replace("connect-src 'self'", `connect-src 'self' ${origin}`);

interface Link {
  readonly text: string;
  readonly to: string;
}

interface Page {
  readonly title: string;
  readonly wording?: PageWording;
  readonly trail: readonly Link[];
  readonly body: Html;
  readonly contents?: readonly Link[];
  readonly script?: Asset | readonly Asset[] | undefined;
}

const leaf = html`<svg class="leaf" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path d="M16 30V11M16 22C9 22 4 18 3 10c6 0 11 4 13 10M16 18c0-7 4-12 13-14 0 9-5 14-13 16M16 13c-3-3-4-6-3-11 3 2 5 5 4 9"/></svg>`;

const sites: readonly Link[] = [
  { text: 'Batches', to: batchesAddress },
  { text: 'People', to: peopleAddress },
  { text: 'Places', to: placesAddress },
  { text: 'Upload', to: uploadsAddress },
];

export function page({ title, wording, trail, body, contents = [], script }: Page): string {
  const { locale, texts } = wording ?? english;
  const { skip, onThisPage, footer } = texts;
  const path = trail.filter(({ to }) => wording !== undefined || sites.every((site) => site.to !== to));
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>${title} – Palmleaf</title>
<link rel="stylesheet" href="${styles().path}">
${[timesScript(), ...[script ?? []].flat()].map(({ path: from }) => html`<script src="${from}" defer></script>`)}
</head>
<body>
<a class="skip" href="#main">${skip}</a>
<header class="site"><a class="brand" href="${batchesAddress}">${leaf} Palmleaf</a>${
    path.length > 0 &&
    html`<nav class="trail" aria-label="${wording === undefined ? 'Breadcrumb' : 'Palmleaf'}"><ol>${path.map(({ text, to }) => html`<li><a href="${address(to)}">${text}</a></li>`)}</ol></nav>`
  }${wording === undefined && html`<nav class="site" aria-label="Site">${sites.map(({ text, to }) => html`<a href="${to}">${text}</a>`)}</nav>`}</header>
<div class="frame${contents.length > 0 && ' with-contents'}">
${
  contents.length > 0 &&
  html`<nav class="contents" aria-label="${onThisPage}"><ul>${contents.map(({ text, to }) => html`<li><a href="${to}">${text}</a></li>`)}</ul></nav>`
}<main id="main" tabindex="-1">
${body}
</main>
</div>
<footer class="site"><p>${footer}</p></footer>
</body>
</html>
`.toString();
}
