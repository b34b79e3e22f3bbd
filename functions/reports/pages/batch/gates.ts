import { causeTable, causeTitle } from '../../../../shared/standing/causes.ts';
import { causesOfGates } from '../../../../shared/standing/standing.ts';
import type { BatchView, GateView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';
import { remedy } from './remedy.ts';

export function closedGates(gates: readonly GateView[], mayChange: boolean): Html | undefined {
  const causes = causesOfGates(gates);
  if (causes.length === 0) return undefined;
  const says = causes.map(({ code }) => causeTable[code].says).join(' and ');
  return html`<section class="notice" aria-labelledby="gates-title"><h2 id="gates-title">Stopped: ${says}</h2>${causes.map((cause) => remedy(cause, mayChange))}<p class="fine">Waiting people continue automatically afterwards. Nothing is lost.</p></section>`;
}

export function waitNotice({ batch, waits, holds, gates }: BatchView, mayChange: boolean): Html | undefined {
  if (waits === undefined || holds.length > 0 || gates.some(({ reason }) => reason === waits))
    return undefined;
  return html`<section class="notice" aria-labelledby="waits-title"><h2 id="waits-title">${causeTitle(waits)}</h2>${mayChange && remedy({ code: waits, batches: [batch] }, mayChange)}</section>`;
}
