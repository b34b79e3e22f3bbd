import { type Standing, standingSentence } from '../../../../shared/standing/standing.ts';
import { remedy } from '../batch/remedy.ts';
import { uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

export function standing(current: Standing, mayChange: boolean): Html {
  const [first] = current.causes;
  return html`<section class="standing ${current.state}" aria-labelledby="standing-title"><h1 id="standing-title">${standingSentence(current)}</h1>
${first === undefined ? html`<p><a class="button" href="${uploadsAddress}">Upload</a></p>` : remedy(first, mayChange)}</section>`;
}
