export { conversations } from '../prose/conversations.ts';
export { palmProse, palmSentences } from '../prose/of-palms.ts';
