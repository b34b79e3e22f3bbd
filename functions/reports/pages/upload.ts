import { batchAddress, batchesAddress, placesAddress } from './html/address.ts';
import { html } from './html/html.ts';
import { page } from './html/page.ts';
import { count } from './html/words.ts';
import { uploadScript } from './scripts/upload.ts';

interface UploadPageView {
  /** Most bytes of one file. */
  readonly limits: { readonly photo: number; readonly rows: number };
  /** The batch that is filled in already. */
  readonly batch?: string | undefined;
}

const megabytes = (bytes: number): string => `${count(bytes / 1024 / 1024)} MB`;

/** Where a person picks photos and tables and sends them, straight into the inbox bucket. */
export function uploadPage({ limits, batch }: UploadPageView): string {
  return page({
    title: 'Upload',
    trail:
      batch === undefined
        ? []
        : [
            { text: 'Batches', to: batchesAddress },
            { text: batch, to: batchAddress(batch) },
          ],
    script: uploadScript(),
    body: html`<div class="title"><h1>Upload</h1><p>A photo's name is the id of its person: <code>anna.jpg</code> and the row <code>anna</code> of a table of births make one report. What is uploaded again under the same name replaces what was there; what was bought stays bought.</p></div>
<form class="upload" data-upload="">
<fieldset><legend>What it is</legend>
<p><label class="tick"><input type="radio" name="kind" value="batch" checked> <span>Photos (at most ${megabytes(limits.photo)} each) and tables of births (CSV or Excel, at most ${megabytes(limits.rows)}), also packed together as ZIP</span></label></p>
<p><label class="tick"><input type="radio" name="kind" value="places"> <span>A table of places whose calendar is to be kept</span></label></p></fieldset>
<p data-batch=""><label for="batch">Batch</label><input id="batch" name="batch" value="${batch ?? ''}" autocomplete="off" maxlength="200" required aria-describedby="batch-hint"><span class="fine" id="batch-hint">A new name begins a new batch, for example june.</span></p>
<p><label for="files">Files</label><input id="files" type="file" multiple></p>
<p><label for="folder">Or a folder with everything in it</label><input id="folder" type="file" webkitdirectory="" multiple></p>
<details class="choices"><summary>How tables are read</summary>
<p><label for="dates">Dates such as 03/04/2001</label><select id="dates" name="dates"><option value="">as the column proves</option><option value="dmy">day first</option><option value="mdy">month first</option><option value="ymd">year first</option></select></p>
<p><label for="years">Years of two digits are those from</label><input id="years" name="years" inputmode="numeric" pattern="(18|19|20|21)[0-9]{2}" maxlength="4" autocomplete="off" aria-describedby="years-hint"><span class="fine" id="years-hint">1930 makes 85 the year 1985; left empty, such years are refused.</span></p>
<p><label for="time">Where the time of birth is not known</label><select id="time" name="time"><option value="">leave out what needs it</option><option value="noon">compute charts for noon</option><option value="left out">leave out what needs it, also where there is no column of times</option></select></p>
<p><label for="map">Columns that are called otherwise</label><textarea id="map" name="map" rows="2" autocomplete="off" spellcheck="false" aria-describedby="map-hint"></textarea><span class="fine" id="map-hint">One in each line, as Geburtsort=place.</span></p></details>
<p><button type="submit" disabled>Upload</button></p>
<noscript><p class="outcome">Sending files from this page needs its script. The command <code>palmleaf upload</code> does the same without a browser.</p></noscript>
</form>
<section class="sending" aria-labelledby="sending-title" data-sending="" hidden><h2 id="sending-title">Sending</h2>
<p><progress value="0" max="1" aria-label="Files sent"></progress></p>
<p role="status" data-said=""></p>
<ul class="plain" data-refused="" aria-label="Files that were not sent"></ul>
<p data-onward="" hidden><a class="button" href="${batchesAddress}">Open the batch</a></p>
<p data-places="" hidden><a class="button" href="${placesAddress}">Open the places</a></p></section>`,
  });
}
