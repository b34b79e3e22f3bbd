import { languagesWith, type Written } from '@palmleaf/contract/languages';

export const dangerKinds = ['self-harm', 'violence', 'child-abuse', 'threat', 'medical'] as const;
export type DangerKind = (typeof dangerKinds)[number];

export type SafetyLanguage = Written<'readings'>;
export const safetyLanguages = languagesWith('readings');

export const languageOfHelp = (language: string | undefined): SafetyLanguage =>
  safetyLanguages.find((one) => one === language) ?? 'en';

export interface SafetyTexts {
  readonly advice: Record<DangerKind, string>;
  readonly doubt: Record<DangerKind, string>;
  readonly orReword: string;
  readonly ifInDanger: string;
  readonly helpIsHere: string;
  readonly emergency: string;
}
