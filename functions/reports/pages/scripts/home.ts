import { asset } from '../styles/asset.ts';

/** Only the local console knows credits and alarms; elsewhere the page names the commands. */
const source = `const number = new Intl.NumberFormat('en-GB');

async function jsonOrNothing(path) {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return answer.ok && isJson ? answer.json() : {};
}

async function showCredits() {
  const { balance, credited } = await jsonOrNothing('/credits');
  if (typeof balance !== 'number') return;
  document.querySelector('[data-credits]').textContent = number.format(balance) + ' left of ' + number.format(credited);
}

async function showAlarms() {
  const { watched, ringing, state, sentence } = await jsonOrNothing('/alarms');
  if (!Array.isArray(ringing)) return;
  const alarmsCell = document.querySelector('[data-alarms]');
  alarmsCell.textContent = ringing.length === 0 ? 'none of ' + number.format(watched) + ' is active' : '';
  for (const { name, severity, says } of ringing) {
    const line = document.createElement('p');
    const label = document.createElement('span');
    label.className = 'state ' + (severity === 'wakes' ? 'failed' : 'waiting');
    label.textContent = name;
    line.append(label, ' ' + says);
    alarmsCell.append(line);
  }
  if (ringing.length === 0 || state !== 'well') return;
  const title = document.querySelector('#standing-title');
  title.textContent = sentence;
  title.closest('section').className = 'standing waiting';
  const button = title.closest('section').querySelector('a.button');
  if (button === null) return;
  button.textContent = 'See the details';
  button.href = '#details';
}

showCredits().catch(() => undefined);
showAlarms().catch(() => undefined);
`;

const file = asset('home', 'js', source);

export const homeScript = () => file;
