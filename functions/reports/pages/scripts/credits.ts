import { asset } from '../styles/asset.ts';

/** Only the local console knows the credits. */
const source = `async function showCredits() {
  const answer = await fetch('/credits', { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return;
  const { balance, credited } = await answer.json();
  if (typeof balance !== 'number') return;
  const number = new Intl.NumberFormat('en-GB');
  document.querySelector('[data-credits]').textContent = number.format(balance) + ' left of ' + number.format(credited);
}

// The page says already where else the wallet is shown.
showCredits().catch(() => undefined);
`;

const file = asset('credits', 'js', source);

export const creditsScript = () => file;
