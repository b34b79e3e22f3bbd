import { fieldsOf } from '../../../shared/views/answers.ts';
import type { PartView } from '../../../shared/views/views.ts';
import { generic, text } from './html/generic.ts';
import { type Html, html } from './html/html.ts';

/** Questions and answers of one conversation, in the order in which they were asked; those that are answered. */
export function conversation(parts: readonly PartView[]): Html {
  const ordered = [...parts].sort((a, b) => turn(a) - turn(b));
  return html`<ol class="chat">${ordered.map(
    ({ question, answer }) =>
      html`<li>${question !== undefined && html`<div class="question"><p class="text">${question}</p></div>`}<div class="answer">${reply(answer)}</div></li>`,
  )}</ol>`;
}

function turn({ part }: PartView): number {
  const number = Number(part.slice(part.indexOf('/') + 1));
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
}

function reply(answer: unknown): Html {
  const message = fieldsOf(answer)?.message;
  return typeof message === 'string' ? text(message) : generic(answer);
}
