import { count, counted } from '../../../../shared/figures.ts';
import { moneyText } from '../../../../shared/money/money.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import type { BatchView } from '../../../../shared/views/views.ts';
import { batchAddress } from '../html/address.ts';
import { readsOnly } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { type Press, press } from './press.ts';

export function decisions(view: BatchView, mayChange: boolean): Html {
  const { open, sealed, holds, partial, failed, cancelled, rejections } = view;
  const isPaused = holds.some(({ by }) => by === 'pause');
  const isHeld = holds.some(({ by }) => by === 'trial');
  const lacking = partial + failed + cancelled;
  const able = [
    ...(lacking > 0 || rejections.length > 0 ? [redrive(view)] : []),
    ...(isPaused ? [resume(view)] : []),
    ...(isHeld ? [release(view)] : []),
    ...(!isPaused && (open > 0 || !sealed) ? [pause(view)] : []),
    ...(open > 0 ? [cancel(view)] : []),
    ceiling(view),
    ...(sealed ? [] : [seal(view)]),
    erase(view),
  ];
  return html`<section id="decisions" class="chapter" aria-labelledby="decisions-title"><h2 id="decisions-title">Decisions</h2>
<p class="fine">Each says what happens before it is asked for.${!mayChange && ` ${readsOnly}`}</p>
${able.map((one) => press(one, mayChange))}</section>`;
}

function soFar({ calls, spending: { cost } }: BatchView): string {
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
    ? 'No ceiling of this batch bounds it.'
    : `The ceiling bounds it to ${limits.join(' and to ')}.`;
}

const at = ({ batch }: BatchView, word: string): string => `${batchAddress(batch)}/${word}`;

const box = (name: string, text: Html, checked = false): Html =>
  html`<p><label class="tick"><input type="checkbox" name="${name}" value="yes"${checked && html` checked`}> <span>${text}</span></label></p>`;

const redrive = (view: BatchView): Press => ({
  title: 'Try again what is missing',
  says: html`Everybody who ended partial or failed (${count(view.partial + view.failed)}) is worked on again, for what is ticked. What is bought stays and is not bought again; every call that is answered now is charged. ${soFar(view)} ${room(view)}`,
  action: at(view, 'redrive'),
  fields: html`<fieldset class="plain"><legend class="unseen">What is tried again</legend>${box('unavailable', html`What the service could not give: charged when it gives it`, true)}${box('unknown', html`Calls whose outcome is not known (${count(view.calls.unknown)}): they may have been charged, and may be charged <strong>a second time</strong>`)}${box('refused', html`What the service refused: it may refuse it again, and some services charge for that`)}${view.cancelled > 0 && box('cancelled', html`What was never sent because somebody cancelled it (${count(view.cancelled)}): all that they lack is bought`)}${box('photo', html`Photos on which a look found no palm: they are sent all the same, and all that is bought for a photo is bought for them`)}</fieldset><p><label>Only the person with this id<br><input class="field" name="person" autocomplete="off"></label></p><p><label>Only this part, such as luck or palm/luck<br><input class="field" name="part" autocomplete="off"></label></p><p><label>Only for this reason, by its code, such as timeout<br><input class="field" name="because" autocomplete="off"></label></p>`,
  looks: 'Show what that picks and costs',
});

const pause = (view: BatchView): Press => ({
  title: 'Pause',
  says: html`Nothing more is bought for this batch. What is under way ends and is kept; what is uploaded is taken in and waits; nothing is lost. It costs nothing, and ends when you resume.`,
  action: at(view, 'pause'),
});

const resume = (view: BatchView): Press => ({
  title: 'Resume',
  says: html`${counted(view.open, 'person goes', 'people go')} on, and what their plans ask for is bought. ${soFar(view)} ${room(view)}`,
  action: at(view, 'resume'),
  sure: 'Yes, buy again for this batch.',
});

const cancel = (view: BatchView): Press => ({
  title: 'Cancel',
  says: html`Nothing more is bought, and everybody who is open (${count(view.open)}) ends as cancelled. Calls that are under way are waited for and kept. ${soFar(view)} What is uploaded later is taken; whoever is cancelled can be tried again.`,
  action: at(view, 'cancel'),
  fields: html`<p><label>Only the person with this id<br><input class="field" name="person" autocomplete="off"></label></p><p><label>Only those who wait for this reason, by its code, such as ceiling<br><input class="field" name="because" autocomplete="off"></label></p>`,
  looks: 'Show whom that cancels and what they have cost',
});

const release = (view: BatchView): Press => ({
  title: 'Release',
  says: html`The first of this batch came back other than a report needs, so the rest was held. Released, ${counted(view.open, 'person goes', 'people go')} on as it is, and what is odd is paid for in every report. ${soFar(view)} ${room(view)}`,
  action: at(view, 'release'),
  sure: 'Yes, I have checked the answers. Buy the rest.',
});

const erase = (view: BatchView): Press => ({
  title: 'Erase everybody',
  says: html`${counted(view.subjects, 'person is', 'people are')} removed for good, with photos, birth data, questions, every answer, and the tables and archives that they came in. It cannot be undone. ${soFar(view)} All of that is lost. Nothing is taken for this batch until it is done. Each person has a receipt at the address of their report.`,
  action: at(view, 'erase'),
  fields: html`${box('keepOut', html`Keep them out: refuse them when they are uploaded again`)}`,
  sure: 'Yes, erase everybody in this batch for good.',
});

const seal = (view: BatchView): Press => ({
  title: 'Seal',
  says: html`Says that nothing more will come: the batch is told as finished once everybody has ended, without the quiet ten minutes. It costs nothing; what is uploaded later opens it again.`,
  action: at(view, 'seal'),
});

function ceiling(view: BatchView): Press {
  const { ceiling: calls, ceilingMoney, cost } = view.spending;
  const currency = ceilingMoney?.currency ?? cost?.currency;
  return {
    title: 'Set the ceiling',
    says: html`The most that this batch may buy. Whoever waits for it goes on within two minutes, and what they lack is bought up to there. An empty field is no limit. ${counted(view.spending.committed, 'call is', 'calls are')} spent or reserved. ${soFar(view)}`,
    action: at(view, 'ceiling'),
    fields: html`<p><label>Calls at most<br><input class="field" name="calls" inputmode="numeric" autocomplete="off" value="${calls}"></label></p>${currency !== undefined && html`<p><label>${currency} at most<br><input class="field" name="money" inputmode="decimal" autocomplete="off" value="${ceilingMoney?.amount}"></label></p>`}`,
    sure: 'Yes, up to there it may be bought.',
  };
}
