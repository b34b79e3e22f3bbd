import type { ButtonDone } from '../../../../shared/views/requests.ts';
import { address } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';

export interface Press {
  readonly title: string;
  readonly says: Html;
  readonly action: string;
  readonly fields?: Html | undefined;
  /** Absent if the action is free and can be undone. */
  readonly sure?: string | undefined;
  readonly preview?: string | undefined;
}

export function press({ title, says, action, fields, sure, preview }: Press, mayChange: boolean): Html {
  const form = html`<form method="${preview === undefined ? 'post' : 'get'}" action="${address(action)}">${fields}${sure !== undefined && html`<p><label class="tick"><input type="checkbox" name="sure" value="yes" required> <span>${sure}</span></label></p>`}
<p><button type="submit">${preview ?? title}</button></p></form>`;
  return html`<details class="action"><summary>${title}…</summary><p>${says}</p>${preview === undefined ? ifAllowed(mayChange, form) : form}</details>`;
}

const doneWords: Record<ButtonDone, string> = {
  paused: 'The batch is paused: nothing more is bought for it until it is resumed. Calls in flight finish.',
  resumed: 'The batch continues. Subjects that waited resume within two minutes.',
  released: 'The batch is no longer held. Subjects that waited resume within two minutes.',
  redriven:
    'The redrive has been requested, and the reconciler does it in the background. Bought answers are not bought again.',
  cancelled:
    'The cancellation has been requested. Nothing more is bought; calls in flight finish, and all open people end as cancelled within some minutes.',
  sealed: 'The batch is sealed: it counts as finished once everybody has ended.',
  ceiling:
    'The ceiling is set. Subjects that waited for it resume within two minutes, as far as there is room.',
  erased:
    'Everybody in this batch is being erased, which takes about half an hour. Until then, uploads for it are refused and nothing is bought.',
  customer:
    'Everything of this customer is being erased, which takes about half an hour. Until then, uploads for it are refused and nothing is bought.',
  gate: 'The gate is open. Subjects that waited resume at a bounded rate; if the service still refuses, the gate closes again.',
};

export const doneNotice = (done: ButtonDone | undefined): Html | undefined =>
  done && html`<p class="outcome" role="status">${doneWords[done]}</p>`;
