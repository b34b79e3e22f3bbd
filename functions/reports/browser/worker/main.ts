import { config } from 'zod';
import { correctedTable } from '../../../../shared/drafts/refused-grid.ts';
import { readChoices } from '../../../../shared/intake/choices.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { refusalText } from '../../../../shared/reasons/refusals/refusal-text.ts';
import { gazetteerPath } from '../../gazetteer-path.ts';
import type { WorkerAnswer, WorkerRequest } from '../messages.ts';
import { checkChosen, gridOf, refusedRowsOf } from './check-chosen.ts';
import type { WorkerDeps } from './chosen-uploads.ts';
import { filesToSend } from './files-to-send.ts';

// Zod must not generate code: our content security policy forbids it.
config({ jitless: true });

export { checkChosen, filesToSend, gridOf, refusedRowsOf };

const deps: WorkerDeps = {
  gazetteer: new Gazetteer(async (index) => {
    const answer = await fetch(gazetteerPath(index), { credentials: 'same-origin' });
    if (!answer.ok) throw new Error('A piece of the list of towns could not be loaded');
    return new Uint8Array(await answer.arrayBuffer());
  }),
  fetch: (path, init) =>
    fetch(path, {
      ...init,
      headers: {
        accept: 'application/json',
        ...(init === undefined ? {} : { 'content-type': 'application/json' }),
      },
      credentials: 'same-origin',
    }),
};

const post = (answer: WorkerAnswer): void => postMessage(answer);

async function answer({ chosen, ...request }: WorkerRequest): Promise<void> {
  const parsed = readChoices(chosen.reading);
  if (isRefused(parsed)) {
    post({ kind: 'failed', reason: refusalText(parsed.refusal) });
    return;
  }
  const { choices } = parsed;
  if (request.kind === 'check') {
    const show = (done: number, of: number) => post({ kind: 'progress', done, of });
    const files = await filesToSend(chosen, choices);
    post({ kind: 'found', found: await checkChosen({ ...chosen, files }, choices, deps, show), files });
    return;
  }
  const { name } = request;
  if (request.kind === 'refused rows') {
    post({ kind: 'refused rows', name, bytes: await refusedRowsOf(chosen, name, choices, deps) });
    return;
  }
  if (request.kind === 'correct') {
    post({ kind: 'corrected', name, text: correctedTable(request.grid, request.corrections) });
    return;
  }
  const grid = await gridOf(chosen, name, choices, deps);
  if (grid !== undefined) post({ kind: 'grid', name, grid });
}

// Tests import this file outside a worker.
if ('WorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    answer(data).catch(() => post({ kind: 'failed', reason: 'The files could not be checked here.' }));
  });
}
