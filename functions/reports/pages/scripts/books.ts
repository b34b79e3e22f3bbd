import { asset } from '../styles/asset.ts';

/** Polls the JSON of the same address every two seconds while the page is visible. */
const source = `const root = document.querySelector('[data-books]');
const number = new Intl.NumberFormat('en-GB');
let waitMs = 2000;

function draw(order) {
  const processed = order.made + order.kept + order.empty + order.failed;
  for (const element of root.querySelectorAll('[data-number]')) {
    const value = element.dataset.number === 'processed' ? processed : order[element.dataset.number];
    const text = typeof value === 'number' ? number.format(value) : '';
    if (text !== '' && element.textContent !== text) element.textContent = text;
  }
  const bar = root.querySelector('progress');
  if (bar) bar.value = Math.min(processed, bar.max);
}

async function refresh() {
  if (!document.hidden) {
    try {
      const answer = await fetch(location.pathname + '?limit=1', { headers: { accept: 'application/json' }, credentials: 'same-origin' });
      if (answer.ok) {
        const { order } = await answer.json();
        if (order.state === 'made') return location.reload();
        draw(order);
        waitMs = 2000;
      } else waitMs = Math.min(60000, waitMs * 2);
    } catch {
      waitMs = Math.min(60000, waitMs * 2);
    }
  }
  setTimeout(refresh, waitMs);
}

setTimeout(refresh, waitMs);
`;

const file = asset('books', 'js', source);

export const booksScript = () => file;
