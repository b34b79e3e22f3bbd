import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StateDirectory } from '../../platform/state-directory.ts';
import type { Mail } from './sns.ts';

export class Mailbox {
  readonly mails: Mail[] = [];
  readonly #folder: string;
  readonly #log: (line: string) => void;

  constructor(state: StateDirectory, log: (line: string) => void) {
    this.#folder = state.folder('mail');
    this.#log = log;
  }

  add(mail: Mail): void {
    this.mails.push(mail);
    const file = join(this.#folder, `${mail.to.replaceAll(/[^\w.@+-]/g, '_')}.txt`);
    const text = `Date: ${new Date().toISOString()}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n\n`;
    appendFileSync(file, text, { mode: 0o600 });
    this.#log(`mail to ${mail.to}: ${mail.subject}`);
  }
}
