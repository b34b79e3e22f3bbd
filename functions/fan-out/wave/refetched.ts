import type { Credential } from '../../../shared/service-client/credential.ts';
import type { WorkDeps } from '../flow/work-deps.ts';

/** The credential as the secret has it now: what is remembered of it may be old. The known one where it cannot be read. */
export const refetched = (
  { credentials }: Pick<WorkDeps, 'credentials'>,
  known: Credential,
): Promise<Credential> => credentials.refetch(known.version).catch(() => known);
