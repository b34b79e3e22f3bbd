import type { PartView } from '../../views.ts';
import { generic, isEmpty } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { fieldsOf, without } from '../html/shape.ts';
import { outcomeNote } from '../outcome.ts';
import { titleOf } from '../titles.ts';
import { palmPicture } from './picture.ts';
import { type Reading, reading } from './reading.ts';

const sections = [
  'summary',
  'hand-type',
  'fingers',
  'major-lines',
  'mounts',
  'special-features',
  'minor-lines',
];
const topics = ['personality', 'career', 'money', 'love', 'marriage', 'health', 'challenges', 'luck'];

interface Read {
  readonly part: PartView;
  readonly reading: Reading | undefined;
}

/** The picture with the summary beside it, then what the hand shows, then the topics. */
export function palmSection(parts: readonly PartView[], palmImage: string | undefined): Html {
  const read = parts.map((part) => ({
    part,
    reading:
      part.state === 'bought' && part.operation !== 'get-palm-image' ? reading(part.answer) : undefined,
  }));
  const inOrder = (names: readonly string[]) =>
    names.flatMap((name) => read.filter(({ part }) => part.operation === name));
  const [summary, ...features] = inOrder(sections);
  const known = [...sections, ...topics, 'get-palm-id', 'get-palm-image'];
  const others = read.filter(({ part }) => !known.includes(part.operation));
  const topical = inOrder(topics);
  return html`<div class="beside"><div>${picture(parts, palmImage)}</div><div>${summary && card(summary, 'h3')}${readingNotes(parts)}</div></div>
${features.length > 0 && html`<h3>What the hand shows</h3><div class="cards">${features.map((entry) => card(entry, 'h4'))}</div>`}
${topical.length > 0 && html`<h3>Topics</h3><div class="cards">${topical.map((entry) => card(entry, 'h4'))}</div>`}
${others.length > 0 && html`<div class="cards">${others.map((entry) => card(entry, 'h3'))}</div>`}
${disclaimers(read)}`;
}

function picture(parts: readonly PartView[], palmImage: string | undefined): Html {
  const part = parts.find(({ operation }) => operation === 'get-palm-image');
  if (part === undefined) return html``;
  return part.state === 'bought' ? palmPicture(part.answer, palmImage) : outcomeNote(part);
}

/** The saved reading itself: its number is of no use to a reader, everything else that it says is. */
function readingNotes(parts: readonly PartView[]): Html | undefined {
  const part = parts.find(({ operation }) => operation === 'get-palm-id');
  if (part === undefined) return undefined;
  if (part.state !== 'bought') return outcomeNote(part);
  const rest = without(fieldsOf(part.answer) ?? { answer: part.answer }, [
    'palm_id',
    'status',
    'success',
    'disclaimer',
    'basis',
  ]);
  return isEmpty(rest)
    ? undefined
    : html`<section class="card"><h3>About the photo</h3>${generic(rest)}</section>`;
}

function card({ part, reading: read }: Read, level: 'h3' | 'h4'): Html {
  const title = titleOf(part);
  if (read === undefined) return html`<section class="card">${outcomeNote(part)}</section>`;
  return html`<section class="card">${level === 'h3' ? html`<h3>${title}</h3>` : html`<h4>${title}</h4>`}${read.html}</section>`;
}

/** What all texts share is said once. */
function disclaimers(read: readonly Read[]): Html[] {
  const said = new Set(read.flatMap((entry) => entry.reading?.disclaimer ?? []));
  return [...said].map((words) => html`<p class="fine">${words}</p>`);
}
