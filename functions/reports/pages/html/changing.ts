import { type Html, html } from './html.ts';

/** What a page says where there would be a button, to who may not press it. */
export const readsOnly =
  'Your AWS credentials may read here and change nothing. Whoever may has the policy of the stack’s output OperatorsPolicy.';

/** A button or form that changes something, for who may; the others are told why it is not there. */
export const forWhoMay = (mayChange: boolean, what: Html): Html =>
  mayChange ? what : html`<p class="fine">${readsOnly}</p>`;
