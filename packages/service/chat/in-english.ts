import { chooseLanguage, type Language, languages } from '@palmleaf/contract/languages';

/** That an answer is in English, said in the language that was asked for. */
const notes: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'Por ahora solo puedo responder en inglés.',
  pt: 'Por enquanto só posso responder em inglês.',
  fr: 'Pour l’instant, je ne peux répondre qu’en anglais.',
  it: 'Per ora posso rispondere soltanto in inglese.',
  de: 'Ich kann vorerst nur auf Englisch antworten.',
  ru: 'Пока я могу отвечать только по-английски.',
  hi: 'अभी उत्तर केवल अंग्रेज़ी में मिल सकते हैं।',
  ma: 'सध्या उत्तरे फक्त इंग्रजीत मिळू शकतात.',
  bn: 'আপাতত উত্তর শুধু ইংরেজিতে দেওয়া যায়।',
  ta: 'தற்போது ஆங்கிலத்தில் மட்டுமே பதில் தர முடியும்.',
  te: 'ప్రస్తుతానికి ఇంగ్లీషులో మాత్రమే సమాధానం ఇవ్వగలను.',
  ml: 'ഇപ്പോൾ ഇംഗ്ലീഷിൽ മാത്രമേ മറുപടി നൽകാനാകൂ.',
  kn: 'ಸದ್ಯಕ್ಕೆ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಮಾತ್ರ ಉತ್ತರಿಸಬಹುದು.',
};

/** A language tag, nothing else: what may be repeated of a wish. */
const tag = /^[\p{L}\p{M}_-]{2,20}$/u;

/**
 * The line that says so under an answer. A language that we have no words of is named in English.
 *
 * @param asked the code of a language that the chat does not speak
 */
export function noteOfEnglish(asked: string): string {
  const language = chooseLanguage(asked, languages);
  if (language !== 'en') return `(${notes[language]} I can answer only in English so far.)`;
  return tag.test(asked)
    ? `(You asked for "${asked}"; I can answer only in English so far.)`
    : '(I can answer only in English so far.)';
}
