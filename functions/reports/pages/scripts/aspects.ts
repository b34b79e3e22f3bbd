import { asset } from '../styles/asset.ts';

const source = `const grid = document.querySelector('[data-aspects]');
const shown = document.querySelector('[data-chosen]');
const all = [...document.querySelectorAll('[data-aspect]')];
const chart = [...document.querySelectorAll('svg.wheel')];
let pinned = '';

const keyAt = (target) => target.closest?.("[data-aspect]")?.dataset.aspect ?? "";

function shine(key) {
  for (const element of all) element.classList.toggle('picked', key !== '' && element.dataset.aspect === key);
  for (const wheel of chart) wheel.classList.toggle('choosing', key !== '' && wheel.querySelector('line.picked') !== null);
}

function explain(key) {
  const text = document.getElementById('aspect-' + key);
  if (!shown || !text || shown.dataset.chosen === key) return;
  shown.dataset.chosen = key;
  shown.replaceChildren(...[...text.childNodes].map((node) => node.cloneNode(true)));
}

for (const kind of ['pointerover', 'focusin'])
  document.addEventListener(kind, (event) => {
    if (event.pointerType === 'touch') return;
    const key = keyAt(event.target);
    shine(key || pinned);
    if (key && grid?.contains(event.target)) explain(key);
  });
document.addEventListener('click', (event) => {
  const key = keyAt(event.target);
  if (!key || !grid?.contains(event.target)) return;
  event.preventDefault();
  pinned = pinned === key ? '' : key;
  shine(key);
  explain(key);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  pinned = '';
  shine('');
});
`;

const file = asset('aspects', 'js', source);

export const aspectsScript = () => file;
