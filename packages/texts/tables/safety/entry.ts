import type { SafetyLanguage, SafetyTexts } from '@palmleaf/engines/safety/kinds';
import { allSafetyTexts } from './languages.ts';

export const safetyTexts = (language: SafetyLanguage): Promise<SafetyTexts> => allSafetyTexts[language]();
