import { asset } from '../styles/asset.ts';

/**
 * A button that copies what a field holds. It is shown only where the browser lets a page copy; without it, or without this script,
 * the field can be selected.
 */
const source = `for (const button of document.querySelectorAll('[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  if (field === null || navigator.clipboard === undefined) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = 'Copied';
    } catch {
      field.select();
    }
  });
}
for (const field of document.querySelectorAll('[data-copied]')) field.addEventListener('focus', () => field.select());
`;

const file = asset('copy', 'js', source);

/** The script of the pages with something to copy: its text, and the path with a hash of it. */
export const copyScript = () => file;
