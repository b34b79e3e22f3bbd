import { languages, languageTag } from '@palmleaf/contract/languages';
import { ownerOf } from '../../../shared/customers/customer.ts';
import { count } from '../../../shared/figures.ts';
import { birthColumns } from '../../../shared/intake/births/birth-columns.ts';
import { columnNames } from '../../../shared/intake/csv/columns.ts';
import { templateColumns } from '../../../shared/intake/template.ts';
import { batchAddress, batchesAddress, placesAddress, templateAddress } from './html/address.ts';
import { readOnlyNotice } from './html/changing.ts';
import { type Html, html } from './html/html.ts';
import { page } from './html/page.ts';
import type { Asset } from './styles/asset.ts';

export interface BrowserScripts {
  readonly page: Asset;
  readonly worker: Asset;
}

interface UploadPageView {
  /** Bytes per file. */
  readonly limits: { readonly photo: number; readonly rows: number };
  readonly scripts: BrowserScripts;
  readonly customer?: string | undefined;
  readonly batch?: string | undefined;
  readonly tableToCorrect?: string | undefined;
  readonly currency?: string | undefined;
  readonly mayChange?: boolean;
}

const ownNameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

const shownBatch = (batch: string, customer: string | undefined): string => {
  const owned = ownerOf(batch);
  return owned.customer === customer && customer !== undefined ? String(owned.name) : batch;
};

const megabytes = (bytes: number): string => `${count(bytes / 1024 / 1024)} MB`;

export function uploadPage({
  limits,
  scripts,
  customer,
  batch,
  tableToCorrect,
  currency,
  mayChange = true,
}: UploadPageView): string {
  const correcting = batch === undefined ? undefined : tableToCorrect;
  return page({
    title: 'Upload',
    trail:
      batch === undefined
        ? []
        : [
            { text: 'Batches', to: batchesAddress },
            { text: batch, to: batchAddress(batch) },
          ],
    script: scripts.page,
    body: html`<div class="title"><h1>Upload</h1><p>This browser checks the files by the rules of Palmleaf, and sends nothing before you press the button.</p></div>
<form class="upload" data-upload="" data-worker="${scripts.worker.path}"${customer !== undefined && html` data-customer="${customer}"`} data-columns="${columnNames(birthColumns).join(' ')}"${correcting !== undefined && html` data-correct="${correcting}" data-correct-of="${batch ?? ''}"`}>
<div class="sides">
<section aria-labelledby="choose-title"><h2 id="choose-title">Choose</h2>
<p><label for="files">Files</label><input id="files" name="files" type="file" multiple></p>
<p><label for="folder">Or a folder with everything in it</label><input id="folder" name="folder" type="file" webkitdirectory="" multiple></p>
<p><label for="batch">Batch</label><input id="batch" name="batch" value="${batch === undefined ? '' : shownBatch(batch, customer)}" autocomplete="off" maxlength="200" data-batch="" aria-describedby="batch-hint"><span class="fine" id="batch-hint">${customer !== undefined && html`Everything goes to <code>@${customer}/</code>. `}A new name begins a new batch, for example june. If it is empty, the name of the folder or table is used.</span></p>
${languageChoice}
${readingChoices}</section>
<aside aria-labelledby="what-title"><h2 id="what-title">What can be sent</h2>
<ul class="plain">
<li><strong>Photos</strong> of palms, at most ${megabytes(limits.photo)} each: JPEG, HEIC as phones write it, PNG, WebP, AVIF.</li>
<li><strong>Tables</strong> of people, or of places that need a calendar: CSV or Excel (.xlsx), at most ${megabytes(limits.rows)}. <a href="#columns">Their columns</a></li>
<li><strong>A ZIP</strong> of both. One with tables is unpacked and checked here, up to 256 MB; any other is unpacked after the upload.</li></ul>
<p>A photo's name is the id of its person: <code>anna.jpg</code> and the row <code>anna</code> of a table make one report. An upload under the same name replaces the earlier one; bought answers stay.</p>
<p>An empty table to fill in: <a href="${templateAddress('xlsx')}" download="births.xlsx">births.xlsx</a>, <a href="${templateAddress('csv')}" download="births.csv">births.csv</a></p></aside>
</div>
<section class="found" aria-labelledby="found-title"><h2 id="found-title">What Palmleaf reads in the files</h2>
<p role="status" data-checking="">Choose files or a folder: they are checked here, before anything is sent.</p>
<div data-found=""></div></section>
<section class="go" aria-labelledby="go-title"><h2 id="go-title">Send</h2>
<div class="limits"><p><label for="ceiling">Most calls to buy</label><input id="ceiling" name="ceiling" inputmode="numeric" pattern="[0-9]{1,9}" autocomplete="off" placeholder="no limit"></p>
${currency !== undefined && html`<p><label for="money">Spend at most, in ${currency}</label><input id="money" name="money" inputmode="decimal" pattern="[0-9]{1,9}([.][0-9]{1,6})?" autocomplete="off" placeholder="no limit"></p>`}</div>
<p class="fine">A limit holds for the whole batch, and can be changed at any time; people beyond it wait.</p>
${!mayChange && html`<p class="outcome">${readOnlyNotice} You can still check files here.</p>`}
<p><button type="submit" disabled data-send=""${!mayChange && html` hidden`}>Upload</button></p>
<noscript><p class="outcome">Checking and sending files from this page needs its script. The command <code>palmleaf upload</code> does the same without a browser.</p></noscript></section>
</form>
<section class="sending" aria-labelledby="sending-title" data-sending="" hidden><h2 id="sending-title" data-sending-title="">Sending</h2>
<p><progress value="0" max="1" aria-label="Files sent" data-bar=""></progress></p>
<p role="status" data-said=""></p>
<ul class="plain" data-refused="" aria-label="Files that were not sent"></ul>
<p data-onward="" hidden><a class="button" href="${batchesAddress}">Open the batch</a></p>
<p data-places="" hidden><a class="button" href="${placesAddress}">Open the places</a></p></section>
${columnRules}`,
  });
}

const languageChoice = html`<p><label for="language">Language of the reports</label><select id="language" name="language" aria-describedby="language-hint"><option value="">English</option>${languages
  .filter((code) => code !== 'en')
  .map(
    (code) =>
      html`<option value="${code}" lang="${languageTag(code)}">${ownNameOf(languageTag(code))}</option>`,
  )}</select><span class="fine" id="language-hint">A row or photo that names a language keeps it.</span></p>`;

const readingChoices = html`<details class="choices"><summary>How tables are read</summary>
<p><label for="dates">Dates such as 03/04/2001</label><select id="dates" name="dates"><option value="">as the other dates of the column show</option><option value="dmy">day first</option><option value="mdy">month first</option><option value="ymd">year first</option></select></p>
<p><label for="years">First year that a two-digit year can mean</label><input id="years" name="years" inputmode="numeric" pattern="(18|19|20|21)[0-9]{2}" maxlength="4" autocomplete="off" aria-describedby="years-hint"><span class="fine" id="years-hint">1930 makes 85 the year 1985. If it is empty, a two-digit year with two meanings in the last 120 years is refused.</span></p>
<p><label for="time">Where the time of birth is not known</label><select id="time" name="time"><option value="">leave out what needs it</option><option value="noon">compute charts for noon</option><option value="left out">leave out what needs it, also where there is no column of times</option></select></p>
<p><label for="zones">Time zones that do not fit the place of birth</label><select id="zones" name="zones"><option value="">refuse the row</option><option value="as given">take them as they are given</option></select></p></details>`;

const maxAliases = 4;

const aliasesOf = (name: string): string =>
  birthColumns.columns
    .filter(([column]) => column === name)
    .flatMap(([, aliases]) => aliases.slice(0, maxAliases))
    .join(', ');

const columnRules: Html = html`<section class="chapter rules" aria-labelledby="columns"><h2 id="columns">Columns of a table of people</h2>
<p>In any order; capitals, accents and blanks do not matter, and the names are known in some thirty languages. A row needs a name or an id, the date of birth, the time (or that it is not known), and the place: coordinates or a town. A table of palms needs names or ids and <code>photo</code> only. A table of places needs coordinates, or the name of a town.</p>
<div class="scroll"><table class="stacked"><thead><tr><th scope="col">Column</th><th scope="col">Content</th><th scope="col">Also called</th></tr></thead>
<tbody>${templateColumns.map(([name, what]) => html`<tr><th scope="row"><code>${name}</code></th><td>${what}</td><td data-label="also called">${aliasesOf(name)}</td></tr>`)}</tbody></table></div></section>`;
