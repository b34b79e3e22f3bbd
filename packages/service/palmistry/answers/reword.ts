import type { Language } from '@palmleaf/contract/languages';
import { type PalmSection, type PalmTopic, palmIn, sections, topics, wordsIn } from '@palmleaf/texts/palm';
import * as z from 'zod';
import { answered } from './envelope.ts';
import { sectionAnswer } from './features.ts';
import { readMeasures } from './measures.ts';
import { professionalReport } from './reports.ts';
import { palmTopicAnswer } from './topics.ts';

const savedPalm = z.object({ palm_id: z.string(), data: z.object({ measures: z.string() }) });

const isSection = (operation: string): operation is PalmSection =>
  sections.some((name) => name === operation);
const isTopic = (operation: string): operation is PalmTopic => topics.some((name) => name === operation);

/**
 * @param saved the answer of get-palm-id
 * @returns undefined if `saved` has no measures, the language no words, or the operation no text
 */
export async function rewordPalm(operation: string, saved: unknown, language: Language): Promise<unknown> {
  const known = savedPalm.safeParse(saved).data;
  const reading = readMeasures(known?.data.measures);
  if (known === undefined || reading === undefined) return undefined;
  const translated = await wordsIn(language);
  if (translated.language !== language) return undefined;
  const palm = palmIn(translated.words, reading);
  const id = known.palm_id;
  if (operation === 'get-palm-id') return answered(id, professionalReport(id, palm));
  if (isSection(operation)) return answered(id, sectionAnswer(operation, palm));
  return isTopic(operation) ? answered(id, palmTopicAnswer(operation, palm)) : undefined;
}
