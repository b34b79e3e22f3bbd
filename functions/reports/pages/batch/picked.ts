import type { Filter } from '../../../../shared/ledger/items/batch.ts';
import { type Html, html } from '../html/html.ts';

export const filterInputs = html`<p><label>Only the person with this id<br><input class="field" name="person" autocomplete="off"></label></p><p><label>Only this part, such as luck or palm/luck<br><input class="field" name="part" autocomplete="off"></label></p><p><label>Only for this reason, by its code, such as ceiling or timeout<br><input class="field" name="because" autocomplete="off"></label></p>`;

export const hiddenInputs = (fields: Readonly<Record<string, string | undefined>>): Html =>
  html`${Object.entries(fields).map(
    ([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;

export function pickedFact(picked: Filter): Html | false {
  const only = Object.entries(picked).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return only.length > 0 && html`<div><dt>Only</dt><dd>${only.join(', ')}</dd></div>`;
}
