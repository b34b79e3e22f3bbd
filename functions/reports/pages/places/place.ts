import type { PlaceDetail } from '../../../../shared/views/views.ts';
import { partStateWords } from '../../../../shared/views/words.ts';
import { address, placeAddress, placesAddress } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { monthName } from '../html/words.ts';
import { slugged } from '../outcome.ts';
import { copyScript } from '../scripts/copy.ts';
import { todayOf } from './today.ts';

export function placePage(place: PlaceDetail, mayChange = true): string {
  const { id, name, lat, lon, timezone, notes, reason, today, history } = place;
  return page({
    title: `Panchang of ${name}`,
    trail: [{ text: 'Places', to: placesAddress }],
    script: copyScript(),
    body: html`<div class="title"><p class="eyebrow">Panchang</p><h1>${name}</h1><p class="fine"><code>${id}</code>, latitude ${lat}, longitude ${lon}, ${timezone}</p></div>
${today === undefined ? html`<p>There is no panchang of today: this month is not bought yet, or the service’s answer for it has no dates.</p>` : todayOf(today)}
${reason !== undefined && html`<p class="outcome">${reason}</p>`}${notes.map((note) => html`<p class="fine">${note}</p>`)}
<section aria-labelledby="months"><h2 id="months">Months</h2>${history.length === 0 ? html`<p>Its months have not been requested yet.</p>` : monthList(history)}</section>
${feedOf(place, mayChange)}`,
  });
}

export const monthList = (months: PlaceDetail['months']): Html =>
  html`<ul class="links">${months.map(({ month, state, panchang }) => html`<li><a href="${address(panchang)}">${monthName(month)}</a>${state !== 'bought' && html` <span class="state ${slugged(state)}">${partStateWords[state].label}</span>`}</li>`)}</ul>`;

function feedOf({ id, feed, offersFeeds }: PlaceDetail, mayChange: boolean): Html {
  const to = (end: string) => address(`${placeAddress(id)}/feed${end}`);
  if (!offersFeeds) {
    return section(
      html`<p>This stack has no address for calendars. Deployed with <code>-c publicFeeds=5</code> (concurrent requests), it lets calendar programs subscribe to a place.</p>`,
    );
  }
  if (feed === undefined) {
    return section(
      html`<p>Nobody can subscribe to this calendar yet. A feed gives the days of this calendar to calendar programs at an address that nobody can guess. Anybody who has the address can read this calendar, and nothing else.</p>${ifAllowed(mayChange, html`<form method="post" action="${to('')}"><p><button type="submit">Make a feed</button></p></form>`)}`,
    );
  }
  return section(html`<p>Add this address to a calendar program as a subscription. Anybody who has it can read this calendar, and nothing else.</p>
<p class="copying"><label for="feed-address">Address of the feed</label><input id="feed-address" type="text" readonly value="${feed}" data-copied="feed-address"><button type="button" class="quiet" data-copy="feed-address" hidden>Copy</button></p>
${ifAllowed(
  mayChange,
  html`<details class="action"><summary>Change the address or end the feed…</summary>
<p>A new address ends the former one: subscribers must subscribe again.</p>
<form method="post" action="${to('')}"><p><button class="quiet" type="submit" name="renew" value="yes">Give it a new address</button></p></form>
<form method="post" action="${to('/revoke')}"><p><label class="tick"><input type="checkbox" name="sure" value="yes" required> <span>Yes, end this feed for everybody who has subscribed.</span></label></p>
<p><button class="grave" type="submit">End the feed</button></p></form></details>`,
)}`);
}

const section = (body: Html): Html =>
  html`<section id="feed" class="off-paper" aria-labelledby="feed-title"><h2 id="feed-title">Subscribe</h2>${body}</section>`;
