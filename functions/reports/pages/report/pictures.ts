import type { PartView } from '../../../../shared/views/views.ts';
import { titleOf } from '../../../../shared/views/words.ts';
import { address } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

type AssetView = NonNullable<PartView['assets']>[number];

export function pictures(parts: readonly PartView[], palmImage: string | undefined): Html {
  return html`<ul>${parts.map((part) =>
    (part.assets ?? []).map(
      (asset, index, all) =>
        html`<li><strong>${pictureName(asset.pointer)}</strong> of “${titleOf(part)}”: ${wordsOn(asset)}${
          index === all.findIndex(({ bytes }) => bytes !== undefined) &&
          part.operation === 'get-palm-image' &&
          palmImage !== undefined &&
          html` <a href="${address(palmImage)}">Show it</a>`
        }</li>`,
    ),
  )}</ul>`;
}

function wordsOn({ bytes, contentType, problem }: AssetView): string {
  if (bytes !== undefined) {
    const kind = contentType?.replace(/^image\//, '').toUpperCase() ?? 'a picture';
    return `kept here (${kind}, ${sizeOf(bytes)}).`;
  }
  if (problem === undefined) return 'still to be fetched.';
  return `not fetched. ${problem}`;
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Pointer steps that say only that an address follows. */
const addressSteps = /^(?:href|ur[il]|src|link|address|\d+)$/i;

export function pictureName(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const namingStep = steps.findLast((step) => !addressSteps.test(step)) ?? 'picture';
  const number = steps.at(-1) ?? '';
  const words = namingStep
    .replace(/(?:[_-]|(?<=[a-z]))(?:ur[il]|URL|Url|href|link)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  const name = words === '' ? 'picture' : words;
  const counted = /^\d+$/.test(number) ? `${name} ${Number(number) + 1}` : name;
  return counted.charAt(0).toUpperCase() + counted.slice(1);
}
