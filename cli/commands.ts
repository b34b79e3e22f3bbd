import type { Command } from './command-line/command.ts';
import type { CommandName } from './command-line/summaries.ts';

/** Each command is loaded only when it is called, so that none has to wait for what another one needs. */
export const commands: Record<CommandName, () => Promise<{ readonly default: Command }>> = {
  quote: () => import('./commands/uploads/quote.ts'),
  upload: () => import('./commands/uploads/upload.ts'),
  status: () => import('./commands/batches/status.ts'),
  report: () => import('./commands/batches/report.ts'),
  export: () => import('./commands/batches/export.ts'),
  rejections: () => import('./commands/batches/rejections.ts'),
  unknown: () => import('./commands/batches/unknown.ts'),
  redrive: () => import('./commands/batches/redrive.ts'),
  seal: () => import('./commands/batches/seal.ts'),
  erase: () => import('./commands/batches/erase.ts'),
  ceiling: () => import('./commands/batches/ceiling.ts'),
  gate: () => import('./commands/stack/gate.ts'),
  credentials: () => import('./commands/stack/credentials.ts'),
  places: () => import('./commands/uploads/places.ts'),
  console: () => import('./commands/stack/console.ts'),
  doctor: () => import('./commands/stack/doctor.ts'),
};
