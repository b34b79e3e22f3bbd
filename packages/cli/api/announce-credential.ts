import { announcedCredentialView } from '@palmleaf/shared/views/credential-view';
import { UserFacingError } from '../errors.ts';
import { ask } from './ask.ts';
import type { SignedFetch } from './signed-fetch.ts';

/** Functions check a gate at least this often before they send a call. */
const gateCheckMs = 2000;

/** @returns false if the request fails; the functions notice the version later */
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
  await sleep(gateCheckMs);
  return true;
}
