import { type Html, html } from './html.ts';

export const readOnlyNotice =
  'Your AWS credentials may read here and change nothing. The policy in the stack’s output OperatorsPolicy grants changes.';

export const ifAllowed = (mayChange: boolean, what: Html): Html =>
  mayChange ? what : html`<p class="fine">${readOnlyNotice}</p>`;
