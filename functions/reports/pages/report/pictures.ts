import type { PartView } from '../../../../shared/views/views.ts';
import { titleOf } from '../../../../shared/views/words.ts';
import { address } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

/** What became of the pictures that answers point to. Pages lead nowhere else, so links of the store stand in the JSON only. */
export function pictures(parts: readonly PartView[], palmImage: string | undefined): Html {
  return html`<ul>${parts.map((part) =>
    (part.assets ?? []).map(
      ({ pointer, bytes, contentType, problem }) =>
        html`<li>${titleOf(part)}, ${pointer}: ${
          bytes === undefined
            ? (problem ?? 'still to be fetched')
            : html`kept (${contentType ?? 'a picture'}, ${Math.ceil(bytes / 1000)} KB)${
                part.operation === 'get-palm-image' &&
                palmImage !== undefined &&
                html`, <a href="${address(palmImage)}">shown here</a>`
              }`
        }</li>`,
    ),
  )}</ul>`;
}
