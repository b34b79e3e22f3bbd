import type { ChatWords } from '../../chat/chat-words.ts';
import { capital } from '../../languages/capital.ts';
import { charms } from './charms.ts';
import { dashas } from './dashas.ts';
import { doshas } from './doshas.ts';
import { glossary } from './glossary.ts';
import { matter } from './matter.ts';
import { planets } from './planets.ts';
import { saturn } from './saturn.ts';
import { stars } from './stars.ts';
import { talk } from './talk.ts';
import { time } from './time.ts';
import { western } from './western.ts';
import { yogas } from './yogas.ts';

export const english: ChatWords = {
  sentences: {
    ...talk,
    ...matter,
    ...time,
    ...dashas,
    ...doshas,
    ...yogas,
    ...stars,
    ...saturn,
    ...charms,
    ...planets,
    ...western,
  },
  answered: (answer, sentence) => `${capital(answer)}, ${sentence}`,
  confirmed: (answer, sentence) => `${capital(answer)}. ${sentence}`,
  glossary,
  inPlainWords: (meanings) => `In plain words: ${meanings.join('; ')}.`,
};
