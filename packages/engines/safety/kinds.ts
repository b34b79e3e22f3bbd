/** Kinds of danger; a message has the gravest that fits. */
export const dangerKinds = ['self-harm', 'violence', 'child-abuse', 'threat', 'medical'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** The languages that an answer to danger is written in. */
export const safetyLanguages = ['en', 'de', 'es', 'fr', 'ru', 'hi', 'pt', 'it', 'ta'] as const;
export type SafetyLanguage = (typeof safetyLanguages)[number];

/** Returns the language in which help is written for a reader of another language. */
export const languageOfHelp = (language: string | undefined): SafetyLanguage =>
  safetyLanguages.find((one) => one === language) ?? 'en';

/** Words for a person in danger, in one language. */
export interface SafetyTexts {
  /** Immediate advice. */
  readonly advice: Record<DangerKind, string>;
  /** Before the list of numbers. */
  readonly helpIsHere: string;
  /** Before the emergency number. */
  readonly emergency: string;
}
