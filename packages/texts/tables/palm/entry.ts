// What other packages use of this folder.

export { mountsOf } from '../../palm/mounts.ts';
export { type PalmSection, type PalmTopic, sections, topics } from '../../palm/names.ts';
export { openTypeOf } from '../../palm/open-type.ts';
export type { Gift, KeyWords, SeenFeature } from '../../palm/palm-words.ts';
export { type PassageText, passages } from '../../palm/passages.ts';
export { raritiesOf } from '../../palm/rarities.ts';
export { counselOf, sectionText } from '../../palm/sections.ts';
export { strongestOf } from '../../palm/strongest.ts';
export { featuresOf, lookOf, type PalmInWords, palmIn } from '../../palm/text.ts';
export { statementsOn, topicText } from '../../palm/topics.ts';
export { wordsIn } from './index.ts';
