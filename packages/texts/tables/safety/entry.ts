// Exports for other packages.
import type { SafetyLanguage, SafetyTexts } from '@palmleaf/engines/safety/kinds';
import { allSafetyTexts } from './languages.ts';

/** Loads the messages for a person in danger in one language. */
export const safetyTexts = (language: SafetyLanguage): Promise<SafetyTexts> => allSafetyTexts[language]();
