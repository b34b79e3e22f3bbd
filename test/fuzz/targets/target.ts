import type { GeneratedRequest } from '../generated/requests.ts';

export const targetNames = [
  'service',
  'intake',
  'reports',
  'console',
  'gateway',
  'readers',
  'stack',
] as const;
export type TargetName = (typeof targetNames)[number];

export interface Reaction {
  readonly kind: string;
  /** The broken promise as a sentence; `run/judge.ts` judges the promises that all targets share. */
  readonly fault?: string;
  readonly statuses?: readonly number[];
  readonly answerBytes?: number;
  readonly refusal?: string;
  readonly log?: string;
}

export interface World {
  play(bytes: Buffer): Promise<Reaction>;
  residentBytes?(): number | undefined;
  close(): Promise<void>;
}

export interface Target {
  readonly name: TargetName;
  /** The share of mutations that add framing or connection headers, 0 to 1. */
  readonly framingShare: number;
  /** Secrets and personal data that no log line and no refusal may show. */
  readonly planted: readonly string[];
  readonly logsNameAddress?: boolean;
  readonly maxRefusalBytes: number;
  /** After this many inputs (400 by default) a new world begins, so that only a leak makes memory grow. */
  readonly inputsPerWorld?: number;
  readonly generated?: readonly GeneratedRequest[];
  open(): Promise<World>;
}

export const plantedName = 'Ottoline Quarles';
export const plantedToken = 'plt_Zx81-planted-token-of-the-fuzzer';
