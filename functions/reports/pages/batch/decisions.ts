import { count, counted } from '../../../../shared/figures.ts';
import { moneyText } from '../../../../shared/money/money.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import type { BatchView } from '../../../../shared/views/views.ts';
import { batchAddress } from '../html/address.ts';
import { readOnlyNotice } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { filterInputs } from './picked.ts';
import { type Press, press } from './press.ts';

export function decisions(view: BatchView, mayChange: boolean): Html {
  const { open, sealed, holds, partial, failed, cancelled, rejections } = view;
  const isPaused = holds.some(({ by }) => by === 'pause');
  const isHeld = holds.some(({ by }) => by === 'trial');
  const incomplete = partial + failed + cancelled;
  const available = [
    ...(incomplete > 0 || rejections.length > 0 ? [redrive(view)] : []),
    ...(isPaused ? [resume(view)] : []),
    ...(isHeld ? [release(view)] : []),
    ...(!isPaused && (open > 0 || !sealed) ? [pause(view)] : []),
    ...(open > 0 ? [cancel(view)] : []),
    ceiling(view),
    ...(sealed ? [] : [seal(view)]),
    erase(view),
  ];
  return html`<section id="decisions" class="chapter" aria-labelledby="decisions-title"><h2 id="decisions-title">Decisions</h2>
<p class="fine">Each of these says what it will do before you confirm it.${!mayChange && ` ${readOnlyNotice}`}</p>
${available.map((one) => press(one, mayChange))}</section>`;
}

function boughtSoFar({ calls, spending: { cost } }: BatchView): string {
  const paid =
    cost === undefined
      ? ''
      : `, for ${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)}`;
  return `So far ${counted(calls.bought, 'call was', 'calls were')} bought${paid}.`;
}

function room({ spending: { committed, ceiling, ceilingMoney } }: BatchView): string {
  const limits = [
    ...(ceiling === undefined ? [] : [`${count(Math.max(0, ceiling - committed))} more calls`]),
    ...(ceilingMoney === undefined ? [] : [`${moneyText(fromMoneyView(ceilingMoney))} in all`]),
  ];
  return limits.length === 0
    ? 'No ceiling of this batch limits what is bought.'
    : `The ceiling limits the purchases to ${limits.join(' and to ')}.`;
}

const pathOf = ({ batch }: BatchView, word: string): string => `${batchAddress(batch)}/${word}`;

const box = (name: string, text: Html, checked = false): Html =>
  html`<p><label class="tick"><input type="checkbox" name="${name}" value="yes"${checked && html` checked`}> <span>${text}</span></label></p>`;

const redrive = (view: BatchView): Press => ({
  title: 'Try again what is missing',
  says: html`Reopens the people who ended partial or failed (${count(view.partial + view.failed)}), for what you tick. Bought answers stay and are not bought again; every call that the service answers now is charged. ${boughtSoFar(view)} ${room(view)}`,
  action: pathOf(view, 'redrive'),
  fields: html`<fieldset class="plain"><legend class="unseen">What to try again</legend>${box('unavailable', html`Calls that the service could not answer: charged if it answers now`, true)}${box('unknown', html`Calls with an unknown outcome (${count(view.calls.unknown)}): they may have been charged, and may be charged <strong>a second time</strong>`)}${box('refused', html`Refused calls: the service may refuse them again, and some services charge for that`)}${view.cancelled > 0 && box('cancelled', html`Cancelled people (${count(view.cancelled)}): everything that they lack is bought`)}${box('photo', html`Photos on which the photo check found no palm: they are sent anyway, and all calls of a photo are bought for them`)}</fieldset>${filterInputs}`,
  preview: 'Show the selection and its cost',
});

const pause = (view: BatchView): Press => ({
  title: 'Pause',
  says: html`This batch buys nothing more until you resume it. Calls in flight finish and their answers are stored; new uploads are read and wait. A pause costs nothing and loses nothing.`,
  action: pathOf(view, 'pause'),
});

const resume = (view: BatchView): Press => ({
  title: 'Resume',
  says: html`${counted(view.open, 'person continues', 'people continue')}, and the calls of their plans are bought. ${boughtSoFar(view)} ${room(view)}`,
  action: pathOf(view, 'resume'),
  sure: 'Yes, continue buying for this batch.',
});

const cancel = (view: BatchView): Press => ({
  title: 'Cancel',
  says: html`Buys nothing more; all open people (${count(view.open)}) end as cancelled. Calls in flight finish, and their answers are stored. ${boughtSoFar(view)} Later uploads are accepted, and cancelled people can be tried again.`,
  action: pathOf(view, 'cancel'),
  fields: filterInputs,
  preview: 'Show the selected people and their cost',
});

const release = (view: BatchView): Press => ({
  title: 'Release',
  says: html`The first answers of this batch are not what a report needs, so the rest was held. After the release, ${counted(view.open, 'person continues', 'people continue')} unchanged, and every report pays for such answers. ${boughtSoFar(view)} ${room(view)}`,
  action: pathOf(view, 'release'),
  sure: 'Yes, I have checked the answers. Buy the rest.',
});

const erase = (view: BatchView): Press => ({
  title: 'Erase everybody',
  says: html`${counted(view.subjects, 'person is', 'people are')} erased, with photos, birth data, questions, all answers, and the uploaded tables and archives. This cannot be undone. ${boughtSoFar(view)} All of that is lost. The batch accepts no uploads until the erasure ends. Each person has a receipt at the address of their report.`,
  action: pathOf(view, 'erase'),
  fields: html`${box('keepOut', html`Ban them: refuse them when they are uploaded again`)}`,
  sure: 'Yes, erase everybody in this batch irrevocably.',
});

const seal = (view: BatchView): Press => ({
  title: 'Seal',
  says: html`States that no more uploads will come: the batch is complete as soon as everybody has ended; Palmleaf does not wait for ten minutes without an upload first. It costs nothing; a later upload opens the batch again.`,
  action: pathOf(view, 'seal'),
});

function ceiling(view: BatchView): Press {
  const { ceiling: calls, ceilingMoney, cost } = view.spending;
  const currency = ceilingMoney?.currency ?? cost?.currency;
  return {
    title: 'Set the ceiling',
    says: html`The most that this batch may buy. People who wait for a higher ceiling resume within two minutes, and calls are bought up to the limit. An empty field is no limit. ${counted(view.spending.committed, 'call is', 'calls are')} spent or reserved. ${boughtSoFar(view)}`,
    action: pathOf(view, 'ceiling'),
    fields: html`<p><label>Calls at most<br><input class="field" name="calls" inputmode="numeric" autocomplete="off" value="${calls}"></label></p>${currency !== undefined && html`<p><label>${currency} at most<br><input class="field" name="money" inputmode="decimal" autocomplete="off" value="${ceilingMoney?.amount}"></label></p>`}`,
    sure: 'Yes, buy up to this limit.',
  };
}
