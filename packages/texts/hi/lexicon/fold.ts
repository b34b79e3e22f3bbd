import { folded } from '../../lexicons/lexicon.ts';

const zero = '०'.codePointAt(0) ?? 0;

/**
 * Devanagari as people in a hurry type it: without the dot below, long and short i and u alike, without signs for the nasal, plain digits, and words
 * apart only by spaces. It is applied to patterns as well, so it leaves what is written in Latin letters alone.
 */
export function foldedDevanagari(text: string): string {
  return folded(text)
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replace(/[ँं]/gu, '')
    .replace(/[नम]्(?=[कखगघचछजझटठडढतथदधपफबभ])/gu, '')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ये', 'ए')
    .replaceAll('यी', 'ई')
    .replaceAll('।', ' ')
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? zero) - zero));
}
