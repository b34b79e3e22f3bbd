// What other packages use of this folder.
export { type PalmTopic, palmTopics } from '../../palm-labels/palm-words.ts';
export { palmLabels } from './languages.ts';
