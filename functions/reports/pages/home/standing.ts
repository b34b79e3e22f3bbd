import { type Standing, standingSentence } from '../../../../shared/standing/standing.ts';
import { remedy } from '../batch/remedy.ts';
import { uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

export function standing(now: Standing, mayChange: boolean): Html {
  const [first] = now.causes;
  return html`<section class="standing ${now.state}" aria-labelledby="standing-title"><h1 id="standing-title">${standingSentence(now)}</h1>
${first === undefined ? html`<p><a class="button" href="${uploadsAddress}">Upload</a></p>` : remedy(first, mayChange)}</section>`;
}
