import { readFileSync } from 'node:fs';
import { type Language, textsOf } from '@palmleaf/contract/languages';
import * as z from 'zod';
import { filesOf } from '../languages/kinds.ts';
import { topicSchema } from './schema.ts';
import { type Tree, tree } from './tree.ts';

export const textTopics = {
  aspects: 'the aspects report',
  calendar: 'the calendar of a place',
  chat: 'answers of the chat',
  labels: 'pages and books',
  lexicon: 'how the chat understands a question',
  natal: 'the natal chart and its reading',
  pages: 'the page of a report',
  palm: 'the reading of a palm',
  panchang: 'the panchang',
  safety: 'the texts for a person in danger',
  varshaphal: 'the annual chart',
} as const satisfies Readonly<Record<string, string>>;
export type TextTopic = keyof typeof textTopics;

const all = Object.keys(textTopics).filter((name): name is TextTopic => Object.hasOwn(textTopics, name));

export function textTopicsOf(language: Language): readonly TextTopic[] {
  const files = textsOf[language].flatMap((kind): readonly string[] => filesOf[kind]);
  return all.filter((topic) => files.includes(`${topic}.json`));
}

export const fileOf = (language: Language, topic: TextTopic): URL =>
  new URL(`../${language}/${topic}.json`, import.meta.url);

const file = z.record(z.string(), tree);
export type TopicFile = z.infer<typeof file>;

export const readTopic = (language: Language, topic: TextTopic): TopicFile =>
  file.parse(JSON.parse(readFileSync(fileOf(language, topic), 'utf8')));

export const englishOf = (topic: TextTopic): Tree | undefined =>
  textTopicsOf('en').includes(topic) ? readTopic('en', topic).texts : undefined;

export const schemaOf = (topic: TextTopic) => topicSchema(englishOf(topic));
