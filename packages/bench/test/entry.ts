// What other packages use of this folder.
export { conversations } from '../prose/conversations.ts';
export { palmProse, palmSentences } from '../prose/of-palms.ts';
