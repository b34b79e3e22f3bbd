import type { Written } from '../../languages/kinds.ts';
import { foundIn, phraseOf, type Token } from '../../lexicons/frame.ts';
import { frameTexts } from './languages.ts';

const isCode = (code: string): code is Written<'readings'> => Object.hasOwn(frameTexts, code);

const phrases = Object.entries(frameTexts).flatMap(([code, { called }]) =>
  isCode(code) ? [{ code, phrases: called.split('|').map(phraseOf) }] : [],
);

export const languageNamed = (tokens: readonly Token[]): Written<'readings'> | undefined =>
  phrases.find(({ phrases: each }) => foundIn(each, tokens))?.code;
