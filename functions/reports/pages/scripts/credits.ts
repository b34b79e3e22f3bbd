import { asset } from '../styles/asset.ts';

/**
 * What is left in the wallet, which only the console of the machine can ask for: shown where it answers. Without this script, or
 * without that console, the page names the command.
 */
const source = `const place = document.querySelector('[data-credits]');
try {
  const answer = await fetch('/credits', { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  const wallet = answer.headers.get('content-type')?.startsWith('application/json') && answer.ok ? await answer.json() : undefined;
  if (typeof wallet?.balance === 'number') {
    const number = new Intl.NumberFormat('en-GB');
    place.textContent = number.format(wallet.balance) + ' left of ' + number.format(wallet.credited);
  }
} catch {
  // The page says already where the wallet is shown.
}
`;

const file = asset('credits', 'js', source);

/** The script of the home page. */
export const creditsScript = () => file;
