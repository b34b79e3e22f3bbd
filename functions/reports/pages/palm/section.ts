import { without } from '../../../../books/answers/shape.ts';
import type { PartView } from '../../../../shared/views/views.ts';
import { titleOf } from '../../../../shared/views/words.ts';
import { generic, isEmpty } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { outcomeNotes } from '../outcome.ts';
import { palmPicture } from './picture.ts';
import { proseOf, reading, unwrapped } from './reading.ts';

const features = ['hand-type', 'fingers', 'major-lines', 'mounts', 'special-features', 'minor-lines'];
const topics = ['personality', 'career', 'money', 'love', 'marriage', 'health', 'challenges', 'luck'];
const apart = ['get-palm-id', 'get-palm-image', 'summary'];

interface Card {
  readonly part: PartView;
  readonly html: Html;
  readonly disclaimer: string | undefined;
  /** The service's own title. */
  readonly title: string | undefined;
}

/** What is not here and why; then the picture with the summary beside it, what the hand shows, and the topics. */
export function palmSection(parts: readonly PartView[], palmImage: string | undefined): Html {
  const here = parts.filter(({ state }) => state === 'bought');
  const texts = here.filter(({ operation }) => operation !== 'get-palm-image' && operation !== 'get-palm-id');
  const said = texts.map(({ answer }) => proseOf(answer)).join('\n');
  const cards = texts.map((part): Card => ({ part, ...reading(part.answer, said) }));
  const named = (names: readonly string[]) =>
    names.flatMap((name) => cards.filter(({ part }) => part.operation === name));
  const known = [...features, ...topics, ...apart];
  const others = cards.filter(({ part }) => !known.includes(part.operation));
  return html`${outcomeNotes(parts)}
${beside(
  here
    .filter(({ operation }) => operation === 'get-palm-image')
    .map(({ answer }) => palmPicture(answer, palmImage)),
  [
    ...named(['summary']).map((entry) => card(entry, 'h3')),
    ...here.filter(({ operation }) => operation === 'get-palm-id').map(({ answer }) => measured(answer)),
  ],
)}
${group('What the hand shows', named(features))}${group('Topics', named(topics))}${group('More', others)}
${disclaimers(cards)}`;
}

/** Two columns where there is something for both. */
function beside(left: readonly Html[], right: readonly (Html | undefined)[]): Html {
  const there = right.filter((entry) => entry !== undefined);
  return left.length > 0 && there.length > 0
    ? html`<div class="beside"><div>${left}</div><div>${there}</div></div>`
    : html`${left}${there}`;
}

function group(title: string, cards: readonly Card[]): Html | undefined {
  if (cards.length === 0) return undefined;
  return html`<h3>${title}</h3><div class="cards">${cards.map((entry) => card(entry, 'h4'))}</div>`;
}

function card({ part, html: content, title: own }: Card, level: 'h3' | 'h4'): Html {
  const title = titleOf(part);
  const differs = own !== undefined && own.trim() !== '' && own.trim().toLowerCase() !== title.toLowerCase();
  return html`<section class="card">${level === 'h3' ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`}${differs && html`<p><strong>${own}</strong></p>`}${content}</section>`;
}

/** The saved reading itself: its number is of no use to a reader, everything else that it says is. */
function measured(answer: unknown): Html | undefined {
  const technical = ['palm_id', 'status', 'success', 'disclaimer', 'basis'];
  const rest = without(unwrapped(answer) ?? { answer }, technical);
  return isEmpty(rest)
    ? undefined
    : html`<details><summary>What was measured in the photo</summary>${generic(rest)}</details>`;
}

/** What all texts share is said once. */
function disclaimers(cards: readonly Card[]): Html[] {
  const said = new Set(cards.flatMap(({ disclaimer }) => disclaimer ?? []));
  return [...said].map((words) => html`<p class="fine">${words}</p>`);
}
