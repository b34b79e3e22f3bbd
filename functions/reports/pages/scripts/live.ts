import { asset } from '../styles/asset.ts';

/** Updates numbers. For other changes it offers a reload, so that nothing moves under a reader's eyes. */
const source = `const root = document.querySelector('[data-live]');
const number = new Intl.NumberFormat('en-GB');
const pick = (view, path) => path.split('.').reduce((value, key) => (value === null || value === undefined ? undefined : value[key]), view);
const listed = (view) => [view.uploads, view.rejections, view.gates, view.holds].map((list) => (list ?? []).length).join(' ') + ' ' + view.sealed + ' ' + (view.open === 0);
const unpriced = (calls) => (calls === 1 ? '1 call' : number.format(calls) + ' calls') + ' whose price is not known';
const readable = (amount) => amount.replace(/^-?\\d+/, (whole) => whole.replace(/\\B(?=(?:\\d{3})+$)/g, ','));
const moneyText = (amount, currency) => readable(amount) + ' ' + (amount === '1' && currency === 'credits' ? 'credit' : currency);
const costText = ({ amount, currency, unpriced: calls }) =>
  calls === 0 ? moneyText(amount, currency) : Number(amount) === 0 ? unpriced(calls) : moneyText(amount, currency) + ' and ' + unpriced(calls);
let known = root.dataset.listed;
let waitMs = 5000;

function draw(view) {
  for (const element of root.querySelectorAll('[data-number]')) {
    const value = pick(view, element.dataset.number);
    const text = typeof value === 'number' ? number.format(value) : '';
    if (text !== '' && element.textContent !== text) element.textContent = text;
  }
  let from = 0;
  const total = Math.max(1, view.subjects);
  for (const part of root.querySelectorAll('[data-bar]')) {
    const share = (view.progress.read * view[part.dataset.bar]) / total;
    part.setAttribute('x', String(from));
    part.setAttribute('width', String(share));
    from += share;
  }
  const ended = view.subjects - view.open;
  const { percent, sentence } = view.progress;
  for (const bar of root.querySelectorAll('[role=progressbar]')) {
    bar.setAttribute('aria-valuenow', String(percent));
    bar.setAttribute('aria-valuetext', number.format(ended) + ' of ' + number.format(view.subjects) + ' ended');
  }
  const spending = root.querySelector('[data-spending]');
  if (spending && view.spending.ceiling > 0) spending.setAttribute('width', String(Math.min(100, (100 * view.spending.committed) / view.spending.ceiling)));
  const cost = root.querySelector('[data-cost]');
  const paid = view.spending.cost;
  if (cost && paid) cost.textContent = costText(paid);
  if (listed(view) !== known) {
    root.querySelector('[data-changed]').hidden = false;
    root.querySelector('[data-outlook]').hidden = view.open === 0;
  }
  const announced = root.querySelector('[data-said]');
  const progress = view.open === 0 ? sentence : percent + ' percent have ended.';
  if (announced.textContent !== progress) announced.textContent = progress;
  const headline = root.querySelector('[data-sentence]');
  if (headline && headline.textContent !== sentence) headline.textContent = sentence;
  return view.open > 0 || !view.sealed;
}

async function refresh() {
  let again = true;
  if (!document.hidden) {
    try {
      const answer = await fetch(location.pathname, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
      if (answer.ok) {
        again = draw(await answer.json());
        waitMs = 5000;
      } else waitMs = Math.min(60000, waitMs * 2);
    } catch {
      waitMs = Math.min(60000, waitMs * 2);
    }
  }
  if (again) setTimeout(refresh, waitMs);
}

setTimeout(refresh, waitMs);
`;

const file = asset('live', 'js', source);

export const liveScript = () => file;
