import type { Written } from '../languages/kinds.ts';
import { foundIn, phraseOf, type Token } from './frame.ts';

/** How people call the languages of the chat, in all of them. */
const names: Readonly<Record<Written<'readings'>, string>> = {
  en: 'english | englisch | ingles | anglais | inglese | angrezi | английск* | по-английски | अंग्रेज़ी | अंग्रेजी | ஆங்கிலம் | ஆங்கிலத்தில் | inglish',
  de: 'german | deutsch | aleman | allemand | tedesco | alemao | немецк* | जर्मन | ஜெர்மன்',
  es: 'spanish | spanisch | espanol | espagnol | spagnolo | espanhol | испанск* | स्पेनिश | castellano',
  fr: 'french | franzosisch | frances | francais | francese | французск* | फ़्रेंच',
  it: 'italian | italienisch | italiano | italien | итальянск*',
  pt: 'portuguese | portugiesisch | portugues | portugais | portoghese | португальск*',
  ru: 'russian | russisch | ruso | russe | russo | русск* | russki | रूसी',
  hi: 'hindi | हिंदी | हिन्दी | хинди | இந்தி | இந்தியில்',
  ta: 'tamil | tamoul | தமிழ் | தமிழில் | तमिल | тамильск* | tamizh | thamizh',
};

const phrases = Object.entries(names).map(([code, text]) => [code, text.split('|').map(phraseOf)] as const);
const isCode = (code: string): code is Written<'readings'> => Object.hasOwn(names, code);

/** The language of the chat that a message names. */
export function languageNamed(tokens: readonly Token[]): Written<'readings'> | undefined {
  return phrases.map(([code, each]) => (foundIn(each, tokens) ? code : '')).find(isCode);
}
