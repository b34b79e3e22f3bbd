import { without } from '@palmleaf/books/answers';
import type { PalmLabels } from '@palmleaf/books/words/palm';
import { endpointOf, operationNames } from '@palmleaf/contract/operations';
import type { PageTexts } from '@palmleaf/texts/pages';
import { fieldsOf } from '../../../../shared/views/answers.ts';
import type { PartView } from '../../../../shared/views/views.ts';
import { generic, isEmpty } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { sharedSentences, sorted } from './prose.ts';
import { type PalmReading, proseOf, reading } from './reading.ts';

/** Whether an answer has a card: not what is bought to have the others, is a picture, or is at the top of the page. */
export const isCard = ({ operation }: Pick<PartView, 'operation'>): boolean =>
  !['hidden', 'picture', 'first'].includes(endpointOf(operation)?.placement ?? 'whole');

/** What the hand shows, and what is read from it: the meaning first, figures folded; what all texts share is said once. */
export function palmSection(parts: readonly PartView[], texts: PageTexts, labels: PalmLabels): Html {
  const here = parts.filter(
    ({ state, operation }) =>
      state === 'bought' && !['hidden', 'picture'].includes(endpointOf(operation)?.placement ?? 'whole'),
  );
  const prose = here.map(({ answer }) => proseOf(answer));
  const read = here.map((part) => ({ part, reading: reading(part.answer, prose.join('\n')) }));
  const shared = sharedSentences(
    prose,
    read.flatMap(({ reading: { grounds } }) => grounds),
  );
  const cards = read.filter(({ part }) => isCard(part));
  const ofHand = cards.filter(({ part }) => endpointOf(part.operation)?.placement === 'feature');
  const others = cards.filter((entry) => !ofHand.includes(entry));
  const inOrder = (list: typeof cards) =>
    [...list]
      .sort((a, b) => place(a.part) - place(b.part))
      .map((entry) => card(entry, { texts, labels, shared }));
  const disclaimers = new Set(read.flatMap(({ reading: { disclaimer } }) => disclaimer ?? []));
  return html`${others.length > 0 && html`<h3>${texts.readFrom}</h3><div class="cards">${inOrder(others)}</div>`}
${ofHand.length > 0 && html`<h3>${texts.handShows}</h3><div class="cards">${inOrder(ofHand)}</div>`}
${[...shared, ...disclaimers].map((words) => html`<p class="fine">${words}</p>`)}`;
}

/** In the order of the records; answers of which there is no record come last. */
const place = ({ operation }: PartView): number => {
  const index = operationNames.findIndex((name) => name === operation);
  return index < 0 ? operationNames.length : index;
};

interface Card {
  readonly part: PartView;
  readonly reading: PalmReading;
}

interface Told {
  readonly texts: PageTexts;
  readonly labels: PalmLabels;
  /** Sentences that stand at the end of the section, once. */
  readonly shared: ReadonlySet<string>;
}

function card(
  { part, reading: { prose, grounds, limits, rest } }: Card,
  { texts, labels, shared }: Told,
): Html {
  const { lead, sentences, measured } = sorted(prose, grounds, shared);
  const { lists, others } = listsOf(rest);
  const folded = measured.length > 0 || limits !== undefined || (prose !== '' && !isEmpty(others));
  return html`<section class="card topic"><h4>${labels.title(part)}</h4>
${lead !== '' && html`<p class="lead">${lead}</p>`}
${sentences.length > 0 && html`<p>${sentences.map(({ text, isGround }) => html`<span${isGround && html` class="ground"`}>${text}</span> `)}</p>`}
${lists.map(([name, items]) => html`<p class="label">${labels.name(name)}</p><ul class="chips">${items.map((item) => html`<li>${item}</li>`)}</ul>`)}
${prose === '' && !isEmpty(others) && generic(others, labels)}
${folded && html`<details><summary>${texts.measured}</summary>${measured.map((one) => html`<p class="fine">${one}</p>`)}${limits !== undefined && html`<p class="fine">${limits}</p>`}${prose !== '' && !isEmpty(others) && generic(others, labels)}</details>`}</section>`;
}

/** Words and short phrases that stand better beside each other than in a table. */
const shortLetters = 60;

/** The lists of short phrases in an answer, and what it holds beside them. */
function listsOf(rest: unknown): {
  readonly lists: readonly (readonly [name: string, items: readonly string[]])[];
  readonly others: unknown;
} {
  const fields = fieldsOf(rest);
  if (fields === undefined) return { lists: [], others: rest };
  const lists = Object.entries(fields).flatMap(([name, value]): [string, string[]][] => {
    const items = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    const fits =
      Array.isArray(value) &&
      items.length > 0 &&
      items.length === value.length &&
      items.every(({ length }) => length <= shortLetters);
    return fits ? [[name, items]] : [];
  });
  return {
    lists,
    others: without(
      fields,
      lists.map(([name]) => name),
    ),
  };
}
