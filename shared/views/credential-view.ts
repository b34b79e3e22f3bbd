import * as z from 'zod';

/** Announces that the secret has a new version. A version's id reveals nothing of its content. */
export const announceCredentialRequest = z.strictObject({
  version: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a version of the secret'),
});
/** The gates that will use the announced version. */
export const announcedCredentialView = z.object({ version: z.string(), gates: z.array(z.string()) });
