import { isEmpty, without } from '@palmleaf/books/answers';
import { counted } from '../../../shared/figures.ts';
import { faultOf, fieldsOf } from '../../../shared/views/answers.ts';
import type { PartView } from '../../../shared/views/views.ts';
import { answerClassWords, isLacking, titleOf, wordsOfPart } from '../../../shared/views/words.ts';
import { generic } from './html/generic.ts';
import { type Html, html } from './html/html.ts';
import { listed, moment } from './html/words.ts';

export function outcomeNotes(parts: readonly PartView[]): Html {
  const absent = parts.filter(isLacking);
  const groupKey = ({
    part,
    state,
    class: answer,
    status,
    missing = [],
    note: remark,
    answer: body,
  }: PartView) => (body === undefined ? JSON.stringify([state, answer, status, missing, remark]) : part);
  return html`${[...Map.groupBy(absent, groupKey).values()].map((group) => group[0] && note(group[0], listed(group.map(titleOf))))}`;
}

const needed = (name: string): string =>
  name.includes('/') ? titleOf({ part: name, operation: name.slice(name.indexOf('/') + 1) }) : name;

function note(part: PartView, title: string): Html {
  const { label, sentence } = wordsOfPart(part);
  const missing = part.missing ?? [];
  return html`<div class="outcome ${slugged(part.state)}">${part.state !== 'pending' && part.state !== 'not asked' && serviceWords(part)}
<p><strong>${title}: ${label}.</strong> ${sentence}</p>
${missing.length > 0 && html`<p>Missing: ${listed(missing.map(needed))}.</p>`}
${part.class !== undefined && html`<p class="fine">${answerClassWords[part.class]}${part.status !== undefined && ` (status ${part.status})`}</p>`}
${part.note !== undefined && html`<p class="fine">${part.note}</p>`}</div>`;
}

export function refusalsOf(parts: readonly PartView[]): Html | undefined {
  const sentences = parts
    .filter(({ state }) => state === 'refused')
    .flatMap(({ said: sentence, answer }) => sentence ?? faultsIn(answer).map(({ message }) => message));
  return sentences.length === 0
    ? undefined
    : html`<div class="outcome refused">${[...new Set(sentences)].map((words) => html`<p>${words}</p>`)}</div>`;
}

function faultsIn(answer: unknown): NonNullable<ReturnType<typeof faultOf>>[] {
  const detail = fieldsOf(answer)?.detail;
  return Array.isArray(detail) ? detail.flatMap((entry) => faultOf(entry) ?? []) : [];
}

function serviceWords({ answer, said: sentence }: PartView): Html | undefined {
  if (sentence !== undefined) return quoted(html`<p>${sentence}</p>`);
  if (isEmpty(answer)) return undefined;
  const fields = fieldsOf(answer);
  if (fields === undefined) return quoted(generic(answer));
  const faults = Array.isArray(fields.detail) ? fields.detail.map(faultLine) : [];
  const isExplained = faults.length > 0 && faults.every((entry) => entry !== undefined);
  const messageNames = messages.filter((name) => typeof fields[name] === 'string' && fields[name] !== '');
  const rest = without(fields, [
    ...messageNames,
    ...(isExplained ? ['detail'] : []),
    ...(isExplained || messageNames.length > 0 ? ['status'] : []),
  ]);
  return quoted(
    html`${messageNames.map((name) => html`<p>${String(fields[name])}</p>`)}${isExplained && html`<ul class="plain">${faults}</ul>`}${!isEmpty(rest) && generic(rest)}`,
  );
}

const messages = ['msg', 'message', 'error_msg', 'error', 'title', 'detail'];

const quoted = (words: Html): Html => html`<div class="said">${words}</div>`;

function faultLine(entry: unknown): Html | undefined {
  const fault = faultOf(entry);
  if (fault === undefined) return undefined;
  const { where, message, advice } = fault;
  return html`<li>${where.length > 0 && html`<strong>${where.join(' › ')}</strong>: `}${message}${advice !== undefined && !message.includes(advice) && ` ${advice}`}</li>`;
}

export function partsTable(parts: readonly PartView[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of parts"><table class="stacked"><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">When</th><th scope="col">Remarks</th></tr></thead><tbody>${parts.map(
    (part) =>
      html`<tr><th scope="row">${titleOf(part)} <span class="fine">${part.part}</span></th><td><span class="state ${slugged(part.state)}">${wordsOfPart(part).label}</span></td><td>${part.at === undefined ? '–' : moment(part.at)}</td><td>${remarks(part)}</td></tr>`,
  )}</tbody></table></div>`;
}

function remarks(part: PartView): Html {
  const words = [
    part.state !== 'bought' && part.class !== undefined ? answerClassWords[part.class] : undefined,
    part.state === 'not asked' && part.missing !== undefined
      ? `Missing: ${listed(part.missing.map(needed))}.`
      : undefined,
    part.reusedFrom === undefined ? undefined : `Copied from ${part.reusedFrom}, without buying it again.`,
    part.unknowns > 0 ? `${counted(part.unknowns, 'attempt')} with an unknown outcome.` : undefined,
    part.note,
  ].filter((entry) => entry !== undefined);
  return words.length === 0 ? html`–` : html`${words.join(' ')}`;
}

export const slugged = (state: string): string => state.replaceAll(' ', '-');
