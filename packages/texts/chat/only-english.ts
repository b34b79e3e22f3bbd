import { chooseLanguage, type Language, languages } from '@palmleaf/contract/languages';
import type { Written } from '../languages/kinds.ts';

const notes: Readonly<Record<Exclude<Language, Written<'readings'>>, string>> = {
  ma: 'सध्या उत्तरे फक्त इंग्रजीत मिळू शकतात.',
  bn: 'আপাতত উত্তর শুধু ইংরেজিতে দেওয়া যায়।',
  te: 'ప్రస్తుతానికి ఇంగ్లీషులో మాత్రమే సమాధానం ఇవ్వగలను.',
  ml: 'ഇപ്പോൾ ഇംഗ്ലീഷിൽ മാത്രമേ മറുപടി നൽകാനാകൂ.',
  kn: 'ಸದ್ಯಕ್ಕೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಮಾತ್ರ ಉತ್ತರಿಸಬಹುದು.',
};
const hasNote = (language: Language): language is keyof typeof notes => language in notes;

/** Answers repeat a language code only if it is such a plain tag. */
const tag = /^[\p{L}\p{M}_-]{2,20}$/u;

/** @param asked the code of a language that the chat does not speak */
export function noteOfEnglish(asked: string): string {
  const language = chooseLanguage(asked, languages);
  if (hasNote(language)) return `(${notes[language]} I can answer only in English so far.)`;
  return tag.test(asked)
    ? `(You asked for "${asked}"; I can answer only in English so far.)`
    : '(I can answer only in English so far.)';
}
