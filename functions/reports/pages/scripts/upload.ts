import { asset } from '../styles/asset.ts';

/**
 * Sends the chosen files: asks for a signed form for each (POST /uploads, a hundred at a time), posts four at a time to
 * the bucket, each up to three times, and leads on to the batch as soon as the pipeline has taken note of it. Names
 * and reasons are only ever written as text.
 */
const source = `const form = document.querySelector('[data-upload]');
const board = document.querySelector('[data-sending]');
const said = board.querySelector('[data-said]');
const bar = board.querySelector('progress');
const refusedList = board.querySelector('[data-refused]');
const batchField = form.querySelector('[data-batch]');
const concurrency = 4;
const tries = 3;
const atOnce = 100;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isPlaces = () => form.elements.kind.value === 'places';

function adapt() {
  batchField.hidden = isPlaces();
  form.elements.batch.required = !isPlaces();
}

// A folder stands for the batch, so its own name is left out; what lies deeper keeps its path.
function chosen() {
  const loose = [...form.querySelector('#files').files].map((file) => ({ file, name: file.name }));
  const inFolder = [...form.querySelector('#folder').files].map((file) => ({ file, name: file.webkitRelativePath.split('/').slice(1).join('/') }));
  return [...loose, ...inFolder].filter(({ name }) => !name.split('/').some((part) => part.startsWith('.')));
}

// How tables are to be read, as docs/uploads.md writes it.
function reading() {
  const said = new URLSearchParams();
  for (const name of ['dates', 'years', 'time']) {
    const value = form.elements[name].value.trim();
    if (value !== '') said.set(name, value);
  }
  const pairs = form.elements.map.value.split('\\n').map((line) => line.trim()).filter((line) => line !== '').sort();
  for (const pair of pairs) said.append('map', pair);
  return said.toString();
}

async function ask(batch, entries) {
  const said = reading();
  const files = entries.map(({ file, name }) => ({ name, sizeBytes: file.size, ...(batch === undefined ? { kind: 'places' } : {}) }));
  const answer = await fetch('/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ ...(batch === undefined ? {} : { batch }), ...(said === '' ? {} : { reading: said }), files }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.detail ?? 'The upload could not be begun.');
  return body.files;
}

async function post(file, { url, fields }) {
  let why = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (attempt > 1) await pause(500 * 2 ** attempt);
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append('file', file, 'file');
    try {
      const answer = await fetch(url, { method: 'POST', body: data });
      if (answer.ok) return;
      why = 'The bucket answered ' + answer.status + '.';
      if (answer.status < 500) break;
    } catch {
      why = 'The connection broke.';
    }
  }
  throw new Error(why);
}

function refuse(name, why) {
  const item = document.createElement('li');
  const strong = document.createElement('strong');
  strong.textContent = name;
  item.append(strong, ': ' + why);
  refusedList.append(item);
}

async function send(batch, entries) {
  let sent = 0;
  let refused = 0;
  const show = () => {
    bar.value = sent + refused;
    said.textContent = sent + ' of ' + entries.length + ' sent' + (refused === 0 ? '.' : ', ' + refused + ' not sent.');
  };
  bar.max = entries.length;
  for (let start = 0; start < entries.length; start += atOnce) {
    const group = entries.slice(start, start + atOnce);
    const places = await ask(batch, group);
    const queue = group.map((entry, index) => ({ ...entry, place: places[index] })).values();
    const work = async () => {
      for (const { file, name, place } of queue) {
        try {
          if (place.state === 'refused') throw new Error(place.reason + ' ' + place.advice);
          if (place.state === 'send') await post(file, place);
          sent += 1;
        } catch (error) {
          refused += 1;
          refuse(name, error.message);
        }
        show();
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
  return sent;
}

// The batch has no page before the first of its uploads has been taken note of.
async function untilThere(address) {
  for (let waitMs = 500; ; waitMs = Math.min(10000, waitMs * 1.5)) {
    const answer = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(waitMs);
  }
}

async function upload() {
  const entries = chosen();
  const batch = isPlaces() ? undefined : form.elements.batch.value.trim();
  board.hidden = false;
  refusedList.replaceChildren();
  for (const link of board.querySelectorAll('[data-onward], [data-places]')) link.hidden = true;
  if (entries.length === 0) {
    said.textContent = 'Choose a file or a folder first.';
    return;
  }
  said.textContent = 'Beginning.';
  const sent = await send(batch, entries);
  if (sent === 0) return;
  if (batch === undefined) {
    board.querySelector('[data-places]').hidden = false;
    return;
  }
  const address = '/batches/' + encodeURIComponent(batch.normalize('NFC'));
  await untilThere(address);
  const onward = board.querySelector('[data-onward]');
  onward.querySelector('a').href = address;
  onward.hidden = false;
}

const button = form.querySelector('button');
form.addEventListener('change', adapt);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  try {
    await upload();
  } catch (error) {
    said.textContent = error.message;
  }
  button.disabled = false;
});
adapt();
button.disabled = false;
`;

const file = asset('upload', 'js', source);

/** The script of the page for uploads. */
export const uploadScript = () => file;
