import { drawRooms } from './arrows.ts';
import { checks } from './checks.ts';
import { readProject } from './pages.ts';
import { readSourceTree } from './source-tree.ts';

const tree = readSourceTree();
const project = readProject();
const [only = ''] = process.argv.slice(2);
if (only === '--rooms') console.log(drawRooms(tree));
for (const [name, find] of Object.entries(checks)) {
  if (!name.includes(only)) continue;
  const wrong = find(tree, project);
  console.log(`${name}: ${wrong.length}`);
  for (const message of wrong) console.log(`  ${message}`);
}
