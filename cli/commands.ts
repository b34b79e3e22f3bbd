import type { Command } from './framework/command.ts';
import type { CommandName } from './framework/summaries.ts';

/** Each command is loaded only when it is called, so that none has to wait for what another one needs. */
export const commands: Record<CommandName, () => Promise<{ readonly default: Command }>> = {
  quote: () => import('./commands/quote.ts'),
  upload: () => import('./commands/upload.ts'),
  status: () => import('./commands/status.ts'),
  report: () => import('./commands/report.ts'),
  export: () => import('./commands/export.ts'),
  rejections: () => import('./commands/rejections.ts'),
  unknown: () => import('./commands/unknown.ts'),
  redrive: () => import('./commands/redrive.ts'),
  seal: () => import('./commands/seal.ts'),
  erase: () => import('./commands/erase.ts'),
  ceiling: () => import('./commands/ceiling.ts'),
  gate: () => import('./commands/gate.ts'),
  credentials: () => import('./commands/credentials.ts'),
  places: () => import('./commands/places.ts'),
  console: () => import('./commands/console.ts'),
  doctor: () => import('./commands/doctor.ts'),
};
