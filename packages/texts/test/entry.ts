export { languageTexts as bengali } from '../bn/year.ts';
export { terms } from '../chat/chat-words.ts';
export { refusedMatters } from '../chat/question/cautions.ts';
export { beyondTopics, kalams, selfTopics } from '../chat/question/subject.ts';
export type { Manner, Statement } from '../chat/statements/statement.ts';
export { languageTexts as german } from '../de/palm.ts';
export { periodName } from '../en/chat/time.ts';
export { languageTexts as english } from '../en/year.ts';
export { answerLanguage, nameOfLanguage } from '../languages/answer-language.ts';
export { inCase, itself, too } from '../languages/kannada-cases.ts';
export { writtenIn } from '../languages/texts-by-language.ts';
export { computedTerms, uncomputedTerms } from '../lexicons/glossary.ts';
export { type ClassOf, classesOf, type Outer, type Spanned, spanned } from '../palm/classes.ts';
export type { Looks, PalmWords, Rarity, SeenFeature, SharedTrait } from '../palm/palm-words.ts';
export { strongestOf } from '../palm/strongest.ts';
export { palmIn } from '../palm/text.ts';
export { type AspectsLanguage, allAspectsTexts, aspectsLanguages } from '../tables/aspects-report/index.ts';
export { chatLanguages, wordsOf } from '../tables/chat/index.ts';
export { allReadingTexts, type ReadingLanguage, readingLanguages } from '../tables/natal-reading/index.ts';
export { type PalmLanguage, palmLanguages, wordsIn } from '../tables/palm/index.ts';
export { karanaName, nakshatraName, panchangTexts, tithiName } from '../tables/panchang/index.ts';
export { allPanchangTexts } from '../tables/panchang/languages.ts';
export { varshaphalTexts } from '../tables/varshaphal/index.ts';
export { allVarshaphalTexts } from '../tables/varshaphal/languages.ts';
export {
  aspectsStrings,
  faults,
  leftoversIn,
  onlyIn,
  sentences,
  stemsOf,
  strings,
} from './astrology/languages/linter.ts';
export { natalTexts } from './astrology/natal-texts.ts';
export { type PairClaim, pairClaim, paragraphClaims, signsClaim } from './claims/aspects.ts';
export type { Claim } from './claims/claim.ts';
export { natalClaims } from './claims/natal.ts';
export { type FestivalClaim, festivalClaims } from './claims/panchang.ts';
export { readingClaims } from './claims/reading.ts';
export { type YearClaim, yearClaims } from './claims/year.ts';
export { everyWord } from './palmistry/every-word.ts';
