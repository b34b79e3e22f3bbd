import { flagsGiven } from '../../support/processes/command-line.ts';
import { checks } from './checks.ts';
import { readProject } from './pages/pages.ts';
import { drawRooms } from './structure/arrows.ts';
import { readSourceTree } from './structure/source-tree.ts';

const tree = readSourceTree();
const project = readProject();
const { values, positionals } = flagsGiven(
  { allowPositionals: true, options: { rooms: { type: 'boolean' } } },
  'npm run house [-- --rooms] [RULE]',
);
const only = positionals.join(' ');
if (values.rooms === true) console.log(drawRooms(tree));
for (const [name, find] of Object.entries(checks)) {
  if (values.rooms === true || !name.includes(only)) continue;
  const wrong = find(tree, project);
  console.log(`${name}: ${wrong.length}`);
  for (const message of wrong) console.log(`  ${message}`);
}
