import { type Html, html } from './html.ts';

/** Shown in place of a button to a reader who may not press it. */
export const readsOnly =
  'Your AWS credentials may read here and change nothing. Whoever may has the policy of the stack’s output OperatorsPolicy.';

/** Renders a button or form for readers who may make changes, and a note for the others. */
export const forWhoMay = (mayChange: boolean, what: Html): Html =>
  mayChange ? what : html`<p class="fine">${readsOnly}</p>`;
