import { announcedCredentialView } from '@palmleaf/shared/views/credential-view';
import { UserFacingError } from '../errors.ts';
import { ask } from './ask.ts';
import type { SignedFetch } from './signed-fetch.ts';

/** Nobody sends a call by a look at its gate that is older than this. */
const lookMs = 2000;

/**
 * Tells the stack that another version of the secret was set, and waits until every call is sent with it.
 *
 * @returns false when the stack cannot be told: it finds out by itself, later
 */
export async function announceCredential(
  reports: SignedFetch,
  version: string,
  sleep: (ms: number) => Promise<void>,
): Promise<boolean> {
  try {
    await ask(reports, announcedCredentialView, '/credential', { method: 'POST', body: { version } });
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return false;
  }
  await sleep(lookMs);
  return true;
}
