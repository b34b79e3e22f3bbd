import { asset } from '../styles/asset.ts';

const source = `const grid = document.querySelector('[data-aspects]');
const chosenText = document.querySelector('[data-chosen]');
const marked = [...document.querySelectorAll('[data-aspect]')];
const wheels = [...document.querySelectorAll('svg.wheel')];
let pinned = '';

const keyAt = (target) => target.closest?.("[data-aspect]")?.dataset.aspect ?? "";

function highlight(key) {
  for (const element of marked) element.classList.toggle('picked', key !== '' && element.dataset.aspect === key);
  for (const wheel of wheels) wheel.classList.toggle('choosing', key !== '' && wheel.querySelector('line.picked') !== null);
}

function explain(key) {
  const text = document.getElementById('aspect-' + key);
  if (!chosenText || !text || chosenText.dataset.chosen === key) return;
  chosenText.dataset.chosen = key;
  chosenText.replaceChildren(...[...text.childNodes].map((node) => node.cloneNode(true)));
}

for (const kind of ['pointerover', 'focusin'])
  document.addEventListener(kind, (event) => {
    if (event.pointerType === 'touch') return;
    const key = keyAt(event.target);
    highlight(key || pinned);
    if (key && grid?.contains(event.target)) explain(key);
  });
document.addEventListener('click', (event) => {
  const key = keyAt(event.target);
  if (!key || !grid?.contains(event.target)) return;
  event.preventDefault();
  pinned = pinned === key ? '' : key;
  highlight(key);
  explain(key);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  pinned = '';
  highlight('');
});
`;

const file = asset('aspects', 'js', source);

export const aspectsScript = () => file;
