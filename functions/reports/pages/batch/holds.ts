import type { RemedyCode } from '../../../../shared/standing/causes.ts';
import { remedies } from '../../../../shared/standing/remedies.ts';
import type { HoldView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';
import { moment } from '../html/words.ts';

const titles: Record<HoldView['by'], string> = { pause: 'Paused', trial: 'Held' };

const remedyOf: Record<HoldView['by'], RemedyCode> = { pause: 'resume', trial: 'release' };

export function holdNotice(holds: readonly HoldView[], mayChange: boolean): Html | undefined {
  if (holds.length === 0) return undefined;
  return html`<section class="notice" aria-labelledby="holds-title"><h2 id="holds-title">Nothing is bought for now</h2><ul class="plain">${holds.map(
    ({ by, since, sentence }) =>
      html`<li><p><strong>${titles[by]} since ${moment(since)}.</strong> ${sentence}</p><p class="fine">Calls in flight finish, and their answers are stored. New uploads are read and wait. Nothing is lost.</p>${mayChange && html`<p><a class="button" href="#decisions">${remedies[remedyOf[by]].button}</a></p>`}</li>`,
  )}</ul></section>`;
}
