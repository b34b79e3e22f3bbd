import { asset } from '../styles/asset.ts';

const source = `const root = document.querySelector('[data-receipt]');
let waitMs = 3000;

async function poll() {
  let again = true;
  if (!document.hidden) {
    try {
      const answer = await fetch(root.dataset.receipt, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
      if (answer.ok && (await answer.json()).state === 'erased') {
        again = false;
        root.querySelector('[data-changed]').hidden = false;
        root.querySelector('[data-said]').textContent = 'The erasure is done.';
      }
      waitMs = answer.ok ? 3000 : Math.min(60000, waitMs * 2);
    } catch {
      waitMs = Math.min(60000, waitMs * 2);
    }
  }
  if (again) setTimeout(poll, waitMs);
}

setTimeout(poll, waitMs);
`;

const file = asset('receipt', 'js', source);

export const receiptScript = () => file;
