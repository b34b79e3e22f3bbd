import * as z from 'zod';

/** That another version of the secret has been set. The version's id says nothing of its content. */
export const announceCredentialRequest = z.strictObject({
  version: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a version of the secret'),
});
/** The gates before which it holds. */
export const announcedCredentialView = z.object({ version: z.string(), gates: z.array(z.string()) });
