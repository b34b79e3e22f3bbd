import type { Command } from './command.ts';
import { ceilingCommand } from './commands/ceiling.ts';
import { consoleCommand } from './commands/console.ts';
import { credentialsCommand } from './commands/credentials.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { gateCommand } from './commands/gate.ts';
import { placesCommand } from './commands/places.ts';
import { quoteCommand } from './commands/quote.ts';
import { redriveCommand } from './commands/redrive.ts';
import { rejectionsCommand } from './commands/rejections.ts';
import { reportCommand } from './commands/report.ts';
import { sealCommand } from './commands/seal.ts';
import { statusCommand } from './commands/status.ts';
import { unknownCommand } from './commands/unknown.ts';
import { uploadCommand } from './commands/upload.ts';

/** Every command, in the order in which the help lists them: as a batch's life goes. */
export const commands: readonly Command[] = [
  quoteCommand,
  uploadCommand,
  statusCommand,
  reportCommand,
  exportCommand,
  rejectionsCommand,
  unknownCommand,
  redriveCommand,
  sealCommand,
  ceilingCommand,
  gateCommand,
  credentialsCommand,
  placesCommand,
  consoleCommand,
  doctorCommand,
];
