import type { DangerKind } from '../kinds.ts';

/** What somebody in danger is told in one language. */
export interface SafetyTexts {
  /** What to do now. */
  readonly advice: Record<DangerKind, string>;
  /** Before the list of numbers. */
  readonly helpIsHere: string;
  /** Before the emergency number. */
  readonly emergency: string;
}
