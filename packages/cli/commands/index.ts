import type { Command, CommandFlags } from '../command-line/command.ts';
import { type CommandName, isCommandName, summaries } from '../command-line/summaries.ts';

/** Imported on call, so that no command loads the dependencies of another. */
export const commands: Record<CommandName, () => Promise<{ readonly default: Command }>> = {
  quote: () => import('./uploads/quote.ts'),
  upload: () => import('./uploads/upload.ts'),
  status: () => import('./batches/status.ts'),
  people: () => import('./people/people.ts'),
  report: () => import('./people/report.ts'),
  book: () => import('./batches/book.ts'),
  link: () => import('./people/link.ts'),
  export: () => import('./batches/export.ts'),
  verify: () => import('./batches/verify.ts'),
  rejections: () => import('./batches/rejections.ts'),
  unknown: () => import('./batches/unknown.ts'),
  statement: () => import('./batches/statement.ts'),
  account: () => import('./batches/account.ts'),
  redrive: () => import('./batches/redrive.ts'),
  cancel: () => import('./batches/cancel.ts'),
  seal: () => import('./batches/seal.ts'),
  erase: () => import('./people/erase.ts'),
  ban: () => import('./people/ban.ts'),
  pause: () => import('./batches/pause.ts'),
  resume: () => import('./batches/resume.ts'),
  release: () => import('./batches/release.ts'),
  ceiling: () => import('./batches/ceiling.ts'),
  customers: () => import('./stack/customers.ts'),
  gate: () => import('./stack/gate.ts'),
  credentials: () => import('./stack/credentials.ts'),
  service: () => import('./stack/service.ts'),
  drift: () => import('./stack/drift.ts'),
  credits: () => import('./stack/credits.ts'),
  places: () => import('./uploads/places.ts'),
  webhooks: () => import('./stack/webhooks.ts'),
  console: () => import('./stack/console.ts'),
  use: () => import('./stack/use.ts'),
  outputs: () => import('./stack/outputs.ts'),
  api: () => import('./stack/api.ts'),
  completions: () => import('./stack/completions.ts'),
  doctor: () => import('./stack/doctor.ts'),
};

export function allFlags(): Promise<readonly CommandFlags[]> {
  const names = Object.keys(summaries).filter(isCommandName);
  return Promise.all(
    names.map(async (name) => {
      const { flags } = (await commands[name]()).default;
      return { name, summary: summaries[name], flags };
    }),
  );
}
