import { asset } from '../styles/asset.ts';

/** On a narrow screen, closes all parts except the first chapter; opens the part that a link leads to. */
const source = `const chapters = [...document.querySelectorAll('details.unfolding')];

function show() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const chapter = target?.querySelector('details.unfolding') ?? target?.closest('details.unfolding');
  if (!chapter || chapter.open) return;
  chapter.open = true;
  target.scrollIntoView();
}

if (matchMedia('(max-width: 40rem)').matches) for (const chapter of chapters.slice(1)) chapter.open = false;
addEventListener('hashchange', show);
show();
`;

const file = asset('chapters', 'js', source);

export const chaptersScript = () => file;
