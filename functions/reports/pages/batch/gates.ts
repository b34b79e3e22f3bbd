import type { GateView } from '../../../../shared/views/views.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { type Html, html } from '../html/html.ts';
import { moment } from '../html/words.ts';
import { press } from './press.ts';

const opening = (gate: string, mayChange: boolean): Html =>
  press(
    {
      title: 'Open the gate',
      says: html`Calls are let through again, and those who wait are released, few at first; what their plans ask for is bought. If the service still refuses, the gate closes again after the first calls.`,
      action: '/gate/open',
      fields: html`<input type="hidden" name="gate" value="${gate}">`,
      sure: 'Yes, the reason is gone. Let calls through.',
    },
    mayChange,
  );

/** Why subjects wait: one notice for each gate that is closed. */
export function closedGates(gates: readonly GateView[], mayChange: boolean): Html | undefined {
  const closed = gates.filter(({ state }) => state === 'closed');
  if (closed.length === 0) return undefined;
  return html`<section class="notice" aria-labelledby="gates-title"><h2 id="gates-title">The line is stopped</h2><ul class="plain">${closed.map(
    ({ gate, reason, sentence, until }) =>
      html`<li><p><strong>${reason === undefined ? 'Closed' : humanized(reason)}.</strong> ${sentence ?? 'No reason is known.'}${until !== undefined && html` Until ${moment(until)}.`}</p><p class="fine">Gate <code>${gate}</code>. Waiting subjects go on by themselves when it opens; nothing is lost.</p>${opening(gate, mayChange)}</li>`,
  )}</ul></section>`;
}
