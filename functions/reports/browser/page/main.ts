import type { RefusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { checkedRowsSentence, sentSentence } from '../../../../shared/drafts/sent-sentence.ts';
import { count, counted } from '../../../../shared/figures.ts';
import type { TableUploadKind } from '../../../../shared/intake/object-key.ts';
import { tableExtension, tableStem } from '../../../../shared/intake/object-key.ts';
import { batchOfTable } from '../batch-of.ts';
import type { Chosen, ChosenFile, Corrections, Found, WorkerAnswer, WorkerRequest } from '../messages.ts';
import { batchSuggestion, chosenIn, fillIn, limitsIn } from './chosen-files.ts';
import { element, part } from './element.ts';
import { OriginalRows } from './original-rows.ts';
import { sendCeiling, sendFiles, waitUntilFound } from './send.ts';
import { shownFound } from './show-found.ts';

const form = part('upload', HTMLFormElement);
const checking = part('checking', HTMLElement);
const foundBoard = part('found', HTMLElement);
const button = part('send', HTMLButtonElement);
const sendingBoard = part('sending', HTMLElement);
const title = part('sending-title', HTMLElement);
const sendStatus = part('said', HTMLElement);
const bar = part('bar', HTMLProgressElement);
const refusedList = part('refused', HTMLElement);
const batchLink = part('onward', HTMLElement);
const placesLink = part('places', HTMLElement);
const batchField = part('batch', HTMLInputElement);

const columns = new Map<string, string>();
const contents = new Map<string, TableUploadKind>();
const grids = new Map<string, RefusedGrid>();
let corrected: readonly ChosenFile[] = [];
let original: OriginalRows | undefined;
let hasSeparateBatches = false;
let found: Found | undefined;
let checked: Chosen | undefined;
let worker: Worker | undefined;

const ourColumns = (form.dataset.columns ?? '').split(' ');

function check(): void {
  worker?.terminate();
  found = undefined;
  checked = undefined;
  sendingBoard.hidden = true;
  button.disabled = true;
  const chosen = chosenIn(form, { columns, contents, hasSeparateBatches, corrected });
  if (chosen.files.length === 0) {
    foundBoard.replaceChildren(...originalRows(chosen));
    checking.textContent =
      original === undefined
        ? 'Choose files or a folder: they are checked here, before anything is sent.'
        : 'These rows are shown as in the file. Your corrections are checked before anything is sent.';
    return;
  }
  if (batchField.value.trim() === '') batchField.value = batchSuggestion(form) ?? '';
  const withBatch = chosenIn(form, { columns, contents, hasSeparateBatches, corrected });
  if (withBatch.batch === '') {
    checking.textContent = 'Give the batch a name: photos and tables need one.';
    batchField.focus();
    return;
  }
  checking.textContent = `Checking ${counted(withBatch.files.length, 'file', 'files')}.`;
  askWorker({ kind: 'check', chosen: withBatch }, withBatch);
}

function askWorker(request: WorkerRequest, chosen: Chosen): void {
  worker = new Worker(form.dataset.worker ?? '', { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => takeAnswer(data, chosen));
  worker.addEventListener('error', () => takeAnswer({ kind: 'failed', reason: notChecked }, chosen));
  worker.postMessage(request);
}

const notChecked = 'The files could not be checked here.';

function takeAnswer(answer: WorkerAnswer, chosen: Chosen): void {
  switch (answer.kind) {
    case 'progress':
      checking.textContent = progressText(answer);
      break;
    case 'found':
      found = answer.found;
      checked = { ...chosen, files: answer.files };
      show(answer.found, checked);
      break;
    case 'refused rows':
      if (answer.bytes !== undefined) save(answer.name, answer.bytes);
      break;
    case 'grid':
      grids.set(answer.name, answer.grid);
      if (found !== undefined) show(found, chosen);
      break;
    case 'corrected':
      takeCorrected(answer.name, answer.text);
      break;
    case 'failed':
      checking.textContent = `${answer.reason} You can send them anyway: the stack applies the same rules.`;
      foundBoard.replaceChildren();
      button.disabled = false;
      break;
  }
}

function progressText({ done, of }: { readonly done: number; readonly of: number }): string {
  if (done === of) return 'All files are read. Checking which calls are already bought.';
  const percent = Math.round((100 * done) / of);
  return `Checked ${count(Math.floor(done))} of ${counted(of, 'file', 'files')} (${percent} %).`;
}

function show(result: Found, chosen: Chosen): void {
  const good = result.files.filter(({ isUnusable }) => !isUnusable).length;
  checking.textContent = `${checkedRowsSentence(result)}. Nothing has been sent yet.`;
  const mapped = columns;
  const replies = {
    map: (wanted: ReadonlyMap<string, string>) => {
      for (const [header, column] of wanted)
        if (column === '') columns.delete(header);
        else columns.set(header, column);
      check();
    },
    content: (name: string, content: TableUploadKind) => {
      contents.set(name, content);
      check();
    },
    separate: (apart: boolean) => {
      hasSeparateBatches = apart;
      check();
    },
    download: (name: string) => askWorker({ kind: 'refused rows', chosen, name }, chosen),
    open: (name: string) => askWorker({ kind: 'grid', chosen, name }, chosen),
    correct: (name: string, corrections: Corrections) =>
      correctRows(chosen, name, grids.get(name), corrections),
  };
  foundBoard.replaceChildren(
    ...originalRows(chosen),
    ...shownFound({ found: result, columns: ourColumns, mapped, hasSeparateBatches, grids, replies }),
  );
  button.disabled = good === 0;
  button.textContent = good === 0 ? 'Nothing to upload' : `Upload ${counted(good, 'file', 'files')}`;
}

function originalRows(chosen: Chosen): Node[] {
  const rows = original;
  return (
    rows?.shown((corrections) => {
      const { name, grid } = rows.startCorrection(corrections, new Date());
      correctRows(chosen, name, grid, corrections);
    }) ?? []
  );
}

function correctRows(
  chosen: Chosen,
  name: string,
  grid: RefusedGrid | undefined,
  corrections: Corrections,
): void {
  if (grid !== undefined) askWorker({ kind: 'correct', chosen, name, grid, corrections }, chosen);
}

async function openOriginal(): Promise<void> {
  const { correct = '', correctOf = '' } = form.dataset;
  if (correct === '') return;
  checking.textContent = 'Reading the refused rows.';
  try {
    original = await OriginalRows.read(correctOf, correct);
    for (const [header, column] of fillIn(form, original.reading)) columns.set(header, column);
    check();
  } catch (error) {
    checking.textContent = error instanceof Error ? error.message : 'The refused rows could not be read.';
  }
}

function takeCorrected(name: string, text: string): void {
  const ending = corrected.length === 0 ? '' : `-${corrected.length + 1}`;
  const isOfOriginal = original?.isCorrection(name) === true;
  const table = {
    name: isOfOriginal ? name : `${tableStem(name)}.corrected${ending}.csv`,
    file: new Blob([text], { type: 'text/csv' }),
  };
  const content = isOfOriginal ? original?.kind : contents.get(name);
  if (content !== undefined) contents.set(table.name, content);
  corrected = [...corrected, table];
  grids.delete(name);
  check();
}

function save(name: string, bytes: Uint8Array): void {
  const ending = tableExtension.exec(name)?.[0] ?? '';
  const isWorkbook = /^\.xls/i.test(ending);
  const url = URL.createObjectURL(
    new Blob([bytes.slice()], { type: isWorkbook ? 'application/octet-stream' : 'text/csv' }),
  );
  const file = `${name.split('/').at(-1)?.replace(tableExtension, '') ?? 'table'}.refused${isWorkbook ? '.xlsx' : '.csv'}`;
  const link = element('a', { href: url, download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function refuse(name: string, why: string): void {
  refusedList.append(element('li', {}, element('strong', {}, name), `: ${why}`));
}

async function send(chosen: Chosen): Promise<void> {
  const unusable = new Map(
    (found?.files ?? []).filter(({ isUnusable }) => isUnusable).map((file) => [file.name, file]),
  );
  const places = new Set(
    (found?.files ?? []).filter(({ kind }) => kind === 'places').map(({ name }) => name),
  );
  const files = chosen.files
    .filter(({ name }) => !unusable.has(name))
    .map((file) => {
      const isTable = tableExtension.test(file.name);
      const batch = isTable ? batchOfTable(chosen, file.name) : chosen.batch;
      const product = original?.productOf(file.name);
      return { ...file, isPlaces: places.has(file.name), batch, product };
    });
  const total = chosen.files.length;
  let sent = 0;
  let alreadyThere = 0;
  let refused = 0;
  const recorded: Promise<void>[] = [];
  for (const { name, reasons } of unusable.values())
    refuse(name, reasons.map(({ reason, advice }) => `${reason} ${advice}`).join(' '));
  const showProgress = () => {
    const notSent = refused + unusable.size;
    const remaining = total - sent - alreadyThere - notSent;
    sendStatus.textContent = `${sentSentence({ sent, there: alreadyThere, notSent })}${remaining === 0 ? '' : `, ${count(remaining)} left`}.`;
  };
  bar.max = files.reduce((sum, { file }) => sum + file.size, 0);
  bar.value = 0;
  showProgress();
  const batches = [...new Set(files.flatMap(({ isPlaces, batch }) => (isPlaces ? [] : [batch])))];
  for (const batch of batches) await sendCeiling(batch, limitsIn(form));
  await sendFiles(files, {
    chosen,
    progress: (bytes) => {
      bar.value = bytes;
    },
    done: (name, outcome) => {
      if ('key' in outcome) {
        if (outcome.isThere) alreadyThere += 1;
        else sent += 1;
        if (original !== undefined)
          recorded.push(
            original.recordSent(name, outcome.key).catch((error: Error) => refuse(name, error.message)),
          );
      } else {
        refused += 1;
        refuse(name, outcome.why);
      }
      showProgress();
    },
  });
  bar.hidden = true;
  await Promise.all(recorded);
  title.textContent =
    refused + unusable.size === 0
      ? 'Sent'
      : sent + alreadyThere === 0
        ? 'Nothing was sent'
        : 'Sent, with exceptions';
  checking.textContent = `${sentSentence({ sent, there: alreadyThere, notSent: refused + unusable.size })}.`;
  if (sent + alreadyThere === 0) return;
  placesLink.hidden = places.size === 0;
  const [batch] = batches;
  if (batch === undefined) return;
  const address = `/batches/${encodeURIComponent(batch)}`;
  await waitUntilFound(address);
  const link = batchLink.querySelector('a');
  link?.setAttribute('href', batches.length === 1 ? address : '/batches');
  if (link !== null && batches.length > 1)
    link.textContent = `Open the ${counted(batches.length, 'batch', 'batches')}`;
  batchLink.hidden = false;
}

form.addEventListener('change', ({ target }) => {
  const isLimit = target instanceof HTMLInputElement && ['ceiling', 'money'].includes(target.name);
  const isReply = target instanceof Element && foundBoard.contains(target);
  if (isLimit || isReply) return;
  if (target instanceof HTMLInputElement && target.type === 'file') {
    grids.clear();
    corrected = [];
    original?.reset();
    hasSeparateBatches = false;
  }
  check();
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // The Enter key submits the form even without a button.
  if (button.hidden) return;
  button.disabled = true;
  sendingBoard.hidden = false;
  bar.hidden = false;
  title.textContent = 'Sending';
  refusedList.replaceChildren();
  batchLink.hidden = true;
  placesLink.hidden = true;
  send(checked ?? chosenIn(form, { columns, contents, hasSeparateBatches, corrected }))
    .catch((error: unknown) => {
      title.textContent = 'Not sent';
      bar.hidden = true;
      sendStatus.textContent = error instanceof Error ? error.message : 'The upload could not begin.';
    })
    .finally(() => {
      button.disabled = false;
    });
});

check();
void openOriginal();
