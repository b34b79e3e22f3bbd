import { asset } from '../styles/asset.ts';

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

export const copyScript = () => file;
