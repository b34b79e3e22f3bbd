import type { Written } from '../../languages/kinds.ts';
import { foundIn, phraseOf, type Token } from '../../lexicons/frame.ts';
import { frameTexts } from './languages.ts';

const isCode = (code: string): code is Written<'readings'> => Object.hasOwn(frameTexts, code);

/** How people call each language of the chat, in all of them. */
const phrases = Object.entries(frameTexts).flatMap(([code, { called }]) =>
  isCode(code) ? [{ code, phrases: called.split('|').map(phraseOf) }] : [],
);

/** Returns the language of the chat that a message names. */
export const languageNamed = (tokens: readonly Token[]): Written<'readings'> | undefined =>
  phrases.find(({ phrases: each }) => foundIn(each, tokens))?.code;
