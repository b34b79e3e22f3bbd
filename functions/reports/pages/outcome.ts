import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import type { PartView, ShownState } from '../../../shared/views/views.ts';
import { generic, isEmpty } from './html/generic.ts';
import { type Html, html } from './html/html.ts';
import { type Fields, fieldsOf, without } from './html/shape.ts';
import { counted, listed, moment } from './html/words.ts';
import { titleOf } from './titles.ts';

/** What each state of a part means to a reader. */
export const stateWords: Record<ShownState, { readonly label: string; readonly sentence: string }> = {
  bought: { label: 'here', sentence: 'The service has answered; the answer is in this report.' },
  refused: { label: 'refused', sentence: 'The service refused this, for good.' },
  unavailable: {
    label: 'unavailable',
    sentence: 'The service cannot give this now. A later redrive asks for it again.',
  },
  unknown: {
    label: 'unknown',
    sentence:
      'The call was sent, but no whole answer came back. It may have been charged, so it is not simply sent again.',
  },
  pending: { label: 'pending', sentence: 'This has still to be asked for.' },
  'not asked': {
    label: 'not asked',
    sentence: 'This was not asked for, because something is missing for it.',
  },
};

/** What came back, in plain words. */
export const classWords: Record<AnswerClass, string> = {
  json: 'The service answered with data.',
  'json with status false': 'The service answered, but said that the call failed.',
  'half a body or no JSON': 'The answer broke off or was no data.',
  'bad request': 'The service did not accept what was sent.',
  'credential refused': 'The service did not accept the credential.',
  'wallet empty': 'The wallet at the service was empty.',
  'endpoint refused': 'The plan at the service does not include this kind of answer.',
  'no such endpoint': 'The service does not know this kind of answer, or not this reading.',
  unprocessable: 'The service could not work with what was sent.',
  'other client error': 'The service did not accept the call.',
  redirect: 'The service pointed to another address instead of answering.',
  'too many requests': 'The service asked for time.',
  'server error': 'The service failed while it worked on the call.',
  'not implemented': 'The service does not offer this yet.',
  'bad gateway': 'Something between here and the service failed.',
  'service unavailable': 'The service was not available.',
  'gateway timeout': 'Something between here and the service gave up waiting.',
  'other server error': 'The service failed.',
  'no connection': 'The service could not be reached.',
  'connection lost': 'The connection broke after the call had been sent.',
  timeout: 'No answer came in time.',
};

/** Why a part is not here: shown where its answer would be. */
export const outcomeNote = (part: PartView): Html => note(part, titleOf(part));

/** Why some parts are not here. Those of which there is nothing particular to say share one note for each state. */
export function outcomeNotes(parts: readonly PartView[]): Html {
  const absent = parts.filter(({ state }) => state !== 'bought');
  const same = ({
    part,
    state,
    class: answer,
    status,
    missing = [],
    note: remark,
    answer: body,
  }: PartView) => (body === undefined ? JSON.stringify([state, answer, status, missing, remark]) : part);
  return html`${[...Map.groupBy(absent, same).values()].map((alike) => alike[0] && note(alike[0], listed(alike.map(titleOf))))}`;
}

/** What is missing may be a field or another part, which has a title for people. */
const needed = (name: string): string =>
  name.includes('/') ? titleOf({ part: name, operation: name.slice(name.indexOf('/') + 1) }) : name;

function note(part: PartView, title: string): Html {
  const { label, sentence } = stateWords[part.state];
  const missing = part.missing ?? [];
  return html`<div class="outcome ${slugged(part.state)}"><p><strong>${title}: ${label}.</strong> ${sentence}</p>
${missing.length > 0 && html`<p>Missing: ${listed(missing.map(needed))}.</p>`}
${part.class !== undefined && html`<p>${classWords[part.class]}${part.status !== undefined && ` (status ${part.status})`}</p>`}
${part.note !== undefined && html`<p>${part.note}</p>`}
${part.state !== 'pending' && part.state !== 'not asked' && said(part.answer)}</div>`;
}

/** What the service said: a sentence for each fault of a validation error, its message, else the answer as it came. */
function said(answer: unknown): Html | undefined {
  if (isEmpty(answer)) return undefined;
  const fields = fieldsOf(answer);
  if (fields === undefined) return quoted(generic(answer));
  const faults = Array.isArray(fields.detail) ? fields.detail.map(fault) : [];
  const known = faults.length > 0 && faults.every((entry) => entry !== undefined);
  const told = messages.filter((name) => typeof fields[name] === 'string' && fields[name] !== '');
  const rest = without(fields, [
    ...told,
    ...(known ? ['detail'] : []),
    ...(known || told.length > 0 ? ['status'] : []),
  ]);
  return quoted(
    html`${told.map((name) => html`<p>${String(fields[name])}</p>`)}${known && html`<ul class="plain">${faults}</ul>`}${!isEmpty(rest) && generic(rest)}`,
  );
}

/** Names under which services put the sentence of an error. */
const messages = ['msg', 'message', 'error_msg', 'error', 'title', 'detail'];

const quoted = (words: Html): Html =>
  html`<div class="said"><p class="who">The service said</p>${words}</div>`;

function fault(entry: unknown): Html | undefined {
  const fields = fieldsOf(entry);
  if (typeof fields?.msg !== 'string') return undefined;
  const where = Array.isArray(fields.loc)
    ? fields.loc.filter((step) => ['string', 'number'].includes(typeof step) && step !== 'body')
    : [];
  return html`<li>${where.length > 0 && html`<strong>${where.map(String).join(' › ')}</strong>: `}${fields.msg}${advised(fields)}</li>`;
}

/** Advice that the service gives beside its message, unless the message says it already. */
function advised({ ctx, msg }: Fields): string {
  const advice = fieldsOf(ctx)?.advice;
  return typeof advice === 'string' && !String(msg).includes(advice) ? ` ${advice}` : '';
}

/** Every part and where it stands. */
export function partsTable(parts: readonly PartView[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of parts"><table class="stacked"><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">When</th><th scope="col">Remarks</th></tr></thead><tbody>${parts.map(
    (part) =>
      html`<tr><th scope="row">${titleOf(part)} <span class="fine">${part.part}</span></th><td><span class="state ${slugged(part.state)}">${stateWords[part.state].label}</span></td><td>${part.at === undefined ? '–' : moment(part.at)}</td><td>${remarks(part)}</td></tr>`,
  )}</tbody></table></div>`;
}

function remarks(part: PartView): Html {
  const words = [
    part.state !== 'bought' && part.class !== undefined ? classWords[part.class] : undefined,
    part.state === 'not asked' && part.missing !== undefined
      ? `Missing: ${listed(part.missing.map(needed))}.`
      : undefined,
    part.reusedFrom === undefined
      ? undefined
      : `Taken over from ${part.reusedFrom}, without buying it again.`,
    part.unknowns > 0 ? `${counted(part.unknowns, 'attempt')} with an unknown outcome.` : undefined,
    part.note,
  ].filter((entry) => entry !== undefined);
  return words.length === 0 ? html`–` : html`${words.join(' ')}`;
}

export const slugged = (state: string): string => state.replaceAll(' ', '-');
