import { count, counted } from '../../../../shared/figures.ts';
import { moneyText } from '../../../../shared/money/money.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { type CostView, fromMoneyView, type MoneyView } from '../../../../shared/views/money.ts';
import type { BatchView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';

type Progress = Pick<BatchView, 'subjects' | 'complete' | 'partial' | 'failed' | 'cancelled' | 'open'>;

const bands = ['complete', 'partial', 'failed', 'cancelled', 'open'] as const;

export const endedCount = ({ subjects, open }: Progress): number => Math.max(0, subjects - open);

export function outcomeOfBatch({ subjects, complete, partial, failed, cancelled }: Progress): {
  readonly state: 'complete' | 'partial' | 'failed' | 'cancelled';
  readonly words: string;
} {
  if (subjects === 0) return { state: 'failed', words: 'nobody was accepted' };
  if (complete === subjects) return { state: 'complete', words: 'everything is there' };
  const parts = [
    ...(failed > 0 ? [`${count(failed)} failed`] : []),
    ...(partial > 0 ? [`${count(partial)} with parts missing`] : []),
    ...(cancelled > 0 ? [`${count(cancelled)} cancelled`] : []),
  ];
  const state = failed > 0 ? 'failed' : partial > 0 ? 'partial' : 'cancelled';
  return { state, words: `${parts.join(', ')}, of ${count(subjects)}` };
}

/**
 * An SVG, because the content security policy forbids style attributes.
 * @param read percent of the uploads that have been read
 */
export function progressBar(progress: Progress, name: string, read = 100): Html {
  const total = Math.max(1, progress.subjects);
  const ended = endedCount(progress);
  let from = 0;
  const rects = bands.map((band) => {
    const share = Math.max(0, (read * progress[band]) / total);
    const rect = html`<rect class="${band}" data-bar="${band}" x="${from.toFixed(3)}" width="${share.toFixed(3)}" height="10"/>`;
    from += share;
    return rect;
  });
  return html`<div class="progress" role="progressbar" aria-label="${name}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${Math.floor((read * ended) / total)}" aria-valuetext="${count(ended)} of ${count(progress.subjects)} ended"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="10"/>${rects}</svg></div>`;
}

const meanings: Record<(typeof bands)[number], string> = {
  complete: 'everything is there',
  partial: 'ended with parts missing',
  failed: 'ended without a report',
  cancelled: 'ended because somebody cancelled',
  open: 'still to come',
};

export function numbers(view: BatchView): Html {
  const shown = bands.filter((band) => band !== 'cancelled' || view.cancelled > 0);
  return html`<dl class="numbers">${shown.map(
    (band) =>
      html`<div class="${band}"><dt>${band}</dt><dd><span class="value" data-number="${band}">${count(view[band])}</span> <span class="fine">${meanings[band]}</span></dd></div>`,
  )}</dl>`;
}

export function spending({
  calls,
  declined = 0,
  spared,
  spending: { committed, ceiling, cost, ceilingMoney },
}: BatchView): Html {
  const share =
    ceiling === undefined || ceiling <= 0 ? undefined : Math.min(100, (100 * committed) / ceiling);
  return html`<dl class="facts">
<div><dt>Calls bought</dt><dd data-number="calls.bought">${count(calls.bought)}</dd></div>
<div><dt>Copied, not bought again</dt><dd data-number="calls.reused">${count(calls.reused)}</dd></div>
<div><dt>Outcome unknown</dt><dd data-number="calls.unknown">${count(calls.unknown)}</dd></div>
${declined > 0 && html`<div><dt>Declined for safety</dt><dd>${counted(declined, 'question')}</dd></div>`}
${spared !== undefined && html`<div><dt>Saved by the photo check</dt><dd>${counted(spared.calls, 'call')}, for ${counted(spared.photos, 'photo')} without a palm</dd></div>`}
<div><dt>Spent or reserved</dt><dd><span data-number="spending.committed">${count(committed)}</span> ${ceiling === undefined ? 'with no ceiling for this batch' : `of at most ${counted(ceiling, 'call')}`}</dd></div>
${committed > 0 && html`<div><dt>Cost of the calls</dt><dd><span data-cost="">${cost === undefined ? 'not known' : costWords(cost)}</span>${ceilingMoney !== undefined && html` of at most ${moneyText(fromMoneyView(ceilingMoney))}`}</dd></div>`}
${committed === 0 && ceilingMoney !== undefined && html`<div><dt>Limit of their cost</dt><dd>${moneyText(fromMoneyView(ceilingMoney))} at most</dd></div>`}</dl>
${share !== undefined && html`<svg class="share spending" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="8"/><rect class="${share >= 100 ? 'avoid' : 'plain'}" data-spending="" width="${share.toFixed(3)}" height="8"/></svg>`}`;
}

const microsIn = (view: MoneyView): number => fromMoneyView(view).micros;

const costWords = (cost: CostView): string =>
  costText({ micros: microsIn(cost), unpriced: cost.unpriced }, cost);
