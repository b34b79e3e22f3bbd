import { causeTable, type RemedyCode } from '../../../../shared/standing/causes.ts';
import { remedies } from '../../../../shared/standing/remedies.ts';
import type { StandingCause } from '../../../../shared/standing/standing.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { moment } from '../html/words.ts';
import { press } from './press.ts';

export const detailsId = 'details';

export function remedy(cause: StandingCause, mayChange: boolean): Html {
  const { remedy: code } = causeTable[cause.code];
  const { says } = remedies[code];
  const since = cause.since !== undefined && html` <span class="fine">Since ${moment(cause.since)}.</span>`;
  const until = cause.until !== undefined && html` <span class="fine">Until ${moment(cause.until)}.</span>`;
  return html`<p>${says}${since}${until}</p>${buttonOf[code](cause, mayChange)}`;
}

const linkTo = (code: RemedyCode, to: string): Html =>
  html`<p><a class="button" href="${address(to)}">${remedies[code].button}</a></p>`;

const linkToBatch =
  (code: RemedyCode) =>
  ({ batches = [] }: StandingCause): Html =>
    linkTo(code, `${batchAddress(batches[0] ?? '')}#decisions`);

const linkToDetails = (code: RemedyCode) => (): Html => linkTo(code, `${batchesAddress}#${detailsId}`);

const openGateButton =
  (code: RemedyCode, sure: string) =>
  ({ code: because }: StandingCause, mayChange: boolean): Html =>
    press(
      {
        title: remedies[code].button,
        says: html`${remedies[code].says}${commandOf(code)} People who wait continue, few at first, and the calls of their plans are bought. If the service still refuses, calls stop again after the first.`,
        action: '/gate/open',
        fields: html`<input type="hidden" name="because" value="${because}">`,
        sure,
      },
      mayChange,
    );

const commandOf = (code: RemedyCode): Html | false => {
  const [words = []] = remedies[code].commands?.({}) ?? [];
  return words[0] === 'credentials' && html` The command is <code>palmleaf ${words.join(' ')}</code>.`;
};

type RemedyButton = (cause: StandingCause, mayChange: boolean) => Html;

const buttonOf: Readonly<Record<RemedyCode, RemedyButton>> = {
  'set-credential': openGateButton('set-credential', 'Yes, a new credential is set. Let calls through.'),
  'mend-secret': openGateButton('mend-secret', 'Yes, the secret can be read again. Let calls through.'),
  'check-plan': openGateButton('check-plan', 'Yes, the plan includes the endpoints. Let calls through.'),
  'add-credit': openGateButton('add-credit', 'Yes, there is credit again. Let calls through.'),
  'mend-store': linkToDetails('mend-store'),
  wait: linkToDetails('wait'),
  resume: linkToBatch('resume'),
  release: linkToBatch('release'),
  'raise-batch': linkToBatch('raise-batch'),
  'raise-customer': linkToBatch('raise-customer'),
  'raise-month': linkToDetails('raise-month'),
  'give-price': linkToDetails('give-price'),
  doctor: linkToDetails('doctor'),
};
