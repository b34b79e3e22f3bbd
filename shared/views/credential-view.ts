import * as z from 'zod';

export const announceCredentialRequest = z.strictObject({
  version: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a version of the secret'),
});
export const announcedCredentialView = z.object({ version: z.string(), gates: z.array(z.string()) });
