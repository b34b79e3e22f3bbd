import * as z from 'zod';
import { shaped, without } from '../../../books/answers/shape.ts';
import { fieldsOf } from '../../../shared/views/answers.ts';
import type { PartView } from '../../../shared/views/views.ts';
import { generic, isEmpty, text } from './html/generic.ts';
import { type Html, html } from './html/html.ts';
import { moment } from './html/words.ts';
import { outcomeNote } from './outcome.ts';

const said = z.looseObject({
  message: z.string(),
  response: z.looseObject({ timestamp: z.string().optional() }).optional(),
});

/** Questions and answers of one conversation, in the order in which they were asked. */
export function conversation(parts: readonly PartView[]): Html {
  const ordered = [...parts].sort((a, b) => turn(a) - turn(b));
  return html`<ol class="chat">${ordered.map(
    (part) =>
      html`<li><div class="question"><p class="who">Asked</p><p class="text">${part.question ?? 'The question is not kept here.'}</p></div>${reply(part)}</li>`,
  )}</ol>`;
}

function turn({ part }: PartView): number {
  const number = Number(part.slice(part.indexOf('/') + 1));
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
}

function reply(part: PartView): Html {
  if (part.state !== 'bought') return html`<div class="answer">${outcomeNote(part)}</div>`;
  const answer = shaped(said, part.answer);
  if (answer === undefined)
    return html`<div class="answer"><p class="who">Answered</p>${generic(part.answer)}</div>`;
  const rest = without(fieldsOf(part.answer) ?? {}, ['status', 'message', 'response']);
  const details = without(fieldsOf(answer.response) ?? {}, ['sid', 'timestamp']);
  return html`<div class="answer"><p class="who">Answered${answer.response?.timestamp !== undefined && html` ${moment(answer.response.timestamp)}`}</p>${text(answer.message)}${!isEmpty(rest) && generic(rest)}${!isEmpty(details) && generic(details)}</div>`;
}
