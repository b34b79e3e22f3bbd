import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import type { ReportView } from '../../../../shared/views/views.ts';
import { address } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';

export function erase(
  { batch, id, report }: Pick<ReportView, 'batch' | 'id' | 'report'>,
  mayChange: boolean,
): Html {
  const form = html`<form method="post" action="${address(`${report}/erase`)}"><p><label class="tick"><input type="checkbox" name="sure" value="yes" required> <span>Yes, erase <strong>${subjectName({ batch, id })}</strong> irrevocably.</span></label></p>
<p><label class="tick"><input type="checkbox" name="keepOut" value="yes"> <span>Ban them: refuse them when they are uploaded again.</span></label></p>
<p><button class="grave" type="submit">Erase</button></p></form>`;
  return html`<section id="erase" class="chapter off-paper" aria-labelledby="erase-title"><h2 id="erase-title">Erase</h2>
<details class="action"><summary>Erase this person…</summary>
<p>Photo, birth data, questions and every answer of the service are removed, here and in all buckets. An event or answer that arrives late does not bring them back. It cannot be undone: to have this report again, everything has to be uploaded and bought again. A receipt says what was removed and what remains until when.</p>
${ifAllowed(mayChange, form)}</details></section>`;
}
