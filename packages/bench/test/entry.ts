export { conversations } from '../prose/conversations.ts';
export { handOf, palmProse, palmSentences } from '../prose/of-palms.ts';
