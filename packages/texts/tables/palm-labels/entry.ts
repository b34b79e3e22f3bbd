// What other packages use of this folder.
export { bengali } from '../../bn/palm-labels.ts';
export { german } from '../../de/palm-labels.ts';
export { english } from '../../en/palm-labels.ts';
export { spanish } from '../../es/palm-labels.ts';
export { french } from '../../fr/palm-labels.ts';
export { hindi } from '../../hi/palm-labels.ts';
export { italian } from '../../it/palm-labels.ts';
export { kannada } from '../../kn/palm-labels.ts';
export { marathi } from '../../ma/palm-labels.ts';
export { malayalam } from '../../ml/palm-labels.ts';
export { type PalmTopic, type PalmWords, palmTopics } from '../../palm-labels/palm-words.ts';
export { portuguese } from '../../pt/palm-labels.ts';
export { russian } from '../../ru/palm-labels.ts';
export { tamil } from '../../ta/palm-labels.ts';
export { telugu } from '../../te/palm-labels.ts';
