import { isEmpty } from '@palmleaf/books/answers';
import type { ShownState } from '../../../../shared/views/views.ts';
import { partStateWords } from '../../../../shared/views/words.ts';
import { panchang } from '../chart/panchang.ts';
import { address, placesAddress } from '../html/address.ts';
import { generic } from '../html/generic.ts';
import { html } from '../html/html.ts';
import { lettersOf, maxPageBytes, tooLong } from '../html/length.ts';
import { page } from '../html/page.ts';
import { moment, monthName } from '../html/words.ts';

interface PlaceShown {
  readonly id: string;
  readonly name?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly timezone?: string | undefined;
}

interface MonthShown {
  /** `2026-11` */
  readonly month: string;
  readonly state: ShownState;
  readonly note?: string | undefined;
  readonly at?: string | undefined;
  readonly answer?: unknown;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

export function panchangPage(place: PlaceShown, shown: MonthShown): string {
  const withoutAnswer = { ...shown, answer: tooLong };
  if (lettersOf(shown.answer) > maxPageBytes) return document(place, withoutAnswer);
  const page = document(place, shown);
  return Buffer.byteLength(page) <= maxPageBytes ? page : document(place, withoutAnswer);
}

function document(place: PlaceShown, shown: MonthShown): string {
  const name = place.name?.trim() ? place.name : place.id;
  const title = monthName(shown.month);
  const where = [
    place.lat === undefined ? undefined : `latitude ${place.lat}`,
    place.lon === undefined ? undefined : `longitude ${place.lon}`,
    place.timezone,
  ].filter((text) => text !== undefined);
  const { label, sentence } = partStateWords[shown.state];
  return page({
    title: `Panchang of ${name}, ${title}`,
    trail: [{ text: 'Places', to: placesAddress }],
    body: html`<div class="title"><p class="eyebrow">Panchang</p><h1>${name}, ${title}</h1>
${where.length > 0 && html`<p class="fine">${where.join(', ')}</p>`}</div>
<nav class="months" aria-label="Months">${shown.previous !== undefined && html`<a rel="prev" href="${address(shown.previous)}">Month before</a>`}${shown.next !== undefined && html`<a rel="next" href="${address(shown.next)}">Month after</a>`}</nav>
${
  shown.state === 'bought'
    ? panchang(shown.answer, 'h2')
    : html`<div class="outcome"><p><strong>This month is ${label}.</strong> ${sentence}</p>${shown.note !== undefined && html`<p>${shown.note}</p>`}${!isEmpty(shown.answer) && generic(shown.answer)}</div>`
}
${shown.at !== undefined && html`<p class="fine">Requested on ${moment(shown.at)}.</p>`}`,
  });
}
