import { type Html, html } from './html.ts';

export const readsOnly =
  'Your AWS credentials may read here and change nothing. The policy in the stack’s output OperatorsPolicy grants changes.';

export const forWhoMay = (mayChange: boolean, what: Html): Html =>
  mayChange ? what : html`<p class="fine">${readsOnly}</p>`;
